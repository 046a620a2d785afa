/** One place that is told by how it lies: "the river that runs through Vienna", "which country is between Poland and Russia",
 * "the capital of the country that borders Portugal". What lies so is a set, of which there may be one or several. */

import { en } from '../sets/en.ts';

/** The plural of each noun for one of them. */
const plurals: ReadonlyMap<string, string> = new Map(
  [...Object.values(en.kinds), ...Object.values(en.divisions)].flatMap(([one, many]) =>
    one
      .split('|')
      .map(
        (noun) =>
          [
            noun,
            many.split('|').find((word) => word.startsWith(noun.slice(0, -2))) ?? many.split('|')[0]!,
          ] as const,
      ),
  ),
);
const nouns = [...plurals.keys()].sort((a, b) => b.length - a.length).join('|');

const compass = '(?:north|south)(?:[ -]?(?:east|west))?|east|west';
/** What tells how something lies, behind "that", "is" and the like. */
const lying = `has|have|that|which|where|lying|located|situated|between|bordering|separating|through|crossing|connecting|in|on|off|near|next to|just|directly|due|immediately|(?:to the )?(?:${compass})(?:ern)?(?: side)? (?:of|from)`;
const verb = 'is|lies|sits|is located|is situated|is found';
const definite = new RegExp(
  `\\b(?<which>the(?: only| one| single)?|which|what)(?: (?:large|big|great|major|small|little|long))?(?<owner>(?: \\p{Lu}\\p{L}+){0,2}) (?<noun>${nouns})(?: (?:${verb}))?(?= (?:${lying})(?![\\p{L}]))`,
  'giu',
);
/** "The country to the north of Kenya" borders it. */
const beside = new RegExp(
  `^(?<noun>\\p{L}+) (?:that (?:is|lies) )?(?:just |directly |due |immediately |right )?(?:to the )?(?<side>${compass}) of (?<name>\\p{L}[^,]*)$`,
  'iu',
);
/** Those of which each has neighbours. */
const bordered: ReadonlySet<string> = new Set([
  'countries',
  ...Object.values(en.divisions).flatMap(([, many]) => many.split('|')),
]);

const toSide = `(?:just |directly |due |immediately |right )?(?:to the )?(?:${compass}) of `;
/** "Which state is east of Ohio", "the state west of Ohio": "State Is" and "State West" would be places. */
const firm = [
  new RegExp(
    `^(?:which|what)(?: \\p{Lu}\\p{L}+)? (?:${nouns}) (?:${verb}) (?:${toSide}|between |in |on |near )`,
    'iu',
  ),
  new RegExp(
    `^the (?:country|state|province|region|county|district|canton|department) (?:(?:that|which) (?:${verb}) )?${toSide}`,
    'iu',
  ),
];
/** "Which mountain range separates France from Spain" */
const separating =
  /^(?:which |what |the )?(?:mountains|mountain (?:range|chain)s?) (?:that )?(?:separates?|divides?|parts?) (?<one>\p{L}.*) (?:from|and) (?<other>\p{L}.*)$/iu;

/** The text with its nouns in the plural where it must be put so before it is read. */
export const firmlySeveral = (text: string): string =>
  (firm.some((pattern) => pattern.test(text)) && severalOf(text)) || text;

/** @returns the text with its nouns in the plural; undefined where it tells of none so */
export function severalOf(text: string): string | undefined {
  const { one, other } = separating.exec(text.replace(/[?!. ]{1,8}$/u, ''))?.groups ?? {};
  if (one !== undefined) return `mountain ranges between ${one} and ${other}`;
  const several = text
    .replace(definite, (_, _which: string, owner: string, noun: string) =>
      `${owner.trim()} ${plurals.get(noun.toLowerCase())!}`.trim(),
    )
    .replace(/ {2,9}/gu, ' ');
  if (several === text) return undefined;
  const { noun, side, name } = beside.exec(several.replace(/[?!. ]{1,8}$/u, ''))?.groups ?? {};
  return noun !== undefined && bordered.has(noun) ? `${noun} bordering ${name} to the ${side}` : several;
}
