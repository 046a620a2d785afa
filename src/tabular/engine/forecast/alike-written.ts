/** One way of writing for all dates of a column, where some do not tell it. */

import { languageOf, type MonthName, nameIn } from '../../domain/month-names.ts';
import { isAbbreviated } from '../../domain/written-date.ts';
import type { Moment } from './timestamp-format.ts';

/** `2024 v12` does not say how the first week is written: one without a leading zero speaks for all. */
function alikeParts(moments: readonly (Moment | undefined)[]): (Moment | undefined)[] {
  const isBare = (moment: Moment | undefined) =>
    moment !== undefined &&
    (moment.format.kind === 'week' || moment.format.kind === 'month') &&
    moment.format.template.includes('{p}');
  if (!moments.some(isBare)) return [...moments];
  return moments.map((moment) => {
    if (moment?.format.kind !== 'week' && moment?.format.kind !== 'month') return moment;
    const template = moment.format.template.replace('{pp}', '{p}');
    return { ...moment, format: { ...moment.format, template } };
  });
}

/** `31/12/2024` does not say how January is written, nor `May 2024` how June is: one day or month without a leading
 * zero, and one long name, speak for all.
 * @param separator between month and year, where it was another one than was read */
export function alikeWritten(
  given: readonly (Moment | undefined)[],
  separator?: string,
): (Moment | undefined)[] {
  const moments = alikeParts(given);
  const styles = moments.flatMap((moment) =>
    moment?.format.kind === 'written' ? [moment.format.style] : [],
  );
  const bare = styles.some(({ padded }) => !padded);
  const bareHour = styles.some(({ paddedHour }) => !paddedHour);
  const words = monthsNamed(moments);
  const spokenIn =
    words.length > 0 ? languageOf(words) : mostFrequent(styles.flatMap((style) => style.language ?? []));
  const language = spokenIn === 'en' ? undefined : spokenIn;
  const alone = words.some((word) => nameIn(spokenIn ?? 'en', word) === 'alone') && { alone: true as const };
  const letters = styles.find((style) => style.letters !== undefined)?.letters;
  const isShort = ({ time, format }: Moment) =>
    format.kind === 'written' &&
    format.style.month === 'short' &&
    isAbbreviated(new Date(time).getUTCMonth() + 1, format.style.language ?? language ?? 'en');
  const short = moments.some((moment) => moment !== undefined && isShort(moment));
  const long = !short && styles.some(({ month }) => month === 'long');
  // A word for a day of the week that is one for a month too was left out of its row.
  const weekday = styles.find((style) => style.weekday !== undefined)?.weekday;
  const pointed = styles.some((style) => style.pointed) && { pointed: true as const };
  const told = bare || bareHour || long || short || weekday !== undefined;
  if (!told && language === undefined && separator === undefined) return moments;
  return moments.map((moment) => {
    if (moment?.format.kind !== 'written') return moment;
    const { language: _own, alone: _stands, ...style } = moment.format.style;
    const month = style.month === 'number' ? style.month : long ? 'long' : short ? 'short' : style.month;
    const paddedHour = style.paddedHour && !bareHour;
    const spoken = language !== undefined && { language };
    const written = { ...spoken, ...alone, ...(letters !== undefined && { letters }), ...pointed };
    const between = separator === undefined ? {} : { separator };
    const dayNamed = weekday !== undefined && { weekday };
    const alike = {
      ...style,
      ...written,
      ...between,
      ...dayNamed,
      padded: style.padded && !bare,
      paddedHour,
      month,
    };
    return { ...moment, format: { ...moment.format, style: alike } };
  });
}

/** The names of months that stand in the dates, each once. */
function monthsNamed(moments: readonly (Moment | undefined)[]): MonthName[] {
  const found = new Map<string, MonthName>();
  for (const moment of moments) {
    if (moment?.format.kind !== 'written' || moment.format.style.month === 'number') continue;
    const { month: length, language = 'en', alone, order } = moment.format.style;
    if (order === 'cjk') continue;
    const month = new Date(moment.time).getUTCMonth() + 1;
    found.set(`${month} ${length} ${language} ${alone}`, {
      month,
      length,
      language,
      ...(alone && { alone }),
    });
  }
  return [...found.values()];
}

/** The text that occurs most often; the first of several. */
function mostFrequent(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [undefined, 0] as [
    string | undefined,
    number,
  ])[0];
}
