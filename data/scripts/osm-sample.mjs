// Writes data/geo/osm-sample.osm.gz: a small OpenStreetMap file of Monaco from our own table of facts, so that map questions
// have an answer right after installation. Nothing in it comes from OpenStreetMap.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const table = readFileSync(new URL('tables/osm-sample.tsv', import.meta.url), 'utf8');
const escapeXml = (text) =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);

const nodes = [];
const ways = [];
const relations = [];
/** Ids below zero are what editors give to things that no server knows. */
let id = 0;

function node(lat, lon, tags = '') {
  nodes.push(
    `<node id="${--id}" lat="${lat.toFixed(7)}" lon="${lon.toFixed(7)}"${tags === '' ? '/>' : `>${tags}</node>`}`,
  );
  return id;
}
function way(refs, tags = '') {
  ways.push(`<way id="${--id}">${refs.map((ref) => `<nd ref="${ref}"/>`).join('')}${tags}</way>`);
  return id;
}

/** "cuisine=pizza;italian;takeaway=yes": what has no "=" continues the value before it. */
function tagsOf(text) {
  const tags = [];
  for (const part of text.split(';')) {
    const at = part.indexOf('=');
    if (at > 0) tags.push([part.slice(0, at), part.slice(at + 1)]);
    else tags[tags.length - 1][1] += `;${part}`;
  }
  return tags.map(([k, v]) => `<tag k="${escapeXml(k)}" v="${escapeXml(v)}"/>`).join('');
}

/** Metres east and north of a position, turned by a bearing, as degrees. */
function offset(lat, lon, along, across, bearing) {
  const [sin, cos] = [Math.sin((bearing * Math.PI) / 180), Math.cos((bearing * Math.PI) / 180)];
  const [east, north] = [along * sin + across * cos, along * cos - across * sin];
  return [lat + north / 111_132, lon + east / (111_320 * Math.cos((lat * Math.PI) / 180))];
}

function outline(kind, length, width, bearing, lat, lon) {
  const corners =
    kind === 'box'
      ? [
          [1, 1],
          [1, -1],
          [-1, -1],
          [-1, 1],
        ]
      : Array.from({ length: 16 }, (_, i) => [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)]);
  return corners.map(([a, b]) => offset(lat, lon, (a * length) / 2, (b * width) / 2, bearing));
}

const positions = (list) => list.map((pair) => pair.split(',').map(Number));

for (const line of table.trim().split('\n')) {
  if (line.startsWith('#')) continue;
  const [shape, lat, lon, text] = line.split('\t');
  const tags = tagsOf(text);
  const [kind, ...numbers] = shape.split(' ');
  if (kind === 'point') node(Number(lat), Number(lon), tags);
  else if (kind === 'line')
    way(
      positions(numbers).map(([y, x]) => node(y, x)),
      tags,
    );
  else if (kind === 'ring') {
    const refs = positions(numbers).map(([y, x]) => node(y, x));
    const outer = way([...refs, refs[0]]);
    relations.push(
      `<relation id="${--id}"><member type="way" ref="${outer}" role="outer"/>${tags}</relation>`,
    );
  } else {
    const [length, width, bearing] = numbers.map(Number);
    const refs = outline(kind, length, width, bearing, Number(lat), Number(lon)).map(([y, x]) => node(y, x));
    way([...refs, refs[0]], tags);
  }
}

// Sorted by id, as files of the kind are; nodes, ways, relations.
const byId = (a, b) => Number(/id="(-?\d+)"/.exec(a)[1]) - Number(/id="(-?\d+)"/.exec(b)[1]);
const text = `<?xml version="1.0" encoding="UTF-8"?>
<osm version="0.6" generator="graticule">
<bounds minlat="43.7235" minlon="7.4085" maxlat="43.7525" maxlon="7.4405"/>
${[nodes, ways, relations].flatMap((list) => list.sort(byId)).join('\n')}
</osm>
`;

/** @param folder ends with a slash */
export function writeOsmSample(folder = fileURLToPath(new URL('../geo/', import.meta.url))) {
  writeFileSync(`${folder}osm-sample.osm.gz`, gzipSync(text, { level: 9 }));
  console.log(`osm-sample: ${nodes.length} nodes, ${ways.length} ways, ${relations.length} relations`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeOsmSample();
