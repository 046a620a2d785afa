/** What follows a question and belongs to it as a whole: "… and their websites", "… and if so, where", "… at most 2 km away",
 * "… that I can find". */

import type { Asked } from './frame-words/terms.ts';
import { readNouns } from './frames.ts';
import { metresOf } from './measures.ts';
import { find, PatternList, type Span, tidy, without } from './plain.ts';

export interface Tails {
  readonly text: string;
  readonly asked: readonly Asked[];
  /** Where or how many is asked besides. */
  readonly ask?: 'where' | 'count';
  /** How far from the place the nearest may be. */
  readonly reach?: { readonly metres: number; readonly said: string };
}

/** Clauses that only say "there are". */
const idle: readonly RegExp[] = [
  ',? (?:that|which) (?:i|we|you|one) (?:can|could) (?:find|see|visit|reach|get to|go to)(?= |$)',
  ',? (?:that|which) (?:exists?|(?:is|are) (?:available|located|situated)|can be found)(?= |$)',
  '(?: (?:zeigen|nennen|sagen|auflisten))?,? (?:die|das|der) es (?=(?:in|im|auf|bei|nahe|an|am) .+ gibt$)',
  ',? (?:die|den|das|der) (?:ich|man|wir) (?:finden|sehen|besuchen|erreichen) (?:kann|konnen|konnte)(?= |$)',
].map((pattern) => new RegExp(pattern));

const saidIdle = new PatternList(idle, (pattern) => [pattern]);

const also = '(?:also )?(?:(?:tell|give|show|send|name|list) (?:me|us) )?(?:also )?';
const their = "(?:what(?: is| are|'s|’s) )?(?:its|their|his|the|all their)";
const alsoGerman =
  '(?:auch )?(?:(?:wie (?:lautet|lauten|ist|sind)|was (?:ist|sind)) )?(?:(?:nenne?|gib|gebt|sage?|zeige?|nennen sie|geben sie) (?:mir|uns) )?(?:auch )?';
const theirGerman = '(?:dessen|deren|ihren?|ihre[ms]?|seine[nms]?|sein|die|das|den|der(?:en)?)';
const values: readonly RegExp[] = [
  `(?:,|,? and|,? along with|,? with|,? as well as|;) ${also}${their} (?<nouns>[a-z][a-z ,'-]+)$`,
  `(?:,|,? und|,? sowie|,? mit|;) ${alsoGerman}${theirGerman} (?!.* (?:und|sowie) (?:auch )?(?:wie|was|dessen|deren|ihre|seine))(?<nouns>[a-z][a-z ,-]+?)(?: (?:nennen|sagen|geben|zeigen|auflisten|an))?$`,
].map((pattern) => new RegExp(pattern, 'd'));
const whereToo = [
  /(?:,|,? and|;) (?:also )?(?:if (?:so|yes|there (?:is|are)(?: any| one)?),? )?where(?: (?:is|are) (?:it|they|that|those|these))?(?: (?:located|exactly))?$/,
  /(?:,|,? und|;) (?:falls ja,? |wenn ja,? )?wo(?: genau)?(?: (?:ist|sind|liegt|liegen|befindet sich|befinden sich) (?:es|er|sie|das|diese))?(?: (?:ist|sind|liegt|liegen))?$/,
];
const countToo = [
  /(?:,|,? and|;) (?:if (?:so|yes),? )?how many(?: (?:are|of them are) there)?$/,
  /(?:,|,? und|;) (?:falls ja,? |wenn ja,? )?(?:wie ?viele|wieviele)(?: (?:gibt es|sind es))?$/,
];
/** "… and who operates it", "… and how high is it" */
const clauses: readonly (readonly [RegExp, string])[] = [
  [/(?:,|,? and|;) who (?:operates|runs|owns) (?:it|them)$/, 'operator'],
  [
    /(?:,|,? and|;) what (?:(?:is it|it is|they are|are they) called|(?:its|their) names? (?:is|are))$/,
    'name',
  ],
  [/(?:,|,? und|;) wie (?:sie|es|er|diese) hei(?:s|ss)(?:en|t)$/, 'namen'],
  [/(?:,|,? und|;) wie hei(?:s|ss)(?:en|t) (?:sie|es|er|diese)$/, 'namen'],
  [/(?:,|,? and|;) how much (?:does it|do they|is it) cost$/, 'prices'],
  [/(?:,|,? und|;) (?:was|wie ?viel) (?:kostet|kosten) (?:es|das|sie|er)$/, 'preise'],
  [/(?:,|,? and|;) how (?:high|tall) (?:is it|it is|are they)$/, 'height'],
  [/(?:,|,? and|;) (?:when (?:is it|are they|does it|do they)(?: open)?)$/, 'opening hours'],
  [/(?:,|,? und|;) wie hoch (?:ist|sind) (?:er|sie|es|das|diese)$/, 'hohe'],
  [/(?:,|,? und|;) wer (?:betreibt|besitzt) (?:sie|es|ihn|das|diese)$/, 'betreiber'],
  [/(?:,|,? und|;) wann (?:hat|haben|ist|sind) (?:es|sie|er|das) (?:geoffnet|offen|auf)$/, 'offnungszeiten'],
];
const saidClauses = new PatternList(clauses, ([pattern]) => [pattern]);
const howFar = [
  /(?:,|,? and|;) (?:also )?(?:tell me )?how far(?: away)? (?:is it|it is|are they|they are)(?: (?:away|from there|from it))?$/,
  /(?:,|,? und|;) wie weit (?:ist|sind|liegt) (?:es|er|sie|das|diese)(?: (?:davon )?entfernt| weg)?$/,
];

