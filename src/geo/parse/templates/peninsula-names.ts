/** Peninsulas as languages call them where the gazetteer has no name of theirs, in each form that they take. */

import type { TableLanguage } from '../../domain/query.ts';
import type { LanguageTable } from './table.ts';

/** By what English calls them. */
const names: Partial<Record<TableLanguage, Readonly<Record<string, string>>>> = {
  it: { 'Korean Peninsula': 'penisola coreana|penisola di Corea' },
  pt: { 'Korean Peninsula': 'península coreana|península da Coreia' },
  nl: { 'Korean Peninsula': 'Koreaans schiereiland|Koreaanse schiereiland' },
  pl: {
    'Korean Peninsula': 'Półwysep Koreański|Półwyspu Koreańskiego|Półwyspie Koreańskim',
    Indochina: 'Półwysep Indochiński|Półwyspu Indochińskiego|Półwyspie Indochińskim',
    'Indian subcontinent': 'Półwysep Indyjski|Półwyspu Indyjskiego|Półwyspie Indyjskim',
    Iberia: 'Półwysep Pirenejski|Półwyspu Pirenejskiego|Półwyspie Pirenejskim',
    'Hel Peninsula': 'Półwysep Helski|Półwyspu Helskiego|Półwyspie Helskim|Mierzeja Helska|Mierzei Helskiej',
  },
  ru: {
    'Korean Peninsula':
      'Корейский полуостров|Корейского полуострова|Корейском полуострове|Корейским полуостровом',
    'Malay Peninsula':
      'Малайский полуостров|Малайского полуострова|Малайском полуострове|полуостров Малакка|полуострова Малакка|полуострове Малакка',
    'Indian subcontinent': 'Индостан|Индостана|Индостане|полуостров Индостан|полуострове Индостан',
  },
  uk: {
    'Korean Peninsula': 'Корейський півострів|Корейського півострова|Корейському півострові',
    'Malay Peninsula':
      'Малайський півострів|Малайського півострова|Малайському півострові|півострів Малакка|півострові Малакка',
    'Kola Peninsula': 'Кольський півострів|Кольського півострова|Кольському півострові',
    'Indian subcontinent': 'Індостан|Індостану|Індостані|півострів Індостан|півострові Індостан',
  },
  tr: { 'Korean Peninsula': 'Kore Yarımadası' },
  zh: { 'Korean Peninsula': '朝鲜半岛|朝鮮半島|韩半岛|韓半島' },
  ja: { 'Korean Peninsula': '朝鮮半島|韓半島' },
  ko: { 'Korean Peninsula': '한반도|조선반도' },
  ar: { 'Korean Peninsula': 'شبه الجزيرة الكورية|شبه جزيرة كوريا' },
  hi: { 'Korean Peninsula': 'कोरियाई प्रायद्वीप|कोरिया प्रायद्वीप' },
  id: { 'Korean Peninsula': 'Semenanjung Korea|semenanjung Korea' },
  sv: { 'Korean Peninsula': 'Koreahalvön|Koreanska halvön|koreanska halvön' },
};

export function withPeninsulas(table: LanguageTable): LanguageTable {
  const own = names[table.code];
  return own ? { ...table, names: { ...table.names, ...own } } : table;
}
