/** Ways of asking in German for one place as it lies: its map, its whole, how far it goes, a river from end to end; and
 * of what belongs to a place or speaks its tongue. */

import type { Way } from '../ways.ts';

const tongues =
  'portugiesisch|spanisch|französisch|englisch|deutsch|italienisch|arabisch|russisch|niederländisch|türkisch|chinesisch|persisch|suaheli|schwedisch|dänisch|griechisch|albanisch|rumänisch|ungarisch|serbisch|kroatisch|rätoromanisch';

export const firm: readonly Way[] = [
  ['[alle] [die] (fünf|5) [der] großen seen [nordamerikas]', 'Great Lakes'],
  // What the river runs into is no other river's mouth.
  [
    '{a} von (der|ihrer|seiner) quelle bis (zur|zu ihrer|zu seiner) mündung [in] (den|die|das|ins) {q}',
    '{a} von der quelle bis zur mündung',
  ],
  [
    '{a} von (der|ihrer|seiner) quelle bis (zum|ins|ans|in die|in das|an das|zur|an die) {q:meer|nordsee|ostsee|see|schwarze meer|schwarzen meer|mittelmeer|adria|ende}',
    '{a} von der quelle bis zur mündung',
  ],
  // "Ganz" is a village of Austria.
  [
    '[in|über] ganz {p:österreich|deutschland|bayern|tirol|europa|italien|frankreich|spanien|polen|afrika|asien|sachsen|hessen|niedersachsen|kroatien|griechenland|norwegen|schweden|südamerika|dänemark|belgien} {r}',
    '{p} {r}',
  ],
  ['(which) bundesländer sind (ostseeanrainer|anrainer der ostsee)', 'bundesländer an der ostsee'],
  ['(which) bundesländer sind (nordseeanrainer|anrainer der nordsee)', 'bundesländer an der nordsee'],
];

