/** More ways of putting a question in German: of rivers, borders, distances and parts of lands. */

import type { Way } from '../ways.ts';

export const ways: readonly Way[] = [
  // Rivers.
  ['an welcher stelle {v:entspringt|mündet|endet|beginnt} {a}', 'wo {v} {a}'],
  [
    'an welcher stelle (fließt|mündet|ergießt sich|geht|strömt) {p} (in die|in den|in das|ins) {m}',
    'wo mündet {p}',
  ],
  ['wo (mündet|fließt|ergießt sich|strömt) {p} (in die|in den|in das|ins) {m}', 'wo mündet {p}'],
  ['[die|der] (stelle|ort|punkt) (an der|an dem|wo) {p} (ins meer|in die see) mündet', 'wo mündet {p}'],
  ['(in welches meer|in welchen ozean|in welche see) (mündet|fließt|geht) {p}', 'wo mündet {p}'],
  ['wo entspringt und [wo] mündet {p}', 'wo fließt {p}'],
  ['(which) {n:flüsse|nebenflüsse|zuflüsse} (speisen|nähren|versorgen) {p}', 'welche flüsse münden in {p}'],
  ['{n} die sich in {p} ergießen', '{n} die in {p} münden'],
  [
    '(which) {n} (werden|wird) von {p} (durchflossen|durchquert|durchzogen|geschnitten|gekreuzt)',
    'durch welche {n} fließt {p}',
  ],
  [
    '{n} die von {p} (durchflossen|durchquert|durchzogen|geschnitten|gekreuzt) werden',
    '{n} durch die {p} fließt',
  ],
  [
    '{n} die (vom|von der) {p} (durchflossen|durchquert|durchzogen|geschnitten|gekreuzt) werden',
    '{n} durch die der {p} fließt',
  ],
  ['von (which) {n} wird {p} (durchflossen|durchquert|geschnitten)', 'durch welche {n} fließt {p}'],
  [
    '(which) {n} werden (vom|von der|von dem) {p} (durchflossen|durchquert|geschnitten)',
    'durch welche {n} fließt der {p}',
  ],
  [
    '[der|die] (abschnitt|teilstück|flussabschnitt|stück|strecke|teil|laufabschnitt) {d:der|des} {p} {w:oberhalb|unterhalb|flussaufwärts|flussabwärts|stromaufwärts|stromabwärts} {r}',
    '{p} {w} {r}',
  ],
  [
    '[der|die] (abschnitt|teilstück|flussabschnitt|stück|strecke|laufabschnitt|lauf|verlauf) (der|des) {p} {w:zwischen|von} {r}',
    '{p} {w} {r}',
  ],
  [
    '[der|die] (lauf|verlauf|abschnitt) (der|des) {p} von (ihrer|seiner|der) quelle bis {b}',
    '{p} von der quelle bis {b}',
  ],
  ['[der|die] (abschnitt|teil|stück) (der|des) {p} (der|das) in {q} liegt', '{p} in {q}'],
  ['[der] (lauf|verlauf) (der|des) {p} {w:in|durch|innerhalb} {q}', '{p} in {q}'],
  ['wo fließt {p} durch {q}', '{p} in {q}'],
  ['{p} auf {j} (gebiet|boden|territorium|staatsgebiet|seite)', '{j} {p}'],
  ['[die|der|das] {p} auf {j} (gebiet|boden|territorium|staatsgebiet|seite)', '{j} {p}'],
  ['{p} verlauf bis {b}', '{p} von der quelle bis {b}'],
  ['{p} vor {b} (stromaufwärts|flussaufwärts)', '{p} stromaufwärts von {b}'],
  ['{p} flussauf von {b}', '{p} flussaufwärts von {b}'],
  ['{p} flussab von {b}', '{p} flussabwärts von {b}'],
  ['zwischen {a} und {b} {w:am|an der|an dem} {p}', '{p} zwischen {a} und {b}'],
  ['{a} nur (das stück|der teil|der abschnitt|dieses stück|dieser abschnitt|den abschnitt|den teil)', '{a}'],
  // Shores.
  [
    '(which) {n} (haben|hat) [ein|einen] (ufer|uferanteil|küste|strand) {b:am|an der} {p}',
    'welche {n} liegen {b} {p}',
  ],
  ['{n} [die] an {a} oder {b} [liegen]', '{n} an {a} oder an {b}'],
  // Borders.
  ['(which) {n} hat {p} als (nachbarn|nachbar|nachbarland|nachbarländer)', 'welche {n} grenzen an {p}'],
  ['wer (grenzt|grenzen|liegt) [alles] (an|neben) {p}', 'nachbarländer von {p}'],
  ['[die] nachbarkantone des kantons {p}', 'kantone die an {p} grenzen'],
  ['(angrenzende|benachbarte|umliegende) {n:nouns} (von|zu) {p}', '{n} die an {p} grenzen'],
  [
    '(grenzstädte|grenzorte|städte) (an|entlang) der grenze von {a} und {b}',
    'städte an der grenze zwischen {a} und {b}',
  ],
  [
    '{h} (liegen|befinden sich) an der grenze von {a} und {b}',
    '{h} liegen an der grenze zwischen {a} und {b}',
  ],
  ['[die] (grenzstädte|grenzorte) zwischen {a} und {b}', 'städte an der grenze zwischen {a} und {b}'],
  ['[die] {j} (grenzstädte|grenzorte)', 'städte an der {j} grenze'],
  ['[die] landesgrenze zwischen {a} und {b}', 'grenze zwischen {a} und {b}'],
  ['wo (stoßen|grenzen|treffen) {a} aneinander', 'dreiländereck von {a}'],
  ['wo treffen sich {a}', 'dreiländereck von {a}'],
  [
    '[der] (punkt|ort|stelle) (an dem|wo|an der) {a} (zusammentreffen|aufeinandertreffen|aneinanderstoßen|sich treffen|zusammenstoßen|aneinandergrenzen|zusammenkommen)',
    'dreiländereck von {a}',
  ],
  [
    '(which) {n} (haben|hat|grenzen|grenzt) weder [eine] [grenze] (an|mit|zu) {a} noch (an|mit|zu) {b} [grenzen|eine grenze|grenze]',
    '{n} die nicht an {a} und nicht an {b} grenzen',
  ],
  [
    '{n} die weder [eine] [grenze] (an|mit|zu) {a} noch (an|mit|zu) {b} (grenzen|haben|eine grenze haben)',
    '{n} die nicht an {a} und nicht an {b} grenzen',
  ],
  ['{n} ohne grenze zu {a} und {b}', '{n} die nicht an {a} und nicht an {b} grenzen'],
  // Distances.
  [
    '{n} in {f:#} bis {g:#} {u:km} (entfernung|abstand) (von|zu|um) {p}',
    '{n} zwischen {f} und {g} {u} von {p}',
  ],
  [
    '{n} (in|mit) einem abstand von {f:#} bis {g:#} {u:km} (von|zu) {p}',
    '{n} zwischen {f} und {g} {u} von {p}',
  ],
  [
    '{n} [die] (mindestens|mehr als|über|weiter als) {f:#} [km|kilometer] (aber|und) [aber] (höchstens|weniger als|maximal|nicht mehr als|unter) {g:#} {u:km} von {p} [entfernt|weg] [liegen|sind]',
    '{n} zwischen {f} und {g} {u} von {p}',
  ],
  [
    '(which) {n} (liegen|sind) (mindestens|mehr als|über|weiter als) {f:#} [km|kilometer] (aber|und) [aber] (höchstens|weniger als|maximal|nicht mehr als|unter) {g:#} {u:km} von {p} [entfernt|weg]',
    '{n} zwischen {f} und {g} {u} von {p}',
  ],
  [
    '{n} innerhalb von {f:#} {u:km} zur grenze (nach|zu|mit) {p}',
    '{n} im umkreis von {f} {u} um die grenze von {p}',
  ],
  ['[die] gegend um {p} [so] {f:#} {u:km} im umkreis', 'im umkreis von {f} {u} um {p}'],
  [
    '{q:quadrat|ein quadrat} (mit|von) {f:#} {u:km} (seitenlänge|kantenlänge|seite) um {p}',
    '{q} von {f} {u} um {p}',
  ],
  ['{n} von denen es nach {a} näher ist als nach {b}', '{n} näher an {a} als an {b}'],
  ['{n} mit kürzerem weg nach {a} als nach {b}', '{n} näher an {a} als an {b}'],
  ['{n} näher zu {a} als zu {b}', '{n} näher an {a} als an {b}'],
  ['(halbwegs|mittig|genau mittig) zwischen {a} und {b}', 'auf halbem weg zwischen {a} und {b}'],
  ['[der] punkt [genau] zwischen {a} und {b}', 'auf halbem weg zwischen {a} und {b}'],
  ['auf halber strecke {a} {b}', 'auf halber strecke zwischen {a} und {b}'],
  [
    'an (which) {n} (komm ich|komme ich|kommt man|fahr ich|fahre ich|fährt man) von {a} nach {b} vorbei',
    '{n} zwischen {a} und {b}',
  ],
  // The most of all.
  ['welche {n} (liegt|ist) am weitesten {h:nördlich|südlich|östlich|westlich} {r}', '{h}ste {n} {r}'],
  ['welche {j} {n} (liegt|ist) am {x:nördlichsten|südlichsten|östlichsten|westlichsten}', '{x} {j} {n}'],
  ['welche {n} (liegt|ist) in {p} ganz im {h:norden|süden|osten|westen}', '{n} im äußersten {h} von {p}'],
  [
    '(which) {n} ist (die|der|das) {x:zweitgrößte|drittgrößte|viertgrößte|zweitlängste|drittlängste|zweithöchste|dritthöchste} {b:in|von|im} {p}',
    '{x} {n} {b} {p}',
  ],
  [
    '{x:zweitgrößte|drittgrößte|viertgrößte|zweitlängste|drittlängste|zweithöchste|dritthöchste} {n:nouns} {p}',
    '{x} {n} in {p}',
  ],
  ['{x:most} {n:nouns} {p} top {f:#}', 'die {f} {x} {n} in {p}'],
  // Parts of lands.
  ['nur (die|den) {h:südhälfte|nordhälfte|osthälfte|westhälfte|südteil|nordteil} {r}', 'die {h} {r}'],
  ['[die] (untere) hälfte (von|der|des) {p}', 'südliche hälfte von {p}'],
  ['[die] (obere) hälfte (von|der|des) {p}', 'nördliche hälfte von {p}'],
  ["{p:'s} {h:nördliches|südliches|östliches|westliches} {x:drittel|viertel|fünftel}", '{h} {x} von {p}'],
  ['{p} {h:nördliches|südliches|östliches|westliches} {x:drittel|viertel|fünftel}', '{h} {x} von {p}'],
  ['[der|das] anteil [von] {a} an {p}', '{p} in {a}'],
  ['{j} anteil an {p}', '{j} teil von {p}'],
  ['anteil an {p} (der|von) {a}', '{p} in {a}'],
  ['{a} aber (nur|bloß|noch) {b:before} {c}', '{a} {b} {c}'],
  ['{a} [aber] nur {p}', '{a} in {p}'],
  ['{a} (des|vom) (bundeslandes|bundesland|landes|freistaats|freistaates) {p}', '{a} von {p}'],
  ['wie weit (reicht|erstreckt sich|geht|zieht sich) {p}', '{p}'],
  // Groups.
  ['{n} (die|welche) nicht (zur|zum|zu) {p} gehören', '{n} die nicht in {p} sind'],
  ['(which) {n} gehören nicht (zur|zum|zu) {p}', '{n} die nicht in {p} sind'],
  ['(which) {n} (haben|hat) keinen euro', '{n} außerhalb der Eurozone'],
  ['in (which) {n} (gibt es|hat man) keinen euro', '{n} außerhalb der Eurozone'],
  ['{n} die (den euro nicht|keinen euro) haben', '{n} außerhalb der Eurozone'],
  ['{n} ohne {p}-mitgliedschaft', '{n} die nicht in {p} sind'],
  // Amounts and counts.
  [
    'welche {n} steht in {p} (bei der einwohnerzahl|nach einwohnern|nach fläche) an zweiter stelle',
    'zweitgrößte {n} in {p}',
  ],
  ['in wie viele {n} gliedert sich {p}', 'wie viele {n} hat {p}'],
  ['{m:wie viele} {n} (zählt|umfasst|besitzt) {p}', 'wie viele {n} hat {p}'],
  ['(which) {j} {n} überschreiten {f:#} {u:m|meter|metern}', '{j} {n} über {f} {u}'],
  ['wo gibt es {b:in|im|auf} {p} {n:nouns}', '{n} {b} {p}'],
];
