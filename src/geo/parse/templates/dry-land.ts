/** "Суходіл у радіусі 60 км від Маріуполя": what lies there without the sea. */

import type { TableLanguage } from '../../domain/query.ts';
import type { LanguageTable } from './table.ts';

/** Words for land that is no country and no ground that somebody owns. */
const words: Readonly<Record<TableLanguage, string>> = {
  it: 'terra|la terra|terra emersa|terre emerse|le terre emerse|terraferma|la terraferma|terre',
  pt: 'terra|a terra|terra firme|a terra firme|terras|as terras|terras emersas|terra seca',
  nl: 'land|het land|al het land|landoppervlak|het landoppervlak|droog land|het droge land|vasteland',
  pl: 'ląd|lądu|cały ląd|suchy ląd|obszar lądowy|obszary lądowe|tereny lądowe|lądy',
  ru: 'суша|сушу|суши|вся суша|всю сушу|участки суши|территория суши',
  uk: 'суходіл|суходолу|весь суходіл|суша|сушу|уся суша|вся суша',
  tr: 'kara|karalar|kara parçası|kara parçaları|kara alanı|kara alanları|kara kısmı',
  zh: '陆地|陆地部分|陆地区域|陆域',
  ja: '陸地|陸|陸域|陸地部分|陸の部分|陸地の部分',
  ko: '육지|육지 부분|땅|뭍',
  ar: 'اليابسة|اليابسه|كل اليابسة|الأراضي اليابسة|المنطقة البرية',
  hi: 'भूमि|ज़मीन|जमीन|थल|थल भाग|ज़मीनी इलाका|स्थल भाग|सूखी ज़मीन',
  id: 'daratan|wilayah daratan|seluruh daratan|tanah daratan|area daratan|wilayah darat',
  sv: 'landyta|landytan|landområde|landområden|landområdet|landområdena|landmassa|landmassan|torra land|torrt land',
};

/** Where the words stand behind what says where. */
const behind: Partial<Record<TableLanguage, readonly string[]>> = {
  tr: ['{n} <dryLand>', '{n} [olan|kalan|bulunan|yer alan] <dryLand>'],
  zh: ['{n}[的]<dryLand>'],
  ja: ['{n}[の|にある]<dryLand>'],
  ko: ['{n}[의|에 있는] <dryLand>', '{n} <dryLand>'],
  hi: ['{n} [की|का|के|वाली|में|में स्थित] <dryLand>'],
};
const before = ['<dryLand> {n}', '<dryLand>, {n}', '<dryLand> <rel> {n}', '<dryLand>, <rel> {n}'];

export const withDryLand = (table: LanguageTable): LanguageTable => ({
  ...table,
  words: { ...table.words, dryLand: words[table.code] },
  patterns: { ...table.patterns, dryLand: behind[table.code] ?? before },
});
