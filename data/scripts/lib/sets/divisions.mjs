/** Which regions people mean by the states, provinces or departments of a country. */

import { readTables } from '../tables.mjs';

/** @returns by country: rows of [names, ids, note]; ids as numbers of units, composed regions as text */
export function divisionsOf(entities, number) {
  const regions = entities.filter(({ kind }) => kind === 'region');
  const byId = new Map(regions.map((region) => [region.id, region]));
  const result = {};
  for (const [iso2, names, which, count, note] of readTables('divisions')) {
    const own = regions.filter(({ countryCode, members }) => countryCode === iso2 && !members);
    const chosen = new Set();
    const left = new Set(own.map(({ id }) => id));
    for (const part of which.split(';')) {
      if (part.startsWith('@')) {
        for (const code of part.slice(1).split(' ')) {
          const composed = byId.get(`region/${code}`);
          if (!composed) throw new Error(`divisions.tsv names no region: ${code}`);
          chosen.add(composed.id);
          for (const member of composed.members) left.delete(member);
        }
      } else if (/^[+-]/.test(part)) {
        const named = own.filter(({ name }) => name === part.slice(1));
        for (const { id } of named) part[0] === '+' ? chosen.add(id) : chosen.delete(id);
      } else {
        const types = new Set(part.split('|'));
        for (const { id, type } of own)
          if (left.has(id) && (types.has(type) || types.has(type?.split('|')[0]))) chosen.add(id);
      }
    }
    if (Math.abs(chosen.size - Number(count)) > 0)
      console.log(`divisions of ${iso2} called ${names}: ${chosen.size}, ${count} today`);
    result[iso2] = [
      ...(result[iso2] ?? []),
      [
        names.split(','),
        [...chosen].map((id) => number.get(id) ?? id),
        Number(count),
        ...(note ? [note] : []),
      ],
    ];
  }
  return result;
}
