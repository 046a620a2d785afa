/** Map questions in other languages than the four that have frames: a language is added by adding its table. */

import { ar } from './language/ar.ts';
import { hi } from './language/hi.ts';
import { id } from './language/id.ts';
import { it } from './language/it.ts';
import { ja } from './language/ja.ts';
import { ko } from './language/ko.ts';
import { nl } from './language/nl.ts';
import { pl } from './language/pl.ts';
import { pt } from './language/pt.ts';
import { ru } from './language/ru.ts';
import { sv } from './language/sv.ts';
import { tr } from './language/tr.ts';
import { uk } from './language/uk.ts';
import { zh } from './language/zh.ts';
import type { MapTable } from './table.ts';

export const mapTables: readonly MapTable[] = [it, pt, nl, pl, ru, uk, tr, zh, ja, ko, ar, hi, id, sv];
