/** What people write around the name of a place in an address, and what a name is without it: postcodes, “Greater”,
 * “downtown”, and the order of Chinese, Japanese and Korean addresses, which begin with the largest part. */

/** Postcodes by their forms: five digits and more or fewer (France, Germany, US, Russia, India), with the letters of a
 * country before them (D-10115), British, Canadian, Dutch and Japanese ones. Three digits are a number in a street. */
const postcode =
  /(?<![\p{L}\p{N}])(?:〒?\d{3}[-‐－]\d{4}|(?:[A-Z]{1,2}[-‐ ])?\d{4,6}(?:[-‐]\d{3,4})?(?: ?[A-Z]{2}(?=\s))?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?![\p{L}\p{N}])/giu;

export interface WithoutPostcode {
  /** The text without its postcodes. */
  readonly text: string;
  readonly postcodes: readonly string[];
}

/** @returns undefined for a text without a postcode, or with nothing but postcodes */
export function withoutPostcode(text: string): WithoutPostcode | undefined {
  const postcodes = text.match(postcode);
  if (!postcodes) return undefined;
  const rest = text
    .replace(postcode, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=,)/g, '')
    .replace(/^[ ,]+|(?<![ ,])[ ,]+$/g, '')
    .replace(/, ?,/g, ',');
  return /\p{L}{2}/u.test(rest) ? { text: rest, postcodes: postcodes.map((code) => code.trim()) } : undefined;
}

const greater =
  /^(?:the )?(?:greater|metropolitan|metro|gro(?:ß|ss)raum|grand|gran|grande|agglom[eé]ration (?:de |d['’])|[aá]rea metropolitana de)\s+(?=\p{L})|\s+(?:metro(?:politan)?(?: area| region)?|agglomeration|urban area)$/iu;

/** “Greater Paris”, “the Boston metro area”: the city within.
 * @returns undefined for other texts */
export function cityOfMetro(text: string): string | undefined {
  const rest = text.trim().replace(greater, '').trim();
  return rest !== '' && rest !== text.trim() ? rest : undefined;
}

const inner =
  /^(?:the )?(?:downtown|midtown|uptown|central|inner|the centre of|the center of|(?:city|town) (?:centre|center) of|old town of|centro de|centre[- ]ville de|innenstadt von)\s+(?=\p{L})|\s+(?:downtown|city cent(?:re|er)|town cent(?:re|er)|old town|innenstadt|altstadt|zentrum|mitte|centre[- ]ville|centro|suburbs|airport|(?:central )?station)$/iu;

/** “downtown Chicago”, “Wien Innenstadt”: a part that has no outline of its own, and the city it is of. */
export function cityOfPart(text: string): { readonly city: string; readonly part: string } | undefined {
  const trimmed = text.trim();
  const match = inner.exec(trimmed);
  if (!match) return undefined;
  const city = (trimmed.slice(0, match.index) + trimmed.slice(match.index + match[0].length)).trim();
  return city === '' ? undefined : { city, part: match[0].trim() };
}

/** Characters that end the name of a unit of administration. */
const endsUnit = /[都道府県省市區区郡縣县州盟旗町村鎮镇島도시군구읍면동리]$/u;
const eastAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}ー]+$/u;
const mostLetters = 24;
const mostParts = 4;

/** An address without blanks in its parts, the largest first: 東京都新宿区 → 東京都, 新宿区.
 * @param known  whether something is called like that
 * @returns undefined for other texts, and where no such parts are known */
export function unitsOf(text: string, known: (name: string) => boolean): string[] | undefined {
  const compact = text.trim().replace(/[\s、,，]+/gu, '');
  if (!eastAsian.test(compact) || compact.length > mostLetters) return undefined;
  const parts = cut(compact, known, mostParts);
  return parts && parts.length > 1 ? parts : undefined;
}

function cut(text: string, known: (name: string) => boolean, most: number): string[] | undefined {
  if (known(text)) return [text];
  if (most === 1) return undefined;
  for (let at = 2; at < text.length - 1; at++) {
    const head = text.slice(0, at);
    if (!known(head)) continue;
    const rest = cut(text.slice(at), known, most - 1);
    if (rest) return [head, ...rest];
  }
  return undefined;
}

/** A name without the character that says what it is a name of: 新宿 of 新宿区. */
export function withoutUnit(name: string): string | undefined {
  const stem = name.replace(/(?:特别行政区|自治区|特別市|특별자치도|특별자치시|특별시|광역시)$/u, '');
  if (stem !== name && stem.length > 1) return stem;
  return name.length > 2 && eastAsian.test(name) && endsUnit.test(name) ? name.slice(0, -1) : undefined;
}