export const ways: readonly Way[] = [
  // Where it lies.
  [
    '[die] (lage|ausdehnung|erstreckung|karte|landkarte|übersichtskarte|kartenausschnitt|standort) {d:der|des|von|vom} {p}',
    'gebiet {d} {p}',
  ],
  ['(karte|landkarte|kartenausschnitt|lage|standort) {p:NAME}', '{p}'],
  ['[die] umrisse {d:der|des|von|vom} {p}', 'umriss {d} {p}'],
  [
    '[die|der|das] {p:NAME} (karte|landkarte|lage|auf karte|verlauf|flussverlauf|flusslauf|lauf|ausdehnung|standort|auf einer karte)',
    '{p}',
  ],
  ['[die|der|das] {p:NAME} [bitte] (karte|landkarte) [bitte]', '{p}'],
  ['wo (war|waren|lag|lagen) [denn|doch|noch] [nochmal|gleich|noch|wieder] {p}', 'wo liegt {p}'],
  ['wo in {a} (liegt|liegen|ist|befindet sich) [denn|eigentlich|genau] {p}', '{p} in {a}'],
  ['wo (etwa|in etwa|ungefähr|circa|so ungefähr) (liegt|liegen|ist) {p}', 'wo liegt {p}'],
  ['wo (liegt|liegen|ist) (etwa|in etwa|circa) {p}', 'wo liegt {p}'],
  [
    'in welcher (ecke|gegend) [deutschlands|österreichs|europas|der schweiz] (liegt|liegen|ist) {p}',
    'wo liegt {p}',
  ],
  [
    'in welchem teil (deutschlands|österreichs|europas|der welt|der schweiz) (liegt|liegen|ist) {p}',
    'wo liegt {p}',
  ],
  [
    '[von] (wo|bis wo|bis wohin|von wo bis wo|von wo bis wohin|wie weit) (geht|reicht|erstreckt sich|zieht sich|erstrecken sich|reichen|gehen) [genau] {p} [genau]',
    '{p}',
  ],
  ['wo (fängt|beginnt) {p} an und wo (hört|endet) (sie|er|es) auf', '{p}'],
  ['wo beginnt und [wo] endet {p}', '{p}'],
  ['wo hört {p:NAME} im norden auf', 'nördliche grenze von {p}'],
  ['wo hört {p:NAME} im süden auf', 'südliche grenze von {p}'],
  ['wo hört {p:NAME} im osten auf', 'östliche grenze von {p}'],
  ['wo hört {p:NAME} im westen auf', 'westliche grenze von {p}'],
  ['was (versteht man unter|meint man mit|bezeichnet man als|nennt man) [der|dem|die|das] {p:NAME}', '{p}'],
  ['was (gehört|zählt|gehört alles|zählt alles) (zur|zum|zu) {p:NAME}', '{p}'],
  ['(welches gebiet|welche fläche|was alles|was) (umfasst|bedeckt|deckt) {p} [ab]', '{p}'],
  ['[die|der|das] (sogenannte|sogenannten|so genannte) {p}', '{p}'],
  ['[die|der] (ehemalige|ehemaligen|einstige|frühere) {p:NAME}', '{p}'],
  // All of it.
  [
    '[der|die|das|den|dem] (ganze|ganzen|ganzes|gesamte|gesamten|komplette|kompletten|vollständige|vollständigen) {p}',
    '{p}',
  ],
  // Stations and squares lie in the middle of their towns.
  [
    '{a} {u:km|kilometer|kilometern} (around) [den|dem|der|die|das] (centre) [in|von|der stadt] {p:NAME}',
    '{a} {u} um {p}',
  ],
  ['{a} {u:km|kilometer|kilometern} (around) [den|dem|der|die|das] {p:NAME} (centre)', '{a} {u} um {p}'],
  ["{a} {u:km|kilometer|kilometern} (around) [den|dem|der|die|das] {p:'s} (centre)", '{a} {u} um {p}'],
  ['{a} {u:km|kilometer|kilometern} (around) [den|dem|der|die|das] {s:SQUARE} in {p:NAME}', '{a} {u} um {p}'],
  ['{a} {u:km|kilometer|kilometern} {p:NAME} (centre)', '{a} {u} um {p}'],
  [
    '[die gegend|das gebiet|umkreis|die umgebung] (um|rund um) {p} [im] [mit] (umkreis|radius) [von] {f:#} {u:km|kilometer|kilometern}',
    'im umkreis von {f} {u} um {p}',
  ],
  ['[der] umkreis (um|von) {p} {f:#} {u:km|kilometer|kilometern}', 'im umkreis von {f} {u} um {p}'],
  ['{p:NAME} {f:#} {u:km|kilometer|kilometern} (umkreis|radius)', 'im umkreis von {f} {u} um {p}'],
  // A river from end to end.
  [
    '[der] [gesamte|ganze|vollständige|komplette] (lauf|verlauf|flusslauf|flussverlauf) {d:der|des} {p} von (der|ihrer|seiner) quelle bis (zur|zu ihrer|zu seiner) mündung',
    'verlauf {d} {p}',
  ],
  [
    '[der] (gesamte|ganze|vollständige|komplette|genaue) (lauf|verlauf|flusslauf) {d:der|des} {p}',
    'verlauf {d} {p}',
  ],
  ['{p} von (der|ihrer|seiner) quelle bis (zur|zu ihrer|zu seiner) mündung', 'wo fließt {p}'],
  [
    '{p} (in ihrer ganzen länge|in seiner ganzen länge|in voller länge|auf ganzer länge|in ganzer länge)',
    'wo fließt {p}',
  ],
  ['wo (lang|entlang) (fließt|läuft|geht|verläuft) {p}', 'wo fließt {p}'],
  ['welchen (weg|lauf|verlauf) (nimmt|hat) {p}', 'wo fließt {p}'],
  ['wo entspringt {p} und wo mündet (sie|er|es)', 'wo fließt {p}'],
  ['[der] oberlauf (der|des) {p:1} bis {b}', '{p} von der quelle bis {b}'],
  ['[der|die] (verlauf|strecke|trasse) {d:der|des} {p}', 'gebiet {d} {p}'],
  // Parts.
  [
    '{a} [aber|jedoch|und zwar] [nur] [der|die|das|den] {h:nördlicher|südlicher|östlicher|westlicher|nördliche|südliche|östliche|westliche|nördlichen|südlichen|östlichen|westlichen} (teil|bereich|abschnitt)',
    '{h} teil von {a}',
  ],
  ['[die|der|das] {p:NAME} {h:süd|nord|ost|west}', 'der {h}en von {p}'],
  ['[nur] [der|das|den] {h:norden|süden|osten|westen} (vom|von|der|des) {p}', 'der {h} von {p}'],
  ['(nur|bloß|lediglich|ausschließlich|allein) {d:der|die|das|den} {a}', '{d} {a}'],
  [
    '[nur] [das|die] {h:nördliche|südliche|östliche|westliche} (stück|ecke|zipfel|bereich|gebiet) (vom|von|der|des) {p}',
    '{h} teil von {p}',
  ],
  // What belongs to it, and what lies in it.
  ['(which) {n} (gehören|gehört|zählen) (zu|zur|zum) [kreis|landkreis|lkr] {p}', '{n} in {p}'],
  ['{n} die (zu|zur|zum) {p} (gehören|zählen)', '{n} in {p}'],
  ['[die] (zu|zur|zum) {p} (gehörende|gehörenden|gehörigen|zählenden) {n}', '{n} in {p}'],
  ['{n} im (besitz|eigentum) {p}', '{n} {p}'],
  [
    '(alles|das gebiet|das land|die gegend|der teil) (was|das|die|der) {b:zwischen|nördlich|südlich|östlich|westlich|links|rechts} {r} liegt',
    '{b} {r}',
  ],
  [
    '{n} mit ausnahme (derer|derjenigen|jener|von denen) die [auch] an {p} grenzen',
    '{n} die nicht an {p} grenzen',
  ],
  [
    '{n} (außer|ohne|bis auf) (denen|diejenigen|die|jene) die [auch] an {p} grenzen',
    '{n} die nicht an {p} grenzen',
  ],
  ['{a} (unter ausschluss|mit ausschluss|nicht eingerechnet) (von|der|des) {b}', '{a} ohne {b}'],
  ['{a} , {b} (ausgenommen|ausgeschlossen|nicht mitgerechnet|weggelassen)', '{a} ohne {b}'],
  ['[der] rest von {a} ohne {b}', '{a} ohne {b}'],
  ['alles in {a} was nicht (in|zu|zur|zum) {b} (ist|liegt|gehört)', '{a} ohne {b}'],
  [
    '[die] (schweizer|schweizerischen) (nachbarkantone|nachbarn) (von|des kantons) {p}',
    'kantone die an {p} grenzen',
  ],
  // Water that touches it.
  [
    '(which) {n} (haben|hat|besitzen|besitzt) [einen|eine|ein] (küstenabschnitt|küstenstreifen|stück küste|küstenanteil) an der {p}',
    '{n} an der {p}',
  ],
  ['(which) {n} (werden|wird) von der {p} (umspült|berührt|bespült)', '{n} an der {p}'],
  ['{n} (mit|haben|hat) [direkten|direktem] (zugang|anschluss) zur {p}', '{n} an der {p}'],
  [
    '{n} die keinen (zugang|anschluss) (zum meer|zu einem meer|zur see) (besitzen|aufweisen)',
    '{n} ohne zugang zum meer',
  ],
  ['wo (grenzt|stößt|trifft) {a} (an|auf) {b}', 'grenze zwischen {a} und {b}'],
  // Tongues.
  [
    `{n} (deren|mit|und) (amtssprache|offizieller sprache|offizielle sprache|landessprache) {t:${tongues}} [ist]`,
    '{n} wo man {t} spricht',
  ],
  [
    `{n} (mit|die) {t:${tongues}} als (offizieller sprache|offizielle sprache|landessprache|amtssprache|verkehrssprache) [haben]`,
    '{n} wo man {t} spricht',
  ],
  [
    `{n} [in denen|wo|in welchen] {t:${tongues}} (offiziell ist|offizielle sprache ist|landessprache ist|gilt)`,
    '{n} wo man {t} spricht',
  ],
  [
    `in (which) {n} ist {t:${tongues}} [die|eine] (amtssprache|landessprache|offizielle sprache|offiziell)`,
    '{n} wo man {t} spricht',
  ],
  [`{n} (amtssprache|landessprache) {t:${tongues}}`, '{n} wo man {t} spricht'],
  [
    `(wo in|wo überall in) {p} (spricht man|redet man|wird) {t:${tongues}} [gesprochen]`,
    'länder in {p} wo man {t} spricht',
  ],
  [
    '(which) {n} sind [offiziell|amtlich] {t:französischsprachig|deutschsprachig|italienischsprachig|englischsprachig|portugiesischsprachig|spanischsprachig}',
    '{t}e {n}',
  ],
];
