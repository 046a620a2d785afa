/** The tree of a spatial query as a schema: what any reader of language, a model included, must hand over. */

import * as z from '../../shared/zod.ts';
import {
  type Distance,
  directions,
  divisionNames,
  type LengthUnit,
  measures,
  metresPerUnit,
  type SetCondition,
  type SpatialQuery,
  setKinds,
  toMetres,
} from './query.ts';

/** Levels of nesting that a tree may have, and nodes in all: more than any sentence says. */
export const maxTreeDepth = 64;
export const maxTreeNodes = 256;
/** Half the Earth's girth over the poles: nothing is farther away. WGS 84 meridian, 2 × 10,001,965.7 m. */
export const farthestMetres = 20_003_931;

const name = z.string().trim().min(1).max(200);
const direction = z.enum(directions);
const distance = z
  .strictObject({
    value: z.number().positive(),
    unit: z.enum(Object.keys(metresPerUnit) as [LengthUnit, ...LengthUnit[]]),
  })
  .refine(
    (given: Distance) => toMetres(given) <= farthestMetres,
    'at most half way round the Earth (20,004 km)',
  );
const members = () => z.array(node).min(2).max(64);
const share = z
  .tuple([z.int().min(1).max(99), z.int().min(2).max(100)])
  .refine(([parts, of]) => parts < of, 'less than the whole');
