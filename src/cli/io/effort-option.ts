/** `--effort`: how much work a fit may take. */

import { Option } from 'commander';
import { defaultEffort, type Effort, efforts } from '../../tabular/domain/effort.ts';

export const effortOption = () =>
  new Option('--effort <effort>', `work that a fit may take (default: ${defaultEffort})`).choices([
    ...efforts,
  ]);

export const effortOf = ({ effort }: { readonly effort?: Effort }) =>
  effort === undefined ? {} : { effort };
