/** Amounts and languages: "with more than 1 million inhabitants", "larger than India", "where French is spoken". */

import type { Measure, SetCondition } from '../../domain/query.ts';
import { comparedBy } from './compared-by.ts';
import { densityAt } from './density.ts';
import { heightAt } from './height.ts';
import { sizeOf } from './meaning.ts';
import { measureSaid } from './measure-said.ts';
import type { Head } from './phrases.ts';
import type { Read, SetWords } from './set-words.ts';
import { squareKmAt } from './square-km.ts';

/** "with more than 1 million inhabitants", "larger than 8,000 km²", "larger than India". */
export function amountAt(words: SetWords, start: number, head: Head): Read<SetCondition> | undefined {
  const other = heightAt(words, start, head) ?? densityAt(words, start);
  if (other) return other;
  let at = words.skip(start);
  at = words.word('with', at) ?? words.word('have', at) ?? at;
  const peopled = comparedBy(words, at, 'population', 'morePeople', 'fewerPeople');
  if (peopled) return peopled;
  const said = measureSaid(words, start);
  if (said && said.value !== 'population' && said.value !== 'area' && said.value !== 'length')
    return undefined;
  const population = said?.value === 'population' ? said.end : words.word('populationOf', at);
  // "D'une superficie comprise entre" says more than "d'une superficie".
  const areaOf = words.word('areaOf', at);
  const area = said && said.value !== 'population' ? Math.max(said.end, areaOf ?? 0) : areaOf;
  at = words.skip(population ?? area ?? at);
  const compared = (['larger', 'smaller', 'longer'] as const)
    .map((word) => ({ word, end: words.word(word, at) }))
    .filter(({ end }) => end !== undefined)
    .sort((a, b) => b.end! - a.end!)[0];
  const more = words.word('more', at);
  const less = words.word('less', at);
  const range =
    more === undefined && less === undefined
      ? (words.word('from', at) ?? rangeAt(words, at, start))
      : undefined;
  const from = Math.max(more ?? 0, less ?? 0, range ?? 0, compared?.end ?? 0);
  if (from === 0) return undefined;
  const first = words.number(words.skip(from));
  if (!first) {
    const place = compared && population === undefined ? words.name(words.skip(compared.end!)) : undefined;
    if (!place) return undefined;
    const by = compared!.word === 'longer' ? 'length' : sizeOf(head);
    const order = compared!.word === 'smaller' ? 'less' : 'more';
    return { value: { type: 'Compared', by, order, than: place.value }, end: place.end };
  }
  const both = more === undefined ? undefined : butLess(words, first);
  if (both) return both;
  const to = range === undefined ? undefined : words.word('to', first.end);
  const second = to === undefined ? undefined : words.number(to);
  // "Between 10 and 20 million"
  const scale = second && second.end > to! + 1 ? second.value / (words.words[to!]?.value ?? second.value) : 1;
  // "Between 500,000 and 1 million": what is more than the second without the scale needs none.
  const isScaled = first.end === words.skip(from) + 1 && first.value * scale <= (second?.value ?? 0);
  const least = isScaled ? first.value * scale : first.value;
  if (range !== undefined && !second) return undefined;
  const unit = unitAt(words, second?.end ?? first.end);
  if (said && said.value !== (unit?.value ?? 'population')) return undefined;
  // "More than 50 but less than 100 km from Munich": the unit of the second is that of both.
  if (!unit && endOfBounds(words, first.end) > first.end) return undefined;
  if (unit?.value === 'length' && isDistance(words, start, unit.end, head)) return undefined;
  const by =
    unit?.value ??
    (population !== undefined || (head.kind === 'city' && area === undefined) ? 'population' : undefined);
  if (!by) return undefined;
  const factor = unit?.factor ?? 1;
  // "Cities above 3000 m": no city has billions of people.
  if (by === 'population' && head.kind === 'city' && first.value * factor > mostPeople) return undefined;
  const isLess = (less ?? 0) > (more ?? 0) || compared?.word === 'smaller';
  const bounds = second
    ? { least: least * factor, most: second.value * factor }
    : isLess
      ? { most: first.value * factor }
      : { least: first.value * factor };
  return { value: { type: 'Measured', by, ...bounds }, end: unit?.end ?? second?.end ?? first.end };
}

