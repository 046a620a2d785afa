/** The languages that are read by tables. */

import { withBelonging } from './belonging.ts';
import { withDryLand } from './dry-land.ts';
import { withEveryday } from './everyday.ts';
import { ar as arEveryday } from './everyday-by-language/ar.ts';
import { arAsSpoken } from './everyday-by-language/ar-as-spoken.ts';
import { hi as hiEveryday } from './everyday-by-language/hi.ts';
import { hiAsSpoken } from './everyday-by-language/hi-as-spoken.ts';
import { id as idEveryday } from './everyday-by-language/id.ts';
import { ja as jaEveryday } from './everyday-by-language/ja.ts';
import { ko as koEveryday } from './everyday-by-language/ko.ts';
import { nl as nlEveryday } from './everyday-by-language/nl.ts';
import { pl as plEveryday } from './everyday-by-language/pl.ts';
import { ru as ruEveryday } from './everyday-by-language/ru.ts';
import { sv as svEveryday } from './everyday-by-language/sv.ts';
import { tr as trEveryday } from './everyday-by-language/tr.ts';
import { trAsSpoken } from './everyday-by-language/tr-as-spoken.ts';
import { uk as ukEveryday } from './everyday-by-language/uk.ts';
import { zh as zhEveryday } from './everyday-by-language/zh.ts';
import { withLandBorders } from './land-borders.ts';
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
import { ar as arMore } from './more-by-language/ar.ts';
import { hi as hiMore } from './more-by-language/hi.ts';
import { ja as jaMore } from './more-by-language/ja.ts';
import { ko as koMore } from './more-by-language/ko.ts';
import { zh as zhMore } from './more-by-language/zh.ts';
import { withSets } from './more-sets.ts';
import { ar as arOrders } from './orders-by-language/ar.ts';
import { hi as hiOrders } from './orders-by-language/hi.ts';
import { ja as jaOrders } from './orders-by-language/ja.ts';
import { ko as koOrders } from './orders-by-language/ko.ts';
import { pl as plOrders } from './orders-by-language/pl.ts';
import { ru as ruOrders } from './orders-by-language/ru.ts';
import { uk as ukOrders } from './orders-by-language/uk.ts';
import { zh as zhOrders } from './orders-by-language/zh.ts';
import { withPeninsulas } from './peninsula-names.ts';
import { requests } from './requests.ts';
import { asked as plAsked } from './requests-by-language/pl.ts';
import { asked as ruAsked } from './requests-by-language/ru.ts';
import { asked as trAsked } from './requests-by-language/tr.ts';
import { asked as ukAsked } from './requests-by-language/uk.ts';
import { ar as arSets } from './sets-by-language/ar.ts';
import { hi as hiSets } from './sets-by-language/hi.ts';
import { id as idSets } from './sets-by-language/id.ts';
import { it as itSets } from './sets-by-language/it.ts';
import { ja as jaSets } from './sets-by-language/ja.ts';
import { ko as koSets } from './sets-by-language/ko.ts';
import { nl as nlSets } from './sets-by-language/nl.ts';
import { pl as plSets } from './sets-by-language/pl.ts';
import { pt as ptSets } from './sets-by-language/pt.ts';
import { ru as ruSets } from './sets-by-language/ru.ts';
import { sv as svSets } from './sets-by-language/sv.ts';
import { tr as trSets } from './sets-by-language/tr.ts';
import { uk as ukSets } from './sets-by-language/uk.ts';
import { zh as zhSets } from './sets-by-language/zh.ts';
import { id as idSpoken } from './spoken-by-language/id.ts';
import { it as itSpoken } from './spoken-by-language/it.ts';
import { pl as plSpoken } from './spoken-by-language/pl.ts';
import { pt as ptSpoken } from './spoken-by-language/pt.ts';
import { ru as ruSpoken } from './spoken-by-language/ru.ts';
import { tr as trSpoken } from './spoken-by-language/tr.ts';
import { uk as ukSpoken } from './spoken-by-language/uk.ts';
import type { LanguageTable } from './table.ts';
import { withUpTo } from './up-to.ts';

export const tables: readonly LanguageTable[] = [
  withEveryday(withSets(it, itSets), itSpoken),
  withEveryday(withSets(pt, ptSets), ptSpoken),
  withEveryday(withSets(nl, nlSets), nlEveryday),
  [plEveryday, { words: plOrders }, plSpoken, plAsked].reduce(withEveryday, withSets(pl, plSets)),
  [ruEveryday, { words: ruOrders }, ruSpoken, ruAsked].reduce(withEveryday, withSets(ru, ruSets)),
  [ukEveryday, { words: ukOrders }, ukSpoken, ukAsked].reduce(withEveryday, withSets(uk, ukSets)),
  [trEveryday, trAsSpoken, trSpoken, trAsked].reduce(withEveryday, withSets(tr, trSets)),
  [zhEveryday, zhMore, zhOrders].reduce(withEveryday, withSets(zh, zhSets)),
  [jaEveryday, jaMore, jaOrders].reduce(withEveryday, withSets(ja, jaSets)),
  [koEveryday, koMore, koOrders].reduce(withEveryday, withSets(ko, koSets)),
  [arEveryday, arAsSpoken, arMore, arOrders].reduce(withEveryday, withSets(ar, arSets)),
  [hiEveryday, hiAsSpoken, hiMore, hiOrders].reduce(withEveryday, withSets(hi, hiSets)),
  [idEveryday, idSpoken].reduce(withEveryday, withSets(id, idSets)),
  withEveryday(withSets(sv, svSets), svEveryday),
]
  .map((table) => (requests[table.code] ? withEveryday(table, { words: requests[table.code]! }) : table))
  .map((table) => withUpTo(withPeninsulas(withLandBorders(withDryLand(withBelonging(table))))));
