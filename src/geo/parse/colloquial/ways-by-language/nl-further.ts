/** More ways of putting a question in Dutch: of rivers, borders, distances and parts of lands. */

import type { Way } from '../ways.ts';

export const ways: readonly Way[] = [
  ['(which) {n:rivieren|rivier} (flows) door {p}', '{n} in {p}'],
  ['{n:rivieren} die door {p} (stromen|lopen)', '{n} in {p}'],
  // Rivers.
  ['{a} van de rivier [de|het] {p}', '{a} van de {p}'],
  ['waar vindt {p} (haar|zijn) (oorsprong|bron)', 'waar ontspringt {p}'],
  ['op (which) (plek|plaats|punt) {v:ontspringt|begint} {p}', 'waar ontspringt {p}'],
  [
    '(op|bij) (which) (plek|plaats|punt) (mondt|komt) {p} uit [in] [de|het] [zee|noordzee|oostzee|rijn|maas]',
    'monding van {p}',
  ],
  [
    'waar (mondt|komt) {p} (uit in|in) (zee|de zee|de noordzee|het meer|de rijn|de maas|de oceaan) [uit]',
    'monding van {p}',
  ],
  ['waar (gaat|stroomt|loopt|komt) {p} (de zee in|in zee|de zee in uit)', 'monding van {p}'],
  ['langs (which) {n} (flows) {p}', '{n} aan {p}'],
  ['in (which) {n} (flows) {p}', 'door welke {n} stroomt {p}'],
  ['{n} waardoor {p} (flows)', 'door welke {n} stroomt {p}'],
  ['(which) {n} worden [door] {p} doorkruist', 'door welke {n} stroomt {p}'],
  ['(which) {n} worden (doorkruist|doorsneden|doorstroomd) door {p}', 'door welke {n} stroomt {p}'],
  ['(which) {n} worden door {p} (doorkruist|doorsneden|doorstroomd)', 'door welke {n} loopt {p}'],
  ['{n} die door {p} (doorkruist|doorsneden|doorstroomd) worden', 'door welke {n} loopt {p}'],
  ['[aan] [de] (linkerkant|linkerzijde|linker kant) van {p}', 'linkeroever van {p}'],
  ['[aan] [de] (rechterkant|rechterzijde|rechter kant) van {p}', 'rechteroever van {p}'],
  ['[het] [gebied] links van {p}', 'linkeroever van {p}'],
  ['[het] [gebied] rechts van {p}', 'rechteroever van {p}'],
  ['{p} {w:stroomopwaarts|stroomafwaarts|bovenstrooms|benedenstrooms} vanaf {b}', '{p} {w} van {b}'],
  ['[de] {p} (vóór|voor) {b}', '{p} stroomopwaarts van {b}'],
  [
    '[het] (stuk|deel|gedeelte|traject) [van] [de|het] {p} {b:tussen|van|stroomopwaarts|stroomafwaarts} {r}',
    '{p} {b} {r}',
  ],
  ['[het] (stuk|deel|gedeelte) [van] [de|het] {p} (boven|voor) {b}', '{p} stroomopwaarts van {b}'],
  ['[het] (stuk|deel|gedeelte|traject) [van] [de|het] {p} dat in {b} ligt', '{p} in {b}'],
  ['{p:1} {a:1} tot {b:1}', '{p} van {a} tot {b}'],
  ['{p} op {j} (grondgebied|gebied|bodem|territorium)', 'het {j} deel van {p}'],
  ['waar (stroomt|loopt) {p} door {a}', '{p} in {a}'],
  ['{a} [maar] alleen [in] {p}', '{a} in {p}'],
  ['alleen de {h:noordelijke|zuidelijke|oostelijke|westelijke} {b:helft|deel} van {p}', 'de {h} {b} van {p}'],
  // Shores and borders.
  ['(oeverstaten|oeverlanden) van {p}', 'landen aan {p}'],
  ['(which) {n} delen {p}', 'welke {n} liggen aan {p}'],
  ['[waar loopt] [de] grens nl {b} [precies]', 'grens tussen nederland en {b}'],
  ['[de] (grenssteden|grensplaatsen) tussen {a} en {b}', 'steden in de buurt van de grens tussen {a} en {b}'],
  ['[de] {j} (grenssteden|grensplaatsen)', 'steden in de buurt van de {j} grens'],
  ["{p:'s} {n:buurlanden|buren|provincies|hoofdstad}", '{n} van {p}'],
  ["{p:'s} {x:most} {n}", '{x} {n} van {p}'],
  ["{p:'s} {f:two} {x:most} {n}", 'de {f} {x} {n} van {p}'],
  [
    "{p:'s} {h:noorden|zuiden|oosten|westen|noordoosten|noordwesten|zuidoosten|zuidwesten}",
    'het {h} van {p}',
  ],
  ['{n} die geen (toegang tot zee|toegang tot de zee|kust|zee) hebben', '{n} zonder kust'],
  ['(which) {n} hebben geen (toegang tot zee|toegang tot de zee|zee)', '{n} zonder kust'],
  ['[door] land ingesloten {n}', '{n} zonder kust'],
  ['door land ingesloten {n} {r}', '{n} zonder kust {r}'],
  ['{x:most} {n:nouns} {p} top {f:#}', 'de {f} {x} {n} van {p}'],
  ['welke {n} ligt het {x:noordelijkst|zuidelijkst|oostelijkst|westelijkst} in {p}', '{x}e {n} van {p}'],
  ['welke {j} {n} ligt het meest {x:noordelijk|zuidelijk|oostelijk|westelijk}', '{x}ste {j} {n}'],
  ['[wat is] [de] tweede stad van {p}', 'op een na grootste stad van {p}'],
  ['[de] op 1 na {x:most} {n:nouns} {p}', 'op een na {x} {n} van {p}'],
  [
    'welke {n} is de {x:op één na grootste|op een na grootste|op twee na grootste|op een na langste|op één na langste} (van|in) {p}',
    '{x} {n} van {p}',
  ],
  ['wat is de {x:most} {n:rivier} die door {p} (stroomt|loopt)', '{x} {n} van {p}'],
  ['wat ligt [er] [allemaal] {b:tussen|in|langs} {p} qua {n}', '{n} {b} {p}'],
  ['[laten zien] welke {n} aan {p} grenzen', '{n} die aan {p} grenzen'],
  ['mag ik {a} (zien|hebben)', '{a}'],
  ['(which) {n:waddeneilanden} (zijn|horen) (van|bij) {p}', '{n} in {p}'],
  ['[onze] {n:waddeneilanden} [die bewoond zijn]', 'nederlandse {n}'],
  ['welke {n} in {p} ligt het (verst|meest) naar het noorden', 'noordelijkste {n} van {p}'],
  ['welke {n} ligt het (verst|meest) naar het noorden in {p}', 'noordelijkste {n} van {p}'],
  ['welke {n} in {p} ligt het (verst|meest) naar het zuiden', 'zuidelijkste {n} van {p}'],
  ['welke {n} ligt het (verst|meest) naar het zuiden in {p}', 'zuidelijkste {n} van {p}'],
  ['welke {n} in {p} ligt het (verst|meest) naar het oosten', 'oostelijkste {n} van {p}'],
  ['welke {n} ligt het (verst|meest) naar het oosten in {p}', 'oostelijkste {n} van {p}'],
  ['welke {n} in {p} ligt het (verst|meest) naar het westen', 'westelijkste {n} van {p}'],
  ['welke {n} ligt het (verst|meest) naar het westen in {p}', 'westelijkste {n} van {p}'],
  // Distances.
  ['{n} op een afstand van {f:#} tot {g:#} {u:km|kilometer} van {p}', '{n} tussen {f} en {g} {u} van {p}'],
  [
    '(which) {n} in {q} liggen (binnen|op minder dan|op hooguit) {f:#} {u:km|kilometer} van de grens met {p}',
    '{n} in {q} binnen {f} {u} van de grens van {p}',
  ],
  [
    '{n} op (minder dan|hooguit|hoogstens) {f:#} {u:km|kilometer} afstand van {p}',
    '{n} binnen {f} {u} van {p}',
  ],
  ['{n} waarvoor {a} dichterbij is dan {b}', '{n} dichter bij {a} dan bij {b}'],
  ['[het] punt {r:halverwege|midden|precies} {a}', '{r} {a}'],
  // Parts of lands.
  [
    '{h:noordoostelijk|noordwestelijk|zuidoostelijk|zuidwestelijk|noordelijk|zuidelijk|oostelijk|westelijk} deel {p:1}',
    '{h} deel van {p}',
  ],
  // Groups.
  ['{n} die (de euro niet|geen euro) hebben', '{n} zonder euro'],
  ['(which) {n} hebben geen euro', '{n} zonder euro'],
  ['in (which) {n} (betaal je|betaalt men) niet met de euro', '{n} zonder euro'],
  ['{n} die wel in {a} maar niet in {b} (zitten|zijn|liggen)', '{n} in {a} die niet in {b} zitten'],
  ['(which) {n} zijn (wel lid|lid) van {a} maar niet van {b}', '{n} in {a} die niet in {b} zitten'],
  ['hoeveel {n:nouns} heb je in {p}', 'hoeveel {n} heeft {p}'],
  // Where borders meet.
  ['waar komen {a} (samen|bij elkaar|bijeen)', 'drielandenpunt van {a}'],
  ['waar (raken|grenzen|ontmoeten) {a} [aan] elkaar', 'drielandenpunt van {a}'],
  ['[het] (punt|plek) waar {a} elkaar (raken|ontmoeten)', 'drielandenpunt van {a}'],
  ['drielandenpunt {a:1} {b:1} {c:1}', 'drielandenpunt van {a}, {b} en {c}'],
  ['langs (which) {n} (kom je|rijd je|kom ik|rijd ik) van {a} naar {b}', '{n} tussen {a} en {b}'],
  ['(which) {n} kom je tegen (van|tussen) {a} (naar|en) {b}', '{n} tussen {a} en {b}'],
  ['{n} die {x:noordelijker|zuidelijker|oostelijker|westelijker} liggen dan {p}', '{n} {x} dan {p}'],
  ['{n:nouns} in {q} boven {p:1}', '{n} in {q} ten noorden van {p}'],
  ['{n:nouns} in {q} onder {p:1}', '{n} in {q} ten zuiden van {p}'],
  ['{n:nouns} {p} {f:#} + inwoners', '{n} in {p} met meer dan {f} inwoners'],
];

/** Towns at a border lie near it, as it crosses none. */
export const firm: readonly Way[] = [
  [
    '[de] {n:steden|plaatsen|dorpen|grote steden} [die] (aan|op|langs|bij|vlak bij|vlakbij) de grens (tussen|van) {a} en {b} [liggen]',
    '{n} in de buurt van de grens tussen {a} en {b}',
  ],
  [
    '(which) {n:steden|plaatsen|dorpen|grote steden} (liggen|ligt|zijn) (aan|op|langs|bij|vlak bij|vlakbij) de grens (tussen|van) {a} en {b}',
    '{n} in de buurt van de grens tussen {a} en {b}',
  ],
  ['[de] {n:steden|plaatsen} (aan|op|langs|bij) de {j} grens', '{n} in de buurt van de {j} grens'],
  [
    '(which) {n:steden|plaatsen} (liggen|ligt|zijn) (aan|op|langs|bij) de {j} grens',
    '{n} in de buurt van de {j} grens',
  ],
];
