/** Tables in encodings of one language, told by its letters, and those whose few letters do not tell. */

import { TextDecoder } from 'node:util';
import { decodeDos, isDosCodePage } from '../../../../src/tabular/csv/dos-code-pages.ts';
import { type Case, category, cities, csv, file, number, prices } from './truth.ts';

const decode = (encoding: string, bytes: Uint8Array): string =>
  isDosCodePage(encoding)
    ? decodeDos(encoding, bytes)
    : new TextDecoder(encoding).decode(bytes, { stream: true });

/** Bytes of a text: each sign by the byte or the two bytes that are read as it. */
export function encodedIn(encoding: string, text: string): Buffer {
  const codes = new Map<string, number[]>();
  const wanted = new Set(text);
  const take = (bytes: number[]) => {
    const sign = decode(encoding, Uint8Array.from(bytes));
    if (wanted.has(sign) && !codes.has(sign)) codes.set(sign, bytes);
  };
  for (let first = 0; first < 256; first++) take([first]);
  for (let first = 0x81; first < 0xff; first++) {
    for (let second = 0x40; second < 0xff; second++) {
      if (codes.size === wanted.size) break;
      take([first, second]);
    }
  }
  return Buffer.from(Array.from(text, (sign) => codes.get(sign)!).flat());
}

const table = (header: string, words: string) => {
  const names = words.split(' ');
  const cells = cities.map((_, row) => names[row % names.length]!);
  return { header, cells, text: csv([header, 'n'], [cells, prices]) };
};

const read = (encoding: string, header: string, words: string, notes?: RegExp): Case => {
  const { cells, text } = table(header, words);
  return file(`${words.split(' ')[0]} in ${encoding}`, encodedIn(encoding, text), {
    truth: { [header]: category(cells), n: number(prices) },
    notes: notes ?? new RegExp(`by its letters it was read as ${encoding}`),
  });
};

const hex = (name: string, bytes: string, words: readonly string[], notes: RegExp): Case =>
  file(name, Buffer.from(bytes, 'hex'), { truth: { city: category(words) }, notes });

const refused = (name: string, bytes: Buffer, words: RegExp): Case =>
  file(name, bytes, { refusal: { code: 'malformed_csv', words } });

const russian = 'Москва Казань Самара Омск Томск';
const japanese = '東京 大阪 名古屋 札幌 福岡';

export const encodings: readonly Case[] = [
  ...['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5'].map((name) => read(name, 'город', russian)),
  read('koi8-u', 'місто', 'Київ Львів Чернігів Вінниця Суми'),
  read('windows-1253', 'πόλη', 'Αθήνα Πάτρα Βόλος Λάρισα Χανιά'),
  read('windows-1255', 'עיר', 'חיפה ירושלים אילת עכו נתניה'),
  read('windows-1256', 'مدينة', 'القاهرة الإسكندرية الجيزة أسوان الأقصر'),
  read('windows-874', 'เมือง', 'กรุงเทพ เชียงใหม่ ขอนแก่น ภูเก็ต อยุธยา'),
  read('shift_jis', '地域', japanese),
  read('shift_jis', '品名', 'りんご みかん バナナ ぶどう メロン'),
  read('euc-jp', '都市', `${japanese} なごや さっぽろ`),
  read('gbk', '城市', '北京 上海 广州 深圳 成都'),
  read('big5', '城市', '臺北 高雄 臺中 新竹 花蓮'),
  read('euc-kr', '도시', '서울 부산 대구 인천 광주'),
  ...['windows-1250', 'iso-8859-2'].map((name) =>
    read(name, 'miasto', 'Łódź Kraków Gdańsk Wrocław Poznań Białystok'),
  ),
  read('windows-1250', 'město', 'Plzeň Děčín Třebíč Žďár Kroměříž Ústí'),
  read('windows-1254', 'şehir', 'Gümüşhane İstanbul Kırşehir Çanakkale Beşiktaş Diyarbakır'),
  read('windows-1257', 'miestas', 'Šiauliai Panevėžys Kėdainiai Tauragė Mažeikiai Anykščių'),
  read('ibm850', 'Größe', 'klein mittelmäßig groß übergroß'),
  read('ibm850', 'ciudad', 'Málaga León Cádiz Logroño Ávila'),
  read('macintosh', 'ville', 'Orléans Nîmes Besançon Évreux Béziers', /old Macs/),
  // Letters that two encodings have at the same place are read alike in both.
  read('windows-1252', 'város', 'Málaga Genève Zürich Besançon Århus', /Windows-1252/),
  hex(
    'two towns in Shift-JIS',
    '636974792c70726963650a938c8b9e2c31320a91e58de32c31350a938c8b9e2c390a',
    ['東京', '大阪', '東京'],
    /read as shift_jis/,
  ),
  hex(
    'three towns in GBK',
    '636974792c6e0ab1b1bea92c310ac9cfbaa32c320ab9e3d6dd2c330ab1b1bea92c340a',
    ['北京', '上海', '广州', '北京'],
    /read as gbk/,
  ),
  refused(
    'three towns in EUC-JP, whose bytes are Chinese as well',
    Buffer.from('636974792c6e0ac5ecb5fe2c310ac2e7bae52c320ab5fec5d42c330ac5ecb5fe2c340a', 'hex'),
    /another alphabet/,
  ),
  refused(
    'one town of Cyrillic',
    Buffer.from('a,b\n\xcc\xee\xf1\xea,1\n\xcc\xee\xf1\xea,2\n', 'latin1'),
    /encod/,
  ),
];
