/** Zones of time as people write them behind a clock: `+01:00`, `CET`, `GMT+1`, `Europe/Berlin`. */

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
  OEZ: 120,
  OESZ: 180,
  WEZ: 0,
  WESZ: 60,
  EEST: 180,
  MSK: 180,
  JST: 540,
  KST: 540,
  SGT: 480,
  HKT: 480,
  WIB: 420,
  AEST: 600,
  AEDT: 660,
  NZST: 720,
  NZDT: 780,
  SAST: 120,
  BRT: -180,
  AKST: -540,
  AKDT: -480,
  HST: -600,
  MST: -420,
  EST: -300,
  EDT: -240,
  CDT: -300,
  MDT: -360,
  PST: -480,
  PDT: -420,
};
/** Names of the zone database (IANA). */
const places =
  '(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|US|Canada|Etc)\\/[A-Za-z_+-]{2,30}(?:\\/[A-Za-z_-]{2,30})?(?![\\w/])';
/** What may stand for a zone, as the source of a regular expression. */
export const zonePattern = `Z|${places}|(?:UTC|GMT)(?:[+-]\\d{1,2}(?::?\\d{2})?)?|${Object.keys(zones).join('|')}|[+-]\\d{2}:?\\d{2}`;

/** Minutes east of UTC; 0 for words that name no zone.
 * @param wallMs what the clock in the text shows, as if in UTC: places change their offset in summer */
export function offsetOf(written: string, wallMs: number): number {
  if (written.includes('/')) return offsetOfPlace(written, wallMs);
  const zone = written
    .replace(/^(?:UTC|GMT)(?=.)/, '')
    .replace(/^([+-])(\d{1,2})$/, (_, sign, hours) => `${sign}${hours.padStart(2, '0')}00`);
  if (!/^[+-]/.test(zone)) return zones[zone] ?? 0;
  const size = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -size : size;
}

/** The last place that was asked for: most columns name one. */
let last: { readonly name: string; readonly clock: Intl.DateTimeFormat } | undefined;

function offsetOfPlace(name: string, wallMs: number): number {
  if (last?.name !== name) {
    try {
      const clock = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
      last = { name, clock };
    } catch {
      return 0;
    }
  }
  const { clock } = last;
  const at = (ms: number) => {
    const part = clock.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const match = /([+-])(\d{2}):(\d{2})/.exec(part);
    return match === null ? 0 : Number(`${match[1]}1`) * (Number(match[2]) * 60 + Number(match[3]));
  };
  // The offset at the moment that the wall clock would be with a first guess of it.
  return at(wallMs - at(wallMs) * 60_000);
}