/** People of a city at most, by far. */
const mostPeople = 100e6;

/** "More than 5 million but fewer than 20 million people"
 * @param first  the number that it is more than */
function butLess(words: SetWords, first: Read<number>): Read<SetCondition> | undefined {
  const unit = unitAt(words, first.end);
  const from = unit?.end ?? first.end;
  const joined = words.word('but', from) ?? words.word('and', from);
  const less = joined === undefined ? undefined : words.word('less', words.skip(joined));
  const second = less === undefined ? undefined : words.number(words.skip(less));
  const other = second && unitAt(words, second.end);
  // Lengths behind which a place follows are distances from it.
  if (!other || other.value === 'length' || (unit && unit.value !== other.value)) return undefined;
  const factor = other.factor ?? 1;
  const [least, most] = [first.value * (unit?.factor ?? factor), second.value * factor];
  return { value: { type: 'Measured', by: other.value, least, most }, end: other.end };
}

/** "With 300,000 to 600,000 inhabitants": a range without a word before it.
 * @param start  where the condition begins, a word for "with" at least before the range */
function rangeAt(words: SetWords, at: number, start: number): number | undefined {
  const first = at > start ? words.number(at) : undefined;
  const to = first && words.word('to', first.end);
  return to !== undefined && words.number(to) ? at : undefined;
}

/** "Lakes less than 50 km from Milan": how far off, not how long. Rivers are so long, unless a word says otherwise:
 * "rivers of more than 500 km from Spain" is left to it, "à plus de 100 km de Lyon" is not. */
function isDistance(words: SetWords, start: number, first: number, head: Head): boolean {
  const end = endOfBounds(words, first);
  if (words.word('distant', end) !== undefined) return true;
  if (head.kind === 'city' || head.kind === 'capital') return true;
  if (head.kind === 'river') return words.words[start]?.text === 'a';
  return words.lexicon.relations.at(words.words, end)?.meaning === 'In';
}

/** "More than 50 km but less than 150 km from Sicily": the word after the second length. */
function endOfBounds(words: SetWords, first: number): number {
  const joined = words.word('but', first) ?? words.word('and', first);
  const from = joined === undefined ? undefined : words.skip(joined);
  const bound = from === undefined ? undefined : (words.word('less', from) ?? words.word('more', from));
  const number = bound === undefined ? undefined : words.number(words.skip(bound));
  const unit = number && unitAt(words, number.end);
  return unit?.value === 'length' ? unit.end : first;
}

