/** Ways of asking in Swedish for one place as it lies: its map, its whole, how far it goes, a river or canal from end to
 * end; and of what belongs to a place, speaks its tongue or is left out of it. */

import type { Way } from '../ways.ts';

const tongues =
  'franska|engelska|spanska|portugisiska|arabiska|tyska|italienska|ryska|nederländska|turkiska|kinesiska|swahili|svenska';

/** Whoever has a king is a monarchy; put so at once, as there are other ways enough before this one. */
export const firm: readonly Way[] = [
  [
    '(which) {j:1} länder (med|har|som har) [en|ett] (kung|drottning|kung eller drottning|kungahus|monark|kungafamilj|kung eller en drottning|monarki)',
    '{j} monarkier',
  ],
  [
    '[alla] {j:1} länder (med|som har) [en|ett] (kung|drottning|kung eller drottning|kungahus|monark|kungafamilj|kung eller en drottning|monarki)',
    '{j} monarkier',
  ],
];

export const ways: readonly Way[] = [
  [
    '[kan du|kan ni|skulle du kunna|skulle ni kunna|vill du|jag vill|jag vill gärna|jag skulle vilja|jag skulle gärna vilja|låt mig|låt oss|får jag|får vi] (se|titta på|kolla på|visa|visa mig|visa gärna|rita|rita ut|rita upp|markera|peka ut) [gärna] {a}',
    '{a}',
  ],
  // Stations and squares lie in the middle of their towns.
  ["{a} {u:km|mil|kilometer} (around) {p:'s} (centre)", '{a} {u} från {p}'],
  ['{a} {u:km|mil|kilometer} (around) {p:NAME} (centre)', '{a} {u} från {p}'],
  ['{a} {u:km|mil|kilometer} (around) (centre) i {p:NAME}', '{a} {u} från {p}'],
  ['{a} {u:km|mil|kilometer} (around) {s:SQUARE} i {p:NAME}', '{a} {u} från {p}'],
  [
    '[området|trakten|allt] (runt|kring|omkring) {p} [i|med|inom] [en] [radie|omkrets] [på|av] {f:#} {u:km|mil|kilometer} [radie|omkrets|i radie|i omkrets]',
    'inom {f} {u} från {p}',
  ],
  // What lies higher or lower on a map; of a river it is its upper or lower course.
  ['[den] [del|delen] [av] {p:LAND} [som ligger] (ovanför|ovan) {q:NAME}', '{p} norr om {q}'],
  ['[den] [del|delen] [av] {p:LAND} [som ligger] (nedanför|nedom) {q:NAME}', '{p} söder om {q}'],
  ['{p:RIVER} (ovanför|ovan) {q:NAME}', '{p} uppströms {q}'],
  ['{p:RIVER} (nedanför|nedom) {q:NAME}', '{p} nedströms {q}'],
  // A river to its end.
  [
    '{p} (lopp|sträckning) från {a} till [sin|sitt] (havet|mynning|mynningen|utlopp|utloppet)',
    '{p} från {a} till mynningen',
  ],
  [
    '[sträckan|loppet] [av] {p:RIVER} från {a} till [sin|sitt] (havet|mynning|mynningen|utlopp|utloppet)',
    '{p} från {a} till mynningen',
  ],
  ['{n} längs {p:RIVER} {h:nedströms|uppströms} {q:NAME}', '{n} vid {p} {h} {q}'],
  // Where it lies.
  ["{p:'s} (läge|utbredning|område|placering|karta)", '{p}'],
  [
    '(läget|läge|utbredningen|utbredning|sträckningen|placeringen|kartan|karta) (av|för|på|över|hos) {p}',
    '{p}',
  ],
  ['(karta|kartan) {p:NAME}', '{p}'],
  [
    '{p:NAME} (karta|på kartan|på karta|läge|sträckning|var|var ligger det|var nånstans|vart|ligger var|ligger vart|var är det|hela vägen)',
    '{p}',
  ],
  [
    '(området|trakten|bygden|landskapet|regionen|området kallat|det så kallade|så kallade|den så kallade) {p:NAME}',
    '{p}',
  ],
  ['ögruppen {p:ISLANDS}', '{p}'],
  [
    '(var exakt|exakt var|ungefär var|var ungefär|var nånstans|var någonstans) (ligger|är|finns) {p}',
    'var ligger {p}',
  ],
  ['var (ligger|är|låg|var) [nu] {p} (igen|nu igen)', 'var ligger {p}'],
  ['var (låg|var) (nu|nu igen) {p}', 'var ligger {p}'],
  ['var i {a} (ligger|finns|är) {p}', '{p} i {a}'],
  [
    'i vilken (del|ände|trakt) av (sverige|landet|finland|norge|danmark|europa|världen) (ligger|finns) {p}',
    'var ligger {p}',
  ],
  ['(hur långt|var|vart|hur långt ut) (sträcker sig|går|når|breder) {p} [ut sig]', 'var ligger {p}'],
  ['vad (räknas som|räknas till|menas med|ingår i|hör till|kallas) {p:NAME}', '{p}'],
  ['(vilket område är|vilket område omfattar|vilket område täcker|vilken yta täcker) {p}', '{p}'],
  [
    '(rita ut|peka ut|rita upp|märk ut|skulle ni kunna visa mig|skulle du kunna visa mig|skulle ni kunna visa|visa upp) {p}',
    'visa {p}',
  ],
  // All of it.
  ['{p} (i sin helhet|i dess helhet|som helhet)', '{p}'],
  // A river or a canal from end to end.
  ['(hela|hela loppet av|loppet av|sträckningen av|sträckningen för) {p}', 'loppet av {p}'],
  ["{p:'s} (väg|väg till havet|sträckning|lopp|flöde|bana)", 'loppet av {p}'],
  [
    '{p} (från källa till mynning|från källan till mynningen|från källan till havet|från källa till hav|från källorna till havet|i hela sin längd|hela vägen)',
    'loppet av {p}',
  ],
  ['vilken väg (tar|rinner|går) {p}', 'loppet av {p}'],
  ['[hela] göta kanals (sträckning|lopp|väg)', 'göta kanal'],
  ['[sträckningen av|loppet av|hela] {p:NAME}', '{p}'],
  ['gränsdragningen mellan {a} och {b}', 'gränsen mellan {a} och {b}'],
  ['riksgränsen (mot|till) {p}', 'gränsen mellan sverige och {p}'],
  ['var går {a} genom {b}', '{a} i {b}'],
  // Parts.
  [
    '{p} (men|fast) (bara|endast|enbart) [den] {h:norra|södra|östra|västra} {d:delen|halvan}',
    '{h} {d} av {p}',
  ],
  ['(bara|endast|enbart|uteslutande|blott) {h:norra|södra|östra|västra} {p}', '{h} {p}'],
  ['{h:norra|södra|östra|västra} {p} (bara|endast|enbart)', '{h} {p}'],
  ['sydligaste {d:delen} av {p}', 'södra {d} av {p}'],
  ['nordligaste {d:delen} av {p}', 'norra {d} av {p}'],
  ['östligaste {d:delen} av {p}', 'östra {d} av {p}'],
  ['västligaste {d:delen} av {p}', 'västra {d} av {p}'],
  // What is left out.
  ['{a} , {b} (undantaget|undantagen|oräknat|oräknad|borträknat)', '{a} utom {b}'],
  ['{a} (fast inte|fast utan|undantaget|om man räknar bort|oräknat) {b}', '{a} utom {b}'],
  ['(allt i|resten av|allt av) {a} (utom|utan|förutom) {b}', '{a} utom {b}'],
  // What belongs to it, who rules, and the sea.
  ['vilka {n} (hör till|hör under|lyder under) {p}', '{n} i {p}'],
  [
    '(which) länder i {p} (med|har|som har) [en|ett] (kung|drottning|kung eller drottning|kungahus|monark|kungafamilj|kung eller en drottning|monarki)',
    'monarkier i {p}',
  ],
  [
    '[alla] länder i {p} (med|som har) [en|ett] (kung|drottning|kung eller drottning|kungahus|monark|kungafamilj|kung eller en drottning|monarki)',
    'monarkier i {p}',
  ],
  ["{p:'s} (inlandsländer|inlandsstater)", 'länder i {p} utan kust'],
  ['residensstaden (i|för) {p}', 'residensstäder i {p}'],
  ['{n} (som inte når|når inte) (havet|hav|kusten)', '{n} utan kust'],
  ['(which) {n} saknar (kust helt|tillgång till hav|tillgång till havet|havskust)', '{n} utan kust'],
  ['{n} som når (havet|kusten)', '{n} vid havet'],
  [
    '(which) {n} (har|ligger) varken [vid|mot] (kust|havet|kusten|kust mot havet) (eller|och) (landgräns|gräns mot ett annat land|landgräns mot ett annat land|gräns mot utlandet|gräns mot något annat land)',
    '{n} utan kust som inte gränsar till ett annat land',
  ],
  // Tongues.
  [
    `{n} (med|har|som har) {t:${tongues}} som [enda|ett] (officiellt språk|språk|huvudspråk|modersmål|statsspråk|officiella språk)`,
    '{n} där man talar {t}',
  ],
  [`{n} (vars|där det) (officiella språk|språk) är {t:${tongues}}`, '{n} där man talar {t}'],
  [
    `{n} [där] (de pratar|som pratar|där de pratar|där folk pratar|där man snackar|där de snackar|pratar) {t:${tongues}}`,
    '{n} där man talar {t}',
  ],
  [
    `i (which) {n} (talar man|pratar man|talas|pratar de|är) {t:${tongues}} [officiellt språk|ett officiellt språk]`,
    '{n} där man talar {t}',
  ],
];
