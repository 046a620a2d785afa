/** Times of day and lengths of time as texts: `13:45`, `1:45 PM`, `1:02:03.5`, `2h 30m`, `90 min`, `PT1H30M`, `3 days`. */

import { halvesOfDay, isAfternoon } from './halves-of-day.ts';

const clock =
  /^(-?)(?:(\d+) ?d(?:ays?)?,? )?(\d{1,3}):([0-5]\d)(?::([0-5]\d(?:[.,]\d+)?))?(?: ?([AaPp])\.?[Mm]\.?)?(?: ?(?:Uhr|uur|kl\.?|h|\/ ?(?:km|mi)))?$/;
/** `1:23.456`: minutes and seconds of a lap. */
const lap = /^(\d{1,3}):([0-5]\d[.,]\d{1,6})$/;
/** `4'58"`: minutes and seconds, as runners write; feet and inches where no second is above 11. */
const primes = /^(\d{1,3})['′’] ?([0-5]\d(?:[.,]\d+)?)(?:["″”]|''|′′|’’)$/;
/** `1.02:03:04`, as .NET writes days and clocks. */
const dayPoint = /^(-?\d{1,6})\.(\d{2}:\d{2}:\d{2}(?:[.,]\d+)?)$/;
/** `下午1:45`, `午後1時45分`, `오후 1시`. */
const easternClock = new RegExp(
  `^(${halvesOfDay.join('|')}) ?(1[0-2]|0?\\d)(?:[:：]|[點点時时시] ?)(?:([0-5]\\d)[分분]?)?$`,
  'u',
);
/** `13h45`, as French has it. */
const frenchClock = /^(\d{1,2}) ?[hH] ?([0-5]\d)(?: ?min)?$/;
/** `8.30 Uhr`, `kl. 8.30`, `0830h`, `8am`. */
const pointedClock = /^(\d{1,2})\.([0-5]\d) ?(?:Uhr|uur|h)$|^(?:kl\.?|klo) ?(\d{1,2})\.([0-5]\d)$/;
const militaryClock = /^([01]\d|2[0-3])([0-5]\d) ?(?:h|hrs|hours|Uhr)$/;
const wholeHour = /^(1[0-2]|0?[1-9]) ?([AaPp])\.?[Mm]\.?$/;
const wholeHourOf24 = /^(\d|1\d|2[0-4]) ?(?:Uhr|uur)$/;
const iso =
  /^P(?:(\d+(?:\.\d+)?)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
const part = /(\d+(?:[.,]\d+)?) ?([a-zµñêí]+)\.?(?:,? ?(?:(?:and|und|et|y|e) )?)/y;

const secondsOf: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [365.25 * 86_400, 'y yr yrs year years jahr jahre an ans año años anno anni ano anos'],
      [30.4375 * 86_400, 'mo mos month months monat monate mois mes meses mese mesi mês'],
      [604_800, 'w wk wks week weeks woche wochen semaine semaines semana semanas'],
      [86_400, 'd day days tag tage jour jours día días dia dias giorno giorni'],
      [3600, 'h hr hrs hour hours std'],
      [60, 'm min mins minute minutes'],
      [1, 's sec secs second seconds'],
      [0.001, 'ms msec millisecond milliseconds'],
    ] as const
  ).flatMap(([seconds, names]) => names.split(' ').map((name) => [name, seconds])),
);

/** @returns how many hours a unit of time is; undefined for other words */
export function hoursIn(unit: string): number | undefined {
  const name = unit.toLowerCase().replace(/\.$/, '');
  // Without other units beside it, m means metres as well.
  return name !== 'm' && Object.hasOwn(secondsOf, name) ? secondsOf[name]! / 3600 : undefined;
}

/** @returns hours, since midnight or in length; undefined when the text is neither. A single unit (`90 min`) is left to
 *          the reading of numbers, where a whole column has it */
export function parseTime(text: string): number | undefined {
  if (text.length < 2 || text.length > 48) return undefined;
  const ofEast = easternClock.exec(text);
  if (ofEast !== null)
    return (Number(ofEast[2]) % 12) + (isAfternoon(ofEast[1]!) ? 12 : 0) + Number(ofEast[3] ?? 0) / 60;
  const ofClock = clock.exec(text);
  if (ofClock !== null) {
    const [, sign, days, hours, minutes, seconds, meridiem] = ofClock;
    let hour = Number(hours);
    if (meridiem !== undefined) {
      if (hour < 1 || hour > 12) return undefined;
      hour = (hour % 12) + (/p/i.test(meridiem) ? 12 : 0);
    }
    const size =
      Number(days ?? 0) * 24 +
      hour +
      Number(minutes) / 60 +
      Number((seconds ?? '0').replace(',', '.')) / 3600;
    return sign === '-' ? -size : size;
  }
  const ofLap = lap.exec(text) ?? primes.exec(text);
  if (ofLap !== null) return Number(ofLap[1]) / 60 + Number(ofLap[2]!.replace(',', '.')) / 3600;
  const days = dayPoint.exec(text);
  if (days !== null) return Number(days[1]) * 24 + parseTime(days[2]!)!;
  const french = frenchClock.exec(text);
  if (french !== null) return Number(french[1]) + Number(french[2]) / 60;
  const pointed = pointedClock.exec(text) ?? militaryClock.exec(text);
  if (pointed !== null) return Number(pointed[1] ?? pointed[3]) + Number(pointed[2] ?? pointed[4]) / 60;
  const whole = wholeHour.exec(text);
  if (whole !== null) return (Number(whole[1]) % 12) + (/p/i.test(whole[2]!) ? 12 : 0);
  const spoken = wholeHourOf24.exec(text);
  if (spoken !== null) return Number(spoken[1]);
  if (text.startsWith('P')) {
    const period = iso.exec(text);
    if (period === null || /[PT]$/.test(text)) return undefined;
    const [weeks, days, hours, minutes, seconds] = period.slice(1).map((digits) => Number(digits ?? 0));
    return weeks! * 168 + days! * 24 + hours! + minutes! / 60 + seconds! / 3600;
  }
  return parseUnits(text.toLowerCase());
}

/** `1 day 2 hours`, `2h30m`: largest unit first, each once. */
function parseUnits(text: string): number | undefined {
  let seconds = 0;
  let last = Number.POSITIVE_INFINITY;
  part.lastIndex = 0;
  while (part.lastIndex < text.length) {
    const match = part.exec(text);
    // `3y 4m`: below years, months.
    const name = match?.[2] === 'm' && last === secondsOf.y ? 'mo' : match?.[2];
    const unit = name === undefined ? undefined : secondsOf[name];
    if (unit === undefined || unit >= last) return undefined;
    seconds += Number(match![1]!.replace(',', '.')) * unit;
    last = unit;
  }
  return last === Number.POSITIVE_INFINITY ? undefined : seconds / 3600;
}
