/** What was read at a word, kept for the next one who asks. */
export function remember<T>(known: Map<number, T>, at: number, read: () => T): T {
  if (known.has(at)) return known.get(at)!;
  const value = read();
  known.set(at, value);
  return value;
}
