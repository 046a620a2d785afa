// The blind set: questions with a truth each, in files by half and kind. Half of them, chosen by a hash of the question, are
// held back: whoever builds looks at the others alone.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./', import.meta.url);

/** @returns {'dev' | 'held'} */
export function halfOf(question) {
  return createHash('sha256').update(question).digest()[0] % 2 === 0 ? 'dev' : 'held';
}

/** @param half  one half alone
 * @param kind  one kind alone */
export function readQuestions({ half, kind } = {}) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .filter((file) => half === undefined || file.startsWith(`${half}-`))
    .filter((file) => kind === undefined || file.endsWith(`-${kind}.jsonl`))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => ({ file, ...JSON.parse(line) })),
    );
}

export const points = () => JSON.parse(readFileSync(new URL('points.json', folder), 'utf8'));
