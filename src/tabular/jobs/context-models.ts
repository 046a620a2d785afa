/** Models of recently used contexts, loaded once and kept warm. */

import { createHash } from 'node:crypto';
import type { FittedContext } from '../domain/context.ts';
import { TabularError } from '../domain/errors.ts';
import type { Engine, FittedModel } from '../engine/engine.ts';
import type { ObjectStore } from '../ports.ts';
import { artifactKeyOf } from './keys.ts';

interface Entry {
  readonly model: Promise<FittedModel>;
  users: number;
  /** Dropped from the cache; closed when the last user is done. */
  dropped: boolean;
}

export interface ContextModels {
  /** Runs a task with the context's model, which stays open meanwhile.
   * @throws TabularError `cache_unavailable` when the artifact is missing or altered */
  use<T>(context: FittedContext, task: (model: FittedModel) => Promise<T>): Promise<T>;
  /** Takes over a model that was just fitted, so that the first prediction need not load it. */
  keep(contextId: string, model: FittedModel): void;
  drop(contextId: string): void;
  close(): void;
}

export function createContextModels(tools: {
  objects: ObjectStore;
  engine: Engine;
  /** How many models stay loaded; the least recently used goes first. */
  maxModels: number;
}): ContextModels {
  const { objects, engine, maxModels } = tools;
  // A Map iterates in order of insertion: re-inserting at each use keeps the least recently used first.
  const entries = new Map<string, Entry>();

  function closeUnused(entry: Entry): void {
    if (entry.dropped && entry.users === 0) void entry.model.then((model) => model.close()).catch(() => {});
  }

  function drop(contextId: string): void {
    const entry = entries.get(contextId);
    if (entry === undefined) return;
    entries.delete(contextId);
    entry.dropped = true;
    closeUnused(entry);
  }

  /** Drops this very entry: another use may have replaced it meanwhile. */
  function forget(contextId: string, entry: Entry): void {
    if (entries.get(contextId) === entry) drop(contextId);
  }

  function insert(contextId: string, model: Promise<FittedModel>): Entry {
    drop(contextId);
    const entry: Entry = { model, users: 0, dropped: false };
    entries.set(contextId, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= maxModels) break;
      drop(oldest);
    }
    return entry;
  }

  async function load(context: FittedContext): Promise<FittedModel> {
    const object = await objects.open(artifactKeyOf(context.id));
    if (object === null) {
      throw new TabularError('cache_unavailable', `The artifact of context ${context.id} is missing.`);
    }
    const chunks: Uint8Array[] = [];
    const hash = createHash('sha256');
    for await (const chunk of object.stream()) {
      hash.update(chunk);
      chunks.push(chunk);
    }
    const found = `sha256:${hash.digest('hex')}`;
    if (found !== context.artifactHash) {
      throw new TabularError(
        'cache_unavailable',
        `The artifact of context ${context.id} hashes to ${found}, not to ${context.artifactHash}.`,
      );
    }
    return engine.load(Buffer.concat(chunks)).catch((error: unknown) => {
      if (!(error instanceof TabularError && error.code === 'fitted_context_incompatible')) throw error;
      const detail = `The artifact of context ${context.id} cannot be read. ${error.detail}`;
      throw new TabularError('cache_unavailable', detail, { cause: error });
    });
  }

  return {
    async use(context, task) {
      const cached = entries.get(context.id);
      if (cached !== undefined) {
        entries.delete(context.id);
        entries.set(context.id, cached);
      }
      const entry = cached ?? insert(context.id, load(context));
      entry.users += 1;
      try {
        const model = await entry.model.catch((error) => {
          forget(context.id, entry);
          throw error;
        });
        return await task(model);
      } catch (error) {
        // The engine may have lost what the handle points to: the next use loads the model afresh.
        if (!(error instanceof TabularError) || error.category === 'server') forget(context.id, entry);
        throw error;
      } finally {
        entry.users -= 1;
        closeUnused(entry);
      }
    },
    keep: (contextId, model) => void insert(contextId, Promise.resolve(model)),
    drop,
    close() {
      for (const contextId of [...entries.keys()]) drop(contextId);
    },
  };
}
