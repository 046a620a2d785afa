/** What is thrown away and where: "containers for clothes", "where can I get rid of old batteries". */

import { find, without } from './plain.ts';

/** Materials in English and German, folded → the name of the kind of place that takes them. */
const takers = [
  ['glass recycling', 'glass|(?:glass |empty )?bottles?|glas|altglas|(?:glas)?flaschen'],
  ['paper recycling', 'paper|waste paper|newspapers?|cardboard|papier|altpapier|pappe|kartons?|kartonagen'],
  ['clothes recycling', 'clothes|clothing|textiles|shoes|kleidung|kleider|altkleider|textilien|schuhe'],
  ['battery recycling', 'batter(?:y|ies)|batterien?|akkus?'],
  [
    'plastic recycling',
    'plastics?|plastic (?:bottles?|packaging|waste)|plastik(?:flaschen|mull)?|kunststoffe?',
  ],
  ['metal recycling', 'metals?|scrap(?: metal)?|cans|tins|metall|altmetall|schrott|dosen'],
  [
    'electronics recycling',
    'electronics?|electronic waste|e-waste|electrical (?:appliances|devices|waste)|elektronik|elektroschrott|elektrogerate',
  ],
  ['green waste recycling', 'green waste|garden waste|grunabfalle?|gartenabfalle?|grunschnitt'],
  ['oil recycling', '(?:cooking |engine |used )*oil|altol|speiseol'],
  ['light bulb recycling', 'light ?bulbs?|gluhbirnen|energiesparlampen'],
  ['recycling centres', 'rubbish|garbage|trash|waste|bulky (?:waste|items)|mull|abfall|abfalle|sperrmull'],
] as const;
const materials = takers.map(([, words]) => words).join('|');
const kinds = takers.map(([kind, words]) => ({ kind, pattern: new RegExp(`^(?:${words})$`) }));

const kindFor = (material: string): string | undefined =>
  kinds.find(({ pattern }) => find(pattern, material))?.kind;

const worn =
  '(?:(?:my|our|the|some|an?|old|used|empty|mein|meine|meinen|alte[nrs]?|leere[nrs]?|die|das|den) )*';
const container =
  '(?:(?:recycling|collection) )?(?:points?|containers?|banks?|bins?|places?|stations?|facilit(?:y|ies)|cent(?:re|er)s?|containern?|sammelstellen?|tonnen?)';
/** "Recycling points for glass", "Container für Altkleider" */
const forMaterial = new RegExp(
  `(?:\\brecycling|\\b${container})(?: site)? (?:for|of|fur|von) ${worn}(?<what>${materials})(?![a-z-])`,
  'd',
);
/** "Glass recycling points", "paper containers" */
const ofMaterial = new RegExp(
  `\\b(?<what>${materials}) (?:recycling|collection) ${container}(?![a-z-])`,
  'd',
);

const where =
  '(?:where|wo)(?: can| could| do| should| may| kann| konnen| darf| soll)?(?: i| we| you| one| ich| man| wir)? ?(?:to )?';
const deeds: readonly RegExp[] = [
  `^(?:${where}|somewhere to )(?:get rid of|dispose of|throw (?:away|out)?|recycle|drop off|hand in|bring|take) ${worn}(?<what>${materials})(?: (?:away|to be recycled))?(?![a-z-])(?<rest>.*)$`,
  `^${where}(?<rest>(?:in|im|auf|an|am|bei|beim|nahe|um) .+?) ${worn}(?<what>${materials}) (?:entsorgen|loswerden|recyceln|abgeben|wegwerfen|wegbringen|loswerde|entsorge)$`,
  `^${where}${worn}(?<what>${materials}) (?:entsorgen|loswerden|recyceln|abgeben|wegwerfen|wegbringen)(?<rest> .*)?$`,
].map((pattern) => new RegExp(pattern, 'd'));

/** @returns the question for places that take it; undefined where nothing is thrown away */
export function readRecycling(text: string): string | undefined {
  for (const pattern of deeds) {
    const { what, rest } = find(pattern, text)?.groups ?? {};
    const kind = what === undefined ? undefined : kindFor(what);
    if (kind !== undefined) return `${kind} ${rest ?? ''}`.trim();
  }
  return undefined;
}

/** @returns the text with "recycling points for glass" as the kind that they are */
export function namedByMaterial(text: string): string {
  for (const pattern of [forMaterial, ofMaterial]) {
    const span = find(pattern, text);
    const kind = span && kindFor(span.groups.what!);
    // "The cardboard bank" may be a name.
    if (span && kind !== undefined && !/^ \p{Lu}/u.test(text.slice(span.end)))
      return without(text, span, kind);
  }
  return text;
}
