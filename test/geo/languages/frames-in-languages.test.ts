/** Frames of sentences that one language had and others lacked: names in their cases, what cuts a land, questions where a place
 * lies, land without the sea, borders that are had, and parts that belong to a land. */

import { afterAll, describe, expect, test } from 'vitest';
import { createGeo } from '../../../src/geo/index.ts';

const geo = createGeo();
afterAll(() => geo.close());
const read = async (question: string) => (await geo.spatial(question)).properties;
const members = async (question: string) => (await read(question)).members!.map(({ name }) => name).sort();

describe('peninsulas in the cases of Slavic languages', () => {
  test.each([
    ['kraje leżące na Półwyspie Skandynawskim', ['Finland', 'Norway', 'Sweden']],
    ['państwa Półwyspu Iberyjskiego', ['Andorra', 'Portugal', 'Spain']],
    ['kraje na Półwyspie Koreańskim', ['North Korea', 'South Korea']],
    ['країни на Піренейському півострові', ['Andorra', 'Portugal', 'Spain']],
    ['держави на Корейському півострові', ['North Korea', 'South Korea']],
    ['страны на Корейском полуострове', ['North Korea', 'South Korea']],
    ['länder på Koreahalvön', ['North Korea', 'South Korea']],
    ['한반도에 있는 나라', ['North Korea', 'South Korea']],
    ['pays de la péninsule coréenne', ['North Korea', 'South Korea']],
  ])('%s', async (question, countries) => {
    expect(await members(question)).toEqual(countries);
  });

  test.each([
    ['miasta na Półwyspie Krymskim', 'Simferopol'],
    ['miasta na Półwyspie Apenińskim', 'Rome'],
    ['міста на Апеннінському півострові', 'Rome'],
    ['miasta na Półwyspie Jutlandzkim', 'Esbjerg'],
  ])('%s', async (question, town) => {
    expect(await members(question)).toContain(town);
  });
});

describe('a part of a country that is named with its kind, cut by what follows', () => {
  test.each([
    ['województwo śląskie do 25 km od granicy z Czechami', 'województwo śląskie'],
    ['województwo podkarpackie w promieniu 30 km od granicy ze Słowacją', 'województwo podkarpackie'],
    ['stan Teksas do 50 km od granicy z Meksykiem', 'state Teksas'],
    ['штат Техас до 50 км от границы с Мексикой', 'state Техас'],
    ['محافظة دهوك حتى 20 كم من الحدود مع تركيا', 'محافظة دهوك'],
  ])('%s', async (question, land) => {
    expect((await read(question)).query).toMatchObject({
      type: 'Intersection',
      of: [
        { type: 'NamedPlace', name: land },
        { type: 'Buffer', of: { type: 'BorderBetween', a: { name: land } } },
      ],
    });
  });

  test.each([
    ['województwo opolskie na południe od Opola', 'Directional'],
    ['provinsi Aceh dalam radius 50 km dari Banda Aceh', 'Buffer'],
    ['Sachsen bis 25 km von Leipzig', 'Buffer'],
    ['Bayern bis zu 30 km vor der Grenze zu Österreich', 'Buffer'],
  ])('%s', async (question, type) => {
    expect((await read(question)).query).toMatchObject({
      type: 'Intersection',
      of: [{ type: 'NamedPlace' }, { type }],
    });
  });

  test('Hatay’ın Suriye sınırına 15 km’ye kadar olan kısmı', async () => {
    const { query } = await read("Hatay'ın Suriye sınırına 15 km'ye kadar olan kısmı");
    expect(query).toMatchObject({
      type: 'Intersection',
      of: [
        { type: 'Buffer', of: { type: 'BorderOf', of: { name: 'Suriye' } } },
        { type: 'NamedPlace', name: 'Hatay' },
      ],
    });
  });
});

describe('where a place lies', () => {
  test.each([
    ['де лежить Волинь', 'cultural_region/volhynia'],
    ['waar ligt Wolhynië', 'cultural_region/volhynia'],
    ['Volinya nerede', 'cultural_region/volhynia'],
    ['dove si trova Bretanya', 'region/FR-BRE'],
    ['де знайти Сицилію', 'region/IT-82'],
    ['где можно найти Тироль', 'region/AUT-2329'],
    ['gdzie mogę znaleźć Bretanię', 'region/FR-BRE'],
    ['var hittar man Bretagne', 'region/FR-BRE'],
    ['dove posso trovare la Bretagna', 'region/FR-BRE'],
    ['onde encontro a Bretanha', 'region/FR-BRE'],
    ['di mana saya bisa menemukan Bretagne', 'region/FR-BRE'],
    ['أين أجد صقلية', 'region/IT-82'],
    ['où trouver la Bretagne', 'region/FR-BRE'],
    ['dónde puedo encontrar Sicilia', 'region/IT-82'],
    ['wo findet man Sizilien', 'region/IT-82'],
    ['シチリアはどのあたりですか', 'region/IT-82'],
    ['哪里能找到西西里', 'region/IT-82'],
    ['한라산이 어딘가요', 'mountain/hallasan-volcano'],
    ['백두산은 어디쯤이에요', 'mountain/mount-paektu'],
    ['시칠리아가 어디에 위치해 있나요', 'region/IT-82'],
  ])('%s', async (question, id) => {
    expect((await read(question)).places!.map((place) => place.id)).toEqual([id]);
  });

  test('what is like no name is told as such', async () => {
    await expect(geo.spatial('де знаходиться Хрматопіль')).rejects.toMatchObject({ code: 'place_not_found' });
  });
});

