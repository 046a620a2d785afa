/** Every table by itself: what its patterns say reaches the tree. */

import { describe, expect, test } from 'vitest';
import type { SpatialQuery } from '../../../src/geo/domain/query.ts';
import type { NameSource } from '../../../src/geo/parse/name-source.ts';
import { build } from '../../../src/geo/parse/templates/meaning.ts';
import { openPlace } from '../../../src/geo/parse/templates/open-place.ts';
import { compileTable, type Element } from '../../../src/geo/parse/templates/pattern.ts';
import { Refused, type Slots } from '../../../src/geo/parse/templates/slots.ts';
import { tables } from '../../../src/geo/parse/templates/tables.ts';

const everything: NameSource = {
  knows: () => true,
  liesIn: () => false,
  isAdjective: () => false,
  isA: () => true,
};

/** Words that only say which operation it is: "how many kilometres off" is none of them. */
const said = new Set(['d', 'f', 'g']);

function slotsOf(elements: readonly Element[], operation: string): { slots: Slots; marks: string[] } {
  const trees: Record<string, SpatialQuery> = {};
  const slots: Record<string, unknown> = { trees };
  const marks: string[] = [];
  for (const element of elements) {
    if (element.type === 'slot' && !said.has(element.slot)) {
      const name = `place ${element.slot}`;
      const place: SpatialQuery = { type: 'NamedPlace', name };
      const ranked = operation === 'setRanked' ? { rank: { by: 'area', order: 'most' } as const } : {};
      const set: SpatialQuery = {
        type: 'PlaceSet',
        kind: 'lake',
        where: [{ type: 'In', of: place }],
        ...ranked,
      };
      const open: SpatialQuery = { type: 'Buffer', of: openPlace, distance: { value: 7, unit: 'km' } };
      const several: SpatialQuery = { type: 'Union', of: [place, place, place] };
      const { slot } = element;
      trees[slot] = slot === 's' ? set : slot === 'n' ? open : operation === 'meetingPoint' ? several : place;
      marks.push(slot === 'n' ? '"value":7' : name);
    } else if (element.type === 'slot' && element.slot === 'd') {
      slots.distance = { value: 1234, unit: 'm' };
      marks.push('1.234|1234');
    } else if (element.type === 'slot') {
      slots[element.slot === 'f' ? 'number' : 'second'] = element.slot === 'f' ? 41 : 43;
      marks.push(element.slot === 'f' ? '41|0.041' : '43');
    } else if (element.type === 'direction') {
      slots.direction = 'west';
      marks.push('west|-41|longitude');
    } else if (element.type === 'share') {
      slots.share = [2, 7];
      marks.push('\\[2,7\\]');
    } else if (element.type === 'rank') {
      slots.rank = 9;
      marks.push('"from":9');
    } else if (element.type === 'demonym' || element.type === 'group') {
      trees.l = { type: 'NamedPlace', name: `place ${element.type}` };
      marks.push(`place ${element.type}`);
    }
  }
  return { slots: slots as unknown as Slots, marks };
}

describe.each(tables.map((table) => [table.code, table] as const))('%s', (_code, table) => {
  const rules = compileTable(table).rules.filter(({ operation }) => operation !== 'frame');

  test('nothing that a pattern says is left out of its tree', () => {
    const forgotten: string[] = [];
    for (const { operation, elements } of rules) {
      if (operation === 'frame') continue;
      const { slots, marks } = slotsOf(elements, operation);
      // A parallel has north and south, a meridian east and west.
      for (const direction of slots.direction === undefined ? [undefined] : (['west', 'south'] as const)) {
        const tree = build[operation](
          direction === undefined ? slots : { ...slots, direction },
          everything,
          [],
          new WeakSet(),
        );
        if (tree === undefined || tree instanceof Refused) continue;
        const text = JSON.stringify(tree);
        const missing = marks
          .map((mark) =>
            direction === 'south' ? mark.replace('west', 'south').replace('longitude', 'latitude') : mark,
          )
          .filter((mark) => !new RegExp(mark).test(text));
        if (missing.length > 0) forgotten.push(`${operation} ${JSON.stringify(elements.length)}: ${missing}`);
      }
    }
    expect(forgotten).toEqual([]);
  });
});
