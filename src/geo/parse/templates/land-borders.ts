/** "Countries that have a land border with Malaysia": a border that is had, shared or owned, by land or without the word. */

import type { TableLanguage } from '../../domain/query.ts';
import { phraseProduct } from '../phrase-product.ts';
import type { LanguageTable } from './table.ts';

/** What says so beside the place that is bordered; added to `bordering` of the table. */
const bordering: Readonly<Record<TableLanguage, readonly string[]>> = {
  it: [
    phraseProduct(
      'che hanno|che ha|hanno|aventi|con|che condividono',
      '|un|una|il|la',
      'confine|frontiera|confini|frontiere',
      '|terrestre|terrestri|di terra|via terra',
      'con',
    ),
  ],
  pt: [
    phraseProduct(
      'que têm|que tem|têm|com|que possuem|possuem|que fazem|fazem|que partilham|que compartilham',
      '|uma',
      'fronteira|fronteiras|divisa',
      'terrestre|terrestres|por terra',
      'com',
    ),
    phraseProduct('que possuem|que partilham|que compartilham|com', '|uma', 'fronteira|fronteiras', 'com'),
  ],
  nl: [
    phraseProduct(
      'die|met|hebben',
      'een|de',
      'landgrens|landsgrens|grens over land',
      'met|hebben met|delen met',
    ),
    'hebben een landgrens met|met landgrens met|delen een landgrens met',
  ],
  pl: [
    phraseProduct(
      'które mają|które posiadają|które dzielą|mające|posiadające|mają|posiadają|z|o',
      '|wspólną|bezpośrednią',
      'lądową granicę|granicę lądową|lądową granicą|granicą lądową|granicę',
      'z|ze',
    ),
  ],
  ru: [
    phraseProduct(
      'имеющие|имеющих|которые имеют|имеют|у которых есть|у кого есть|обладающие|с',
      '|общую|общая|общей|общие|сухопутную|сухопутная|сухопутной|сухопутные|общую сухопутную|общая сухопутная|прямую|наземную|наземная',
      'границу|граница|границей|границы',
      'с|со',
    ),
  ],
  uk: [
    phraseProduct(
      'що мають|які мають|мають|у яких є|в яких є|що межують через|з|із',
      '|спільний|спільним|спільні|сухопутний|сухопутним|сухопутні|наземний|спільний сухопутний|прямий',
      'кордон|кордоном|кордони|кордонами|межу',
      'з|із|зі',
    ),
  ],
  tr: [
    phraseProduct(
      'ile|',
      'kara|ortak kara|karadan',
      'sınırı olan|sınırı bulunan|sınırına sahip|sınırına sahip olan|sınırını paylaşan|sınırı paylaşan',
    ),
    phraseProduct('ile|', 'sınıra|ortak sınıra', 'sahip|sahip olan'),
  ],
  zh: [
    phraseProduct(
      '有|拥有|共享|共有|存在',
      '|共同|共同的|直接的',
      '陆地|陆上|陆路|陆',
      '边界|国界|边境|国境|边界线|国界线',
    ),
    phraseProduct('拥有|共享|共有', '|共同|共同的', '边界|国界|边境|国境|边界线|国界线'),
  ],
  ja: [
    phraseProduct(
      'と|との間に',
      '|陸上の|陸上|陸の|陸続きの|陸|共通の',
      '国境|国境線',
      'を持つ|を有する|がある|のある|を共有する|を共有している|を接する|を接している|を持っている',
    ),
    'と陸続きである|と陸で接する|と陸で接している|と陸上で接する',
  ],
  ko: [
    phraseProduct(
      '과|와',
      '|육상|육지|육로|공동',
      '국경을|국경이|국경선을',
      '가진|갖는|갖고 있는|가지고 있는|접한|접하는|접하고 있는|맞댄|맞대고 있는|공유하는|공유한|있는|마주한',
    ),
    '과 육지로 접한|와 육지로 접한|과 육지로 이어진|와 육지로 이어진',
  ],
  ar: [
    phraseProduct(
      'التي لها|التي تملك|التي لديها|التي تمتلك|لها|ذات|التي تتقاسم|التي تتشارك',
      'حدود|حدودا|حدودًا',
      '|مشتركة',
      '|برية',
      'مع',
    ),
  ],
  hi: [
    phraseProduct(
      'के साथ|से',
      'भूमि|ज़मीनी|जमीनी|स्थलीय|थल|स्थल|ज़मीन की|साझा|थलीय',
      'सीमा|सीमाएँ|सीमाएं',
      'वाले|साझा करने वाले|रखने वाले|बाँटने वाले|साझा करते',
    ),
    phraseProduct('के साथ|से', 'सीमा', 'वाले|रखने वाले|बाँटने वाले'),
  ],
  id: [
    phraseProduct(
      'yang punya|yang memiliki|yang mempunyai|punya|memiliki|mempunyai|yang berbagi|yang ada|dengan',
      'perbatasan|batas',
      '|darat|langsung|daratan|darat langsung',
      'dengan',
    ),
  ],
  sv: [
    phraseProduct(
      'som har|har|med|som delar|delar',
      '|en|sin',
      'landgräns|gemensam landgräns|gräns till lands|gräns på land',
      'mot|till|med',
    ),
    phraseProduct('med', '|en', 'gräns|gemensam gräns', 'mot|till|med'),
  ],
};

/** Where the verb or the place stands apart from the border. */
const apart: Partial<Record<TableLanguage, readonly string[]>> = {
  nl: [
    '{s}[,] die (een landgrens met|een grens met|landgrenzen met|grenzen met) {l} (hebben|delen|heeft|deelt)',
  ],
  hi: [
    `[वे] {s} (जिनकी|जिसकी) {l} (${phraseProduct(
      'के साथ|से',
      '|भूमि|ज़मीनी|जमीनी|स्थलीय|थल|साझा',
      'सीमा|सीमाएँ|सीमाएं',
      'है|हैं|लगती है|मिलती है|जुड़ती है',
    )})`,
  ],
  tr: ['{l} (kara sınırı|sınırı|ortak sınırı) (olan|bulunan) {s}'],
};

export function withLandBorders(table: LanguageTable): LanguageTable {
  const { code, words, patterns } = table;
  const said = [words.bordering, ...bordering[code]].filter(Boolean).join('|');
  return {
    ...table,
    words: { ...words, bordering: said },
    patterns: { ...patterns, setBordering: [...(patterns.setBordering ?? []), ...(apart[code] ?? [])] },
  };
}
