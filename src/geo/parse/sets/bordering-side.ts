/** "Countries that border Kenya to the north", "states bordering Ohio on its western side": the side of a place that is bordered. */

import { fold } from '../../domain/fold.ts';
import type { Direction } from '../../domain/query.ts';
import { compassPointAt } from './compass-words.ts';
import type { Draft } from './meaning.ts';
import type { Operands } from './operands.ts';

/** What leads to a side in the four languages, before an article or "its". */
const leading = /^(?:to|on|in|along|im|an|auf|au|a|sur|dans|al|en|por)$/;
const owning = /^(?:the|its|their|der|ihrer|seiner|le|la|son|sa|el|su|l)$/;
const side = /^(?:sides?|borders?|flanks?|boundary|frontier|edge|seite|grenze|cote|lado)$/;

/** German sides are nouns, and towns. */
const german: Readonly<Record<string, Direction>> = {
  norden: 'north',
  suden: 'south',
  osten: 'east',
  westen: 'west',
};

/** @returns the word after the side, which was added to the draft */
export function borderingSide({ text }: Operands, start: number, draft: Draft): number | undefined {
  const last = draft.where.at(-1);
  if (last?.type !== 'Bordering' || last.of.type !== 'NamedPlace') return undefined;
  let at = text.isMark(',', start) ? start + 1 : start;
  if (!leading.test(text.words[at]?.text ?? '')) return undefined;
  at++;
  while (owning.test(text.words[at]?.text ?? '') || text.isMark("'", at)) at++;
  const noun = german[fold(text.words[at]?.text ?? '')];
  const compass = noun ? { value: noun, end: at + 1 } : compassPointAt(text, at);
  if (!compass) return undefined;
  const end = side.test(text.words[compass.end]?.text ?? '') ? compass.end + 1 : compass.end;
  // "in the north of Kenya" is a part of it, and "to the north of the equator" another place.
  if (text.lexicon.relations.at(text.words, end)?.meaning === 'In' || text.name(end)) return undefined;
  draft.where.push({
    type: 'In',
    of: { type: 'Directional', direction: compass.value, of: last.of },
  });
  return end;
}
