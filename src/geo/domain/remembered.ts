/** Answers of a function of one text, kept while they are few: a question is asked for the same words by the tables of all
 * languages. */

/** Answers kept of each function, and letters of a text that is kept. */
const most = 2048;
const mostLetters = 200;

/** @param answer  what follows from the text alone */
export function remembered<T>(answer: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    if (text.length > mostLetters) return answer(text);
    let known = kept.get(text);
    if (known === undefined) {
      known = answer(text);
      if (kept.size >= most) kept.clear();
      kept.set(text, known);
    }
    return known;
  };
}
