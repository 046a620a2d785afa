/** Slips of the pen in the words that ask for sets: "largets lake", "wich countires". They are mended only in a text that
 * cannot be read as it stands. */

import { fold } from '../../domain/fold.ts';
import { isSlip } from './slips.ts';

/** The commoner first: one slip may lead to several. */
const words = [
  'country countries cities islands rivers lakes states provinces regions capitals largest biggest smallest longest highest shortest populous northernmost southernmost easternmost westernmost bordering borders neighbours neighboring landlocked which between mountains counties population million europe',
  'länder städte inseln flüsse berge hauptstädte bundesländer grenzen angrenzende größten längsten höchsten nachbarländer zwischen welche einwohner',
  'villes capitales départements régions îles fleuves rivières montagnes frontaliers plus grandes entre habitants',
  'ciudades países capitales provincias islas estados montañas fronterizos limitan habitantes entre',
  'paesi città isole fiumi regioni montagne confinano confinanti abitanti',
  'países cidades ilhas estados províncias regiões montanhas fronteira maiores vizinhos habitantes',
  'landen steden eilanden rivieren meren provincies hoofdsteden bergen grootste langste hoogste tussen inwoners buurlanden',
  'länder städer floder sjöar huvudstäder största längsta högsta gränsar mellan invånare',
  'kraje państwa miasta wyspy rzeki jezioro jeziora województwa stolice największe najdłuższa graniczące sąsiedzi mieszkańców między',
  'ülkeler şehirler adalar nehirler göller başkentler dağlar büyük yüksek komşu arasında nüfusu',
  'negara kota pulau sungai danau provinsi gunung terbesar terpanjang tertinggi berbatasan antara penduduk',
  'страны города острова озеро озера области столицы горы самое большие крупные крупнейшие граничат соседи между жителей',
  'країни міста острови річки озеро озера області столиці найбільші найбільше найдовша межують сусіди',
]
  .join(' ')
  .split(' ')
  .map((word) => [fold(word), word] as const);
const right = new Set(words.map(([folded]) => folded));

/** "countrys" */
const regular: Readonly<Record<string, string>> = {
  countrys: 'countries',
  citys: 'cities',
  countys: 'counties',
  thru: 'through',
  wich: 'which',
};

/** @param isKnown  whether a folded word is right as it stands
 * @returns the text with the words that were meant, and what was mended; undefined where nothing was */
export function mendKinds(
  text: string,
  isKnown: (word: string) => boolean,
): { text: string; notes: string[] } | undefined {
  const notes: string[] = [];
  const mended = text.replace(/[\p{L}]{4,}/gu, (written) => {
    const word = fold(written);
    if (right.has(word) || /^\p{Lu}/u.test(written)) return written;
    const meant = regular[word] ?? words.find(([one]) => one.length > 4 && isSlip(word, one))?.[1];
    if (meant === undefined || isKnown(word)) return written;
    notes.push(`"${written}" is read as "${meant}"`);
    return meant;
  });
  return notes.length > 0 ? { text: mended, notes } : undefined;
}
