// A synthetic extract in OSM PBF: a grid of blocks with buildings of eight vertices, streets of nine and points of interest,
// ids in order as in real files.
import { closeSync, openSync, writeSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

const pois = [
  ['amenity', 'restaurant'],
  ['amenity', 'cafe'],
  ['shop', 'bakery'],
  ['tourism', 'hotel'],
  ['amenity', 'pharmacy'],
  ['highway', 'bus_stop'],
];
const cuisines = ['italian', 'french', 'thai', 'indian'];

class Bytes {
  #bytes = Buffer.alloc(1 << 16);
  #length = 0;

  byte(value) {
    if (this.#length === this.#bytes.length)
      this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#length)]);
    this.#bytes[this.#length++] = value;
  }
  varint(value) {
    let rest = value;
    while (rest >= 128) {
      this.byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }
  signed(value) {
    this.varint(value < 0 ? -2 * value - 1 : 2 * value);
  }
  field(number, bytes) {
    this.varint(number * 8 + 2);
    this.varint(bytes.length);
    for (const value of bytes) this.byte(value);
    return this;
  }
  get bytes() {
    return this.#bytes.subarray(0, this.#length);
  }
}

const packed = (values, signed) => {
  const bytes = new Bytes();
  for (const value of values) signed ? bytes.signed(value) : bytes.varint(value);
  return bytes.bytes;
};
const deltas = (values) => values.map((value, i) => value - (i === 0 ? 0 : values[i - 1]));

function writeBlob(file, type, content) {
  const raw = new Bytes();
  raw.varint(2 * 8);
  raw.varint(content.length);
  raw.field(3, deflateSync(content, { level: 1 }));
  const header = new Bytes().field(1, Buffer.from(type));
  header.varint(3 * 8);
  header.varint(raw.bytes.length);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(header.bytes.length);
  for (const bytes of [size, header.bytes, raw.bytes]) writeSync(file, bytes);
}

function blockOf(strings, group) {
  const table = new Bytes();
  for (const text of strings) table.field(1, Buffer.from(text));
  return new Bytes().field(1, table.bytes).field(2, group).bytes;
}

/** Strings by number, 0 left empty as the format asks. */
class Strings {
  list = [''];
  #known = new Map();
  of(text) {
    let number = this.#known.get(text);
    if (number === undefined) {
      number = this.list.push(text) - 1;
      this.#known.set(text, number);
    }
    return number;
  }
}

/** @param nodes  about how many
 * @returns nodes and ways written, and the box */
export function writeSyntheticPbf(path, nodes) {
  const file = openSync(path, 'w');
  const required = new Bytes().field(4, Buffer.from('OsmSchema-V0.6')).field(4, Buffer.from('DenseNodes'));
  writeBlob(file, 'OSMHeader', required.bytes);
  let seed = 1;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  // One cell: five buildings, one street, one point of interest: 50 nodes.
  const cells = Math.ceil(nodes / 50);
  const side = Math.ceil(Math.sqrt(cells));
  const [west, south, step] = [0, 45, 0.0005];
  let id = 0;
  let batch = [];
  const flush = () => {
    if (batch.length === 0) return;
    const strings = new Strings();
    const tags = [];
    for (const node of batch) {
      for (const [key, value] of node.tags) tags.push(strings.of(key), strings.of(value));
      tags.push(0);
    }
    const dense = new Bytes()
      .field(1, packed(deltas(batch.map((node) => node.id)), true))
      .field(8, packed(deltas(batch.map((node) => node.lat)), true))
      .field(9, packed(deltas(batch.map((node) => node.lon)), true))
      .field(10, packed(tags, false));
    writeBlob(file, 'OSMData', blockOf(strings.list, new Bytes().field(2, dense.bytes).bytes));
    batch = [];
  };
  const none = [];
  const add = (lon, lat, tags = none) => {
    batch.push({ id: ++id, lon: Math.round(lon * 1e7), lat: Math.round(lat * 1e7), tags });
    if (batch.length === 8000) flush();
    return id;
  };
  const ways = [];
  for (let cell = 0; cell < cells; cell++) {
    const x = west + (cell % side) * step;
    const y = south + Math.floor(cell / side) * step;
    for (let b = 0; b < 5; b++) {
      const first = id + 1;
      const [cx, cy] = [x + random() * step, y + random() * step];
      for (let corner = 0; corner < 8; corner++) {
        const angle = (corner * Math.PI) / 4;
        add(cx + 5e-5 * Math.cos(angle), cy + 5e-5 * Math.sin(angle));
      }
      ways.push([first, 8, 'building']);
    }
    const first = id + 1;
    for (let i = 0; i < 9; i++) add(x + (i * step) / 8, y + 1e-5 * random());
    ways.push([first, 9, 'street']);
    const [key, value] = pois[Math.floor(random() * pois.length)];
    const tags = [
      [key, value],
      ['name', `Place ${Math.floor(random() * 20_000)}`],
    ];
    if (value === 'restaurant') tags.push(['cuisine', cuisines[Math.floor(random() * 4)]]);
    add(x + random() * step, y + random() * step, tags);
  }
  flush();
  for (let from = 0; from < ways.length; from += 8000) {
    const strings = new Strings();
    const group = new Bytes();
    ways.slice(from, from + 8000).forEach(([first, count, kind], i) => {
      const tags =
        kind === 'building'
          ? [['building', 'yes']]
          : [
              ['highway', 'residential'],
              ['name', `Street ${(from + i) % 5000}`],
            ];
      const refs = Array.from({ length: count }, (_, k) => first + k);
      if (kind === 'building') refs.push(first);
      const way = new Bytes();
      way.varint(8);
      way.varint(from + i + 1);
      way.field(
        2,
        packed(
          tags.map(([key]) => strings.of(key)),
          false,
        ),
      );
      way.field(
        3,
        packed(
          tags.map(([, value]) => strings.of(value)),
          false,
        ),
      );
      way.field(8, packed(deltas(refs), true));
      group.field(3, way.bytes);
    });
    writeBlob(file, 'OSMData', blockOf(strings.list, group.bytes));
  }
  closeSync(file);
  return { nodes: id, ways: ways.length, box: [west, south, west + side * step, south + side * step] };
}
