/** Where the text of each name and the name of each place lie in the file's texts. Most texts follow the one of the name before,
 * and most places are called by a name of their own in the list: only the others are written, a third of what all take. */

import { type NameType, nameTypes } from '../domain/place.ts';
import type { Sections } from './sections.ts';
import { slice } from './starts.ts';

const ownName = nameTypes.indexOf('name' satisfies NameType);
const none = 0xffffffff;

/** Where a text ends that begins with its length. */
const endOf = (texts: Uint8Array, at: number) => at + 2 + (texts[at]! | (texts[at + 1]! << 8));

export interface Named {
  readonly postPlace: Uint32Array;
  readonly postType: Uint8Array;
  readonly postText: Uint32Array;
}

/** @param name  where the name of each place lies */
export function packTexts(
  { postPlace, postType, postText }: Named,
  name: Uint32Array,
  texts: Uint8Array,
): Record<string, Uint8Array> {
  const follows = new Uint8Array(Math.ceil(postText.length / 8));
  const jumps: number[] = [];
  let expected = 0;
  postText.forEach((at, p) => {
    if (at === expected) follows[p >> 3]! |= 1 << (p & 7);
    else jumps.push(at);
    expected = endOf(texts, at);
  });
  const listed = new Uint32Array(name.length).fill(none);
  postPlace.forEach((place, p) => {
    if (postType[p] === ownName && listed[place] === none) listed[place] = postText[p]!;
  });
  const others: number[] = [];
  name.forEach((at, place) => {
    if (at !== listed[place]) others.push(place, at);
  });
  const raw = (list: number[]) => new Uint8Array(Uint32Array.from(list).buffer);
  return { textFollows: follows, textJumps: raw(jumps), otherNames: raw(others) };
}

/** @throws GeoError `data_corrupt` when there are fewer jumps than names want */
export function* textsOf(sections: Sections, names: number, texts: Uint8Array): Generator<void, Uint32Array> {
  const follows = sections.array(Uint8Array, 'textFollows', Math.ceil(names / 8));
  const jumps = sections.array(Uint32Array, 'textJumps');
  const postText = new Uint32Array(names);
  let [expected, next] = [0, 0];
  for (let p = 0; p < names; p++) {
    if (p % slice === 0) yield;
    const at = (follows[p >> 3]! >> (p & 7)) & 1 ? expected : jumps[next++];
    if (at === undefined) throw sections.fail('has too few texts');
    postText[p] = at;
    expected = endOf(texts, at);
  }
  return postText;
}

/** @returns beyond all texts for a place that nothing names */
export function* namesOfPlaces(
  sections: Sections,
  { postPlace, postType, postText }: Named,
  places: number,
): Generator<void, Uint32Array> {
  const name = new Uint32Array(places).fill(none);
  for (let p = 0; p < postPlace.length; p++) {
    if (p % slice === 0) yield;
    const place = postPlace[p]!;
    if (postType[p] === ownName && name[place] === none) name[place] = postText[p]!;
  }
  const others = sections.array(Uint32Array, 'otherNames');
  for (let i = 0; i + 1 < others.length; i += 2) {
    if (i % slice === 0) yield;
    name[others[i]!] = others[i + 1]!;
  }
  return name;
}
