/** Hears notices of the database on a connection of its own, which is made again whenever it is lost. */

import type { Client } from 'pg';

/** Between two tries to connect. */
const pauses = { firstMs: 500, longestMs: 30_000 };

/** @param connect   makes a client that is not connected yet
 * @param onNotice  called at each notice, and whenever some may have been missed
 * @returns         ends it */
export function listen(connect: () => Promise<Client>, channel: string, onNotice: () => void): () => void {
  let current: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = pauses.firstMs;
  let ended = false;

  async function begin(): Promise<void> {
    const client = await connect().catch(() => null);
    if (client === null) return again();
    if (ended) return;
    current = client;
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      client.end().catch(() => {});
      again();
    };
    client.on('error', lose).on('end', lose).on('notification', onNotice);
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      pauseMs = pauses.firstMs;
      onNotice();
    } catch {
      // What calls the database tells of its trouble, and polls meanwhile.
      lose();
    }
  }

  function again(): void {
    if (ended) return;
    timer = setTimeout(begin, pauseMs);
    timer.unref();
    pauseMs = Math.min(pauses.longestMs, 2 * pauseMs);
  }

  void begin();
  return () => {
    ended = true;
    clearTimeout(timer);
    current?.end().catch(() => {});
  };
}
