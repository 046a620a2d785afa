// The lookup by itself, on the built package (npm run build), over the shipped data or another folder.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = new URL('../../dist/', import.meta.url);

export const shipped = fileURLToPath(new URL('../../data/geo', import.meta.url));

export async function openFinder(folder = shipped) {
  const { Gazetteer } = await import(new URL('geo/lookup/gazetteer.js', dist));
  const { NameIndex } = await import(new URL('geo/lookup/name-index.js', dist));
  const { Finder } = await import(new URL('geo/lookup/find.js', dist));
  const { loadAddon } = await import(new URL('shared/load-addon.js', dist));
  const addon = loadAddon();
  const gazetteer = Gazetteer.read(readFileSync(`${folder}/gazetteer.bin`));
  const index = await NameIndex.load(
    { label: 'names.hnsw', read: async () => readFileSync(`${folder}/names.hnsw`) },
    readFileSync(`${folder}/names.bin`),
    gazetteer,
    addon,
  );
  return new Finder({ gazetteer, addon: () => addon, nameIndex: async () => index });
}
