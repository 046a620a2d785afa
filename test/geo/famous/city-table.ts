/** Questions from the whole table of cities: names without their accents, and in other scripts. */

import { fold, toKey } from '../../../src/geo/domain/fold.ts';
import { placeKinds } from '../../../src/geo/domain/place.ts';
import { Gazetteer } from '../../../src/geo/lookup/gazetteer.ts';
import { readData } from '../data/layers.ts';
import type { Question } from './judge.ts';

const city = placeKinds.indexOf('city');
/** Who asks for a name means this city where it has so many times the inhabitants of the next. */
const byFar = 5;
const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+$/u;

export const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[ʼ‘’ʻ]/gu, "'");

interface Bearers {
  readonly first: number;
  readonly people: number;
  readonly next: number;
  readonly others: boolean;
}

/** Who bears the key of a name: the largest city, the second, and whether a place of another kind does. */
function bearersOf(gazetteer: Gazetteer, name: string): Bearers | undefined {
  const key = gazetteer.find(toKey(fold(name)));
  if (key < 0) return undefined;
  const people = new Map<number, number>();
  let others = false;
  for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++) {
    const place = gazetteer.postPlace[p]!;
    if (gazetteer.kind[place] === city) people.set(place, gazetteer.population[place]!);
    else others = true;
  }
  const [first, second] = [...people].sort((a, b) => b[1] - a[1]);
  return first && { first: first[0], people: first[1], next: second?.[1] ?? 0, others };
}

const questionOf = (gazetteer: Gazetteer, index: number, query: string): Question => ({
  query,
  ids: [gazetteer.idOf(index)],
  position: [gazetteer.lon[index]!, gazetteer.lat[index]!],
});

export interface CityQuestions {
  /** “Munchen”: bare, where the city is by far the largest of the name and no other kind of place bears it. */
  readonly plain: Question[];
  /** “Munchen, Germany”: the largest of the name in its country. */
  readonly plainWithCountry: Question[];
  /** “Мюнхен”: bare, with the same conditions. */
  readonly otherScripts: Question[];
}

/** @param least  inhabitants */
export function cityQuestions(least: number): CityQuestions {
  const gazetteer = Gazetteer.read(readData('geo/gazetteer.bin'));
  const largest = new Map<string, number>();
  const asked: number[] = [];
  for (let i = 0; i < gazetteer.size; i++) {
    if (gazetteer.kind[i] !== city || gazetteer.seatOf(i) === 'part' || gazetteer.population[i]! < least)
      continue;
    asked.push(i);
    const key = `${gazetteer.countryCodeOf(i)}|${fold(plain(gazetteer.nameOf(i)))}`;
    const known = largest.get(key);
    if (known === undefined || gazetteer.population[known]! < gazetteer.population[i]!) largest.set(key, i);
  }
  const result: CityQuestions = { plain: [], plainWithCountry: [], otherScripts: [] };
  for (const i of asked) {
    const stripped = plain(gazetteer.nameOf(i));
    if (stripped === gazetteer.nameOf(i)) continue;
    const country = gazetteer.place(i).country;
    if (country && largest.get(`${gazetteer.countryCodeOf(i)}|${fold(stripped)}`) === i)
      result.plainWithCountry.push(questionOf(gazetteer, i, `${stripped}, ${country}`));
    if (isBare(gazetteer, i, stripped)) result.plain.push(questionOf(gazetteer, i, stripped));
  }
  const wanted = new Set(asked);
  for (let key = 0; key < gazetteer.keyCount; key++)
    for (let p = gazetteer.postStart[key]!; p < gazetteer.postStart[key + 1]!; p++) {
      const place = gazetteer.postPlace[p]!;
      if (!wanted.has(place)) continue;
      const { text } = gazetteer.posting(p);
      if (!latin.test(text) && isBare(gazetteer, place, text))
        result.otherScripts.push(questionOf(gazetteer, place, text));
    }
  return result;
}

function isBare(gazetteer: Gazetteer, index: number, name: string): boolean {
  const bearers = bearersOf(gazetteer, name);
  return bearers?.first === index && !bearers.others && bearers.people >= byFar * bearers.next;
}