/** "with only one neighbour", "that border more than five countries": a number of neighbours on land. */
export function neighboursAt(words: SetWords, start: number, asked: Head): Read<SetCondition> | undefined {
  let at = words.skip(start, ['that', 'only']);
  const verb = words.lexicon.verbs.at(words.words, at);
  // "bordered by more than ten countries"
  const relation = words.lexicon.relations.at(words.words, at);
  const bordering = [verb, relation].find((one) => one?.meaning === 'Bordering');
  const borders = bordering !== undefined;
  const said = borders ? bordering.end : (words.word('with', at) ?? words.word('have', at));
  if (said === undefined) return undefined;
  at = words.skip(said, ['only']);
  const more = words.word('more', at);
  const less = more === undefined ? words.word('less', at) : undefined;
  const inclusive = words.word('inclusive', at) !== undefined ? 0 : 1;
  const one = oneOnly(words, said, at) ? { value: 1, end: at } : undefined;
  const number = one ?? words.number(words.skip(more ?? less ?? at, ['only']));
  if (!number || !Number.isInteger(number.value)) return undefined;
  const next = other.test(words.words[number.end]?.text ?? '') ? number.end + 1 : number.end;
  const head = words.lexicon.heads.at(words.words, next);
  // "states that border more than six other states"
  const ofDivisions =
    borders && head?.meaning.kind === 'division' && (head.meaning.plural || number.value === 1);
  const unit = words.word('neighbourUnit', next) ?? (ofDivisions ? head.end : undefined);
  if (unit === undefined) return undefined;
  // "With three countries" says nothing of neighbours.
  const noun = head?.meaning;
  if (!borders && noun?.kind === 'country' && !noun.neighbours) return undefined;
  const { value } = number;
  // "Departments of Colombia that border two countries"
  const areCountries = asked.kind === 'division' && noun?.kind === 'country';
  const bounds =
    more !== undefined
      ? { least: value + inclusive }
      : less !== undefined
        ? { most: value - inclusive }
        : { least: value, most: value };
  return { value: { type: 'Measured', by: areCountries ? 'countries' : 'neighbours', ...bounds }, end: unit };
}

/** "qui touchent un seul pays": the number is an article, too, and was skipped as one. */
function oneOnly(words: SetWords, from: number, to: number): boolean {
  const span = words.words.slice(from, to).map(({ text }) => text);
  return (
    span.some((text) => text === 'un' || text === 'une' || text === 'una') &&
    span.some((_, i) => words.word('only', from + i) !== undefined)
  );
}

const other = /^(?:other|andere[nr]?|autres|otr[oa]s)$/u;

/** What lengths and areas are counted in, in km and km². */
const otherUnits = [
  ['squareMiles', 'area', 2.589988],
  ['hectares', 'area', 0.01],
  ['acres', 'area', 0.00404686],
  ['miles', 'length', 1.609344],
] as const;

function unitAt(words: SetWords, at: number): (Read<Measure> & { factor?: number }) | undefined {
  for (const [word, value, factor] of otherUnits) {
    const end = words.word(word, at);
    if (end !== undefined) return { value, end, factor };
  }
  const people = words.word('people', at);
  // "Where more than a million people live"
  if (people !== undefined) return { value: 'population', end: words.word('live', people) ?? people };
  const square = squareKmAt(words, at);
  if (square !== undefined) return { value: 'area', end: words.word('wide', square) ?? square };
  const km = words.word('km', at);
  return km === undefined ? undefined : { value: 'length', end: words.word('long', km) ?? km };
}

/** "francophone", "French-speaking", before the noun. */
export function languageBefore(words: SetWords, at: number): Read<SetCondition> | undefined {
  const speakers = words.lexicon.speakers.at(words.words, at);
  if (speakers) return { value: { type: 'Speaking', language: speakers.meaning }, end: speakers.end };
  const language = words.lexicon.languages.at(words.words, at);
  const speaking = language && words.word('speaking', language.end);
  return speaking === undefined
    ? undefined
    : { value: { type: 'Speaking', language: language!.meaning }, end: speaking };
}

/** "where French is spoken", "speaking French". */
export function languageAt(words: SetWords, start: number): Read<SetCondition> | undefined {
  const speakers = words.lexicon.speakers.at(words.words, start);
  if (speakers) return { value: { type: 'Speaking', language: speakers.meaning }, end: speakers.end };
  const from = words.skip(start, ['that']);
  // "with Spanish as official language"
  const having = words.word('with', from) ?? words.word('have', from);
  const speaking = words.word('speaking', words.skip(start));
  const at = words.skip(speaking ?? having ?? start, ['that']);
  const language = words.lexicon.languages.at(words.words, at);
  if (!language) return undefined;
  const spoken = words.word('spoken', words.skip(language.end));
  if (speaking === undefined && spoken === undefined) return undefined;
  return { value: { type: 'Speaking', language: language.meaning }, end: spoken ?? language.end };
}
