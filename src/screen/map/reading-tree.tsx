/** How a spatial sentence was understood: its tree as nested lists in words. */

import { type Described, described, type ReadingNode } from '../texts/reading.ts';

const isDescribed = (node: ReadingNode | Described): node is Described => 'words' in node;

function Node({ node }: { readonly node: ReadingNode | Described }) {
  const { words, name, operands } = isDescribed(node) ? node : described(node);
  return (
    <li>
      {name ? <b>{words}</b> : words}
      {operands.length > 0 && (
        <ul>
          {operands.map((operand, index) => (
            <Node key={index} node={operand} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** @param query  `properties.query` of an answer to a sentence */
export function ReadingTree({ query }: { readonly query: ReadingNode }) {
  return (
    <ul class="tree">
      <Node node={query} />
    </ul>
  );
}
