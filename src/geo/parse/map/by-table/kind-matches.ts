/** Where words for kinds stand in a question, by the table of a language. */

import type { ReadyMapTable } from './ready.ts';

/** Words for kinds that are tried in a text. */
const mostKinds = 8;

/** A question as it is read by one table after the other. */
export interface Sentence {
  readonly text: string;
  /** The same as phrases are compared. */
  readonly plain: string;
  /** Its words, as in `plain`, and where they begin. */
  readonly words: readonly { readonly word: string; readonly at: number }[];
}

/** A word for a kind, as it is compared. */
interface KindMatch {
  readonly kind: string;
  /** Where it begins, with its article. */
  readonly from: number;
  readonly word: readonly [number, number];
  /** Where it ends, with what is joined to it. */
  readonly to: number;
}

const matched = (match: RegExpExecArray): KindMatch => ({
  kind: match.groups!.kind!,
  from: match.index,
  word: match.indices!.groups!.kind!,
  to: match.index + match[0].length,
});

const letterHere = /[\p{L}\p{M}\p{N}]/uy;

/** The first words for kinds in a text. Of the hundreds of a language those are tried that begin with a word of it. */
export function kindMatches(
  { plain, words }: Sentence,
  { kind, kindHere, starts }: ReadyMapTable,
): KindMatch[] {
  if (!starts) return [...plain.matchAll(kind)].slice(0, mostKinds).map(matched);
  const found: KindMatch[] = [];
  const endsAt = (end: number) => {
    letterHere.lastIndex = end;
    return !letterHere.test(plain);
  };
  let end = 0;
  for (const { at, word } of words) {
    if (at < end || !starts.has(word)) continue;
    const kinds = starts.get(word);
    let match: KindMatch | undefined;
    if (kinds) {
      const longest = kinds.find((one) => plain.startsWith(one, at) && endsAt(at + one.length));
      const to = at + (longest?.length ?? 0);
      match = longest === undefined ? undefined : { kind: longest, from: at, word: [at, to], to };
    } else {
      kindHere.lastIndex = at;
      const behindArticle = kindHere.exec(plain);
      match = behindArticle ? matched(behindArticle) : undefined;
    }
    if (!match) continue;
    if (found.push(match) === mostKinds) break;
    end = match.to;
  }
  return found;
}
