/** Words that say what features are called or who runs them, and the name itself. */

import { GeoError } from '../../domain/errors.ts';
import { fold } from '../../domain/fold.ts';
import { not, type TagFilter } from '../../domain/tag-filter.ts';
import { find, type Span, without } from './plain.ts';

/** What follows a name is a condition, and none of its words: "run by Accor and that take cards". */
const thenConditions = [
  '(?:(?:and|or|but|und|oder|aber|et|ou|y|o) (?:also |auch )?)?(?:with(?:out)?|that|which|who|whose|serving|selling|accepting|offering|allowing|having|open|closed|built|mit|ohne|zum mitnehmen|die|avec|sans|qui|que|con|sin|(?:more|less|fewer) than|(?:mehr|weniger) als|at least|mindestens|called|named|namens|run by|operated by|betrieben von)(?= )',
  '(?:(?:and|or|but|und|oder|aber) (?:also |auch )?)(?:are|is|have|has|not|no|serve|accept|take|offer|allow|where|wo|haben|sind|nicht|kein)(?= )',
]
  .map((words) => ` ${words}`)
  .join('|');

const nameWords = new RegExp(
  String.raw`\b(?:(?<!\bwie )(?:,? ?(?:die|der|das) )?hei(?:s|ss|ß)(?:en|t)|(?:that (?:is|are) )?(?:named|called|operated by|run by|owned by|of the (?:brand|chain))|with the name|whose name (?:is|contains|has)|namens|mit (?:dem )?namen?(?! (?:und|oder) |,)|betrieben von|,? (?:deren|dessen) name|nommee?s?|appelee?s?|qui s'appellent?|de la marque|llamad[oa]s?|con (?:el )?nombre(?! de )) (?!after |in honou?r of |nach |d'apres |en l'honneur |en honor |por )(?:"(?<quoted>[^"]+)"(?: (?:enthalt|lautet|tragt))?|[“«„](?<marked>[^”»“]+)[”»“](?: (?:enthalt|lautet|tragt))?|(?<bare>.+?))(?=$|[,;]| (?:in|near|within|inside|around|close to|next to|im|bei|nahe|a|dans|en|pres|cerca|sur|on|(?:are|is) there|do|does|exist|gibt es|hat|haben) |${thenConditions}| (?:enthalt|heist|lautet|hat)$)|\b(?:that (?:are|were) |which (?:are|were) )?named (?:after|for|in honou?r of) (?<honoured>\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3}?)(?=$|[,;]| (?:in|near|within|inside|around|on|at|are|is|does|do|exist|can) )|,? ?(?:die |das |der )?nach (?<honouredGerman>\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3}?) (?:benannt|genannt)(?:e[nrs]?)?(?: (?:sind|ist|wurden?))?,?(?= |$)|,? (?:qui (?:portent|porte) (?:le|un) nom|nomme(?:e?s?) d'apres|(?:nommee?s?|baptisee?s?) en l'honneur|qui (?:honorent|honore)) (?:d'|de la |de |des |du |les? |la )?(?<honouredFrench>(?:une? )?\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3}?)(?=$|[,;]| (?:a|dans|en|pres|sur) )|,? (?:que (?:llevan?|tienen?) (?:el )?nombres? del?|con (?:el )?nombres? de|(?:llamad[oa]s?|nombrad[oa]s?|bautizad[oa]s?) (?:en (?:honor|homenaje) (?:de|a)l?|por)) (?<honouredSpanish>(?:un[oa]? |los |las |la |el )?\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3}?)(?=$|[,;]| (?:en|cerca|dentro) )`,
  'du',
);

const joint = /,? (?:and|but|und|aber|et|mais|y|pero)(?: also| auch)? $/i;

/** "Or called Central", "called Central or that deliver": one of two things that are asked. */
const eitherBefore = / (?:or|oder|ou|o)(?: also| auch)? $/i;
const eitherBehind = /^,? (?:or|oder|ou|o) /i;

/** What they are called, with what joins it to what stands before.
 * @throws GeoError `query_not_understood` where "or" joins it to something else */
export function findName(text: string): Span | undefined {
  const span = find(nameWords, text);
  if (!span) return undefined;
  const [start, end] = [text.slice(0, span.index), text.slice(span.end)];
  if (eitherBefore.test(start) || eitherBehind.test(end))
    throw new GeoError(
      'query_not_understood',
      `“or” joins the name in “${text.slice(span.index, span.end).trim()}” with something else. Ask for one of them at a time.`,
    );
  const before = joint.exec(start);
  return before ? { ...span, index: before.index } : span;
}

/** Bearing a name, as one of its words or all of it. */
export const bearingName = (name: string): TagFilter => ({
  type: 'matches',
  key: /^(?:name|brand|operator|network)$/,
  pattern: spelt(name),
  said: fold(name),
});

/** A name with whatever marks and accents stand in it on the map: "McDonald’s", "Häagen-Dazs". */
const spelt = (name: string): RegExp =>
  new RegExp(
    [...fold(name).replace(/[^\p{L}\p{N}]+/gu, '')]
      .map((letter) => marked[letter] ?? letter)
      .join("[\\s'’´`.&-]*"),
    'iu',
  );
const marked: Readonly<Record<string, string>> = {
  a: '[aàáâãäå]',
  c: '[cç]',
  e: '[eèéêë]',
  i: '[iìíîï]',
  n: '[nñ]',
  o: '[oòóôõöø]',
  u: '[uùúûü]',
};

/** "Pubs not called Central", "Hotels, die nicht von …" */
const notBefore =
  /(?:,? (?:and|but|und|aber) (?:also |auch )?)?(?:(?:that|which) (?:are|is) |die )?(?<!\p{L})(?:not|nicht) $/iu;

/** @returns the text without a name that they must not bear; undefined where it says none */
export function withoutName(text: string): { readonly rest: string; readonly filter: TagFilter } | undefined {
  const naming = find(nameWords, text);
  const before = naming && notBefore.exec(text.slice(0, naming.index));
  const name = naming?.groups.quoted ?? naming?.groups.marked ?? naming?.groups.bare;
  if (!naming || !before || name === undefined || !/^\p{Lu}/u.test(name)) return undefined;
  return { rest: without(text, { ...naming, index: before.index }), filter: not(bearingName(name)) };
}
