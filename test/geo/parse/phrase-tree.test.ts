import { expect, test } from 'vitest';
import { type PhraseTree, PhraseTreeBuilder } from '../../../src/geo/parse/templates/phrase-tree.ts';

const phrases: readonly (readonly [phrase: string, id: number])[] = [
  ['of', 0],
  ['off', 1],
  ['off the coast', 2],
  ['of', 3],
  ['of', 0],
  ['海', 4],
  ['海岸', 5],
  ['o', 6],
];

function tree(): PhraseTree {
  const builder = new PhraseTreeBuilder();
  for (const [phrase, id] of phrases) builder.add(phrase, id);
  return builder.build();
}

/** Ids of the phrases that a text is, in their order; undefined where none begins with it. */
function idsOf(of: PhraseTree, text: string): number[] | undefined {
  let node = 0;
  for (let i = 0; i < text.length; i++) {
    node = of.after(node, text.charCodeAt(i));
    if (node < 0) return undefined;
  }
  const ids: number[] = [];
  for (let entry = of.first(node); entry >= 0; entry = of.next(entry)) ids.push(of.id(entry));
  return ids;
}

test.each([
  ['of', [0, 3]],
  ['off', [1]],
  ['off the', []],
  ['off the coast', [2]],
  ['o', [6]],
  ['海', [4]],
  ['海岸', [5]],
  ['岸', undefined],
  ['offs', undefined],
] as const)('of a tree of phrases, “%s” is those with these ids: %j', (text, ids) => {
  expect(idsOf(tree(), text)).toEqual(ids);
});
