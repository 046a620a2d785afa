/** Ceilings of the connections that a server holds. */

import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { Ceiling } from './ceiling.ts';

/** How long a connection above its ceiling is held for the request that will be refused. */
const refusedMs = 5000;

export class Connections {
  readonly #addresses: Ceiling;
  readonly #refused = new WeakSet<Socket>();

  /** @param maxPerAddress  0 is no ceiling */
  constructor(maxPerAddress: number) {
    this.#addresses = new Ceiling(maxPerAddress);
  }

  /** Counts a new connection until it closes. */
  add(socket: Socket): void {
    const leave = this.#addresses.enter(socket.remoteAddress ?? '');
    if (leave !== null) {
      socket.once('close', leave);
      return;
    }
    this.#refused.add(socket);
    const timer = setTimeout(() => socket.destroy(), refusedMs).unref();
    socket.once('close', () => clearTimeout(timer));
  }

  /** Whether the address of this connection had too many when it came. */
  refused(socket: Socket): boolean {
    return this.#refused.has(socket);
  }
}

/** Half of the files that this process may hold open, so that connections leave the other half to the stores;
 * undefined where the system does not tell. */
export function defaultMaxConnections(): number | undefined {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const files = Number(/^Max open files +(\d+)/m.exec(limits)?.[1]);
    return Number.isInteger(files) ? Math.max(1, Math.floor(files / 2)) : undefined;
  } catch {
    return undefined;
  }
}
