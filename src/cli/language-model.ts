/** The flags and environment that name a language model for spatial queries. */

import type { Command } from 'commander';
import type { LanguageModelOptions } from '../geo/index.ts';
import { wholeNumber } from './output.ts';

export interface LanguageModelFlags {
  readonly modelUrl?: string;
  readonly modelName?: string;
  readonly modelCalls?: number;
}

export function withLanguageModel(command: Command): Command {
  return command
    .option(
      '--model-url <url>',
      'OpenAI-compatible endpoint for what the grammar refuses (env: GRATICULE_MODEL_URL)',
    )
    .option(
      '--model-name <name>',
      'model of that endpoint; its key comes from GRATICULE_MODEL_KEY (env: GRATICULE_MODEL_NAME)',
    )
    .option(
      '--model-calls <n>',
      'requests to that endpoint per UTC day (default: 1000)',
      wholeNumber('--model-calls', 0, 1e9),
    );
}

/** The key comes from the environment alone: a flag would show it to every process of the machine.
 * @returns undefined when no address is given
 * @throws TypeError when an address is given without a model */
export function languageModelFrom(
  flags: LanguageModelFlags,
  env: NodeJS.ProcessEnv = process.env,
): LanguageModelOptions | undefined {
  const baseURL = flags.modelUrl ?? env.GRATICULE_MODEL_URL;
  if (!baseURL) return undefined;
  const model = flags.modelName ?? env.GRATICULE_MODEL_NAME;
  if (!model) throw new TypeError(`${baseURL} needs a model: --model-name or GRATICULE_MODEL_NAME`);
  const apiKey = env.GRATICULE_MODEL_KEY;
  return {
    baseURL,
    model,
    ...(apiKey && { apiKey }),
    ...(flags.modelCalls !== undefined && { maxCallsPerDay: flags.modelCalls }),
  };
}
