/** What people say around a kind of map feature, one table a language: a language is added by adding its table. Patterns are
 * over plain letters; `{what}` and `{where}` stand for the words between, groups `have` and `rank` for what a
 * thing has and for its superlative. */

import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { FrameWords } from './terms.ts';

export const frameWords: readonly FrameWords[] = [english, german, french, spanish];
