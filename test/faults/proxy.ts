/** A line between client and server that cuts, delays and swallows, in both directions. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { createRandom } from '../../src/tabular/engine/random.ts';

export interface Proxy {
  readonly url: string;
  /** Connections cut so far. */
  readonly cuts: () => number;
  close(): Promise<void>;
}

/** Every connection is cut, after a random number of bytes of a random direction.
 * @param target  origin of the server; a connection is refused while it is undefined
 * @param cutting  whether connections that are let in are cut and delayed */
export async function startProxy(
  target: () => string | undefined,
  seed: number,
  cutting = true,
): Promise<Proxy> {
  const random = createRandom(seed);
  const open = new Set<Socket>();
  let cuts = 0;
  const server = createServer((near) => {
    const origin = target();
    if (origin === undefined) return void near.destroy();
    const far = connect(Number(new URL(origin).port), '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => {});
    }
    const direction = random.below(2) === 0 ? near : far;
    // Headers are a few hundred bytes: cuts fall in them, in small bodies, and in large ones.
    let left = cutting ? random.below([500, 5000, 200_000][random.below(3)]!) : Number.POSITIVE_INFINITY;
    // A reset looks different from an end, and only one side may hear of it.
    const end = [
      () => [near, far].forEach((socket) => void socket.resetAndDestroy()),
      () => [near, far].forEach((socket) => void socket.destroy()),
      () => [near, far].forEach((socket) => void socket.end()),
      () => direction.resetAndDestroy(),
    ][random.below(4)]!;
    const pump = (from: Socket, to: Socket) => {
      from.on('data', (chunk: Buffer) => {
        if (from === direction && chunk.length >= left) {
          to.write(chunk.subarray(0, left));
          left = Number.POSITIVE_INFINITY;
          cuts += 1;
          setImmediate(end);
          return;
        }
        if (from === direction) left -= chunk.length;
        if (cutting && random.below(10) === 0) {
          from.pause();
          setTimeout(() => from.resume(), random.below(30));
        }
        if (!to.write(chunk)) {
          from.pause();
          to.once('drain', () => from.resume());
        }
      });
      from.on('end', () => to.end());
      from.on('close', () => to.destroy());
    };
    pump(near, far);
    pump(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
