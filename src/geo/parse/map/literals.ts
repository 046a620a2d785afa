/** What a text must hold for a pattern to match: literals of which one stands in every match. A text that holds none of them
 * need not be tried. */

/** Literals of a part of a pattern. */
interface Part {
  /** All that the part can match, where that is a few strings. */
  readonly exact?: readonly string[];
  /** One of these stands in whatever it matches. */
  readonly need?: readonly string[];
}

/** Strings that a part is spelt out to at most. */
const mostStrings = 64;
const nothing: Part = { exact: [''] };
const anything: Part = {};

/** @param source  of a regular expression without the flag `v`
 * @returns one of them stands in every match; undefined where a match may hold none */
export function literalsOf({ source, ignoreCase }: RegExp): readonly string[] | undefined {
  const reader = new Reader(ignoreCase ? source.toLowerCase() : source);
  const part = reader.alternatives();
  const need = better(part.need, part.exact);
  // Outside of ASCII letters have more than two forms.
  return ignoreCase && need?.some((literal) => /[^\0-\x7f]/.test(literal)) ? undefined : need;
}

/** Signs that stand for themselves, but the last of them where something says how often it stands. */
const plainText = /[^\\^$.|?*+()[\]{}]+(?![?*+{])/y;

class Reader {
  private readonly source: string;
  private at = 0;

  constructor(source: string) {
    this.source = source;
  }

  alternatives(): Part {
    const branches = [this.sequence()];
    while (this.source[this.at] === '|') {
      this.at++;
      branches.push(this.sequence());
    }
    if (branches.length === 1) return branches[0]!;
    const exact = branches.every((branch) => branch.exact)
      ? [...new Set(branches.flatMap(({ exact }) => exact!))]
      : undefined;
    if (exact && exact.length <= mostStrings) return { exact };
    const needs = branches.map(({ need, exact }) => better(need, exact));
    return needs.every((need) => need !== undefined) ? { need: [...new Set(needs.flat())] } : anything;
  }

  private sequence(): Part {
    let run: readonly string[] = [''];
    let whole = true;
    let need: readonly string[] | undefined;
    const end = (next: readonly string[]) => {
      need = better(need, run);
      run = next;
      whole = false;
    };
    while (this.at < this.source.length && !'|)'.includes(this.source[this.at]!)) {
      // Most of a pattern is plain: letter by letter every string of a run would be made anew for each.
      plainText.lastIndex = this.at;
      const text = run.length <= mostStrings ? plainText.exec(this.source)?.[0] : undefined;
      if (text !== undefined) {
        run = run.map((start) => start + text);
        this.at += text.length;
        continue;
      }
      const { part, again } = this.repeated();
      if (part.exact && run.length * part.exact.length <= mostStrings)
        run = run.flatMap((start) => part.exact!.map((next) => start + next));
      else if (part.exact) end(part.exact);
      else {
        need = better(need, part.need);
        end(['']);
      }
      // Behind "(?:ab)+" stands what follows the last of them.
      if (again) end(part.exact ?? ['']);
    }
    if (whole) return { exact: run };
    need = better(need, run);
    return need ? { need } : anything;
  }

  /** A part with what says how often it stands. */
  private repeated(): { part: Part; again: boolean } {
    const part = this.atom();
    const sign = this.source[this.at];
    const counted = sign === '{' && isDigit(this.source[this.at + 1]);
    if (sign !== '?' && sign !== '*' && sign !== '+' && !counted) return { part, again: false };
    const least = counted ? Number.parseInt(this.source.slice(this.at + 1), 10) : sign === '+' ? 1 : 0;
    this.at = counted ? this.source.indexOf('}', this.at) + 1 : this.at + 1;
    if (this.source[this.at] === '?') this.at++;
    if (least > 0) return { part, again: true };
    if (sign === '?' && part.exact && part.exact.length < mostStrings)
      return { part: { exact: [...new Set([...part.exact, ''])] }, again: false };
    return { part: anything, again: false };
  }

  private atom(): Part {
    const sign = this.source[this.at++]!;
    if (sign === '(') return this.group();
    if (sign === '[') return this.class();
    if (sign === '\\') return this.escape();
    if (sign === '^' || sign === '$') return nothing;
    return sign === '.' ? anything : { exact: [sign] };
  }

  private group(): Part {
    let isAround = false;
    if (this.source[this.at] === '?') {
      const behind = this.source[this.at + 1] === '<';
      const sign = this.source[this.at + (behind ? 2 : 1)];
      isAround = sign === '=' || sign === '!';
      const isNamed = behind && !isAround;
      this.at = isNamed ? this.source.indexOf('>', this.at) + 1 : this.at + (behind ? 3 : 2);
    }
    const part = this.alternatives();
    this.at++;
    // What stands before or behind is no part of the match.
    return isAround ? nothing : part;
  }

  /** A few letters are spelt out, ranges are not. */
  private class(): Part {
    const start = this.at;
    while (this.source[this.at] !== ']') this.at += this.source[this.at] === '\\' ? 2 : 1;
    const letters = this.source.slice(start, this.at++);
    const dash = letters.indexOf('-', 1);
    const isRange = letters[0] === '^' || letters.includes('\\') || (dash > 0 && dash < letters.length - 1);
    return isRange || letters.length > 6 ? anything : { exact: [...letters] };
  }

  private escape(): Part {
    const letter = this.source[this.at++]!;
    if (letter === 'b' || letter === 'B') return nothing;
    if (!isWord(letter)) return { exact: [letter] };
    // "\\p{L}", "\\u{1F600}", "\\k<name>", "\\x41", "\\u00e9"
    const end = { '{': '}', '<': '>' }[this.source[this.at] ?? ''];
    if (end !== undefined && 'pPuk'.includes(letter)) this.at = this.source.indexOf(end, this.at) + 1;
    else if (letter === 'x') this.at += 2;
    else if (letter === 'u') this.at += 4;
    return anything;
  }
}

const isDigit = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= '0' && letter <= '9';
const isWord = (letter: string): boolean =>
  isDigit(letter) || (letter.toLowerCase() >= 'a' && letter.toLowerCase() <= 'z');

/** The literals that fewer texts hold: the longer ones, then the fewer ones. */
function better(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  const [a, b] = [least(one), least(other)];
  if (a === 0 && b === 0) return undefined;
  return a > b || (a === b && one!.length <= other!.length) ? one : other;
}

const least = (literals: readonly string[] | undefined): number =>
  literals === undefined ? 0 : Math.min(...literals.map(({ length }) => length));
