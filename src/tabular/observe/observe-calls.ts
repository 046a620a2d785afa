/** A port whose calls are timed, otherwise the same. */

import { storageFaultOf } from '../../shared/storage-error.ts';
import type { ObservedPart, Observer } from './observer.ts';

/** @param methods   those that return promises, by name, and that are timed
 * @param replaced  what else is done otherwise */
export function observeCalls<Port extends object>(
  port: Port,
  part: ObservedPart,
  methods: readonly (keyof Port & string)[],
  observer: Observer,
  replaced: Partial<Port> = {},
): Port {
  const own = new Map<PropertyKey, unknown>(Object.entries(replaced));
  for (const name of methods) {
    const method = (replaced[name] ?? port[name]) as ((...given: unknown[]) => Promise<unknown>) | undefined;
    if (typeof method !== 'function') continue;
    own.set(name, (...given: unknown[]) => timed(observer, part, name, () => method.apply(port, given)));
  }
  return new Proxy(port, {
    get(target, name) {
      if (own.has(name)) return own.get(name);
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

export async function timed<T>(
  observer: Observer,
  part: ObservedPart,
  operation: string,
  task: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  try {
    const { tracing } = observer;
    const value = await (tracing === null
      ? task()
      : tracing.span(`graticule ${part} ${operation}`, {}, task));
    observer.called(part, operation, seconds(), null);
    return value;
  } catch (error) {
    observer.called(part, operation, seconds(), faultOf(error));
    throw error;
  }
}

function faultOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return storageFaultOf(error) ?? (typeof code === 'string' ? code : 'error');
}