const amount =
  '(?<value>\\d+(?:[.,]\\d+)?) ?(?<unit>kilomet(?:re|er)s?|kilometern?|km|metres?|meters?|metern?|m|miles?|mi|feet|ft|yards?)';
/** How far "the nearest" may be; not "within 2 km of the castle". */
const reaches: readonly RegExp[] = [
  `,? (?:(?:that|which) (?:is|are|lies?) )?(?:at most|at maximum|no (?:more|further|farther) than|not (?:more|further|farther) than|less than|closer than|within|under|up to|max(?:imum|imally)?) ${amount}(?: (?:away|distant|off|distance))?(?= in |$)`,
  `,? (?:(?:der|die|das) )?(?:hochstens|maximal|nicht (?:weiter|mehr) als|weniger als|innerhalb von|im umkreis von|bis zu) ${amount}(?: (?:entfernt|weg|entfernung))?(?: (?:ist|sind|liegt|liegen))?(?= in |$)`,
].map((pattern) => new RegExp(pattern, 'd'));
const nearestWord = /\b(?:nearest|closest|next|nachste[nrs]?|nachstgelegene[nrs]?|nahegelegenste[nrs]?)\b/;

/** Takes the tails off, the last first. */
export function takeTails(question: string, distance: Asked): Tails {
  let text = question;
  const asked: Asked[] = [];
  let ask: Tails['ask'];
  let reach: Tails['reach'];
  const take = (patterns: readonly RegExp[], use: (span: Span) => boolean): boolean =>
    patterns.some((pattern) => {
      const span = find(pattern, text);
      if (!span || span.index === 0 || !use(span)) return false;
      text = tidy(without(text, span));
      return true;
    });
  for (let at = saidIdle.next(0, text); at < idle.length; at = saidIdle.next(at + 1, text))
    take([idle[at]!], () => true);
  for (let more = true; more; ) {
    more =
      take(values, ({ groups }) => {
        const nouns = readNouns(groups.nouns!);
        asked.unshift(...(nouns ?? []));
        return nouns !== undefined;
      }) ||
      [...saidClauses.for(text)].some(([pattern, noun]) =>
        take([pattern], () => {
          asked.unshift(...readNouns(noun)!);
          return true;
        }),
      ) ||
      take(whereToo, () => {
        ask = 'where';
        return true;
      }) ||
      take(countToo, () => {
        ask ??= 'count';
        return true;
      }) ||
      take(howFar, () => {
        asked.unshift(distance);
        return true;
      });
  }
  if (find(nearestWord, text))
    take(reaches, ({ groups }) => {
      reach = { metres: metresOf(groups.value!, groups.unit!), said: `${groups.value} ${groups.unit}` };
      return true;
    });
  return { text, asked, ...(ask && { ask }), ...(reach && { reach }) };
}
