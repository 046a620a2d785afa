/** Ways of asking in Dutch for one place as it lies: its map, its whole, how far it goes, a river or canal from end to
 * end; and of what belongs to a place, speaks its tongue or is left out of it. */

import type { Way } from '../ways.ts';

const tongues =
  'frans|engels|spaans|portugees|arabisch|duits|italiaans|russisch|nederlands|turks|chinees|swahili|perzisch';

/** Whoever has a king is a monarchy; put so at once, as there are other ways enough before this one. */
export const firm: readonly Way[] = [
  ['[alle] [de] (vijf|5) [van de] grote meren', 'Great Lakes'],
  [
    '(which) landen in {p} (met|hebben) [een] (koning|koningin|vorst|vorstenhuis|koningshuis|koning of koningin|koning of een koningin|koninklijk huis|monarch|monarchie|koning of vorst)',
    'monarchieën in {p}',
  ],
  [
    '[de|alle] landen in {p} (met|die) [een] (koning|koningin|vorst|vorstenhuis|koningshuis|koning of koningin|koning of een koningin|koninklijk huis|monarch|monarchie|koning of vorst) [hebben|zijn]',
    'monarchieën in {p}',
  ],
  [
    '(which) {j:1} landen (met|hebben|zijn) [een] (koning|koningin|vorst|vorstenhuis|koningshuis|koning of koningin|koning of een koningin|koninklijk huis|monarch|monarchie|koning of vorst)',
    '{j} monarchieën',
  ],
  [
    '[de|alle] {j:1} landen (met|die) [een] (koning|koningin|vorst|vorstenhuis|koningshuis|koning of koningin|koning of een koningin|koninklijk huis|monarch|monarchie|koning of vorst) [hebben|zijn]',
    '{j} monarchieën',
  ],
];

