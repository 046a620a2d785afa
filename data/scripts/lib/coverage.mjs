/** coverage.bin: nodes of the coverage and the vertices that keep its simplified lines apart, found by the addon. */

import { readFileSync, writeFileSync } from 'node:fs';

const built = (path) => import(new URL(`../../../dist/${path}`, import.meta.url));

/** @param out  folder with what geometry/arcs.py wrote */
export async function writeCoverage(out, target) {
  const { loadAddon } = await built('shared/load-addon.js');
  const { encodeCoverage, staysAlways } = await built('geo/geometry/coverage.js');
  const read = (name) => {
    const bytes = readFileSync(`${out}arcs.${name}.bin`);
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
  };
  // As answers round them, so that the same distances are compared.
  const xy = new Float64Array(read('xy')).map((degrees) => Math.round(degrees * 1e7) / 1e7);
  const ends = new Uint32Array(read('ends'));
  const { steps, unresolved } = loadAddon().coverageSteps(xy, ends);
  if (unresolved > 0) throw new Error(`${unresolved} lines of the coverage cross at full detail`);
  const vertices = new Map();
  const add = (v, step) =>
    vertices.set(`${xy[2 * v]},${xy[2 * v + 1]}`, { lon: xy[2 * v], lat: xy[2 * v + 1], step });
  steps.forEach((step, v) => {
    if (step > 0) add(v, step);
  });
  const atNodes = new Uint8Array(read('nodes'));
  ends.forEach((end, i) => {
    if (atNodes[i] === 0) return;
    add(i === 0 ? 0 : ends[i - 1], staysAlways);
    add(end - 1, staysAlways);
  });
  writeFileSync(`${target}coverage.bin`, encodeCoverage([...vertices.values()]));
  console.log(`coverage.bin: ${vertices.size} vertices`);
}
