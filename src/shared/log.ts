/** Structured logs: one JSON object a line, so that machines can read what people search. */

export type LogFields = Readonly<Record<string, unknown>>;

/** Takes lines for people: an event and its facts, never payloads or keys.
 * @example
 * const log: Log = { info: console.log, warn: console.warn, error: console.error }; */
export interface Log {
  /** What is to be expected. */
  info(event: string, fields?: LogFields): void;
  /** What someone should look at some day. */
  warn(event: string, fields?: LogFields): void;
  /** What someone should look at now. */
  error(event: string, fields?: LogFields): void;
}

export const silentLog: Log = Object.freeze({ info() {}, warn() {}, error() {} });

/** A text in a line is cut here, so that what callers send cannot fill the log; a list ends after so many members. */
export const longestText = 4096;
export const longestList = 100;

/** @param write  receives one line, newline included; default: standard error, which leaves standard output to results
 * @param now    milliseconds since the epoch */
export function createJsonLog(
  write: (line: string) => void = (line) => void process.stderr.write(line),
  now: () => number = Date.now,
): Log {
  const at = (level: string) => (event: string, fields?: LogFields) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields }, toPlain)}\n`);
  return Object.freeze({ info: at('info'), warn: at('warn'), error: at('error') });
}

/** An Error has no enumerable fields: without this it would be logged as `{}`. */
function toPlain(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.length > longestText) {
    return `${value.slice(0, longestText)}… (${value.length} characters)`;
  }
  if (Array.isArray(value) && value.length > longestList) {
    return [...value.slice(0, longestList), `… (${value.length} members)`];
  }
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  const { code } = value as { code?: unknown };
  return { name, message, code, stack, cause };
}
