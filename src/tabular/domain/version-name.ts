/** Versions of two parts (`1.9`, `1.10`), which look like decimals. */

/** Names that say a column holds versions of something: `app_version`, `Firmware`; `release year` does not. */
const versionName = /(?:^|[^\p{L}])(?:version|release|firmware|build|revision|ver|rev)$|version$/iu;

export const isVersionName = (name: string): boolean =>
  versionName.test(
    name
      .trim()
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .replace(/_/g, ' '),
  );

/** Whether texts that are numbers to a reader are none: a nought ends `1.10` beside `1.9`, where decimals would have as many digits
 * everywhere. */
export function areVersions(texts: readonly string[]): boolean {
  const parts = texts.map((text) => /^\d{1,4}(?:\.(\d{1,4}))?$/.exec(text));
  if (parts.includes(null)) return false;
  const minors = parts.map((part) => part![1]).filter((minor) => minor !== undefined);
  return minors.some((minor) => /\d0$/.test(minor)) && new Set(minors.map(({ length }) => length)).size > 1;
}
