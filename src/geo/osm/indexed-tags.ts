/** Which tags a map is searched by. */

/** Values of these keys, and of "key:…" and "key_…", are not looked for; the tag is kept with the feature only. */
export const unindexedKeys =
  'name alt_name old_name official_name short_name loc_name int_name source note fixme description wikipedia wikidata website phone fax contact addr created_by ref image tiger gnis is_in url email ele start_date check_date survey'.split(
    ' ',
  );
/** Names, also by language: "name:fr". */
export const nameKeys = 'name alt_name official_name short_name loc_name int_name old_name'.split(' ');
/** Names whose words say whose it is, also by language, and what says it besides. */
export const wordNameKeys = 'name alt_name official_name short_name loc_name'.split(' ');
export const ownerKeys = 'brand operator network'.split(' ');
/** Characters. */
export const longestLabel = 60;

const unindexed = new RegExp(`^(?:${unindexedKeys.join('|')})(?:$|:|_)`);
const nameKey = new RegExp(`^(?:${nameKeys.join('|')})(?::[a-z_-]+)?$`, 'i');
const wordKey = new RegExp(`^(?:(?:${wordNameKeys.join('|')})(?::[a-z_-]+)?|${ownerKeys.join('|')})$`, 'i');
/** Each distinct label costs memory while importing: measures, dates and sentences are left out. */
const measure = /^[\d.,:;+\- ]{4,}$/;

export const isUnindexed = (key: string): boolean => unindexed.test(key);
export const isNameKey = (key: string): boolean => nameKey.test(key);
export const isWordKey = (key: string): boolean => wordKey.test(key);
export const isLabelValue = (value: string): boolean => value.length <= longestLabel && !measure.test(value);
