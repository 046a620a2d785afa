/** Which encoding bytes of a text file are in, and what a file is that holds no text. */

import { TabularError } from '../domain/errors.ts';

/** Encodings that can be named: those of the WHATWG standard that files still come in. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'iso-8859-2',
  'iso-8859-15',
  'koi8-r',
  'macintosh',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gbk',
  'big5',
] as const;

/** An encoding of CSV files: an entry of {@link textEncodings}. */
export type TextEncodingName = (typeof textEncodings)[number];

/** How a saved model begins. */
const savedModel = '4752544d';

/** First bytes of files that people take for tables of text. */
const containers: readonly (readonly [bytes: string, what: string])[] = [
  ['504b0304', 'an Excel or OpenDocument workbook, or a ZIP archive'],
  ['504b0506', 'a ZIP archive that holds nothing'],
  [savedModel, 'a model saved by graticule'],
  ['24464c32', 'an SPSS file (.sav)'],
  ['24464c33', 'an SPSS file (.zsav)'],
  ['3c73746174615f6474613e', 'a Stata file (.dta)'],
  ['000000000000000000000000c2ea8160', 'a SAS file (.sas7bdat)'],
  ['484541444552205245434f52442a2a2a', 'a SAS transport file (.xpt)'],
  ['524458', 'an R file (.rda)'],
  ['580a000000', 'an R file (.rds)'],
  ['934e554d5059', 'a NumPy file (.npy)'],
  ['46454131', 'a Feather file of version 1'],
  ['4d41544c414220352e30204d4154', 'a MATLAB file (.mat)'],
  ['ffffffff', 'an Arrow stream'],
  ['8004', 'a Python pickle'],
  ['8005', 'a Python pickle'],
  ['7b5c727466', 'a document (RTF)'],
  ['526172211a07', 'a RAR archive'],
  ['89504e47', 'a picture'],
  ['ffd8ff', 'a picture'],
  ['d0cf11e0', 'an Excel workbook of the old format (.xls)'],
  ['50415231', 'a Parquet file'],
  ['4152524f5731', 'an Arrow or Feather file'],
  ['53514c69746520666f726d6174', 'an SQLite database'],
  ['425a68', 'compressed with bzip2'],
  ['fd377a585a00', 'compressed with xz'],
  ['28b52ffd', 'compressed with Zstandard'],
  ['377abcaf271c', 'a 7-Zip archive'],
  ['25504446', 'a PDF document'],
  ['894844460d0a1a0a', 'an HDF5 file'],
  ['4f626a01', 'an Avro file'],
  ['4f5243', 'an ORC file'],
  ['3c21646f63747970652068746d6c', 'an HTML page'],
  ['3c68746d6c', 'an HTML page'],
  ['04224d18', 'compressed with LZ4'],
  ['894c5a4f', 'compressed with LZO'],
  ['1f9d', 'compressed with compress (.Z)'],
  ['4c5a4950', 'compressed with lzip'],
  ['ff060000734e6150', 'compressed with Snappy'],
  ['50415245', 'an encrypted Parquet file'],
  ['43444601', 'a NetCDF file'],
  ['43444602', 'a NetCDF file'],
  ['47524942', 'a GRIB file'],
  ['53494d504c4520203d', 'a FITS file'],
  ['5444536d', 'a LabVIEW file (.tdms)'],
  ['000100005374616e64617264', 'an Access database'],
  ['47494638', 'a picture'],
  ['7f454c46', 'a program'],
];

/** @throws TabularError `malformed_csv` that names the format when the bytes begin a file of another one */
export function refuseContainers(head: Uint8Array): void {
  const start = Buffer.from(head.subarray(0, 16)).toString('latin1');
  const found = containers.find(([bytes]) =>
    begins(start, Buffer.from(bytes, 'hex').toString('latin1'), head),
  );
  if (isIso2022(head)) {
    throw new TabularError('malformed_csv', 'The text is Japanese in ISO-2022-JP, which is not read.', {
      fix: 'Save the file as UTF-8.',
    });
  }
  const inTar = Buffer.from(head.subarray(257, 262)).toString('latin1') === 'ustar';
  const what = found?.[1] ?? (inTar ? 'a tar archive' : isDbase(head) ? 'a dBase file (.dbf)' : undefined);
  if (what !== undefined) {
    throw new TabularError('malformed_csv', `The file is ${what}, not text.`, {
      fix:
        found?.[0] === savedModel
          ? 'Load it as the model (loadModel, --model), and give a table here.'
          : 'Save the table as CSV (or gzipped CSV) and give that file.',
    });
  }
}

const isControl = (byte: number) => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1a);

/** Some marks are letters that a name may begin with (`ORCID`, `PARENT`): bytes that no text has tell those apart. */
function begins(start: string, magic: string, head: Uint8Array): boolean {
  if (magic.startsWith('<')) return start.toLowerCase().startsWith(magic);
  if (!start.startsWith(magic)) return false;
  return magic === 'PAR1' || !/^[\w ]{2,8}=?$/.test(magic) || head.subarray(0, 4096).some(isControl);
}

