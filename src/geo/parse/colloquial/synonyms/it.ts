/** Words of Italian by the one of the same meaning that the grammar has. */

import type { ShortForms } from '../table.ts';

export const it: ShortForms = {};
