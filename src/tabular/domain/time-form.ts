/** Times of day and lengths of time as texts: `13:45`, `1:45 PM`, `1:02:03.5`, `2h 30m`, `90 min`, `PT1H30M`, `3 days`. */

import { halvesOfDay, isAfternoon } from './halves-of-day.ts';

const clock =
  /^([-+]?)(?:(\d+) ?d(?:ays?)?,? )?(\d{1,3}):([0-5]\d)(?::([0-5]\d(?:[.,]\d+)?))?(?: ?([AaPp])\.?[Mm]\.?)?(?: ?(?:Uhr|uur|kl\.?|h|\/ ?(?:km|mi)))?$/;
/** `+02:00` is what a zone is ahead, `+2:13` how far behind the first a runner is. */
const zoneOffset = /^\+\d{2}:(?:00|15|30|45)$/;
/** `1:23.456`: minutes and seconds of a lap; `+0:31.3` behind the first. */
const lap = /^\+?(\d{1,3}):([0-5]\d[.,]\d{1,6})$/;
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
const part = /(\d+(?:[.,]\d+)?) ?(\p{L}+)\.?(?:,? ?(?:(?:and|und|et|y|e|en|og|och|i|и) )?)/uy;

const secondsOf: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [
        365.25 * 86_400,
        'y yr yrs year years jahr jahre an ans año años anno anni ano anos jaar år rok lata lat год года лет',
      ],
      [
        30.4375 * 86_400,
        'mo mos mth mths month months monat monate mon mois mes meses mese mesi mês maand maanden mnd måned måneder månad månader miesiąc miesiące miesięcy мес месяц месяца месяцев ay 个月 個月 か月 ヶ月 개월',
      ],
      [
        604_800,
        'w wk wks week weeks woche wochen wo semaine semaines sem semana semanas settimana settimane weken uge uger vecka veckor tydzień tygodnie tygodni нед неделя недели недель hafta 周 週間 주',
      ],
      [
        86_400,
        'd day days tag tage tg jour jours j día días dia dias giorno giorni dag dagen dage dagar dzień dni день дня дней дн gün 天 일',
      ],
      [
        3600,
        'h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren time timer tim timme timmar godz godzina godziny godzin ч час часа часов saat sa 小时 小時 時間 时 時 시간 시',
      ],
      [
        60,
        'm min mins minute minutes minuten minuto minutos minuti minuut minutter minuter minuta minuty minut мин минута минуты минут dakika dk 分 分钟 分鐘 분',
      ],
      [
        1,
        's sec secs second seconds sek sekunde sekunden seg segundo segundos seconde secondes secondo secondi seconden sekunder sekunda sekundy sekund с сек секунда секунды секунд saniye sn 秒 秒钟 초',
      ],
      [1e-6, 'µs μs usec microsecond microseconds mikrosekunden'],
      [0.001, 'ms msec millisecond milliseconds millisekunden millisecondes milisegundos'],
    ] as const
  ).flatMap(([seconds, names]) => names.split(' ').map((name) => [name, seconds])),
);

/** Different clocks that four digits before h are at least: by chance, six of ten numbers could be one. */
const leastClocks = 8;

/** Whether texts are hours and their minutes without a mark between: `1107h`, `0830 hrs`; few may as well be hours alone. */
export function areMilitaryClocks(texts: readonly string[]): 'yes' | 'maybe' | 'no' {
  if (!texts.every((text) => militaryClock.test(text))) return 'no';
  return texts.length < leastClocks ? 'maybe' : 'yes';
}

/** A number of months or of minutes. */
const byM = /^\d+(?:[.,]\d+)? ?[mM]$/;
const byYears = /^\d+(?:[.,]\d+)? ?(?:y|yr|yrs|year|years|a|w|wk|wks|week|weeks|mo|d|day|days)\.?$/i;

/** Whether lone numbers of `m` stand beside those of years, weeks or days: they are months of age as well as minutes. */
export const areMonthsOrMinutes = (texts: readonly string[]): boolean =>
  texts.some((text) => byM.test(text)) && texts.some((text) => byYears.test(text));

/** @returns how many hours a unit of time is; undefined for other words */
export function hoursIn(unit: string): number | undefined {
  const name = unit.toLowerCase().replace(/\.$/, '');
  // Without other units beside them, m and j mean metres and joules as well.
  return name !== 'm' && name !== 'j' && Object.hasOwn(secondsOf, name) ? secondsOf[name]! / 3600 : undefined;
}

/** @returns hours, since midnight or in length; undefined when the text is neither. A single unit (`90 min`) is left to
 *          the reading of numbers, where a whole column has it */
export function parseTime(text: string): number | undefined {
  if (text.length < 2 || text.length > 48) return undefined;
  const ofEast = easternClock.exec(text);
  if (ofEast !== null)
    return (Number(ofEast[2]) % 12) + (isAfternoon(ofEast[1]!) ? 12 : 0) + Number(ofEast[3] ?? 0) / 60;
  const ofClock = zoneOffset.test(text) ? null : clock.exec(text);
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
