/** Which thing of the extracts a noun with its article means: "the station", "the palace", "the old town", "the Rock". */

import { fold } from '../../domain/fold.ts';
import type { OsmFeature } from '../../domain/map-store.ts';
import type { AreaIndex } from '../../geometry/area-index.ts';
import { isNamed } from '../../parse/map/kind-name.ts';
import { type Landmark, nameArticles } from '../../parse/map/landmarks.ts';
import { isSettlement } from './drawn.ts';
import { isArea } from './extent.ts';
import type { LookUp } from './look-up.ts';
import { bearsLabel, type NamesHere } from './names-here.ts';

/** The likeliest first, each with all that may be meant alike. */
async function* landmarksHere(
  { noun, nouns, tiers }: Landmark,
  names: NamesHere,
  lookUp: LookUp,
): AsyncGenerator<readonly OsmFeature[]> {
  for (const tier of tiers) {
    const found = new Map<string, OsmFeature>();
    const tagged = tier.filter(({ named }) => !named);
    for (const feature of tagged.length > 0 ? await names.ofKinds(noun, tagged) : [])
      found.set(feature.id, feature);
    for (const { labels, named, called } of tier) {
      if (!named) continue;
      const candidates = called
        ? nouns.flatMap((name) => nameArticles.flatMap((article) => lookUp.named(article + name)))
        : nouns.flatMap((name) => lookUp.withWords(name.split(' ')));
      for (const feature of candidates)
        if (isNamed(feature.tags, named) && labels.every((label) => bearsLabel(feature.tags, label)))
          found.set(feature.id, feature);
    }
    if (found.size > 0) yield [...found.values()];
  }
  const core = noun === 'old town' ? oldCore(lookUp) : [];
  if (core.length > 0) yield core;
}

/** "Monaco-Ville" is the old core of Monaco: the quarter that bears the name of the whole with "Ville" behind it. */
const oldCore = (lookUp: LookUp): readonly OsmFeature[] =>
  lookUp.withWords(['ville']).filter((feature) => {
    const whole = /^(.+) ville$/.exec(fold(feature.tags.name ?? ''))?.[1];
    return whole !== undefined && isSettlement(feature) && lookUp.named(whole).some(isSettlement);
  });

/** Names of what was taken at most. */
const mostNames = 3;

/** @returns a note of what a noun was taken for; none where it goes without saying */
export function takenFor(noun: string, features: readonly OsmFeature[]): readonly string[] {
  const names = [...new Set(features.map(({ tags }) => tags.name).filter((name) => name !== undefined))];
  if (names.length === 0) return [];
  const said = names.slice(0, mostNames).join('”, “');
  const more = names.length > mostNames ? ` and ${names.length - mostNames} more, any of which counts` : '';
  return [`“${noun}” is read as “${said}”${more}`];
}

/** The likeliest of what a noun means, in the town that is said. */
export async function landmarkIn(
  means: Landmark,
  town: AreaIndex | undefined,
  names: NamesHere,
  lookUp: LookUp,
): Promise<readonly OsmFeature[] | undefined> {
  for await (const tier of landmarksHere(means, names, lookUp)) {
    const areas = tier.filter((feature) => isSettlement(feature) && isArea(feature.geometry));
    // The outline of a quarter goes before the point that stands for it.
    const found = (areas.length > 0 ? areas : tier).filter(({ geometry }) => town?.meets(geometry) ?? true);
    if (found.length > 0) return found;
  }
  return undefined;
}