const amount = z.number().min(-1e12).max(1e12);
const condition: z.ZodType<SetCondition> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('In'),
      of: node,
      extent: z.enum(['entirely', 'partly']).exactOptional(),
    }),
    z.strictObject({ type: z.enum(['Crossing', 'Holding', 'FlowingInto', 'Rising', 'On']), of: node }),
    z.strictObject({ type: z.literal('Bordering'), of: node, only: z.literal(true).optional() }),
    z.strictObject({
      type: z.literal('Shore'),
      is: z.enum(['landlocked', 'doubly_landlocked', 'coastal', 'island']),
    }),
    z
      .strictObject({
        type: z.literal('Measured'),
        by: z.enum(measures),
        least: amount.exactOptional(),
        most: amount.exactOptional(),
      })
      .refine(({ least, most }) => least !== undefined || most !== undefined, 'at least one bound'),
    z.strictObject({
      type: z.literal('Compared'),
      by: z.enum(measures),
      order: z.enum(['more', 'less']),
      than: node,
    }),
    z.strictObject({ type: z.literal('Speaking'), language: z.string().regex(/^[a-z]{2,3}$/) }),
    z
      .strictObject({
        type: z.literal('Spelled'),
        begins: z.string().min(1).max(40).exactOptional(),
        ends: z.string().min(1).max(40).exactOptional(),
        whole: z.string().min(1).max(100).exactOptional(),
      })
      .refine((one) => (one.begins ?? one.ends ?? one.whole) !== undefined, 'at least one of them'),
    z.strictObject({ type: z.literal('LargestCity') }),
    z.strictObject({ type: z.literal('Seat'), of: node }),
    z.strictObject({ type: z.literal('Not'), of: condition }),
    z.strictObject({ type: z.literal('Either'), of: z.array(condition).min(2).max(16) }),
  ]),
) as z.ZodType<SetCondition>;
const set = z.strictObject({
  type: z.literal('PlaceSet'),
  kind: z.enum(setKinds),
  called: z.enum(divisionNames).exactOptional(),
  alsoCalled: z.array(z.enum(divisionNames)).min(1).max(16).exactOptional(),
  where: z.array(condition).max(16).exactOptional(),
});
const node: z.ZodType<SpatialQuery> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('NamedPlace'),
      name,
      within: z.array(name).min(1).max(8).exactOptional(),
    }),
    set.extend({
      rank: z
        .strictObject({
          by: z.enum(measures),
          order: z.enum(['most', 'least']),
          from: z.int().min(1).max(1000).exactOptional(),
          take: z.int().min(1).max(1000).exactOptional(),
          each: set.exactOptional(),
          near: node.exactOptional(),
        })
        .exactOptional(),
      count: z.literal(true).exactOptional(),
      numbering: z.int().min(2).max(1000).exactOptional(),
    }),
    z.strictObject({ type: z.literal('Buffer'), of: node, distance }),
    z.strictObject({ type: z.literal('Union'), of: members() }),
    z.strictObject({ type: z.literal('Intersection'), of: members() }),
    z.strictObject({ type: z.literal('Difference'), from: node, minus: node }),
    z.strictObject({ type: z.literal('Directional'), direction, of: node }),
    z.strictObject({
      type: z.literal('DirectionalSubset'),
      direction,
      of: node,
      share: share.exactOptional(),
      tip: z.literal(true).exactOptional(),
      depth: distance.exactOptional(),
    }),
    z.strictObject({ type: z.literal('Sea'), water: z.literal(true).exactOptional() }),
    z.strictObject({ type: z.literal('Land') }),
    z.strictObject({ type: z.literal('Closer'), to: node, than: node }),
    z.strictObject({ type: z.literal('Bounds'), of: node }),
    z.strictObject({ type: z.literal('FacingCoast'), of: node, to: node }),
    z.strictObject({ type: z.literal('NearestShare'), share, of: node, to: node }),
    z.strictObject({ type: z.literal('Middle'), of: node, share: share.exactOptional() }),
    z.strictObject({ type: z.literal('Interior'), of: node }),
    z.strictObject({
      type: z.literal('Near'),
      zone: z.enum(['near', 'surroundings', 'outskirts', 'hinterland']),
      of: node,
    }),
    z.strictObject({ type: z.literal('Offset'), distance, direction, of: node }),
    z.strictObject({ type: z.literal('Bank'), side: z.enum(['left', 'right', ...directions]), of: node }),
    z.strictObject({
      type: z.literal('Reach'),
      way: z.enum(['upstream', 'downstream']),
      of: node,
      from: node,
    }),
    z.strictObject({
      type: z.literal('Outermost'),
      direction: z.enum(['north', 'east', 'south', 'west']),
      of: node,
    }),
    z.strictObject({ type: z.literal('RiverEnd'), end: z.enum(['source', 'mouth']), of: node }),
    z.strictObject({ type: z.enum(['BetweenAll', 'MeetingPoint']), of: z.array(node).min(3).max(64) }),
    z.strictObject({
      type: z.literal('Parts'),
      which: z.enum(['mainland', 'home', 'overseas']),
      of: node,
    }),
    z.strictObject({ type: z.literal('CoastOf'), of: node }),
    z.strictObject({ type: z.literal('OffTheCoastOf'), of: node, distance }),
    z.strictObject({ type: z.literal('BorderOf'), of: node, whole: z.literal(true).exactOptional() }),
    z.strictObject({ type: z.literal('BorderBetween'), a: node, b: node }),
    z.strictObject({ type: z.literal('Line'), a: node, b: node }),
    z.strictObject({ type: z.literal('Between'), a: node, b: node, halfway: z.boolean().exactOptional() }),
  ]),
);

/** Validates a tree; extra keys are refused, and so are coordinates, which a model would make up. Its size is checked before its shape, so that a tree
 * of any depth costs little. */
export const spatialQuerySchema: z.ZodType<SpatialQuery> = z.unknown().superRefine(checkSize).pipe(node);

/** The shape alone, for a description as JSON Schema. */
export const spatialNodeSchema = node;

function checkSize(value: unknown, context: z.RefinementCtx): void {
  let nodes = 0;
  const waiting: [unknown, number][] = [[value, 1]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [current, depth] = next;
    if (typeof current !== 'object' || current === null) continue;
    if (!Array.isArray(current) && 'type' in current && ++nodes > maxTreeNodes) {
      context.addIssue({ code: 'custom', message: `more than ${maxTreeNodes} operations`, fatal: true });
      return;
    }
    // A list is a level of its own here: twice the depth of the tree bounds both.
    if (depth > 2 * maxTreeDepth) {
      context.addIssue({ code: 'custom', message: `nested deeper than ${maxTreeDepth} levels`, fatal: true });
      return;
    }
    for (const child of Object.values(current)) waiting.push([child, depth + 1]);
  }
}
