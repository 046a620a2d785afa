/** What the page shows: the answers as layers, the refusal, and the link that carries both. */

import { computed, signal } from '@preact/signals';
import { apiKey } from '../session.ts';
import { texts } from '../texts/map.ts';
import { type Answer, ask, NotSignedIn, type Reading, type Refusal, ServerSaid } from './api.ts';

export interface AnswerLayer {
  readonly id: number;
  readonly query: string;
  readonly answer: Answer;
  readonly name: string;
  /** `#rrggbb` */
  readonly colour: string;
  readonly visible: boolean;
}

/** Told apart by people who see few colours, on land and sea, light and dark (after Okabe and Ito, 2008). */
const palette = ['#d55e00', '#0072b2', '#009e73', '#cc79a7', '#b38600', '#7b4fd0'];

export const layers = signal<readonly AnswerLayer[]>([]);
export const question = signal('');
export const refusal = signal<Refusal | null>(null);
export const problem = signal<string | null>(null);
export const keyRefused = signal(false);
export const busy = signal(false);
/** The layer that the map shall bring into view; a new object each time. */
export const focus = signal<{ readonly id: number } | null>(null);
export const signedIn = computed(() => apiKey.value !== null && !keyRefused.value);

let lastId = 0;
let running: AbortController | undefined;

/** Asks and shows the answer as a layer.
 * @param replace  id of the layer that the answer takes the place of */
export async function askFor(query: string, reading: Reading | null = null, replace?: number): Promise<void> {
  running?.abort();
  const stop = new AbortController();
  running = stop;
  question.value = query;
  busy.value = true;
  refusal.value = null;
  problem.value = null;
  try {
    const { answer, refusal: refused } = await ask(query, reading, stop.signal);
    if (answer) add(query, answer, replace);
    else refusal.value = refused;
  } catch (error) {
    if (stop.signal.aborted) return;
    if (error instanceof NotSignedIn) keyRefused.value = true;
    else problem.value = error instanceof ServerSaid ? error.message : texts.offline;
  } finally {
    if (running === stop) busy.value = false;
  }
}

function add(query: string, answer: Answer, replace: number | undefined): void {
  const before = layers.value.find(({ id }) => id === replace);
  const id = ++lastId;
  const colour = before?.colour ?? freeColour();
  const layer = { id, query, answer, name: nameOf(answer, query), colour, visible: true };
  layers.value = before
    ? layers.value.map((other) => (other === before ? layer : other))
    : [layer, ...layers.value];
  focus.value = { id };
  writeLink();
}

const nameOf = ({ result, reading }: Answer, query: string): string =>
  reading === 'place' && result.type === 'Feature' ? String(result.properties?.name ?? query) : query;

/** The first of the palette that no layer has. */
function freeColour(): string {
  const used = new Set(layers.value.map(({ colour }) => colour));
  return palette.find((colour) => !used.has(colour)) ?? palette[layers.value.length % palette.length]!;
}

export function change(id: number, values: Partial<Pick<AnswerLayer, 'name' | 'colour' | 'visible'>>): void {
  layers.value = layers.value.map((layer) => (layer.id === id ? { ...layer, ...values } : layer));
}

export function remove(id: number): void {
  layers.value = layers.value.filter((layer) => layer.id !== id);
  writeLink();
}

/** The address of the page with its questions, the oldest first. */
function writeLink(): void {
  const parameters = new URLSearchParams();
  for (const { query } of [...layers.value].reverse()) parameters.append('q', query);
  const search = parameters.toString();
  history.replaceState(null, '', search === '' ? location.pathname : `?${search}`);
}

/** Asks the questions of the link by which the page was opened. */
export async function followLink(): Promise<void> {
  for (const query of new URLSearchParams(location.search).getAll('q')) await askFor(query);
}
