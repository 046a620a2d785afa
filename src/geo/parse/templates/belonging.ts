/** "The part of the Sahara that belongs to Algeria": what lies in it, said with a verb of its own. */

import type { TableLanguage } from '../../domain/query.ts';
import type { LanguageTable } from './table.ts';

const patterns: Readonly<Record<TableLanguage, readonly string[]>> = {
  it: [
    "{w}[,] (che appartiene|che appartengono|appartenente|appartenenti) (a|al|alla|all'|allo|ai|agli|alle) {a}",
  ],
  pt: ['{w}[,] (que pertence|que pertencem|pertencente|pertencentes) (a|ao|à|aos|às) {a}'],
  nl: [
    '{w}[,] (dat|die) (bij|tot|aan) {a} (hoort|behoort|toebehoort|horen|behoren)',
    '{w}[,] (dat|die) (hoort|behoort|toebehoort) (bij|tot|aan) {a}',
  ],
  pl: ['{w}[,] (należąca|należący|należące|która należy|który należy|które należą|które należy) do {a}'],
  ru: [
    '{w}[,] (принадлежащая|принадлежащий|принадлежащие|которая принадлежит|который принадлежит|которые принадлежат) {a}',
    '{w}[,] (относящаяся|относящийся|которая относится|который относится|входящая|которая входит) (к|ко|в) {a}',
  ],
  uk: [
    '{w}[,] (що належить|яка належить|який належить|що належать|належна) {a}',
    '{w}[,] (що належить|яка належить|який належить|що входить|яка входить) до {a}',
  ],
  tr: ['{w} {a} ait [olan] <part>'],
  zh: ['{w}(属于|归属){a}<placeEnd>', '{w}(属于|归属){a}的那部分'],
  ja: ['{w}(の|のうち|のうち、|で){a}(に属する|に属している|に含まれる|領の)(部分|地域|一部)'],
  ko: ['{w}(의|중|에서|) {a}에 (속한|속하는|포함된|포함되는|위치한) (부분|지역|곳)'],
  ar: [
    '(الجزء|القسم) (الواقع|الموجود) في {a} من {w}',
    '(جزء|قسم) {w} (الواقع|الموجود|الذي يقع) في {a}',
    '{w} (التابع|التابعة|الذي يتبع|التي تتبع) ل{a}',
    '{w} (التابع ل|التابعة ل){a}',
  ],
  hi: ['{w} <of> (जो|वह) (हिस्सा|भाग) {a} (में आता है|में पड़ता है|में है)'],
  id: [
    '{w} yang (termasuk|termasuk dalam|termasuk wilayah|milik|dimiliki|dimiliki oleh|menjadi milik|masuk|masuk wilayah|menjadi bagian) {a}',
  ],
  sv: ['{w}[,] som (tillhör|hör till|tillhörde) {a}'],
};

export const withBelonging = (table: LanguageTable): LanguageTable => ({
  ...table,
  patterns: { ...table.patterns, in: [...(table.patterns.in ?? []), ...patterns[table.code]] },
});
