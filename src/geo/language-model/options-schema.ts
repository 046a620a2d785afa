/** The check of the options of the language model. */

import * as z from '../../shared/zod.ts';
import type { LanguageModelOptions, ResolvedLanguageModelOptions } from './options.ts';

export const languageModelSchema: z.ZodType<ResolvedLanguageModelOptions, LanguageModelOptions> =
  z.strictObject({
    baseURL: z.url({ protocol: /^https?$/ }),
    apiKey: z.string().min(1).optional(),
    model: z.string().min(1),
    timeoutMs: z.number().int().min(1).max(600_000).prefault(20_000),
    maxTokens: z.number().int().min(16).max(100_000).prefault(1500),
    maxCallsPerDay: z.number().int().nonnegative().prefault(1000),
    maxTokensPerDay: z.number().int().nonnegative().prefault(2_000_000),
    responseFormat: z.enum(['json_schema', 'json_object', 'text']).prefault('json_schema'),
  });
