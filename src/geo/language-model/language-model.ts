/** A language model for the sentences that the grammar refuses. It gives the structure only: places are looked up in
 * the gazetteer and geometry is computed here, so the worst answer is a wrong tree, which the caller sees. */

import type { OpenAI } from 'openai';
import { BoundedCache, textBytes } from '../../shared/bounded-cache.ts';
import { GeoError } from '../domain/errors.ts';
import type { SpatialQuery } from '../domain/query.ts';
import { answerJsonSchema, readAnswer } from './answer-schema.ts';
import { Budget } from './budget.ts';
import type { ResolvedLanguageModelOptions } from './options.ts';
import { instructions, repair } from './prompt.ts';

/** Answers kept: the same question twice costs once. */
export const keptAnswers = { entries: 500, bytes: 4 * 2 ** 20 };

export class LanguageModel {
  readonly name: string;
  private readonly options: ResolvedLanguageModelOptions;
  private readonly budget: Budget;
  private readonly known = new BoundedCache<SpatialQuery>(keptAnswers.bytes, keptAnswers.entries);
  private client: Promise<OpenAI> | undefined;

  /** @param now  clock in milliseconds, for the daily budget */
  constructor(options: ResolvedLanguageModelOptions, now: () => number = Date.now) {
    this.options = options;
    this.name = options.model;
    this.budget = new Budget(options.maxCallsPerDay, options.maxTokensPerDay, now);
  }

  /** The tree of a sentence.
   * @returns the tree, or why the model gives none
   * @throws GeoError `model_unavailable` when the client library is missing, `model_budget_spent`, `upstream_failed`
   *   for time-outs, refusals of the endpoint and answers that are no tree even when repaired once */
  async read(text: string, signal?: AbortSignal): Promise<{ query: SpatialQuery } | { refused: string }> {
    const known = this.known.get(text);
    if (known) return { query: known };
    const messages: OpenAI.ChatCompletionMessageParam[] = [
      { role: 'system', content: instructions(this.options.responseFormat !== 'json_schema') },
      // As a JSON text, so that no words of the query can pass for anything else than the query.
      { role: 'user', content: JSON.stringify({ sentence: text }) },
    ];
    let detail = '';
    for (let round = 0; round < 2; round++) {
      const content = await this.ask(messages, signal);
      const answer = readAnswer(content);
      if (answer.kind === 'tree') {
        this.known.set(text, answer.query, textBytes(content));
        return { query: answer.query };
      }
      if (answer.kind === 'refused') return { refused: answer.reason };
      detail = answer.detail;
      messages.push(
        { role: 'assistant', content: content.slice(0, 20_000) },
        { role: 'user', content: repair(detail) },
      );
    }
    throw this.failed(`answered twice with no valid tree (${detail})`);
  }

  private async ask(
    messages: OpenAI.ChatCompletionMessageParam[],
    signal: AbortSignal | undefined,
  ): Promise<string> {
    const client = await this.open();
    this.budget.spendCall();
    const { model, maxTokens } = this.options;
    try {
      const completion = await client.chat.completions.create(
        { model, messages, response_format: this.format(), ...this.limits(maxTokens) },
        { ...(signal && { signal }) },
      );
      this.budget.spendTokens(completion.usage?.total_tokens ?? 0);
      const choice = completion.choices?.[0];
      if (choice?.finish_reason === 'length') throw this.failed(`needed more than ${maxTokens} tokens`);
      if (choice?.message?.refusal) return JSON.stringify({ query: null, reason: choice.message.refusal });
      return choice?.message?.content ?? '';
    } catch (error) {
      signal?.throwIfAborted();
      throw error instanceof GeoError ? error : await this.explain(error);
    }
  }

  private format(): NonNullable<OpenAI.ChatCompletionCreateParams['response_format']> {
    const { responseFormat } = this.options;
    return responseFormat === 'json_schema'
      ? {
          type: 'json_schema',
          json_schema: { name: 'spatial_query', strict: true, schema: answerJsonSchema },
        }
      : { type: responseFormat };
  }

  /** OpenAI's newer models refuse the older name of the limit and any temperature; other servers know only these. */
  private limits(
    maxTokens: number,
  ): { max_completion_tokens: number } | { max_tokens: number; temperature: 0 } {
    return new URL(this.options.baseURL).hostname === 'api.openai.com'
      ? { max_completion_tokens: maxTokens }
      : { max_tokens: maxTokens, temperature: 0 };
  }

  private open(): Promise<OpenAI> {
    this.client ??= this.load().catch((error) => {
      this.client = undefined;
      throw error;
    });
    return this.client;
  }

  private async load(): Promise<OpenAI> {
    const { baseURL, apiKey, timeoutMs } = this.options;
    const { OpenAI: Client } = await library();
    // Nothing is taken from the environment, and no request is repeated behind the budget's back.
    return new Client({
      baseURL,
      apiKey: apiKey ?? 'none',
      organization: null,
      project: null,
      timeout: timeoutMs,
      maxRetries: 0,
    });
  }

  private failed(what: string, cause?: unknown): GeoError {
    // Its origin alone: an address may hold a password.
    const { origin } = new URL(this.options.baseURL);
    return new GeoError('upstream_failed', `The language model ${this.name} at ${origin} ${what}.`, {
      cause,
    });
  }

  private async explain(error: unknown): Promise<GeoError> {
    const { OpenAI: Client } = await library();
    if (error instanceof Client.APIConnectionTimeoutError)
      return this.failed(`did not answer within ${this.options.timeoutMs} ms`, error);
    if (error instanceof Client.APIConnectionError) return this.failed('could not be reached', error);
    if (error instanceof Client.APIError && error.status !== undefined)
      return this.failed(`refused the request with status ${error.status}`, error);
    return this.failed(`failed: ${error instanceof Error ? error.message : error}`, error);
  }
}

async function library(): Promise<typeof import('openai')> {
  try {
    return await import('openai');
  } catch (cause) {
    throw new GeoError(
      'model_unavailable',
      'A language model is configured, but its client library is not installed: npm install openai',
      { cause },
    );
  }
}