/** Japanese in seven bits: an escape sequence before its signs. */
function isIso2022(head: Uint8Array): boolean {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 65_536));
  return (bytes.includes('\u001b$B') || bytes.includes('\u001b$@')) && !bytes.some((byte) => byte >= 0x80);
}

/** A mark of its version, the day of its last change, and a field of its header that is always nought. */
function isDbase(head: Uint8Array): boolean {
  const [version, , month = 0, day = 0] = head;
  return (
    head.length > 32 &&
    [0x03, 0x30, 0x31, 0x83, 0x8b, 0xf5].includes(version!) &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= 31 &&
    head[12] === 0 &&
    head[13] === 0
  );
}

export const isGzip = (head: Uint8Array): boolean => head[0] === 0x1f && head[1] === 0x8b;

/** @param head the first bytes, some thousand if there are so many
 * @param whole whether `head` is all there is, so that no character can be cut off at its end */
export function encodingOf(head: Uint8Array, whole: boolean): TextEncodingName {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  // Text of mostly western letters has a zero in every other byte of UTF-16.
  const sample = head.subarray(0, 4096);
  const zeros = [0, 0];
  for (let i = 0; i < sample.length; i++) if (sample[i] === 0) zeros[i % 2]!++;
  if (zeros[1]! > sample.length * 0.3 && zeros[0] === 0) return 'utf-16le';
  if (zeros[0]! > sample.length * 0.3 && zeros[1] === 0) return 'utf-16be';
  // A stray zero in a small table may look like it; but all of UTF-16 is an even number of bytes.
  const mayBeWide = zeros[0] !== zeros[1] && zeros.includes(0) && !(whole && head.length % 2 === 1);
  const wide = mayBeWide ? wideEncodingOf(head, zeros[1]! > 0) : undefined;
  if (wide !== undefined) return wide;
  // Text may hold a stray one.
  if (sample.length >= 64 && zeros[0]! + zeros[1]! > sample.length / 20) {
    throw new TabularError('malformed_csv', 'The file holds zero bytes: it is binary, not text.', {
      fix: 'Save the table as CSV and give that file.',
    });
  }
  if (isUtf8(head, whole)) return 'utf-8';
  refuseOtherAlphabets(head);
  refuseEasternLetters(head);
  if (isOfOldComputer(head)) return oldEncoding(head);
  return 'windows-1252';
}

/** Western texts have a letter with an accent here and there; in Cyrillic, Greek or Japanese ones nearly every letter is
 * a byte above 127.
 * @throws TabularError `malformed_csv` for such a text, whose encoding its bytes do not tell */
function refuseOtherAlphabets(head: Uint8Array): void {
  let high = 0;
  let beside = 0;
  for (let i = 0; i < head.length; i++) {
    if (head[i]! < 0xc0) continue;
    high++;
    if (i > 0 && head[i - 1]! >= 0xc0) beside++;
  }
  if ((high < 12 || beside < high / 2) && !isJapanese(head) && !hasEasternWords(head)) return;
  throw new TabularError(
    'malformed_csv',
    'The file is neither UTF-8 nor in a Western encoding: its letters are of another alphabet.',
    {
      fix: 'Name the encoding, such as windows-1251, shift_jis or gbk (encoding, --encoding), or save the file as UTF-8.',
    },
  );
}

/** Texts of other letters than western ones in UTF-16 have zeros in the same half of their marks and digits alone.
 * @returns undefined where the bytes are no text so read */
