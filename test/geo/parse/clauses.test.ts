/** Questions that are read by their words and names in any order: what is said of places, and what is left open. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Gazetteer } from '../../../src/geo/lookup/gazetteer.ts';
import { concepts } from '../../../src/geo/parse/clauses/clause-words.ts';
import { type ClauseLanguage, readClauses } from '../../../src/geo/parse/clauses/read.ts';
import { clauseWords } from '../../../src/geo/parse/clauses/words.ts';
import { printQuery } from '../../../src/geo/parse/print.ts';
import { knownNames } from '../../../src/geo/resolve/known-names.ts';

const gazetteer = Gazetteer.read(readFileSync(new URL('../../../data/geo/gazetteer.bin', import.meta.url)));
const names = knownNames({ gazetteer, own: undefined } as unknown as Parameters<typeof knownNames>[0]);

function read(language: ClauseLanguage, text: string): string | undefined {
  const reading = readClauses(text, names, (one) => one === language);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value && printQuery(step.value.query);
  }
}

describe('what is said of places, wherever it stands', () => {
  test.each<[ClauseLanguage, string, string]>([
    [
      'nl',
      'De Vlaamse provincie die niet aan Nederland raakt',
      'provinces in Flanders and not bordering Nederland',
    ],
    [
      'nl',
      'De provincies die aan Drenthe noch aan Friesland grenzen',
      'provinces in Nederland and not bordering Drenthe and not bordering Friesland',
    ],
    [
      'nl',
      'landen die aan Duitsland grenzen en niet aan zee liggen',
      'countries bordering Duitsland and that are landlocked',
    ],
    ['nl', 'landen die in Afrika liggen en aan Congo grenzen', 'countries in Afrika and bordering Congo'],
    ['nl', 'stukje Rijn tussen Keulen en Bonn', 'overlap of Rijn and (between Keulen and Bonn)'],
    [
      'de',
      'Länder, die an Frankreich, aber nicht an Spanien grenzen',
      'countries bordering Frankreich and not bordering Spanien',
    ],
    [
      'de',
      'Länder die nicht an Frankreich grenzen aber an Deutschland',
      'countries not bordering Frankreich and bordering Deutschland',
    ],
    ['de', 'die drei größten Städte am Rhein', '3 most populous cities on Rhein'],
    ['sv', 'länder som varken har kust eller gräns mot Norge', 'landlocked countries not bordering Norge'],
    ['sv', 'vilka städer ligger vid Donau i Ungern', 'cities in Ungern and on Donau'],
    [
      'en',
      'The country that separates Venezuela from Suriname',
      'smallest country bordering Venezuela and bordering Suriname',
    ],
    ['en', 'countries in europe but not in the EU', 'countries in europe and not in the EU'],
    ['en', 'The city that was formerly called Constantinople', 'Constantinople'],
    [
      'fr',
      "La partie du Rhin qui forme la frontière entre la France et l'Allemagne",
      'overlap of Rhin and (within 5 km of (border between France and Allemagne))',
    ],
    ['fr', 'La rive française du lac Léman', 'overlap of (coast of lac Léman) and (within 5 km of France)'],
    [
      'es',
      '¿Qué comunidades autónomas recorre el Ebro desde que nace hasta que desemboca?',
      'autonomous communities crossed by Ebro',
    ],
    ['it', "L'isola più estesa del Trasimeno", 'largest island in Trasimeno'],
    ['pt', 'rio sao francisco so a parte de minas gerais', 'overlap of rio sao francisco and minas gerais'],
    [
      'pl',
      'Co w województwie zachodniopomorskim leży na południe od Stargardu?',
      'overlap of województwo zachodniopomorskie and (south of Stargard)',
    ],
    ['pl', 'trojmiasto na mapie', 'trojmiasto'],
    ['ru', 'река на которой омск и тобольск', 'rivers flowing through омск and flowing through тобольск'],
    [
      'ru',
      'Какие страны Южной Америки не граничат с Бразилией',
      'countries in Южная Америка and not bordering Бразилия',
    ],
    ['ru', 'Между какими странами лежит Женевское озеро', 'countries that hold Женевское озеро'],
    ['uk', 'де той балатон', 'балатон'],
    ['tr', "Çin hariç Laos'un komşuları", '(countries bordering Laos) except Çin'],
    ['tr', "Asya'da bulunan ve Rusya'ya komşu olan ülkeler", 'countries in Asya and bordering Rusya'],
    ['tr', "Fırat Nehri'nin Türkiye sınırları içinde kalan kısmı", 'overlap of river Fırat and Türkiye'],
    ['ar', 'المحافظات المصرية الثلاث المطلة على قناة السويس', '3 prefectures in Egypt and on قناة السويس'],
    ['hi', 'दक्षिण भारत का कौन सा राज्य है जिसका समुद्र नही', 'states in दक्षिण भारत and that are landlocked'],
    [
      'id',
      'Selat yang memisahkan Pulau Jawa dari Pulau Sumatra',
      'straits bordering Pulau Jawa and bordering island Sumatra',
    ],
    [
      'en',
      'European countries that touch neither Germany nor the sea',
      'countries in European and that are landlocked and not bordering Germany',
    ],
    [
      'de',
      'Länder in Europa, die weder ans Meer noch an Deutschland grenzen',
      'countries in Europa and that are landlocked and not bordering Deutschland',
    ],
    [
      'it',
      'paesi europei che non toccano né la Francia né il mare',
      'countries in Europe and that are landlocked and not bordering Francia',
    ],
    [
      'pt',
      'países que não fazem fronteira com o Brasil nem com a Argentina',
      'countries not bordering Brasil and not bordering Argentina',
    ],
    ['zh', '雷州半岛西边那个海湾', 'nearest gulf to 雷州半岛 in (west of 雷州半岛)'],
    ['zh', '中国最大的四个湖', '4 largest lakes in 中国'],
    ['ja', '四国のなかで瀬戸内海に面していない県', 'provinces in 四国 and not on 瀬戸内海'],
    ['ja', '日本を除くアジアの国', '(countries in アジア) except 日本'],
    ['ko', '낙동강 끼고있는 광역시 뭐있음', 'municipalities in 대한민국 and on 낙동강'],
  ])('%s: %s', (language, text, meant) => {
    expect(read(language, text)).toBe(meant);
  });
});

describe('what is left open, or said of nothing, has no reading', () => {
  test.each<[ClauseLanguage, string]>([
    ['en', 'within of Paris'],
    ['en', 'Germany and'],
    ['ru', 'Соседи соседей Германии'],
    ['ru', 'Страны, граничащие только с Францией и Испанией'],
    ['ru', 'страны, через которые не протекает Дунай'],
    ['uk', 'країни не в ЄС'],
    ['es', 'países que limitan con Francia y con Portugal no'],
    ['nl', 'de drie hoogstgelegen meren'],
    ['pl', 'top 10 krajów'],
    ['de', 'Welche Seen liegen in Deutschland und Österreich'],
    ['fr', 'régions françaises qui touchent une région italienne'],
  ])('%s: %s', (language, text) => {
    expect(read(language, text)).toBeUndefined();
  });
});

describe.each(Object.entries(clauseWords))('the words of %s', (language, words) => {
  test('are of concepts that there are', () => {
    const more = ['kinds', 'plurals', 'compass', 'object'];
    expect(
      Object.keys(words).filter(
        (key) => !(concepts as readonly string[]).includes(key) && !more.includes(key),
      ),
    ).toEqual([]);
  });

  test('have no form that says "not" and nothing at once', () => {
    const forms = (key: string) =>
      new Set(((words as unknown as Record<string, string>)[key] ?? '').split('|'));
    const fill = forms('fill');
    const denied = ['not', 'nor', 'except', 'notIn'].flatMap((key) => [...forms(key)]);
    // Where they do, "only" and negations go before what only fills.
    expect(
      denied.filter((form) => form !== '' && fill.has(form)).map((form) => `${language}: ${form}`),
    ).toEqual([]);
  });
});
