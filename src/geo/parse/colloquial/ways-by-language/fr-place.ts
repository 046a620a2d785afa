/** Ways of asking in French for one place as it lies: its map, its whole, how far it goes, a river or canal from end to
 * end; and of parts of places and what is left out of them. */

import type { Way } from '../ways.ts';

const tongues =
  'français|anglais|espagnol|portugais|arabe|allemand|italien|russe|néerlandais|swahili|chinois|turc|persan|romanche';

export const firm: readonly Way[] = [
  ["[tous] [les] (cinq|5) grands lacs [d'amérique du nord|américains]", 'Great Lakes'],
  // Il is a town.
  ['(il est où|elle est où|ils sont où|elles sont où|il est ou|elle est ou) {s}', 'où est {s}'],
];

export const ways: readonly Way[] = [
  // Where it lies.
  [
    "[l'|la|le|les] (l'étendue|étendue|l'emplacement|emplacement|la localisation|localisation|la situation|situation|la carte|carte|le plan|le périmètre|périmètre|l'aire|aire|la zone|la position|le secteur|la superficie couverte par|l'extension|l'ensemble|ensemble|la totalité|totalité|l'intégralité) {p:of} {s}",
    'le territoire {p} {s}',
  ],
  [
    '[le|la|les] {s:NAME} (carte|sur la carte|sur une carte|localisation|emplacement|tracé|parcours|itinéraire|étendue|où|plan|trajet|cours)',
    '{s}',
  ],
  ['{s} (sur la carte|sur une carte)', '{s}'],
  ['(carte|localisation|plan|tracé|parcours) {s:NAME}', '{s}'],
  [
    "{s} (c'est quel coin|c'est dans quel coin|c est quel coin|il est où|elle est où|ils sont où|elles sont où|c'est de quel côté|c'est où déjà|c'est où exactement)",
    'où est {s}',
  ],
  [
    "(où est-ce que je trouve|où est-ce qu'on trouve|où est-ce que se trouve|où est-ce qu'est|où peut-on trouver|où puis-je trouver|c'est où déjà) {s}",
    'où est {s}',
  ],
  [
    "(à quel endroit|de quel côté|dans quel coin|dans quelle partie de la france|dans quelle partie du pays|dans quel coin de france|où en france|dans quelle partie du monde|dans quelle partie de l'europe) (se trouve|se trouvent|se situe|se situent|est|sont|est situé|est située) {s}",
    'où est {s}',
  ],
  ["(jusqu'où|d'où à où|d'où jusqu'où|de où à où|d'où à ou) (va|vont|s'étend|s'étendent) {s}", '{s}'],
  [
    "(jusqu'où|d'où à où|où|d'où jusqu'où) {s:NAME} (s'étend-il|s'étend-elle|va-t-il|va-t-elle|s'étendent-ils|s'étendent-elles)",
    '{s}',
  ],
  [
    "(où s'étend|où s'étendent|que recouvre|que couvre|que comprend|qu'englobe|quelle zone couvre|quel territoire couvre|quelle zone recouvre|quel territoire recouvre|qu'appelle-t-on|que désigne) {s}",
    '{s}',
  ],
  ['où (commence|débute) et où (finit|se termine|termine|s’arrête) {s}', '{s}'],
  ['où (commence|débute) et (finit|se termine|termine) {s}', '{s}'],
  ["(ce qu'on appelle|ce que l'on appelle|ce qu'on nomme) {s}", '{s}'],
  [
    "(peux-tu|pouvez-vous|pourriez-vous|pourrais-tu|tu peux|vous pouvez|tu pourrais) (m'afficher|m'indiquer|me situer|me localiser|me dessiner|me tracer|me montrer|me dire) [où se trouve|où est|où se trouvent|où se situe] {s}",
    '{s}',
  ],
  ['(localise|localisez|situe|situez|repère|pointe|indique) [moi] {s}', '{s}'],
  [
    "[l'|la|le] (l'ancienne|ancienne|l'ancien|ancien|l'ex) [région|province|pays|comté|duché] {s:NAME}",
    '{s}',
  ],
  // All of it.
  [
    '{s} (en entier|en totalité|dans son ensemble|dans sa totalité|tout entier|toute entière|au complet|dans son intégralité)',
    '{s}',
  ],
  // A river or a canal from end to end.
  [
    "[le|la|l'] (tracé|parcours|cours|l'itinéraire|itinéraire|trajet|chemin|lit) [complet|exact|entier] {p:of} {s}",
    'le cours {p} {s}',
  ],
  [
    "[le|la|l'] (tracé|parcours|l'itinéraire|itinéraire|trajet) [complet|exact|entier] {p:of} {s}",
    'le territoire {p} {s}',
  ],
  ['(quel chemin|quel trajet|quel itinéraire|quel parcours) (suit|emprunte|prend) {s}', 'où passe {s}'],
  [
    '{s} (sur toute sa longueur|de bout en bout|de la source à l’embouchure|de sa source à son embouchure)',
    'où passe {s}',
  ],
  ['[le] cours supérieur {p:of} {s}', 'partie en amont {p} {s}'],
  // Parts.
  [
    '{s} (mais|et) (seulement|uniquement|juste|que|rien que) [le|la|dans le] [partie] {d:nord|sud|est|ouest}',
    'le {d} de {s}',
  ],
  [
    "(uniquement|seulement|juste|rien que|exclusivement|que) (le|l'|la partie) {d:nord|sud|est|ouest} {p:of} {s}",
    'le {d} {p} {s}',
  ],
  ["(le|l') {d:nord|sud|est|ouest} {p:of} {s} (seulement|uniquement|juste|exclusivement)", 'le {d} {p} {s}'],
  ['[la|le] (partie|moitié|zone|côté) {d:nord|sud|est|ouest} {p:of} {s}', 'le {d} {p} {s}'],
  ['{s:NAME} (partie|côté|zone) {d:nord|sud|est|ouest}', 'le {d} de {s}'],
  ['[la] partie (méridionale|australe) {p:of} {s}', 'le sud {p} {s}'],
  ['[la] partie (septentrionale|boréale) {p:of} {s}', 'le nord {p} {s}'],
  ['[la] partie orientale {p:of} {s}', "l'est {p} {s}"],
  ['[la] partie occidentale {p:of} {s}', "l'ouest {p} {s}"],
  [
    '{s} (mais|et) [du|sur le|le] côté {i:français|italien|suisse|espagnol|allemand|autrichien|belge|portugais}',
    '{s} côté {i}',
  ],
  // What is left out.
  [
    '{a} (sans compter|mis à part|mise à part|moins|à l’exclusion de|en laissant de côté|sans inclure) {b}',
    '{a} sauf {b}',
  ],
  ['{a} , {b} (excepté|exceptée|exclu|exclue|mis à part|non compris|non comprise)', '{a} sauf {b}'],
  ['[le] reste {p:of} {a} sans {b}', '{a} sauf {b}'],
  // What belongs to it, and water that touches it.
  ['{n} (rattachées à|rattachés à|dépendant de|dépendantes de|propriété de) {s}', '{n} de {s}'],
  ["[l'] ensemble des {a}", 'les {a}'],
  ['{n} (riveraines|riverains) {p:of} {s}', '{n} au bord {p} {s}'],
  ["[w:quels|quelles] {n} (s'ouvrent sur|s'ouvre sur|qui s'ouvrent sur) {s}", '{n} au bord de {s}'],
  [
    '[w:quels|quelles] {n} (possèdent|ont) une (côte|façade) {z:méditerranéenne|atlantique}',
    '{n} avec un littoral {z}',
  ],
  [
    '{n} (ne possédant pas de|n’ayant pas de|ne disposant pas de) (côte|côtes|littoral|façade maritime)',
    '{n} sans accès à la mer',
  ],
  ['[w:quels|quelles] {n} (touchent|touche) pas la mer', '{n} sans accès à la mer'],
  // Tongues.
  [`{n} (dont|où) la langue officielle est [le] {t:${tongues}} {r}`, "{n} {r} où l'on parle {t}"],
  [`{n} (dont|où) la langue officielle est [le] {t:${tongues}}`, "{n} où l'on parle {t}"],
  [`dans {w:which} {n} le {t:${tongues}} (est-il|est) [une|la] langue officielle`, "{n} où l'on parle {t}"],
  ["{n} (de langue|d'expression) française", "{n} où l'on parle français"],
  ["{n} (de langue|d'expression) anglaise", "{n} où l'on parle anglais"],
  ["{n} (de langue|d'expression) portugaise", "{n} où l'on parle portugais"],
  ["{n} (de langue|d'expression) espagnole", "{n} où l'on parle espagnol"],
  ["{n} (de langue|d'expression) arabe", "{n} où l'on parle arabe"],
  // From its source.
  [
    '{s:1} (de|depuis) (la source|sa source) (à|jusque|jusqu’à|jusqu’en|jusqu’au|au) (la mer|mer|la Méditerranée|l’Atlantique|l’océan|l’embouchure|son embouchure|la Manche)',
    'où passe {s}',
  ],
  ["{s:1} (de|depuis) (la source|sa source) (à|jusqu'à) {b:NAME}", 'partie de {s} en amont de {b}'],
  // Below is south, and so is down from it.
  ...(
    [
      ['au-dessous|au dessous|en dessous|en-dessous', 'sud', 'en descendant|jusqu’en bas'],
      ['au-dessus|au dessus', 'nord', 'en remontant|jusqu’en haut'],
    ] as const
  ).flatMap(([side, meant, way]): Way[] => [
    [
      `[la|cette] [partie] [de|du|de la|des] {s:LAND} [qui] [est|se trouve|se situe|située|situé] (${side}) {p:of} {x}`,
      `{s} au ${meant} {p} {x}`,
    ],
    [
      `[tout|toute] [le|la|l'] {s:LAND} {p:de|du|depuis|depuis le|à partir de|à partir du} {x} (vers le ${meant}|jusqu'au ${meant}|en allant vers le ${meant}|${way})`,
      `{s} au ${meant} de {x}`,
    ],
  ]),
  [
    "[l'|le|la|une|un|cette] (espace|l'espace|bande|bande de terre|territoire|l'étendue|étendue) [compris|comprise|situé|située|qui se trouve] entre {r}",
    'zone entre {r}',
  ],
  ["(rien que|juste) [la|l'|cette] (partie|zone|portion) {r}", 'la partie {r}'],
  ['[ça|cela] (fait|compte|comprend) combien {p:de|d’} {n} {s}', 'combien de {n} {s}'],
  // Stations that are not in the town of that name.
  [
    '{a} {f:##} {u:km|kilomètres} {b:de|autour de|à la ronde de} [la|l’] gare (de Lyon|du Nord|de l’Est|d’Austerlitz|Montparnasse|Saint-Lazare) [à Paris|de Paris]',
    'dans un rayon de {f} {u} autour du centre de Paris',
  ],
  // Around the station of a town is around the town.
  [
    '[à|dans les|les] {f:#} {u:km|kilomètres} à la ronde [autour] {p:of} {s}',
    'dans un rayon de {f} {u} autour {p} {s}',
  ],
  [
    '[un|dans un] (rayon|périmètre|cercle) [de] {f:#} {u:km|kilomètres} [de|autour de] {s:NAME}',
    'dans un rayon de {f} {u} autour de {s}',
  ],
  [
    '{a} {f:##} {u:km|kilomètres} {b:de|du|autour de|autour du|à la ronde de} [la|l’] (gare|gare centrale|place principale|place centrale|grand-place|mairie|cathédrale|centre|centre-ville|centre ville|hôtel de ville|vieux port) (de|du|d’) {s:TOWN} [Part-Dieu|Perrache|Matabiau|Saint-Charles|Saint-Jean|Flandres|Ville|TGV]',
    'dans un rayon de {f} {u} autour du centre de {s}',
  ],
  [
    '{a} {f:##} {u:km|kilomètres} {b:de|du|autour de|autour du|à la ronde de} [la|l’] (gare|place) {z} (à|de) {s:TOWN}',
    'dans un rayon de {f} {u} autour du centre de {s}',
  ],
];
