/** What one caller may hold of a mount at once, whatever server the mount stands in. */

import { type BodyPace, defaultPace, type JsonLimits } from './body.ts';
import { Ceiling } from './ceiling.ts';
import type { JsonShape } from './json-shape.ts';
import { Refusal } from './refusal.ts';

export interface LimitOptions {
  /** How fast request bodies must come; see `BodyPace` for the defaults. */
  readonly bodyPace?: Partial<BodyPace>;
  /** Requests of one key in flight at once, above which the next is answered 429; 0 is no ceiling. Default 1,024. */
  readonly maxRequestsPerKey?: number;
  /** Bodies above 64 KiB that are held at once for one key; 0 is no ceiling. Default 16. */
  readonly maxLargeBodiesPerKey?: number;
}

export class RequestLimits {
  readonly pace: BodyPace;
  readonly #requests: Ceiling;
  readonly #largeBodies: Ceiling;

  constructor({ bodyPace, maxRequestsPerKey = 1024, maxLargeBodiesPerKey = 16 }: LimitOptions) {
    this.pace = Object.freeze({ ...defaultPace, ...bodyPace });
    this.#requests = new Ceiling(maxRequestsPerKey);
    this.#largeBodies = new Ceiling(maxLargeBodiesPerKey);
  }

  /** @returns what ends the request
   * @throws   Refusal when the key, or the address that needs none, has too many in flight */
  begin(name: string): () => void {
    const end = this.#requests.enter(name);
    if (end === null) throw tooMany();
    return end;
  }

  /** For `readJson`. */
  json(key: string, maxBytes: number, shape: JsonShape): JsonLimits {
    return { maxBytes, shape, pace: this.pace, enter: () => this.#largeBodies.enter(key) };
  }
}

export function tooMany(): Refusal {
  return new Refusal('too_many_requests', 'Too many requests of this key are in flight.');
}
