/** From a checked question to the bytes of its answer: the part of a request that may take long. */

import type { Geo } from '../../geo/index.ts';
import { compressed } from '../compress.ts';
import { matches, tagOf } from '../conditional.ts';
import { serializeSliced } from '../json.ts';
import { endpoints } from './endpoints.ts';
import { mapEndpoints } from './map/endpoints.ts';
import { answerTile, tilePrefix } from './map/tiles.ts';
import type { Answerer } from './question.ts';

const runs = new Map([...endpoints, ...mapEndpoints].map(({ path, run }) => [path, run]));
const control = 'private, no-cache';

/** Answers on the thread that calls, in slices. */
export function answererOf(geo: Geo): Answerer {
  return async (question, signal) => {
    const { path, values, ifNoneMatch, acceptEncoding, timestamp } = question;
    if (path.startsWith(tilePrefix)) return answerTile(geo, question, signal);
    const found = await runs.get(path)!(geo, values, signal);
    const { bytes, hash } = await serializeSliced(found, signal);
    // The tag covers the data, not the time stamp: the same question has the same answer until the data change.
    const common = { 'cache-control': control, etag: tagOf(hash) };
    // 304 also for a POST: these only read, and the body is part of the question (as in the QUERY method).
    if (matches(ifNoneMatch, common.etag))
      return { status: 304, headers: { ...common, vary: 'accept-encoding' }, body: null };
    const whole = Buffer.concat([
      Buffer.from('{"status":"success","data":'),
      ...bytes,
      Buffer.from(`,"error":null,"timestamp":"${timestamp}"}`),
    ]);
    const { body, headers } = await compressed(whole, acceptEncoding);
    return { status: 200, headers: { ...common, ...headers }, body: body as Buffer };
  };
}
