/** More ways of putting a question in Swedish: of rivers, borders, distances and parts of lands. */

import type { Way } from '../ways.ts';

export const ways: readonly Way[] = [
  ['(which) {n:floder|älvar|åar|vattendrag} (flows) (igenom|genom) {p}', '{n} i {p}'],
  ['{n:floder|älvar|åar} som (flows) (genom|igenom) {p}', '{n} i {p}'],
  // Rivers.
  ['(platsen|stället|punkten) där {p} (mynnar|rinner ut) [ut]', 'var mynnar {p}'],
  ['var (rinner|mynnar|flyter) {p} ut i {m}', 'var mynnar {p}'],
  ["{n} längs {p:'s} stränder", '{n} längs {p}'],
  ['[på] vänstra sidan av {p}', 'vänstra stranden av {p}'],
  ['[på] högra sidan av {p}', 'högra stranden av {p}'],
  ["[på] {p:'s} vänstra (sida|strand)", 'vänstra stranden av {p}'],
  ["[på] {p:'s} högra (sida|strand)", 'högra stranden av {p}'],
  ['{p} ovanför {a}', '{p} uppströms {a}'],
  ['{p} nedanför {a}', '{p} nedströms {a}'],
  ["{p:'s} lopp {b:mellan|från|uppströms|nedströms|i} {r}", '{p} {b} {r}'],
  ['(sträckan|delen|loppet|biten) av {p} {b:mellan|från|uppströms|nedströms} {r}', '{p} {b} {r}'],
  ['[den] (del|delen|sträcka) av {p} som ligger i {a}', '{p} i {a}'],
  ['{p:1} {a:1} till {b:1}', '{p} från {a} till {b}'],
  ['{p} på {j} sidan', 'den {j} delen av {p}'],
  ['{p} (fast|men) bara [i] {a}', '{p} i {a}'],
  ['bara {h:norra|södra|östra|västra} {b:halvan|hälften|delen} av {p}', '{h} {b} av {p}'],
  ['{p} från (källan|källorna) till (havet|mynningen|utloppet)', 'var rinner {p}'],
  // Shores and borders.
  ['(which) {n} delar [på] {p}', 'vilka {n} ligger vid {p}'],
  ['[den] {j} gränsen mot {b}', 'gränsen mellan {j} och {b}'],
  ['(which) {n} har {p} gräns mot', 'vilka {n} gränsar till {p}'],
  ['(gränsstäder|gränsstäderna|gränsorter) mellan {a} och {b}', 'städer nära gränsen mellan {a} och {b}'],
  ['[de] {j} (gränsstäder|gränsstäderna|gränsorter)', 'städer i närheten av den {j} gränsen'],
  ['{n} (runt|omkring) {p}', '{n} som gränsar till {p}'],
  ['var möts {a}', 'där {a} möts'],
  ['(platsen|punkten|stället) där {a} möts', 'där {a} möts'],
  ['där {a:1} {b:1} och {c} möts', 'där {a}, {b} och {c} möts'],
  ['(gränspunkten|trelandsgränsen|treriksgränsen) mellan {a}', 'treriksröset mellan {a}'],
  // The most of all.
  ['{x:most} {n:nouns} i {p} (topp|top) {f:#}', '{f} {x} {n} i {p}'],
  ['[de] {f:two} till ytan {x:most} {n}', 'de {f} {x} {n}'],
  ['[de] till ytan {f:two} {x:most} {n}', 'de {f} {x} {n}'],
  ['vilken {n:nouns} (ligger|är) längst norrut i {p}', 'nordligaste {n} i {p}'],
  ['vilken {n:nouns} (ligger|är) längst söderut i {p}', 'sydligaste {n} i {p}'],
  ['vilken {n:nouns} (ligger|är) längst österut i {p}', 'östligaste {n} i {p}'],
  ['vilken {n:nouns} (ligger|är) längst västerut i {p}', 'västligaste {n} i {p}'],
  ['vilken {j} {n:nouns} (ligger|är) längst norrut', 'nordligaste {j} {n}'],
  ['vilken {j} {n:nouns} (ligger|är) längst söderut', 'sydligaste {j} {n}'],
  ['vilken {n} i {p} ligger {x:nordligast|sydligast|östligast|västligast}', '{x}e {n} i {p}'],
  ["{p:'s} andra {n:nouns} (i storlek|till folkmängd)", 'näst största {n} i {p}'],
  ['vilken {n} är näst störst i {p}', 'näst största {n} i {p}'],
  // Distances.
  [
    '{n} [på] {f:#} till {g:#} {u:km|kilometers|kilometer|mil} avstånd från {p}',
    '{n} mellan {f} och {g} km från {p}',
  ],
  [
    '{n} på ett avstånd av {f:#} till {g:#} {u:km|kilometer|mil} från {p}',
    '{n} mellan {f} och {g} {u} från {p}',
  ],
  [
    '(which) {n} i {q} ligger inom {f:#} {u:km|mil|kilometer} från gränsen (till|mot) {p}',
    '{n} i {q} inom {f} {u} från {p}s gräns',
  ],
  ['{n} som har närmare till {a} än till {b}', '{n} närmare {a} än {b}'],
  ['{n} med kortare väg till {a} än till {b}', '{n} närmare {a} än {b}'],
  ['(punkten|precis|exakt) (mitt emellan|halvvägs mellan) {a}', 'mitt emellan {a}'],
  [
    '(which) {n} (passerar|passeras|åker|kör) [man] [förbi] (mellan|från) {a} (och|till) {b}',
    '{n} mellan {a} och {b}',
  ],
  ['(kust|kusten) {a} till {b}', 'kusten mellan {a} och {b}'],
  ['{n:nouns} (i|från) {q} (ovanför|norr) {p}', '{n} i {q} norr om {p}'],
  ['{n:nouns} i {p} med {f:#} + invånare', '{n} i {p} med mer än {f} invånare'],
  // Parts of lands.
  ["{p:'s} {h:norra|södra|östra|västra} {x:tredjedel|fjärdedel}", '{h} {x}en av {p}'],
  ['{h:östligaste|nordligaste|sydligaste|västligaste} tredjedelen av {p}', '{h} tredjedelen av {p}'],
  ['{p} {h:norra|södra|östra|västra} {x:tredjedelen|fjärdedelen|halvan}', '{h} {x} av {p}'],
  ['i {h:nordöstra|nordvästra|sydöstra|sydvästra|norra|södra|östra|västra} {p}', '{h} {p}'],
  // Groups, amounts.
  ['{n} som inte (har|använder) (euro|euron)', '{n} utan euro'],
  ['(which) {n} (har|använder) inte (euro|euron)', '{n} utan euro'],
  ['(which) {n} är inte med i {p}', '{n} som inte är med i {p}'],
  ['{n} som inte är eu-medlemmar', '{n} som inte är med i EU'],
  ['hur många {n} är {p} (indelat|uppdelat|indelad) i', 'hur många {n} har {p}'],
  ['var (ligger|finns) {n:vulkanerna|nationalparkerna|öarna|sjöarna|bergen} (på|i) {p}', '{n} i {p}'],
];

