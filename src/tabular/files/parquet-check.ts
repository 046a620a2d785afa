/** What a Parquet file claims, against the bytes that it has: its library makes room for every count and repeats every run as
 * often as the file says. What is checked here it reads in a time that is proportional to the bytes. */

import type { AsyncBuffer, Compressors, RowGroup, SchemaElement } from 'hyparquet';
import { mostUnpacked } from './claims.ts';
import type { ParquetColumns, ParquetLeaf } from './parquet-columns.ts';
import { ByteReader, readThrift, type ThriftRecord } from './thrift.ts';

/** A page unpacked; a file's is a MiB or so. */
const mostPageBytes = 2 ** 30;
/** Of deltas; 128 is usual. */
const mostBlockValues = 2 ** 16;
/** Bytes that a byte packed by a codec can stand for: a copy of 64 in Snappy takes two at least, one of 258 in gzip two bits. */
const mostTimes: Readonly<Record<string, number>> = { SNAPPY: 32, GZIP: 1032 };

/** As the format numbers them. */
const [dataPage, dictionaryPage, dataPage2] = [0, 2, 3];
const [plainDictionary, rle, deltaBinary, deltaLengths, deltaBytes, streamSplit, rleDictionary] = [
  2, 3, 5, 6, 7, 9, 8,
];

/** Those of runs. */
const encodings: ReadonlySet<unknown> = new Set([plainDictionary, rle, rleDictionary]);

/** @throws Error when the end of the file, which describes it, claims more than it holds */
export async function checkFooter(file: AsyncBuffer): Promise<void> {
  const end = file.byteLength - 8;
  const length = end < 4 ? -1 : new DataView(await file.slice(end, end + 4)).getUint32(0, true);
  if (!(length >= 0 && length <= end)) throw new Error('its end is longer than the file');
  readThrift(new ByteReader(new Uint8Array(await file.slice(end - length, end))));
}

/** The group with its columns of single values alone, checked page by page.
 * @throws Error that names the column which claims what it does not hold */
export async function checkedGroup(
  file: AsyncBuffer,
  group: RowGroup,
  { flat }: ParquetColumns,
  codecs: Compressors,
): Promise<RowGroup> {
  const rows = Number(group.num_rows);
  const columns = [];
  const seen = new Set<string>();
  let [packed, unpacked] = [0, 0];
  for (const column of group.columns) {
    const meta = column.meta_data;
    const name = meta?.path_in_schema.join('.');
    const leaf = name === undefined ? undefined : flat.get(name);
    if (meta === undefined || name === undefined || leaf === undefined) continue;
    if (leaf.path.some((part, depth) => part !== meta.path_in_schema[depth])) continue;
    const { element } = leaf;
    const refuse = (why: string) => new Error(`column ${JSON.stringify(name)}: ${why}`);
    if (seen.has(name)) throw refuse('a group holds it twice');
    seen.add(name);
    if (meta.type !== element.type) throw refuse('it is of two types');
    const start = Number(meta.dictionary_page_offset || meta.data_page_offset);
    const end = start + Number(meta.total_compressed_size);
    if (!(start >= 0 && end >= start && end <= file.byteLength)) throw refuse('it lies beyond the file');
    packed += end - start;
    try {
      const bytes = new Uint8Array(await file.slice(start, end));
      for (const { size } of pages(bytes, rows, leaf, unpacker(meta.codec, codecs))) {
        unpacked += size;
        if (unpacked > mostUnpacked(packed)) throw new Error('it unpacks to too much');
      }
    } catch (error) {
      throw refuse((error as Error).message);
    }
    columns.push(column);
  }
  const missing = [...flat.keys()].find((name) => !seen.has(name));
  if (missing !== undefined) throw new Error(`column ${JSON.stringify(missing)} is missing in a group`);
  return { ...group, columns };
}

const whole = (value: unknown): number => {
  if (Number.isSafeInteger(value) && (value as number) >= 0) return value as number;
  throw new Error('a count is none');
};

/** What undoes a codec.
 * @throws Error for one that is not known; from the function, for a size that its bytes cannot hold */
