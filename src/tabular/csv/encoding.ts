/** Which encoding bytes of a text file are in, and what a file is that holds no text. */

import { TabularError } from '../domain/errors.ts';
import { likelyEncoding } from './likely-encoding.ts';
import { likelyLatin } from './likely-latin.ts';

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
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-874',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-7',
  'iso-8859-15',
  'koi8-r',
  'koi8-u',
  'macintosh',
  'ibm437',
  'ibm850',
  'ibm852',
  'ibm866',
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

/** Whether the bytes begin a model that was saved, of whatever version. */
export const isSavedModel = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).toString('hex') === savedModel;

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

/** An encoding, and the next likely one where letters do not tell which. */
export interface ToldEncoding {
  readonly name: TextEncodingName;
  readonly maybe?: TextEncodingName;
}

/** @param head the first bytes, some thousand if there are so many
 * @param whole whether `head` is all there is, so that no character can be cut off at its end */
export function encodingOf(head: Uint8Array, whole: boolean): ToldEncoding {
  const byMark = wideOrUtf8(head, whole);
  if (byMark !== undefined) return { name: byMark };
  const name = likelyEncoding(head);
  return name === undefined ? latinEncoding(head) : { name };
}

function wideOrUtf8(head: Uint8Array, whole: boolean): TextEncodingName | undefined {
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
  return isUtf8(head, whole) ? 'utf-8' : undefined;
}

/** @throws TabularError `malformed_csv` where the bytes do not tell it */
function latinEncoding(head: Uint8Array): ToldEncoding {
  refuseTwoEncodings(head);
  const { name, rival, hasWords } = likelyLatin(head);
  if (hasWords && rival === undefined) return { name };
  if (hasWords && name === 'windows-1252') return { name, maybe: rival! };
  throw new TabularError(
    'malformed_csv',
    hasWords
      ? `The file is not UTF-8, and its few letters do not tell its encoding: it may be ${name} or ${rival}.`
      : 'The file is neither UTF-8 nor in a Western encoding: its letters are of another alphabet.',
    {
      fix: 'Name the encoding, such as windows-1251, shift_jis or ibm850 (encoding, --encoding), or save the file as UTF-8.',
    },
  );
}

/** Fewer lines may be UTF-8 by chance: É» is. */
const leastLines = 2;

/** @throws TabularError `malformed_csv` where some lines are UTF-8 and others are not, as of files put together */
function refuseTwoEncodings(head: Uint8Array): void {
  const lines = Buffer.from(head).toString('latin1').split('\n');
  const lettered = lines
    .map((text, at) => ({ text, at: at + 1 }))
    .slice(0, -1)
    .filter(({ text }) => /[^\0-\x7f]/.test(text));
  const other = lettered.find(({ text }) => !isUtf8(Buffer.from(text, 'latin1'), true));
  const plain = lettered.filter(({ text }) => isUtf8(Buffer.from(text, 'latin1'), true));
  if (other === undefined || plain.length < leastLines) return;
  throw new TabularError(
    'malformed_csv',
    `The file holds two encodings: line ${plain[0]!.at} is UTF-8, line ${other.at} is not.`,
    { fix: 'Save each of the files that it was made of as UTF-8, and put those together.' },
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

function isUtf8(bytes: Uint8Array, whole: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !whole });
    return true;
  } catch {
    return false;
  }
}