/** Towns at a border lie near it, as it crosses none; and what is asked for is no place. */
export const firm: readonly Way[] = [
  [
    '{n} (högst|inom|mindre än|max|som mest) {f:#} {u:km|mil|kilometer} från gränsen (mot|till) {p}',
    '{n} inom {f} {u} från {p}s gräns',
  ],
  ['(precis|exakt) mitt emellan {a}', 'mitt emellan {a}'],

  [
    '[de] {n:städer|orter|byar|städerna} [som] [ligger] (vid|längs|på|utmed) [den] gränsen mellan {a} (och|o) {b}',
    '{n} nära gränsen mellan {a} och {b}',
  ],
  [
    '(which) {n:städer|orter|byar} (ligger|finns) (vid|längs|på|utmed) gränsen mellan {a} (och|o) {b}',
    '{n} nära gränsen mellan {a} och {b}',
  ],
  ['{n:städer|orter|byar} (vid|längs|på|utmed) [den] {j:1} gränsen', '{n} i närheten av den {j} gränsen'],
  [
    'vad (ligger|finns) [det] {b:i|på|mellan|halvvägs|norr|söder|öster|väster|runt|kring|vid|inom|inom en radie av} {r}',
    '{b} {r}',
  ],
  ['(which) län (ligger bredvid|ligger intill) {p}', 'vilka län gränsar till {p}'],
];
