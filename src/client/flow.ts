/** The flow of every job: pack → plan → upload → submit → poll → read. */

import { aboveCeiling, fromEnvelope, GraticuleClientError } from './errors.ts';
import { hashOf, type Payload, packPayload } from './payload.ts';
import type { Transport } from './transport.ts';
import type { Limits, LimitsAnswer, PredictionJob, UploadPlan } from './wire.ts';

/** The bodies of the contract have no place for notes: a JSON list of sentences. */
const notesHeader = 'graticule-notes';

/** Proxies may cut a header short, and nobody wants to lose a result for its notes. */
function notesIn(header: string | null): readonly string[] {
  try {
    const notes: unknown = JSON.parse(header ?? '[]');
    return Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : [];
  } catch {
    return [];
  }
}

const toldBy = (onNotes: CallOptions['onNotes']) => (headers: Headers) => {
  const notes = notesIn(headers.get(notesHeader));
  if (notes.length > 0) onNotes?.(notes);
};

/** How far a call has come. */
export type Stage = 'pack' | 'upload' | 'queued' | 'running' | 'read';

/** Options of every verb. */
export interface CallOptions {
  /** Stops waiting; a job already submitted goes on.
   * @defaultValue none */
  readonly signal?: AbortSignal;
  /** A fraction is given for stages that have one, and `detail`, what a running job does now, where the service tells.
   * @defaultValue nobody is told */
  readonly onProgress?: (stage: Stage, fraction?: number, detail?: string) => void;
  /** Called once the service has taken the job; one call may need several.
   * @defaultValue nobody is told */
  readonly onSubmitted?: (jobId: string) => void;
  /** Called with what the service says of the rows beside its answer: cells that the model cannot read, numbers of another size than it
   * has learnt, values of a series that are left out. @defaultValue nobody is told */
  readonly onNotes?: (notes: readonly string[]) => void;
}

/** Where the service tells how far a job has come, beside its contract. */
export const consoleApi = '/console/api';

/** The service lets its limits be cached for this long. */
const limitsMs = 300_000;
const firstPollMs = 20;
const slowestPollMs = 2_000;

export class Flow {
  readonly transport: Transport;
  #tellsProgress = true;
  #limits: { readonly at: number; readonly limits: Limits } | undefined;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  async limits(signal?: AbortSignal): Promise<Limits> {
    if (this.#limits === undefined || Date.now() - this.#limits.at > limitsMs) {
      const answer = await this.transport.json<LimitsAnswer>('GET', '/v1/model-limits', undefined, signal);
      const limits = answer.modelLimits[answer.defaultModelVersion]!;
      this.#limits = { at: Date.now(), limits };
    }
    return this.#limits.limits;
  }

  /** Uploads the fields, submits the body with their address, and waits for the job to succeed.
   * @returns the answer to the submit, and the finished job */
  async run<Answer extends object>(
    path: string,
    fields: Parameters<typeof packPayload>[0],
    body: object,
    maxUploadBytes: number,
    { signal, onProgress = () => {}, onSubmitted = () => {}, onNotes }: CallOptions,
  ): Promise<{ answer: Answer; job: PredictionJob }> {
    const payload = await packPayload(fields, (fraction) => onProgress('pack', fraction));
    if (payload.bytes.length > maxUploadBytes) {
      const detail = `The payload has ${payload.bytes.length} bytes, the ceiling is ${maxUploadBytes}.`;
      throw aboveCeiling('payload_too_large', detail);
    }
    const objectKey = await this.#upload(payload, { onProgress, ...(signal && { signal }) });
    // With a key a repeated submit finds the first one's job; without, it would make a second.
    const idempotencyKey = crypto.randomUUID();
    const answer = await this.transport.json<Answer & { job?: PredictionJob; id?: string }>(
      'POST',
      path,
      { idempotencyKey, ...body, objectKey, contentHash: payload.contentHash },
      signal,
    );
    const jobId = answer.job?.id ?? answer.id!;
    onSubmitted(jobId);
    const job = await this.wait(jobId, {
      onProgress,
      ...(signal && { signal }),
      ...(onNotes && { onNotes }),
    });
    return { answer, job };
  }

  /** Polls until the job has succeeded.
   * @throws GraticuleClientError the job's own error when it failed */
  async wait(jobId: string, { signal, onProgress, onNotes }: CallOptions): Promise<PredictionJob> {
    const path = `/v1/predictions/${encodeURIComponent(jobId)}`;
    for (let pause = firstPollMs; ; pause = Math.min(slowestPollMs, pause * 1.5)) {
      const onHeaders = toldBy(onNotes);
      const job = await this.transport.json<PredictionJob>('GET', path, undefined, signal, onHeaders);
      if (job.status === 'succeeded' || job.status === 'purged') return job;
      if (job.status === 'failed') {
        throw job.error === null
          ? new GraticuleClientError('internal_error', 'The job failed without saying why.')
          : fromEnvelope(job.error);
      }
      if (onProgress !== undefined) {
        const told = job.status === 'running' ? await this.#progressOf(jobId, signal) : undefined;
        onProgress(job.status, told?.fraction, told?.stage);
      }
      await this.transport.sleep(pause, signal);
    }
  }

  /** @returns undefined where the service does not tell, which is asked once */
  async #progressOf(
    jobId: string,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly fraction: number; readonly stage: string } | undefined> {
    if (this.#tellsProgress === false) return undefined;
    try {
      const path = `${consoleApi}/jobs/${encodeURIComponent(jobId)}`;
      const job = await this.transport.once<{ progress: { fraction: number; stage: string } | null }>(
        path,
        signal,
      );
      return job.progress ?? undefined;
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof GraticuleClientError)) throw error;
      this.#tellsProgress = false;
      return undefined;
    }
  }

  /** Reads a result; a large one lies in object storage and is checked against its hash. */
  async result<T extends object>(path: string, { signal, onProgress, onNotes }: CallOptions): Promise<T> {
    onProgress?.('read');
    type Answer = T & { resultUrl?: string; resultContentHash?: string | null };
    const result = await this.transport.json<Answer>('GET', path, undefined, signal, toldBy(onNotes));
    if (result.resultUrl === undefined) {
      const { resultContentHash: _, ...data } = result;
      return data as unknown as T;
    }
    const bytes = await this.transport.bytes(result.resultUrl, signal);
    const found = await hashOf(bytes);
    if (found !== result.resultContentHash) {
      throw new GraticuleClientError(
        'storage_error',
        `The result hashes to ${found}, announced was ${result.resultContentHash}.`,
      );
    }
    return JSON.parse(await this.transport.gunzip(bytes)) as T;
  }

  async #upload({ bytes, contentHash }: Payload, { signal, onProgress }: CallOptions): Promise<string> {
    const body = { contentHash, bytes: bytes.length };
    const plan = await this.transport.json<UploadPlan>('POST', '/v1/uploads', body, signal);
    onProgress?.('upload', 0);
    if (plan.kind === 'single') {
      await this.transport.put(plan.url, bytes, (fraction) => onProgress?.('upload', fraction), signal);
      return plan.key;
    }
    const parts: string[] = [];
    for (const [index, url] of plan.partUrls.entries()) {
      const part = bytes.subarray(index * plan.partSize, (index + 1) * plan.partSize);
      const sent = (fraction: number) => onProgress?.('upload', (index + fraction) / plan.partUrls.length);
      const etag = await this.transport.put(url, part, sent, signal);
      parts.push(`<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`);
    }
    const manifest = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    await this.transport.postXml(plan.completeUrl, manifest, signal);
    return plan.key;
  }
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