function wideEncodingOf(head: Uint8Array, little: boolean): TextEncodingName | undefined {
  const name = little ? 'utf-16le' : 'utf-16be';
  try {
    const text = new TextDecoder(name, { fatal: true }).decode(head, { stream: true });
    return /\n/.test(text) && /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\t\r\n]+$/u.test(text) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Characters of East Asia that show words, not a western letter with its neighbour. */
const leastEastern = 6;

/** Whether the bytes make words of Chinese, Japanese or Korean: several signs side by side, nearly always. */
function hasEasternWords(head: Uint8Array): boolean {
  return ['gb18030', 'big5', 'euc-kr', 'euc-jp'].some((name) => {
    try {
      const text = new TextDecoder(name, { fatal: true }).decode(head, { stream: true });
      const words = text.match(/[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu) ?? [];
      const signs = words.reduce((sum, word) => sum + word.length, 0);
      const single = words.filter((word) => word.length === 1).length;
      return signs >= leastEastern && single * 5 <= signs;
    } catch {
      return false;
    }
  });
}

/** Windows-1252 has letters for those of Central Europe and Turkey too, or marks that stand in no word: `³` in `Wroc³aw`, `ø` beside
 * `ì` in `Tøebíè`, `þ` beside `ð` and `ý` in `Eskiþehir`. @throws TabularError `malformed_csv` that names them */
function refuseEasternLetters(head: Uint8Array): void {
  const text = new TextDecoder('windows-1252').decode(head);
  const has = (letters: RegExp) => letters.test(text);
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const western = has(/[åäöüçãõâ]/);
  const inWords = count(
    /\p{L}[³¹¾¼¶±¿](?=\p{Ll}{2})|(?<![\p{L}\d])(?:£(?=[aeiouyó]\p{L})|¯(?=\p{Ll}{2})|Œ(?=[bcdlmnrtw]\p{L}))|\p{Ll}Ÿ/gu,
  );
  const czech = !western && count(/ø/g) > 1 && count(/[ìòù]/g) > 1;
  const polish = !western && has(/ê/) && has(/æ/) && has(/[³¿œñ]/);
  const turkish = has(/[þÞ]/) && has(/[ýÝðÐ]/) && has(/[öüçÖÜÇ]|ð[ýi]|ýr/) && !has(/[áúæ]/);
  if (inWords < 2 && !czech && !polish && !turkish) return;
  throw new TabularError(
    'malformed_csv',
    `The file is not UTF-8, and its letters are likely ${turkish ? 'Turkish (windows-1254)' : 'of Central Europe (windows-1250, iso-8859-2)'}, not western ones.`,
    { fix: 'Name the encoding (encoding, --encoding), or save the file as UTF-8.' },
  );
}

/** Whether all that is not ASCII makes words of two signs and more, as in a header above numbers. */
function isAllJapanese(text: string): boolean {
  const words = text.match(/[^\p{ASCII}]+/gu) ?? [];
  const isWord = (word: string) =>
    word.length > 1 && /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u.test(word);
  return words.length > 1 && words.every(isWord);
}

/** Whether pairs of bytes make Japanese of Shift-JIS: the first of most is one that Western texts have seldom (their quotes
 * and dashes are not among them), and never beside another above 127. */
function isJapanese(head: Uint8Array): boolean {
  let [high, leads, paired] = [0, 0, 0];
  for (let i = 0; i < head.length; i++) {
    const byte = head[i]!;
    if (byte < 0x80) continue;
    high++;
    if (byte === 0x80 || byte === 0x85 || (byte >= 0x91 && byte <= 0x97) || byte > 0x9f) continue;
    leads++;
    if ((head[i - 1] ?? 0) >= 0x80 || (head[i + 1] ?? 0) >= 0x80) paired++;
  }
  const often = leads >= 4 && leads >= 0.3 * high && paired >= leads / 2;
  try {
    const text = new TextDecoder('shift_jis', { fatal: true }).decode(head, { stream: true });
    return often || isAllJapanese(text);
  } catch {
    return false;
  }
}

const isSmall = (byte: number | undefined) => byte !== undefined && byte >= 0x61 && byte <= 0x7a;

/** Small letters of Windows-1252 with an accent. */
const isAccented = (byte: number | undefined) => byte !== undefined && byte >= 0xe0;

/** High bytes between letters of one word (`Gr”áe` has two of them side by side), each as often as it occurs. */
function betweenLetters(head: Uint8Array): number[] {
  const found: number[] = [];
  for (let i = 1; i < head.length; i++)
    if (
      head[i]! >= 0x80 &&
      /[A-Za-z]/.test(String.fromCharCode(head[i - 1]!)) &&
      (isSmall(head[i + 1]) || isAccented(head[i + 1]))
    )
      found.push(head[i]!);
  return found;
}

/** Small letters of Windows-1252 between 0x80 and 0x9f; the others there are capitals, marks, or nothing. */
const lettersBelowA0: ReadonlySet<number> = new Set([0x83, 0x92, 0x96, 0x9a, 0x9c, 0x9e]);

/** The mark of a section in Windows-1252, the sharp s of an old Mac. */
const section = 0xa7;

/** Whether letters stand where Windows-1252 has capitals, marks or nothing. */
function isOfOldComputer(head: Uint8Array): boolean {
  const inside = betweenLetters(head);
  const strange = inside.filter(
    (byte) => (byte < 0xa0 && !lettersBelowA0.has(byte)) || byte === section,
  ).length;
  return strange > 0 && strange * 4 > inside.length;
}

/** Bytes that are capital letters or marks in the one or the other: nobody writes them between small letters. */
const capitalsOfMac = (byte: number) => byte <= 0x86 || (byte >= 0xa0 && byte !== 0xa7);
const capitalsOfDos = (byte: number) =>
  [0x80, 0x8e, 0x8f, 0x90, 0x92, 0x99, 0x9a, 0x9b, 0x9c, 0x9d, 0x9e, 0x9f, 0xa5].includes(byte);

/** @throws TabularError `malformed_csv` for a code page of DOS, which is not read */
function oldEncoding(head: Uint8Array): TextEncodingName {
  const inside = betweenLetters(head);
  const ofMac = inside.filter(capitalsOfMac).length;
  const ofDos = inside.filter(capitalsOfDos).length;
  if (ofMac < ofDos) return 'macintosh';
  throw new TabularError(
    'malformed_csv',
    'The file is neither UTF-8 nor Windows-1252: its encoding is likely a code page of DOS (437, 850), which is not read.',
    {
      fix: 'Save the file as UTF-8, or name its encoding (encoding, --encoding), such as macintosh for an old Mac.',
    },
  );
}

function isUtf8(bytes: Uint8Array, whole: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !whole });
    return true;
  } catch {
    return false;
  }
}
