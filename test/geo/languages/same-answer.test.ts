/** Ways of saying that are answered as the English sentence beside them, in the languages that say it so. */

import { afterAll, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';
import { differing } from './alike.ts';

const geo = createGeo();
afterAll(() => geo.close());

/** The English sentence, then what is said of it, each after its language. */
const same: readonly (readonly [english: string, ...said: string[]])[] = [
  [
    'coastal cities in Brittany',
    'fr villes sur la côte de Bretagne',
    'es ciudades en la costa de Bretaña',
    'de Städte an der Küste der Bretagne',
    'nl steden aan de kust van Bretagne',
    'en cities on the coast of Brittany',
  ],
  [
    'cities near the border between France and Germany',
    'de Städte an der deutsch-französischen Grenze',
    'fr villes sur la frontière franco-allemande',
    'es ciudades en la frontera franco-alemana',
  ],
  [
    'the border between Spain and Portugal',
    'es la frontera hispano-portuguesa',
    'it il confine ispano-portoghese',
    'pt a fronteira luso-espanhola',
  ],
  ['the border between China and Russia', 'zh 中俄边境', 'ja 中露国境', 'ru российско-китайская граница'],
  [
    'the west coast of Lake Garda',
    'de das Westufer des Gardasees',
    'fr la rive ouest du lac de Garde',
    'es la orilla oeste del lago de Garda',
  ],
  ['provinces in Lombardy', 'it province della Lombardia', 'it le province della Lombardia'],
  [
    'cities in Germany with more than 500000 inhabitants except Berlin',
    'it città della Germania con più di 500.000 abitanti tranne Berlino',
    'pl miasta w Niemczech powyżej 500 tysięcy mieszkańców oprócz Berlina',
    "tr Berlin hariç Almanya'da nüfusu 500 binden fazla olan şehirler",
  ],
  [
    'cities in Ukraine with more than 500000 inhabitants except Kyiv',
    'en cities in Ukraine with more than 500000 inhabitants except Kiev',
    "fr villes d'Ukraine de plus de 500 000 habitants sauf Kiev",
  ],
  ['China south of the Qinling', 'zh 中国秦岭以南'],
  ['France south of Paris', 'zh 法国巴黎以南'],
  [
    'the largest city in each state of Germany',
    'de die größte Stadt jedes Bundeslandes',
    'ja ドイツの各州で最大の都市',
  ],
];

test.each(same)('%s', async (english, ...said) => {
  const asked = said.map((line) => ({ language: line.slice(0, 2), question: line.slice(3), isRead: true }));
  expect(await differing(geo, { english, said: asked })).toEqual([]);
});

test('a name that has the word for its kind in the plural is one place', async () => {
  for (const name of [
    'cascate del Niagara',
    'cataratas do Iguaçu',
    '黄石国家公园',
    'водопады Виктория',
    'جبال الألب',
  ]) {
    const { properties } = await geo.spatial(name);
    expect([name, 'members' in properties]).toEqual([name, false]);
  }
});

test.each(['Niagara Şelaleleri', '福岡空港'])(
  '%s is no set of what lies in the place that it names',
  async (text) => {
    await expect(geo.spatial(text)).rejects.toThrow(/not understood|empty/);
  },
);
