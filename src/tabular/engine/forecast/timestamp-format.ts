/** How timestamps are written: what is kept of one, so that its successors can be written alike. */

import type { WrittenStyle } from '../../domain/written-date.ts';

/** How a timestamp was written, so that its successors can be written alike. */
export type TimestampFormat =
  | {
      readonly kind: 'iso';
      readonly precision: 'month' | 'day' | 'hour' | 'minute' | 'second';
      /** Between the parts of the date: '-', '/', '.' or '' (compact). */
      readonly dateSeparator: string;
      /** Between date and time: 'T', 't', ' ' or '' where there is no time. */
      readonly timeSeparator: string;
      /** Between hours, minutes and seconds: ':' or '' (compact). */
      readonly clockSeparator: string;
      readonly fractionDigits: number;
      readonly fractionMark: string;
      /** '' (none), 'Z', or how an offset is spelled: '+hh', '+hhmm', '+hh:mm'. */
      readonly zone: '' | 'Z' | 'z' | '+hh' | '+hhmm' | '+hh:mm';
    }
  /** `template` has `{y}` for the year, `{yy}` for its last two digits, `{n}` and `{nn}` for the next one in full and in two digits. */
  | { readonly kind: 'year'; readonly template?: string }
  | { readonly kind: 'month'; readonly template: string }
  | { readonly kind: 'quarter' | 'half'; readonly template: string }
  | { readonly kind: 'week'; readonly template: string }
  /** 202405: the year and the week in one number. */
  | { readonly kind: 'weekNumber' }
  | { readonly kind: 'excel' }
  | { readonly kind: 'epoch'; readonly unitMs: number; readonly text: boolean }
  /** YYYYMM, YYYYMMDD, and that with the hour, minute and second. */
  | { readonly kind: 'compactNumber'; readonly digits: 6 | 8 | 10 | 12 | 14 }
  /** R6.3.5: see `formatEra`. */
  | { readonly kind: 'era'; readonly template: string }
  /** 2020.01 … 2020.1, 2020.11, 2020.12: the month behind the point. */
  | { readonly kind: 'pointedMonth' }
  /** 2020, 2020.0833, 2020.1667 or 2020, 2020.25: parts of the year behind the point, as R writes the times of a series. */
  | { readonly kind: 'partOfYear'; readonly parts: 4 | 12 }
  | { readonly kind: 'counter'; readonly text: boolean }
  /** 2024-015 */
  | { readonly kind: 'dayOfYear' }
  /** `before` stands in front of each date: `W/E `. */
  | { readonly kind: 'written'; readonly style: WrittenStyle; readonly before?: string };

export interface Moment {
  /** Wall-clock time in milliseconds as if it were UTC; a counter's own value for counters. */
  readonly time: number;
  /** Minutes east of UTC; 0 without a zone. */
  readonly offset: number;
  readonly format: TimestampFormat;
}
