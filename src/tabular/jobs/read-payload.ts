/** Verify and parse: a staged object becomes a payload whose counts are those declared. */

import type { ModelLimits } from '../domain/limits.ts';
import type { PayloadLimits } from '../domain/payload.ts';
import { checkCounts } from '../intake/check-counts.ts';
import { parsePayload } from '../intake/parse-payload.ts';
import type { ReadPayload } from './run-job.ts';

export function createReadPayload(limits: ModelLimits): ReadPayload {
  const ceilings = toPayloadLimits(limits);
  return async (object, expect, declared, signal) => {
    const source = object.path ?? object.stream();
    const payload = await parsePayload(source, { expect, limits: ceilings, signal, bytes: object.bytes });
    checkCounts(payload, declared);
    return payload;
  };
}

function toPayloadLimits({ forecast, ...training }: ModelLimits): Partial<PayloadLimits> {
  const { maxContextRows, maxContextCells, maxOutputRows, maxCovariateColumns } = forecast;
  return { ...training, maxContextRows, maxContextCells, maxOutputRows, maxCovariateColumns };
}
