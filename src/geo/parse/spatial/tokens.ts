/** Words into the symbols of the grammar: places, distances, directions and keywords. At every word the longest of the
 * gazetteer's and the lexicon's readings is taken, so "Bosnia and Herzegovina" is one place and "the north of" one
 * phrase. */

import { fold } from '../../domain/fold.ts';
import { type Direction, directions, type Language } from '../../domain/query.ts';
import { declinedName } from '../declined.ts';
import { demonym, firstOfDouble } from '../language/demonyms.ts';
import { isDiameter } from '../language/diameter.ts';
import { readDistance, readRange } from '../language/distance.ts';
import { readFraction } from '../language/fraction.ts';
import type { Keyword, LanguageTable } from '../language/language-table.ts';
import { type Lexicon, type LexiconEntry, lexicon } from '../language/lexicon.ts';
import { mend } from '../language/slips.ts';
import { tables } from '../language/tables.ts';
import { loneUnit, readVagueLength } from '../language/unit.ts';
import type { NameSource } from '../name-source.ts';
import { nounOfName } from '../noun-of-name.ts';
import { isSideOfSet } from '../sets/before-noun.ts';
import { SetFinder } from '../sets/find-set.ts';
import type { Steps } from '../steps.ts';
import type { Word } from '../words.ts';
import { readBounds } from './bounds.ts';
import { meantByArticle } from './by-article.ts';
import { riverPart } from './river-part.ts';
import { sharedNoun } from './shared-noun.ts';
import { readShare } from './shares.ts';
import type { Spans } from './spans.ts';
import { isKindOfThing, thingsOnMaps } from './things.ts';
import type { Token } from './token.ts';
import { yieldsToPhrase } from './yields.ts';

/** Nouns that stand before a name and "of": "the city of Grenoble". */
const settlements = new Set('city town village stadt dorf ville ciudad pueblo'.split(' '));

/** Longest phrase of the lexicon at a word. */
function phraseAt(
  words: readonly Word[],
  at: number,
  { phrases, beginnings }: Lexicon,
): { entry: LexiconEntry; length: number } | undefined {
  let phrase = '';
  let found: { entry: LexiconEntry; length: number } | undefined;
  for (let n = 0; at + n < words.length; n++) {
    const word = words[at + n]!;
    // "the water's edge"
    if (word.kind !== 'word' && word.text !== "'s") break;
    phrase += (n === 0 ? '' : ' ') + word.text;
    const entry = phrases.get(phrase);
    if (entry) found = { entry, length: n + 1 };
    if (!beginnings.has(phrase)) break;
  }
  return found;
}

const isFiller = (entry: LexiconEntry): boolean => entry.symbol === 'keyword' && entry.keyword === 'filler';

const withoutNumber = (said: string): Token => ({
  type: 'problem',
  detail: `"${said}" gives no number; write for example "within 10 km of"`,
  text: said,
});

const lower = (word: Word) => word.raw === word.raw.toLowerCase();

/** "Bayerns"; a name that ends in "ss" has no ending more. */
const inGenitive = (word: string, ending: string, names: NameSource) =>
  !word.endsWith(ending + ending) && names.knows(word.slice(0, -ending.length), false);

/** "Südfrankreich", "Mitteleuropa", "Ostküste": what stands in one word with what follows it. */
function prefixedName(
  word: string,
  language: Language,
  names: NameSource,
): { name?: string; direction?: Direction; keyword?: Keyword } | undefined {
  const { compass, compounds = {}, prefixes } = tables[language];
  if (!prefixes) return undefined;
  const known = (start: string) => {
    const name = word.slice(start.length);
    return word.startsWith(start) && name.length > 3 && names.knows(name, false) ? name : undefined;
  };
  for (const [start, keyword] of Object.entries(prefixes)) {
    const name = known(start);
    if (name) return { name, keyword };
  }
  for (const [index, points] of compass.points.entries()) {
    for (const start of points) {
      // "Ostküste", "Westufer", which is no part of a village called Ufer.
      const rest = word.startsWith(start) ? word.slice(start.length) : '';
      if (Object.hasOwn(compounds, rest)) return { direction: directions[index]!, keyword: compounds[rest]! };
      const name = known(start);
      if (name) return { name, direction: directions[index]! };
    }
  }
  return undefined;
}

/** "Nordseeküste" as the name and the keyword. */
function compoundOf(
  word: string,
  compounds: LanguageTable['compounds'],
  names: NameSource,
): { name: string; keyword: Keyword } | undefined {
  for (const [ending, keyword] of Object.entries(compounds ?? {})) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    for (const name of [stem, stem.replace(/s$/, '')]) {
      if (name.length >= 3 && names.knows(name, false)) return { name, keyword };
    }
  }
  return undefined;
}

