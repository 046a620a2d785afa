/** Models of recently used contexts, loaded once and kept warm. */

import { artifactKeyOf, type FittedContext } from '../domain/context.ts';
import { TabularError } from '../domain/errors.ts';
import type { Engine, FittedModel } from '../engine/engine.ts';
import type { Log, ObjectStore } from '../ports.ts';
import { readStored } from './stored.ts';

interface Entry {
  readonly model: Promise<FittedModel>;
  /** Of its artifact; 0 until that is known. */
  bytes: number;
  users: number;
  /** Dropped from the cache; closed when the last user is done. */
  dropped: boolean;
}

export interface ContextModels {
  /** Runs a task with the context's model, which stays open meanwhile.
   * @throws TabularError `cache_unavailable` when the artifact is missing or altered */
  use<T>(context: FittedContext, task: (model: FittedModel) => Promise<T>): Promise<T>;
  /** Takes over a model that was just fitted, so that the first prediction need not load it; closes one that is above
   * the ceiling. */
  keep(contextId: string, model: FittedModel, artifactBytes: number): void;
  drop(contextId: string): void;
  /** The contexts whose models are loaded, or being loaded. */
  loaded(): string[];
  close(): void;
}

export function createContextModels(tools: {
  objects: ObjectStore;
  engine: Engine;
  log: Log;
  /** How many models stay loaded; the least recently used goes first. */
  maxModels: number;
  /** Bytes of their artifacts together. A model above it is closed after its use. */
  maxBytes: number;
}): ContextModels {
  const { objects, engine, log, maxModels, maxBytes } = tools;
  // A Map iterates in order of insertion: re-inserting at each use keeps the least recently used first.
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function closeUnused(entry: Entry): void {
    if (entry.dropped && entry.users === 0) void entry.model.then((model) => model.close()).catch(() => {});
  }

  function drop(contextId: string): void {
    const entry = entries.get(contextId);
    if (entry === undefined) return;
    entries.delete(contextId);
    bytes -= entry.bytes;
    entry.dropped = true;
    closeUnused(entry);
  }

  /** Drops this very entry: another use may have replaced it meanwhile. */
  function forget(contextId: string, entry: Entry): void {
    if (entries.get(contextId) === entry) drop(contextId);
  }

  function insert(contextId: string, model: Promise<FittedModel>): Entry {
    drop(contextId);
    const entry: Entry = { model, bytes: 0, users: 0, dropped: false };
    entries.set(contextId, entry);
    makeRoom();
    return entry;
  }

  function weigh(contextId: string, entry: Entry, artifactBytes: number): void {
    if (entry.dropped) return;
    // It goes alone, not all the others before it.
    if (artifactBytes > maxBytes) {
      drop(contextId);
      return;
    }
    bytes += artifactBytes - entry.bytes;
    entry.bytes = artifactBytes;
    makeRoom();
  }

  function makeRoom(): void {
    for (const oldest of entries.keys()) {
      if (entries.size <= maxModels && bytes <= maxBytes) break;
      drop(oldest);
    }
  }

  /** @param onBytes  told the length of the artifact before it is read */
  async function load(context: FittedContext, onBytes: (bytes: number) => void): Promise<FittedModel> {
    const artifact = await readStored({ objects, log }, artifactKeyOf(context.id), {
      what: `context ${context.id}`,
      contentHash: context.artifactHash,
      fix: 'Fit again.',
      onBytes,
    });
    if (artifact === null) {
      log.error('stored_object_missing', { key: artifactKeyOf(context.id) });
      throw new TabularError('cache_unavailable', `The artifact of context ${context.id} is missing.`, {
        fix: 'Fit again.',
      });
    }
    return engine.load(artifact);
  }

  return {
    async use(context, task) {
      const cached = entries.get(context.id);
      if (cached !== undefined) {
        entries.delete(context.id);
        entries.set(context.id, cached);
      }
      const entry =
        cached ??
        insert(
          context.id,
          load(context, (artifactBytes) => weigh(context.id, entry, artifactBytes)),
        );
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
    keep(contextId, model, artifactBytes) {
      if (artifactBytes > maxBytes) {
        drop(contextId);
        model.close();
      } else weigh(contextId, insert(contextId, Promise.resolve(model)), artifactBytes);
    },
    drop,
    loaded: () => [...entries.keys()],
    close() {
      for (const contextId of [...entries.keys()]) drop(contextId);
    },
  };
}