function unpacker(codec: string, codecs: Compressors): Unpack {
  if (codec === 'UNCOMPRESSED') return (bytes) => bytes;
  const unpack = codecs[codec as keyof Compressors];
  if (unpack === undefined) throw new Error(`it is packed by ${codec}, which is not read`);
  return (bytes, size) => {
    if (size > (mostTimes[codec] ?? Infinity) * bytes.length)
      throw new Error(`a page of ${bytes.length} bytes by ${codec} cannot hold ${size}`);
    return unpack(bytes, whole(size));
  };
}

type Unpack = (bytes: Uint8Array, size: number) => Uint8Array;

/** The pages of a column, each checked. */
function* pages(bytes: Uint8Array, rows: number, { element, path, absences }: ParquetLeaf, unpack: Unpack) {
  const reader = new ByteReader(bytes);
  let [read, dictionary] = [0, 0];
  while (read < rows) {
    if (reader.left <= 1) throw new Error(`it holds ${read} of ${rows} rows`);
    const header = readThrift(reader);
    const [kind, size] = [header.get(1), whole(header.get(2))];
    const content = reader.take(whole(header.get(3)));
    if (size > mostPageBytes) throw new Error('a page unpacks to more than 1 GiB');
    yield { size };
    const described = header.get(kind === dataPage ? 5 : kind === dictionaryPage ? 7 : 8);
    if (!(described instanceof Map)) throw new Error('a page says nothing of its values');
    const page = described as ThriftRecord;
    const values = whole(page.get(1));
    if (kind === dictionaryPage) {
      // A truth takes a bit, a text at least four bytes.
      if (values > 8 * size) throw new Error('a page holds fewer values than it says');
      dictionary = values;
      continue;
    }
    if (values > rows - read) throw new Error('it holds more rows than its group');
    if (kind === dataPage) {
      const unpacked = new ByteReader(unpack(content, size));
      let present = values;
      if (absences > 0) present = levels(unpacked, values, unpacked.uint32(), absences);
      checkValues(unpacked, { values: present, element, dictionary, encoding: page.get(2), second: false });
    } else if (kind === dataPage2) {
      const [nulls, itsRows] = [whole(page.get(2)), whole(page.get(3))];
      const [before, repeated] = [whole(page.get(5)), whole(page.get(6))];
      if (itsRows !== values || nulls > values) throw new Error('a page counts its rows in two ways');
      const head = new ByteReader(content.subarray(repeated, repeated + before));
      if (absences > 0 && levels(head, values, before, absences) !== values - nulls)
        throw new Error('a page counts its rows in two ways');
      const rest = content.subarray(repeated + before);
      const packed = page.get(7) !== false;
      const unpacked = new ByteReader(packed ? unpack(rest, size - repeated - before) : rest);
      checkValues(unpacked, {
        values: values - nulls,
        element,
        dictionary,
        encoding: page.get(4),
        second: true,
      });
    } else {
      throw new Error(`a page is of kind ${kind}`);
    }
    read += values;
  }
  // The library reads what is within a struct to the end of its bytes.
  if (path.length > 1 && reader.left > 1) throw new Error('it holds more pages than its rows need');
}

/** Moves on to what follows the levels.
 * @param most the level of a value that is there
 * @returns how many values are there */
function levels(reader: ByteReader, values: number, length: number, most: number): number {
  const after = reader.offset + length;
  const present = runs(reader, values, 32 - Math.clz32(most), Infinity, most);
  if (after > reader.offset + reader.left) throw new Error('levels go beyond their page');
  reader.offset = after;
  return present;
}

/** Runs of repeated and of packed values.
 * @param below what no repeated value may reach
 * @returns how many of them are `sought` */
function runs(reader: ByteReader, values: number, width: number, below = Infinity, sought = -1): number {
  let [seen, found] = [0, 0];
  while (seen < values) {
    const head = reader.varint();
    if (head % 2 === 0) {
      const length = head / 2;
      if (length > values - seen) throw new Error('a run is longer than its page');
      let value = 0;
      for (let i = 0; i < (width + 7) >> 3; i++) value += reader.byte() * 256 ** i;
      if (length > 0 && value >= below) throw new Error('a value is missing in the dictionary');
      if (value === sought) found += length;
      seen += length;
    } else {
      const groups = (head - 1) / 2;
      if (groups === 0 || width === 0) throw new Error('a run holds nothing');
      // Writers cut the last run's unused bytes off.
      const packed = reader.take(Math.min(reader.left, groups * width));
      const length = Math.min(groups * 8, values - seen);
      if (packed.length * 8 < length * width) throw new Error('a run is cut off');
      if (sought === 1 && width === 1)
        for (let i = 0; i < length; i++) found += (packed[i >> 3]! >> (i & 7)) & 1;
      else if (sought >= 0)
        for (let i = 0; i < length; i++) if (bitsAt(packed, i * width, width) === sought) found++;
      seen += length;
    }
  }
  return found;
}

