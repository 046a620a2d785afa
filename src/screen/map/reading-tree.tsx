/** How a spatial sentence was understood: its tree as nested lists in words. */

import { directionName, kindName, operationName } from '../texts/kinds.ts';
import { whole } from './format.ts';

/** A node of `properties.query`: the name of an operation, its operands, and words and figures. */
interface QueryNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is QueryNode =>
  typeof value === 'object' && value !== null && typeof (value as QueryNode).type === 'string';

interface Described {
  readonly words: string;
  readonly operands: readonly QueryNode[];
}

function describe(node: QueryNode): Described {
  const { type, ...fields } = node;
  if (type === 'NamedPlace') {
    const within = (fields.within as readonly string[] | undefined) ?? [];
    return { words: [fields.name, ...within].join(', '), operands: [] };
  }
  const words = [operationName(type)];
  const operands: QueryNode[] = [];
  for (const [field, value] of Object.entries(fields)) {
    if (isNode(value)) operands.push(value);
    else if (Array.isArray(value) && value.some(isNode)) operands.push(...value.filter(isNode));
    else words.push(...said(field, value));
  }
  return { words: words.join(' '), operands };
}

function said(field: string, value: unknown): string[] {
  if (typeof value === 'string') return [field === 'kind' ? kindName(value) : directionName(value)];
  if (typeof value === 'number') return [`${field === 'lon' || field === 'lat' ? '' : `${field} `}${value}°`];
  if (Array.isArray(value)) return [value.join('/')];
  const { value: amount, unit } = (value ?? {}) as { value?: unknown; unit?: unknown };
  return typeof amount === 'number' && typeof unit === 'string' ? [`${whole.format(amount)} ${unit}`] : [];
}

function Node({ node }: { readonly node: QueryNode }) {
  const { words, operands } = describe(node);
  return (
    <li>
      {node.type === 'NamedPlace' ? <b>{words}</b> : words}
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

export function ReadingTree({ query }: { readonly query: unknown }) {
  if (!isNode(query)) return null;
  return (
    <ul class="tree">
      <Node node={query} />
    </ul>
  );
}
