/** The stores and the engine, observed. */

import type { JobKind } from '../domain/job.ts';
import type { Engine, FittedModel } from '../engine/engine.ts';
import type { Claim, JobStore, ObjectStore } from '../ports.ts';
import { observeCalls } from './observe-calls.ts';
import type { JobOutcome, Observer } from './observer.ts';

interface Parts {
  readonly store: JobStore;
  readonly objects: ObjectStore;
  readonly engine: Engine;
}

/** @param observer  undefined: the parts as they are */
export function observed({ store, objects, engine }: Parts, observer: Observer | undefined): Parts {
  if (observer === undefined) return { store, objects, engine };
  return {
    store: observeJobs(store, observer),
    objects: observeObjects(objects, observer),
    engine: observeEngine(engine, observer),
  };
}

function observeJobs(store: JobStore, observer: Observer): JobStore {
  /** Jobs that this process has claimed, until they end here. */
  const held = new Map<string, { readonly kind: JobKind; readonly since: number }>();

  function ended(jobId: string, outcome: JobOutcome, code: string | null = null): void {
    const job = held.get(jobId);
    if (job === undefined) return;
    held.delete(jobId);
    observer.ended(job.kind, outcome, (performance.now() - job.since) / 1000, code);
  }

  function claimed({ job: { id, kind, createdAt, attempts } }: Claim, now: number): void {
    if (!held.has(id)) observer.claimed(kind, Math.max(0, now - createdAt) / 1000, attempts);
    held.set(id, { kind, since: performance.now() });
  }

  const methods = [
    'submit',
    'claim',
    'claimSome',
    'heartbeat',
    'release',
    'finish',
    'fail',
    'job',
    'record',
    'context',
    'planStaged',
    'sweep',
  ] as const;
  return observeCalls(store, 'jobs', methods, observer, {
    async submit(request) {
      const outcome = await store.submit(request);
      observer.submitted(request.job.kind, outcome.kind);
      return outcome;
    },
    async claim(request) {
      const claim = await store.claim(request);
      if (claim !== null) claimed(claim, request.now);
      return claim;
    },
    ...(store.claimSome && {
      async claimSome(request, count) {
        const claims = await store.claimSome!(request, count);
        for (const claim of claims) claimed(claim, request.now);
        return claims;
      },
    }),
    async heartbeat(jobId, ...rest) {
      const alive = await store.heartbeat(jobId, ...rest);
      if (!alive) ended(jobId, 'lost');
      return alive;
    },
    async release(jobId, token) {
      const taken = await store.release(jobId, token);
      ended(jobId, taken ? 'released' : 'lost');
      return taken;
    },
    async finish(jobId, token, success) {
      const taken = await store.finish(jobId, token, success);
      ended(jobId, taken ? 'succeeded' : 'lost');
      return taken;
    },
    async fail(jobId, token, failure) {
      const taken = await store.fail(jobId, token, failure);
      ended(jobId, taken ? 'failed' : 'lost', failure.error.code);
      return taken;
    },
  });
}

function observeObjects(objects: ObjectStore, observer: Observer): ObjectStore {
  return observeCalls(
    objects,
    'objects',
    ['signUpload', 'signDownload', 'write', 'open', 'delete'],
    observer,
    {
      async signUpload(key, upload) {
        const address = await objects.signUpload(key, upload);
        observer.uploadPlanned(address.kind, upload.bytes);
        return address;
      },
      async write(key, source) {
        const written = await objects.write(key, source);
        observer.objectWritten(key.split('/', 1)[0]!, written.bytes);
        return written;
      },
    },
  );
}

function observeEngine(engine: Engine, observer: Observer): Engine {
  function opened(model: FittedModel): FittedModel {
    observer.models(1);
    let open = true;
    return observeCalls(model, 'engine', ['predict', 'serialize'], observer, {
      close() {
        if (open) observer.models(-1);
        open = false;
        model.close();
      },
    });
  }
  return observeCalls(engine, 'engine', ['fit', 'load', 'evaluate', 'forecast'], observer, {
    fit: async (...given) => opened(await engine.fit(...given)),
    load: async (...given) => opened(await engine.load(...given)),
  });
}
