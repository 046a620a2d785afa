/** HTTP written byte by byte, to break it anywhere. */

import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';

export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
}

export function rawBytes({ method, path, headers = {}, body = '' }: RawRequest): Buffer {
  const bytes = Buffer.from(body as string);
  const lines = Object.entries({
    host: 'graticule.test',
    ...(bytes.length > 0 && { 'content-length': String(bytes.length) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'), bytes]);
}

export function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });
}

/** All that a server sends until it closes the connection, or until `enough` says so of what has come. */
export function received(socket: Socket, enough: (text: string) => boolean = () => false): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (enough(text)) resolve(text);
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(text));
  });
}

/** Sends so many bytes of a request, waits for so many of its answer, and goes without a word. Who waits for none goes
 * after so many turns of the event loop, while the answer is being made. */
export async function cut(
  port: number,
  request: Uint8Array,
  sent: number,
  wanted: number,
  turns = 0,
): Promise<void> {
  const socket = await open(port);
  let got = 0;
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    got += chunk.length;
    if (got >= wanted) socket.destroy();
  });
  socket.write(request.subarray(0, sent));
  if (wanted === 0) {
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    socket.resetAndDestroy();
  }
  await closed;
}

/** Whether the system lists the descriptors of a process. */
export const countsDescriptors = process.platform === 'linux';
export const descriptors = () => readdirSync('/proc/self/fd').length;

/** Waits until a count has come down; gives up after ten seconds and returns what it is then. */
export async function settled(count: () => number, wanted: number): Promise<number> {
  for (let tries = 0; count() > wanted && tries < 500; tries += 1) await delay(20);
  return count();
}