function checkValues(
  reader: ByteReader,
  page: {
    values: number;
    element: SchemaElement;
    encoding: unknown;
    /** Values in it. */
    dictionary: number;
    /** Of the second version of the format. */
    second: boolean;
  },
): void {
  const { values, element, encoding, dictionary, second } = page;
  if (values === 0) return;
  const isTruth = element.type === 'BOOLEAN';
  if (encoding === rle && !isTruth) throw new Error('runs hold something else than truths');
  if (encoding === rle || (isTruth && !second && encodings.has(encoding))) {
    reader.uint32();
    runs(reader, values, 1);
  } else if (encodings.has(encoding)) {
    const width = reader.byte();
    if (width > 32) throw new Error('a dictionary has too many values');
    if (dictionary === 0) throw new Error('a value is missing in the dictionary');
    // The first version has no runs where there is one value alone.
    if (width > 0 || second) runs(reader, values, width, dictionary);
  } else if (encoding === deltaBinary) {
    deltaBlocks(reader);
  } else if (encoding === deltaLengths) {
    if (sum(deltas(reader, values)) > reader.left) throw new Error('texts are longer than their page');
  } else if (encoding === deltaBytes) {
    const [shared, own] = [deltas(reader, values), deltas(reader, values)];
    if (sum(own) > reader.left) throw new Error('texts are longer than their page');
    let [length, all] = [0, 0];
    shared.forEach((count, i) => {
      if (count < 0 || count > length) throw new Error('a text shares more than the one before it has');
      length = count + own[i]!;
      all += length;
    });
    if (all > mostPageBytes) throw new Error('a page unpacks to more than 1 GiB');
  } else if (encoding === streamSplit) {
    if (values * (element.type_length ?? 1) > reader.left)
      throw new Error('a page holds fewer values than it says');
  }
}

function sum(lengths: Float64Array): number {
  let all = 0;
  for (const length of lengths) {
    if (length < 0) throw new Error('a text has a length below 0');
    all += length;
  }
  return all;
}

/** Numbers by their differences (DELTA_BINARY_PACKED). Moves on to what follows them.
 * @returns exact within 32 bits */
function deltas(reader: ByteReader, values: number): Float64Array {
  const { parts, each } = deltaBlocks(reader);
  const numbers = new Float64Array(values);
  let value = reader.zigzag();
  numbers[0] = value;
  let seen = 1;
  while (seen < values) {
    const least = reader.zigzag();
    const widths = reader.take(parts);
    for (let part = 0; part < parts && seen < values; part++) {
      const width = widths[part]!;
      if (width > 64) throw new Error('a difference has more than 64 bits');
      const packed = reader.take(Math.min(reader.left, Math.ceil((each * width) / 8)));
      for (let i = 0; i < each && seen < values; i++) {
        value += least + bitsAt(packed, i * width, width);
        numbers[seen++] = value;
      }
    }
  }
  return numbers;
}

function deltaBlocks(reader: ByteReader): { parts: number; each: number } {
  const [block, parts] = [reader.varint(), reader.varint()];
  reader.varint();
  const each = block / parts;
  if (!(block <= mostBlockValues && Number.isInteger(each) && each > 0))
    throw new Error('differences stand in blocks that cannot be');
  return { parts, each };
}

function bitsAt(packed: Uint8Array, from: number, width: number): number {
  let value = 0;
  for (let bit = 0; bit < width; ) {
    const at = from + bit;
    const some = Math.min(8 - (at & 7), width - bit);
    if (at >> 3 >= packed.length) throw new Error('differences are cut off');
    value += ((packed[at >> 3]! >> (at & 7)) & ((1 << some) - 1)) * 2 ** bit;
    bit += some;
  }
  return value;
}
