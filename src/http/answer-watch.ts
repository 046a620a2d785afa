/** Cuts connections whose reader does not take its answer: each holds a descriptor and the rest of the answer. */

import type { Socket } from 'node:net';

export interface AnswerPace {
  /** Least bytes a second on average that an answer must be taken at; 0 lets readers take any time. Default 1,024. */
  readonly bytesPerSecond: number;
  /** How far a reader may fall behind. Longer than for bodies: what the system's buffers take at once shows as one
   * leap, and then as a long pause. Default 120,000 ms. */
  readonly graceMs: number;
}

export const defaultAnswerPace: AnswerPace = Object.freeze({ bytesPerSecond: 1024, graceMs: 120_000 });

interface Progress {
  sent: number;
  creditMs: number;
}

export class AnswerWatch {
  readonly #pace: AnswerPace;
  readonly #sockets = new Map<Socket, Progress>();
  readonly #everyMs: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(pace: Partial<AnswerPace> = {}) {
    this.#pace = Object.freeze({ ...defaultAnswerPace, ...pace });
    this.#everyMs = Math.min(5000, Math.max(1, this.#pace.graceMs / 4));
  }

  /** Watches a connection until it closes; adding it again changes nothing. */
  add(socket: Socket): void {
    if (this.#pace.bytesPerSecond === 0 || this.#sockets.has(socket)) return;
    this.#sockets.set(socket, { sent: sentOf(socket), creditMs: this.#pace.graceMs });
    this.#timer ??= setInterval(() => this.#look(), this.#everyMs).unref();
    socket.once('close', () => {
      this.#sockets.delete(socket);
      if (this.#sockets.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    });
  }

  #look(): void {
    const { bytesPerSecond, graceMs } = this.#pace;
    for (const [socket, progress] of this.#sockets) {
      const sent = sentOf(socket);
      const gainedMs = ((sent - progress.sent) * 1000) / bytesPerSecond;
      progress.sent = sent;
      // With nothing to send the reader waits for us.
      if (socket.writableLength === 0) continue;
      progress.creditMs = Math.min(graceMs, progress.creditMs - this.#everyMs + gainedMs);
      if (progress.creditMs < 0) socket.destroy();
    }
  }
}

/** Bytes that the system has taken over. */
function sentOf(socket: Socket): number {
  // Within one write of megabytes only the handle knows how far it has come; Node's own time-out of sockets asks it too.
  const { _handle: handle } = socket as unknown as {
    _handle?: { bytesWritten?: unknown; writeQueueSize?: unknown } | null;
  };
  if (typeof handle?.bytesWritten === 'number' && typeof handle.writeQueueSize === 'number') {
    return handle.bytesWritten - handle.writeQueueSize;
  }
  return socket.bytesWritten - socket.writableLength;
}
