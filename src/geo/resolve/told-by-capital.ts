/** "Congo (Kinshasa)", "Korea (Seoul)": of countries that share a name the one whose capital stands beside it. */

import { fold } from '../domain/fold.ts';
import { type Candidate, maskOf } from '../domain/place.ts';
import type { Context } from './context.ts';

const countries = maskOf(['country']);
const cities = maskOf(['city']);

/** Two names, the second in parentheses or behind one dash; "Bissau, Guinea-Bissau" is a place in a country. */
const pairs = [/^([^()（）,]+)[(（]([^()（）,]+)[)）]$/u, /^([^-–・＝,]+)[-–・＝]([^-–・＝,]+)$/u];
/** The capital settles which of the namesakes is meant. */
const told = 0.97;
/** Words of many countries' names, which say nothing of one. */
const common = new Set('republic democratic united states south north islands island saint new'.split(' '));

/** @returns undefined for a country that alone bears its name: "France (Paris)" is the city */
export async function toldByCapital(context: Context, query: string): Promise<Candidate | undefined> {
  const match = pairs.map((pair) => pair.exec(query.trim())).find(Boolean);
  if (!match) return undefined;
  const { finder } = context;
  const find = (name: string, mask: number) =>
    finder.exact([{ text: fold(name), depth: 0, kinds: 0 }], { mask }, 5).candidates;
  const [country] = find(match[1]!, countries);
  const seats = country ? find(match[2]!, cities) : [];
  if (!country || seats.length === 0) return undefined;
  const { written } = await context.setFacts();
  const numbers = new Set(seats.map(({ place }) => Number(place.id.slice('city/'.length))));
  const words = wordsOf(country.place.name);
  const namesakes = Object.keys(written.capitals)
    .filter((id) => id.startsWith('country/'))
    .flatMap((id) => finder.gazetteer.indexOfId(id) ?? [])
    .filter((index) => wordsOf(finder.gazetteer.nameOf(index)).some((word) => words.includes(word)));
  const meant = namesakes.find((index) => numbers.has(written.capitals[finder.gazetteer.idOf(index)]!));
  if (namesakes.length < 2 || meant === undefined) return undefined;
  return { ...country, index: meant, place: finder.gazetteer.place(meant), confidence: told };
}

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(' ')
    .filter((word) => word.length > 3 && !common.has(word));
