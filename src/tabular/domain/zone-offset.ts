/** Zones of time as people write them behind a clock: `+01:00`, `CET`, `GMT+1`. */

/** Minutes east of UTC, of abbreviations that mean one zone; where a country has two, that of its summer is another. */
const zones: Readonly<Record<string, number>> = {
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  MEZ: 60,
  CEST: 120,
  MESZ: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  JST: 540,
  EST: -300,
  EDT: -240,
  CDT: -300,
  MDT: -360,
  PST: -480,
  PDT: -420,
};
/** What may stand for a zone, as the source of a regular expression. */
export const zonePattern = `Z|(?:UTC|GMT)(?:[+-]\\d{1,2}(?::?\\d{2})?)?|${Object.keys(zones).join('|')}|[+-]\\d{2}:?\\d{2}`;

/** Minutes east of UTC; 0 for words that name no zone. */
export function offsetOf(written: string): number {
  const zone = written
    .replace(/^(?:UTC|GMT)(?=.)/, '')
    .replace(/^([+-])(\d{1,2})$/, (_, sign, hours) => `${sign}${hours.padStart(2, '0')}00`);
  if (!/^[+-]/.test(zone)) return zones[zone] ?? 0;
  const size = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -size : size;
}
