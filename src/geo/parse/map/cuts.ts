/** Where the words for things end and those for their place begin. */

import { withoutEnd } from '../../domain/without-end.ts';
import { leadIn } from './lead-in.ts';
import { find, toPlain } from './plain.ts';

/** Words that begin the place. */
export const connectors = [
  'in|within|inside|near|nearby|around|close to|next to|beside|opposite|across from|behind|at|on|along(?:side)?|over|crossing|spanning|by|not far from|not more than|not less than|less than|no more than|at most|more than|up to|under|over|between|outside|through|(?:to the )?(?:north|south|east|west)(?:[- ]?(?:east|west))? of|throughout|from|across|walkable',
  'im|innerhalb|aus+erhalb|mehr als|(?:rund|rings) um|bei|beim|nahe|neben|entlang|langs|gegenuber|an|am|auf|durch|um|uber|zwischen|(?:nord|sud|ost|west)(?:ost|west)?lich|unweit|zu fus+|fus+laufig|weniger als|hochstens|maximal',
  "a|au|aux|dans|en|pres|proches?|autour|sur|le long|entre|hors|en dehors|a l'exterieur|a l'est|a l'ouest",
  'cerca|junto|alrededor|sobre|dentro|fuera|al',
].join('|');
const weak = 'of|von|der|des|de|du|del|della|di';
const length =
  '\\d+(?:[.,]\\d+)? ?(?:km|m|kilomet(?:re|er)s?|metres?|meters?|kilometern?|metern?|miles?|mi|ft|feet|yards?|minutes?|min|minuten)';
const strongSplit = new RegExp(`(?<=[ ,])(?=(?:${length}|${connectors})(?: |$))`, 'g');
const weakSplit = new RegExp(`(?<=[ ,])(?=(?:${weak}) |d')`, 'g');
export const startsWithPlace = new RegExp(`^(?:(?:${connectors}) |$)`);
/** Verbs between the features and their place. */
const trailing =
  / (?:located|situated|lying|that|which|are|is|lie|lies|can be found|found|there|exist|do you know|liegen|liegt|sind|ist|gibt es|die|qui|sont|situee?s?|que|estan|hay|ubicad[oa]s)$/;

const unfinished =
  /(?:^| )(?:with|without|mit|ohne|avec|sans|con|sin|named|called|than|als|que|and|or|und|oder|et|ou)$/;

/** Every way to cut a text into what is asked for and where, the likely ones first; the whole without a place comes first
 * of all. */
export function* cuts(text: string): Generator<{ subject: string; where?: string }> {
  yield { subject: text };
  const plain = toPlain(text);
  for (const split of [strongSplit, weakSplit]) {
    for (const { index } of plain.matchAll(split)) {
      let subject = withoutEnd(text.slice(0, index), ' ,');
      for (let verb = find(trailing, subject); verb; verb = find(trailing, subject))
        subject = subject.slice(0, verb.index);
      // "Picnic sites with | a table": what follows belongs to the features.
      if (unfinished.test(toPlain(subject))) continue;
      if (subject !== '') yield { subject, where: text.slice(index).trim() };
    }
  }
  // "In Monaco, the museums": the place may come first.
  const comma = text.indexOf(',');
  if (comma < 0 || !startsWithPlace.test(plain)) return;
  const rest = text.slice(comma + 1).trim();
  const lead = find(leadIn, `${rest} `);
  yield { subject: lead ? rest.slice(lead.end).trim() : rest, where: text.slice(0, comma).trim() };
}
