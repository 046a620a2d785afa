/** Options of the language model: unit, range, default. */

import type { Filled } from '../../shared/with-defaults.ts';

/** The language model that reads sentences which the grammar refuses; nothing is sent without it. */
export interface LanguageModelOptions {
  /** Address of the endpoint, with its version: `https://api.openai.com/v1`, `http://127.0.0.1:11434/v1`. */
  baseURL: string;
  /** The key that the endpoint asks for.
   * @defaultValue none, as local servers want it */
  apiKey?: string | undefined;
  /** Name of the model, as the endpoint calls it. */
  model: string;
  /** Milliseconds for one answer, 1 to 600,000.
   * @defaultValue 20,000 */
  timeoutMs?: number | undefined;
  /** Tokens of one answer, 16 to 100,000.
   * @defaultValue 1500 */
  maxTokens?: number | undefined;
  /** Requests a UTC day; a query costs one, or two when its answer has to be repaired.
   * @defaultValue 1000 */
  maxCallsPerDay?: number | undefined;
  /** Tokens a UTC day as the endpoint counts them, prompts included.
   * @defaultValue 2,000,000 */
  maxTokensPerDay?: number | undefined;
  /** How the answer is held to the schema: `json_schema` where the endpoint can, else `json_object` or `text`,
   * which put the schema into the prompt.
   * @defaultValue 'json_schema' */
  responseFormat?: 'json_schema' | 'json_object' | 'text' | undefined;
}

/** With the defaults filled in. */
export type ResolvedLanguageModelOptions = Filled<LanguageModelOptions, 'apiKey'>;