test.each([
  'суходіл у радіусі 40 км від Одеси',
  'суша в радиусе 40 км от Одессы',
  'ląd w promieniu 40 km od Gdańska',
  'terra entro 40 km da Napoli',
  'terra firme num raio de 40 km de Lisboa',
  'het land binnen 40 km van Rotterdam',
  "İzmir'e 40 km uzaklıktaki karalar",
  '距上海40公里以内的陆地',
  '横浜から40km以内の陸地',
  '부산에서 40km 이내의 육지',
  'اليابسة ضمن 40 كم من الإسكندرية',
  'मुंबई से 40 किमी के भीतर की भूमि',
  'daratan dalam radius 40 km dari Surabaya',
  'landområden inom 40 km från Göteborg',
  'tierra a menos de 40 km de Málaga',
])('land without the sea: %s', async (question) => {
  expect((await read(question)).query).toMatchObject({
    type: 'Intersection',
    of: [{ type: 'Buffer', distance: { value: 40 } }, { type: 'Land' }],
  });
});

test.each([
  'countries that have a land border with Malaysia',
  'Länder, die eine Landgrenze mit Malaysia haben',
  'pays qui ont une frontière terrestre avec la Malaisie',
  'países que tienen frontera terrestre con Malasia',
  'paesi che hanno un confine terrestre con la Malesia',
  'países que possuem fronteira terrestre com a Malásia',
  'landen die een landgrens met Maleisië hebben',
  'kraje, które mają granicę lądową z Malezją',
  'страны, у которых есть сухопутная граница с Малайзией',
  'країни, що мають сухопутний кордон з Малайзією',
  'Malezya ile kara sınırı olan ülkeler',
  '与马来西亚有陆上边界的国家',
  'マレーシアと陸上国境を持つ国',
  '말레이시아와 육상 국경을 가진 나라',
  'الدول التي لها حدود برية مع ماليزيا',
  'मलेशिया के साथ भूमि सीमा वाले देश',
  'negara yang memiliki perbatasan darat dengan Malaysia',
  'länder som har en landgräns mot Malaysia',
])('borders that are had: %s', async (question) => {
  expect(await members(question)).toEqual(['Brunei', 'Indonesia', 'Thailand']);
});

test.each([
  ['सहारा का अल्जीरिया वाला हिस्सा', 'DZA'],
  ["la partie du Sahara qui appartient à l'Algérie", 'DZA'],
  ["la parte del Sahara che appartiene all'Algeria", 'DZA'],
  ['a parte do Saara que pertence à Argélia', 'DZA'],
  ['het deel van de Sahara dat bij Algerije hoort', 'DZA'],
  ['część Sahary należąca do Algierii', 'DZA'],
  ['часть Сахары, принадлежащая Алжиру', 'DZA'],
  ['частина Сахари, що належить Алжиру', 'DZA'],
  ["Sahra'nın Cezayir'e ait kısmı", 'DZA'],
  ['撒哈拉沙漠属于阿尔及利亚的部分', 'DZA'],
  ['サハラ砂漠のアルジェリアに属する部分', 'DZA'],
  ['사하라 사막의 알제리에 속한 부분', 'DZA'],
  ['الجزء الواقع في الجزائر من الصحراء الكبرى', 'DZA'],
  ['bagian Sahara yang termasuk Aljazair', 'DZA'],
  ['delen av Sahara som tillhör Algeriet', 'DZA'],
])('the part that belongs to a land: %s', async (question, country) => {
  const { places, query } = await read(question);
  expect(query).toMatchObject({ type: 'Intersection', of: [{ type: 'NamedPlace' }, { type: 'NamedPlace' }] });
  expect(places!.map(({ id }) => id)).toEqual(['desert/sahara', `country/${country}`]);
});

test('a nasal in Hindi is written with a dot or as a letter', async () => {
  const [dotted, letter] = await Promise.all(
    ['हिमालय का उत्तराखंड वाला भाग', 'हिमालय का उत्तराखण्ड वाला भाग'].map(read),
  );
  expect(dotted!.places!.map(({ id }) => id)).toEqual(letter!.places!.map(({ id }) => id));
});