/** @param spans  the words as written and which names they make
 * @param slips  receives a note for each word that had to be mended
 * @param cautions  receives a note for each word that may mean something else */
export function toTokens(
  spans: Spans,
  language: Language,
  names: NameSource,
  slips: string[],
  cautions: string[],
  steps: Steps,
): Token[] {
  const words = [...spans.words];
  const table = lexicon(language);
  const { genitive, compounds } = tables[language];
  const symbols: Token[] = [];
  const mended = new Map<string, string | undefined>();
  const meantBy = (word: string) => {
    if (!mended.has(word)) mended.set(word, mend(word, language));
    return mended.get(word);
  };
  const quote = (from: number, length: number) => spans.quote(from, length);
  /** The name in "city of Grenoble", whose noun stands there, and the words of all; undefined where no name follows. */
  const settlementOf = (at: number): { name: string; length: number } | undefined => {
    const of = phraseAt(words, at + 1, table);
    if (of?.entry.symbol !== 'keyword' || of.entry.keyword !== 'of') return undefined;
    const start = at + 1 + of.length;
    const length = spans.nameAt(start);
    return length > 0 ? { name: quote(start, length), length: start + length - at } : undefined;
  };
  /** "La côte de La Rochelle": the name has its article, and is better known than what bears it without. */
  const isOwnArticle = (at: number, of: ReturnType<typeof phraseAt>): boolean => {
    const fame = (from: number) => names.fame?.(fold(quote(from, spans.nameAt(from)))) ?? 0;
    return of !== undefined && fame(at + of.length - 1) > fame(at + of.length);
  };
  const sets = new SetFinder(spans, language, names, steps);
  // Every turn goes on by a word at least, or mends one: a mended word is right, and what is right is not mended again.
  for (let i = 0; i < words.length; ) {
    steps.take();
    const word = words[i]!;
    if (word.grid) {
      symbols.push({ ...word.grid, text: word.raw });
      i++;
      continue;
    }
    const last = symbols[symbols.length - 1];
    const excepted = last?.type === 'keyword' && last.keyword === 'except';
    const told = nounOfName(spans, i, names);
    // "la provincia de Sevilla" is one, whatever is asked of provinces.
    const one = told !== undefined && told.from > i;
    const set = word.kind === 'mark' || one ? undefined : sets.at(i, excepted);
    if (set) {
      const text = quote(i, set.end - i);
      if ('problem' in set) symbols.push({ type: 'problem', detail: set.problem, text });
      else {
        symbols.push({ type: 'node', query: set.set, text });
      }
      i = set.end;
      continue;
    }
    if (word.kind === 'name') {
      symbols.push({ type: 'place', name: word.raw, known: true, joined: false, text: word.raw });
      i++;
      continue;
    }
    if (word.kind === 'mark' && word.text !== '-') {
      symbols.push({ type: 'mark', mark: word.text as ',' | '(' | ')' | "'s", text: word.raw });
      i++;
      continue;
    }
    const amount = readVagueLength(words, i);
    if (amount > 0) {
      symbols.push(withoutNumber(quote(i, amount)));
      i += amount;
      continue;
    }
    const range =
      readBounds(words, i, language, (at) => phraseAt(words, at, table)) ?? readRange(words, i, language);
    if (range) {
      const { near, far, length, notes = [] } = range;
      slips.push(...notes);
      symbols.push({ type: 'range', near, far, text: quote(i, length) });
      i += length;
      continue;
    }
    const part =
      readShare(spans, i, language, table) ?? riverPart(spans, i) ?? sharedNoun(spans, i, names, table);
    if (part) {
      symbols.push(...part.symbols);
      if ('note' in part && part.note !== undefined) cautions.push(part.note);
      i += part.length;
      continue;
    }
    const longest = phraseAt(words, i, table);
    // "el mar" is the sea, and "el mar Negro" one by its name.
    const cutsName = longest !== undefined && longest.length > 1 && spans.nameAt(i + 1) > longest.length - 1;
    const article = cutsName ? phraseAt(words.slice(0, i + 1), i, table) : undefined;
    const phrase = article && (isFiller(article.entry) || isOwnArticle(i, longest)) ? article : longest;
    const distance = readDistance(words, i, language);
    const distanceLength = (distance?.kind === 'distance' ? distance.distance.length : distance?.length) ?? 0;
    let name = spans.nameAt(i);
    if (name > 0 && phrase && yieldsToPhrase(words, i, name, phrase, table, tables[language].compass.points))
      name = 0;
    if (name > 1 && phrase && isSideOfSet(words, language, i + phrase.length, i + name)) name = 0;
    const joins =
      phrase?.entry.symbol === 'keyword' &&
      (phrase.entry.keyword === 'filler' || phrase.entry.keyword === 'of');
    // "the Peak" is a hill, and "the Peak District" has its article apart; so have "la isla de Mallorca" and "del río Duero".
    if (name > 1 && phrase && joins && (isFiller(phrase.entry) || lower(word))) {
      const behind = i + phrase.length;
      const length = Math.max(spans.nameAt(behind), nounOfName(spans, behind, names)?.length ?? 0);
      // "50 km de Gibraltar", where "de Gibraltar" is a name as well.
      const least = last?.type === 'distance' ? name : name + 1;
      if (length > 0 && phrase.length + length >= least) name = 0;
    }
    // "la frontera" is a town and, far more often, the border; "the bottom half" is none, as "the Bottom" is.
    if (name > 1 && phrase && joins) {
      const rest = phraseAt(words, i + phrase.length, table);
      // A sentence begins with a capital: "La frontera entre …".
      const asWord = lower(word) || lower(words[i + phrase.length]!);
      if (rest?.entry.symbol === 'keyword' && phrase.length + rest.length >= name && asWord) name = 0;
      if (readShare(spans, i + phrase.length, language, table)) name = 0;
    }
    const declined = genitive ? declinedName(words, i, names) : undefined;
    const isDeclined = declined && declined.length > Math.max(name, phrase?.length ?? 0);
    const isTold =
      told && told.length > name && !(told.from === i && phraseAt(words, i + told.length - 1, table));
    const meantWhole = isDeclined ? declined : isTold ? told : undefined;
    if (meantWhole) {
      // A noun of the language is one of its words: "la ciudad de México" is no Turkish.
      const from = meantWhole === told && told.isWord ? told.from : i;
      const text = quote(from, i + meantWhole.length - from);
      symbols.push({ type: 'place', name: meantWhole.name, known: true, joined: word.joined, text });
      i += meantWhole.length;
      continue;
    }
    const settlement = settlements.has(word.text) && lower(word) ? settlementOf(i) : undefined;
    if (settlement) {
      const text = quote(i, settlement.length);
      // "the city of Mexico" is not the country.
      const said = names.isLand?.(settlement.name) ? text : settlement.name;
      symbols.push({ type: 'place', name: said, known: true, joined: false, text });
      i += settlement.length;
      continue;
    }
    const isThing = !phrase && (thingsOnMaps.has(word.text) || name === 1) && isKindOfThing(word.text);
    if (name <= 1 && isThing && lower(word) && !names.isThing?.(word.text)) {
      const detail = `"${word.raw}" is a kind of thing, not a place; name the places`;
      symbols.push({ type: 'problem', detail, text: word.raw });
      i++;
      continue;
    }
    const fraction = readFraction(words, i, language, (at) => spans.quote(at, 2).includes('/'));
    if (fraction && distance?.kind !== 'distance' && fraction.length >= Math.max(name, phrase?.length ?? 0)) {
      symbols.push({ type: 'fraction', share: fraction.share, text: quote(i, fraction.length) });
      i += fraction.length;
      continue;
    }
    if (distance && distanceLength >= name) {
      const said = quote(i, distanceLength);
      const sign = spans.signAfter(i + distanceLength - 1);
      if (distance.kind === 'distance' && /[²³2]/.test(sign)) {
        const detail = `"${said}${sign}" is not a length; write a distance, for example "within 10 km of"`;
        symbols.push({ type: 'problem', detail, text: said });
      } else if (distance.kind === 'distance') {
        // "800 km+ from the sea", ">200 km from Berlin"
        if (spans.isMore(i, distanceLength))
          symbols.push({ type: 'keyword', keyword: 'farther', text: said });
        const { value, unit, note } = distance.distance;
        if (note !== undefined) slips.push(note);
        const across = isDiameter(words, i, i + distanceLength);
        if (across) cautions.push(`a diameter of ${said} is a radius of ${value / 2} ${unit}`);
        const length = { value: across ? value / 2 : value, unit };
        const definite = /^l[oa]s$/.test(words[i - 1]?.text ?? '');
        symbols.push({ type: 'distance', distance: length, text: said, ...(definite && { definite }) });
      } else {
        symbols.push({ type: 'problem', detail: distance.detail, text: said });
      }
      i += distanceLength;
      continue;
    }
    const lone = loneUnit(words, i);
    if (lone > 0 && name <= lone && (name === 0 || lower(word))) {
      symbols.push(withoutNumber(quote(i, lone)));
      i += lone;
      continue;
    }
    const prefix = firstOfDouble(word, words[i + 1], name > 0);
    if (prefix && (!phrase || phrase.length === 1)) {
      symbols.push({ type: 'place', name: prefix, known: true, joined: word.joined, text: word.raw });
      const { raw } = words[++i]!;
      const second = demonym(raw);
      // "La frontera hispano-portuguesa" is none of a state Portuguesa.
      if (second !== undefined) {
        symbols.push({ type: 'place', name: second, known: true, joined: true, text: raw });
        i++;
      }
      continue;
    }
    // "zwischen Elbe und Oder": a river, where its capital letter is none of a sentence, or no "or" can stand.
    const either = phrase?.entry.symbol === 'keyword' && phrase.entry.keyword === 'or';
    const noOr =
      last === undefined || /^(?:d(?:er|ie)|und|zur|zwischen|entlang)$/.test(words[i - 1]?.text ?? '');
    const river =
      either && name === 1 && (lower(word) ? noOr : i > 0) && names.isA?.(word.text, 'river') === true;
    if (phrase && phrase.length >= name && !river) {
      const said = quote(i, phrase.length);
      if (phrase.entry.symbol === 'keyword') {
        // "Closer than 50 km to the Rhine"
        const toIt =
          isFiller(phrase.entry) && last?.type === 'distance' ? table.phrases.get(word.text) : undefined;
        const { keyword } = toIt?.symbol === 'keyword' ? toIt : phrase.entry;
        if (keyword !== 'filler') symbols.push({ type: 'keyword', keyword, text: said });
      } else {
        symbols.push({ type: phrase.entry.symbol, direction: phrase.entry.direction, text: said });
      }
      i += phrase.length;
      continue;
    }
    if (name > 0) {
      const said = quote(i, name);
      const inPlace = symbols.some(({ type }) => type === 'place');
      const [article, next] = [words[i - 1]?.text ?? '', words[i + name]?.text];
      const meant = meantByArticle(said, article, next, language, names, inPlace);
      symbols.push({ type: 'place', name: meant, known: true, joined: word.joined, text: said });
      i += name;
      continue;
    }
    if (genitive && word.text.endsWith(genitive) && inGenitive(word.text, genitive, names)) {
      symbols.push({
        type: 'place',
        name: word.raw.slice(0, -genitive.length),
        known: true,
        joined: word.joined,
        text: word.raw,
      });
      i++;
      continue;
    }
    const prefixed = prefixedName(word.text, language, names);
    if (prefixed) {
      const { name, direction, keyword } = prefixed;
      if (direction) symbols.push({ type: 'adjective', direction, text: word.raw });
      if (keyword) symbols.push({ type: 'keyword', keyword, text: word.raw });
      if (name) {
        const raw = word.raw.slice(-name.length);
        symbols.push({ type: 'place', name: raw, known: true, joined: false, text: word.raw });
      }
      i++;
      continue;
    }
    const compound = compoundOf(word.text, compounds, names);
    if (compound) {
      const name = word.raw.slice(0, compound.name.length);
      symbols.push({ type: 'place', name, known: true, joined: word.joined, text: word.raw });
      symbols.push({ type: 'keyword', keyword: compound.keyword, text: word.raw });
      i++;
      continue;
    }
    const meant = lower(word) || i === 0 ? meantBy(word.text) : undefined;
    if (meant !== undefined) {
      words[i] = { ...word, text: meant };
      slips.push(`"${word.raw}" is read as "${meant}"`);
      continue;
    }
    if (isKindOfThing(word.text) && lower(word)) {
      const detail = `"${word.raw}" is a kind of thing, not a place; name the places`;
      symbols.push({ type: 'problem', detail, text: word.raw });
      i++;
      continue;
    }
    // Words that nothing knows belong together: a name with a slip of the pen, for the lookup to judge.
    if (last?.type === 'place' && !last.known) {
      const said = `${last.name} ${word.raw}`;
      symbols[symbols.length - 1] = { ...last, name: said, text: said };
    } else {
      symbols.push({ type: 'place', name: word.raw, known: false, joined: word.joined, text: word.raw });
    }
    i++;
  }
  return symbols;
}