export const ways: readonly Way[] = [
  // Where it lies.
  [
    '[de|het|een] (kaartje|kaart|plattegrond|ligging|locatie|omvang|uitgestrektheid|traject|route|plek|uitbreiding|verloop|tracé) van [de|het] {p}',
    'gebied van {p}',
  ],
  ['(kaartje|kaart|plattegrond|ligging|locatie|plek) [de|het] {p:NAME}', '{p}'],
  [
    '[de|het] {p:NAME} (kaart|kaartje|locatie|ligging|route|traject|waar|op kaart|ligt waar|waar is dat|waar ligt dat)',
    '{p}',
  ],
  ['[de|het] {p:NAME} omtrek', 'omtrek van {p}'],
  [
    '(waar bevindt|waar situeert|waar strekt|hoe ver strekt|tot waar strekt) {p} zich [uit] [precies]',
    'waar ligt {p}',
  ],
  ['waar (vind je|vinden we|kan ik|kan je|kun je|kan men) {p} [vinden|terugvinden]', 'waar ligt {p}'],
  ['waar (was|lag|is|ligt) {p} [ook] (alweer|weer|al weer|ook alweer)', 'waar ligt {p}'],
  ['waar in {a} (ligt|liggen|is) {p}', '{p} in {a}'],
  [
    '(in welk deel van nederland|in welk deel van belgië|in welk deel van vlaanderen|in welke hoek|in welke streek|in welke contreien|aan welke kant van het land) (ligt|liggen) {p}',
    'waar ligt {p}',
  ],
  [
    '(tot waar|tot hoe ver|hoe ver|van waar tot waar|tot hoever) (loopt|reikt|gaat|komt) {p}',
    'waar ligt {p}',
  ],
  ['waar begint {p} en waar (houdt|eindigt|stopt) (ze|hij|het|zij) [op]', 'waar ligt {p}'],
  ['waar begint en [waar] eindigt {p}', 'waar ligt {p}'],
  [
    'wat (valt er onder|valt onder|hoort bij|hoort er bij|hoort allemaal bij|wordt bedoeld met|verstaat men onder|rekent men tot) {p}',
    'waar ligt {p}',
  ],
  ['[de|het] (zogenaamde|zogeheten) {p}', '{p}'],
  ['[de|het] (natuurgebied|landstreek|streek|landschap) [de|het] {p:NAME}', '{p}'],
  ['geef {p} weer', 'toon {p}'],
  ['wijs {p} aan [op de kaart]', 'toon {p}'],
  ['ik zou [graag] {p} willen zien', 'toon {p}'],
  ['doe [mij|me|mij maar] {p} [maar]', 'toon {p}'],
  // All of it.
  ['[de|het] (volledige|complete|hele|gehele) {p}', '{p}'],
  // Stations and squares lie in the middle of their towns.
  ['{a} {u:km|kilometer} (around) [de|het] (centre) [van|in] {p:NAME}', '{a} {u} van {p}'],
  ['{a} {u:km|kilometer} (around) {p:NAME} (centre)', '{a} {u} van {p}'],
  ['{a} {u:km|kilometer} (around) [de] {s:SQUARE} in {p:NAME}', '{a} {u} van {p}'],
  ['{a} {u:km|kilometer} (around) de dam in amsterdam', '{a} {u} van Amsterdam'],
  [
    '[het] [gebied|streek|omgeving] (rond|rondom|om) {p:NAME} [met] [een] straal [van] {f:#} {u:km|kilometer}',
    'binnen {f} {u} van {p}',
  ],
  ['{p:NAME} [met] [een] straal [van] {f:#} {u:km|kilometer}', 'binnen {f} {u} van {p}'],
  ['[een] omtrek van {f:#} {u:km|kilometer} (rond|rondom|om) {p}', 'binnen {f} {u} van {p}'],
  // What lies higher or lower on a map; of a river it is its upper or lower course.
  ['[het] [deel] [van] {p:LAND} (boven|benoorden) [de|het] {q:NAME}', '{p} ten noorden van {q}'],
  ['[het] [deel] [van] {p:LAND} (onder|beneden|bezuiden) [de|het] {q:NAME}', '{p} ten zuiden van {q}'],
  [
    '[het] [deel] [van] {p:LAND} [dat|die] {h:boven|benoorden} [de|het] {q:NAME} ligt',
    '{p} ten noorden van {q}',
  ],
  [
    '[het] [deel] [van] {p:LAND} [dat|die] {h:onder|beneden|bezuiden} [de|het] {q:NAME} ligt',
    '{p} ten zuiden van {q}',
  ],
  [
    '{p:LAND} (boven|benoorden) [de|het] {q:poolcirkel|noordpoolcirkel|evenaar|kreeftskeerkring}',
    '{p} ten noorden van de {q}',
  ],
  [
    '{p:LAND} (onder|beneden|bezuiden) [de|het] {q:poolcirkel|noordpoolcirkel|evenaar|steenbokskeerkring}',
    '{p} ten zuiden van de {q}',
  ],
  ['alles (boven|benoorden) [de|het] {q:NAME} in {p:LAND}', '{p} ten noorden van {q}'],
  ['alles (onder|beneden|bezuiden) [de|het] {q:NAME} in {p:LAND}', '{p} ten zuiden van {q}'],
  ['{p:RIVER} boven {q:NAME}', '{p} stroomopwaarts van {q}'],
  ['{p:RIVER} (beneden|onder) {q:NAME}', '{p} stroomafwaarts van {q}'],
  // A river or a canal from end to end.
  ['[de|het] {p} van (bron tot monding|de bron tot de monding|begin tot eind|bron tot zee)', 'loop van {p}'],
  ['[de|het] {p} over de (hele|volle|gehele) lengte', 'loop van {p}'],
  ['langs waar (loopt|stroomt) {p}', 'waar stroomt {p}'],
  ['[het|de] (traject|route|verloop|tracé) van [de|het] {p}', 'loop van {p}'],
  ['(hoe|waar) loopt [de|het] {p:NAME} [precies]', '{p}'],
  ['[het] verloop van de grens {b}', 'de grens {b}'],
  ['waar (grenst|raakt|ontmoet) {a:1} [aan] {b:NAME}', 'grens tussen {a} en {b}'],
  // Parts.
  ['{p} maar [dan] (alleen|enkel|slechts) (het|in het) {h:noorden|zuiden|oosten|westen}', 'het {h} van {p}'],
  ['(alleen|enkel|slechts|uitsluitend|louter) {d:het|de} {r}', '{d} {r}'],
  ['{p:NAME} {h:noord|zuid|oost|west}', 'het {h}en van {p}'],
  ['{p:NAME} het {h:noordelijke|zuidelijke|oostelijke|westelijke} {d:deel|gedeelte}', 'het {h} {d} van {p}'],
  ['[het] zuidelijkste puntje van {p}', 'zuidpunt van {p}'],
  ['nederland onder de [grote] rivieren', 'nederland ten zuiden van de waal'],
  ['nederland boven de [grote] rivieren', 'nederland ten noorden van de waal'],
  // What is left out.
  ['{a} , {b} (uitgezonderd|niet meegerekend|niet inbegrepen)', '{a} zonder {b}'],
  ['{a} (met uitsluiting van|niet meegerekend|afgezien van|los van) {b}', '{a} zonder {b}'],
  ['[de] rest van {a} zonder {b}', '{a} zonder {b}'],
  // Lands abroad.
  ['(which) {n} (raken|raakt) [aan] het buitenland niet', '{n} die niet aan een ander land grenzen'],
  [
    '(which) {n} (grenzen|grenst) niet aan (het buitenland|buitenland|een ander land)',
    '{n} die niet aan een ander land grenzen',
  ],
  ['{n} die (niet|nergens) aan [het] buitenland grenzen', '{n} die niet aan een ander land grenzen'],
  [
    '{n} zonder (buitenlandse grens|landsgrens|grens met het buitenland|buitengrens|buitenlandse grenzen)',
    '{n} die niet aan een ander land grenzen',
  ],
  ['(which) {n} (grenzen|grenst) aan (het buitenland|buitenland)', '{n} die aan een ander land grenzen'],
  ['{n} die aan [het] buitenland grenzen', '{n} die aan een ander land grenzen'],
  [
    '{n} met een (buitenlandse grens|landsgrens|grens met het buitenland)',
    '{n} die aan een ander land grenzen',
  ],
  // What belongs to it, and who rules.
  ['{n} die deel uitmaken van {p}', '{n} van {p}'],
  ['{n} in {j} bezit', '{j} {n}'],
  ['[de] bewoonde {n:waddeneilanden} [van nederland]', 'nederlandse {n}'],
  ['{p} en (zijn|haar|diens|hun|de) buurlanden', '{p} en landen die aan {p} grenzen'],
  ['[de] {j:1} binnenstaten', '{j} landen zonder kust'],
  ['{n} met [een] (kustlijn|kuststrook)', '{n} met een kust'],
  ['(which) {n} (van|in) {p} (heeft|hebben) (zee|een kust)', '{n} van {p} aan zee'],
  // Tongues.
  [
    `{n} (met|hebben|heeft) {t:${tongues}} als (officiële taal|voertaal|landstaal|bestuurstaal)`,
    '{n} waar men {t} spreekt',
  ],
  [`{n} (waarvan de|met als|waar de) officiële taal {t:${tongues}} [is]`, '{n} waar men {t} spreekt'],
  [
    `{n} waar {t:${tongues}} [de|een] (voertaal is|officiële taal is|landstaal is|officieel is|de officiële taal is)`,
    '{n} waar men {t} spreekt',
  ],
  [
    `in (which) {n} is {t:${tongues}} [de|een] (voertaal|officiële taal|landstaal|officieel)`,
    '{n} waar men {t} spreekt',
  ],
  [
    `in (which) {n} (praten ze|praat men|spreken ze|praat je|spreekt men) {t:${tongues}}`,
    '{n} waar men {t} spreekt',
  ],
  [
    '{t:franstalige|engelstalige|duitstalige|spaanstalige|nederlandstalige|portugeestalige} landen {p:NAME}',
    '{t} landen in {p}',
  ],
];
