/** Words of Dutch by the one of the same meaning that the grammar has. */

import type { ShortForms } from '../table.ts';

export const nl: ShortForms = {
  'grenst aan': 'raakt aan|paalt aan',
};
