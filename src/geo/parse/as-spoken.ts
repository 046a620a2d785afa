/** A reading as its words say it beside the grammar. */

import type { GeoError } from '../domain/errors.ts';
import type { ParsedQuery } from '../domain/query.ts';
import { readCommaPair } from './comma-pair.ts';
import type { NameSource } from './name-source.ts';
import { withSaidHalves } from './said-half.ts';
import { withSetsMeant } from './set-meant.ts';
import { readSideName } from './side-name.ts';
import { withTipsBounded } from './tip-beyond.ts';
import { withLandsInside } from './told-inside.ts';
import { townsOfLands } from './towns-of-lands.ts';
import { withPlaceItself } from './with-neighbours.ts';
import { withoutDemonyms } from './without-demonyms.ts';

/** Makes the error that says why there is no reading. */
export interface Refusal {
  (): GeoError;
  /** Reads on where a brief reading ended. */
  readonly further?: () => Generator<void, ParsedQuery | Refusal>;
}

const isOfRow = / are taken together$/u;

/** A reading with what its words say beside the grammar. */
export function asSpoken(
  reading: ParsedQuery | Refusal,
  text: string,
  source: NameSource,
): ParsedQuery | Refusal {
  if (typeof reading === 'function') {
    const { further } = reading;
    if (!further) return reading;
    return Object.assign(() => reading(), {
      *further() {
        return asSpoken(yield* further(), text, source);
      },
    });
  }
  const spoken = withoutDemonyms(reading.query, source);
  const paired = readCommaPair(townsOfLands(spoken, source), text, source);
  const inside = withLandsInside(paired, text, source);
  const query = readSideName(inside, text, source);
  const whole = withPlaceItself(query, text, source);
  const bounded = withTipsBounded(withSaidHalves(whole, text));
  // No row is left that was taken together.
  const notes = inside === paired ? reading.notes : reading.notes.filter((note) => !isOfRow.test(note));
  return { ...reading, notes, query: withSetsMeant(bounded, source, text.includes('(')) };
}
