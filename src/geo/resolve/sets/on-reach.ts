/** Lands on a part of a river: "countries on the Danube downstream of Vienna". */

import type { Reach } from '../../domain/query.ts';
import { type Region, regionOf } from './located.ts';
import { type SetWork, type Test, yes } from './member-test.ts';

/** A border that runs in the river is drawn so far from its course. */
const beside = { value: 5, unit: 'km' } as const;

/** @param onRiver  whether a land lies on the river at all */
export function onReachTest(of: Reach, { source, outline }: SetWork, onRiver: Test): Test {
  let strip: Promise<Region> | undefined;
  return async (member) => {
    const verdict = await onRiver(member);
    if (verdict === 'no') return verdict;
    strip ??= source.evaluate({ type: 'Buffer', of, distance: beside }).then(regionOf);
    return yes((await strip).touches(await outline(member)));
  };
}
