import type { Way } from '../ways.ts';

/** Careful ways of asking that `fr.ts` does not have: inverted verbs, parts of rivers, the words of atlases. */
export const waysAsWritten: readonly Way[] = [
  // Rivers from end to end.
  [
    "(à quel endroit|dans quel endroit|à quel lieu|dans quel coin|dans quelle région|où|d'où) [est-ce que] (naît|prend sa source|prend naissance|débute|démarre) {s}",
    'où prend sa source {s}',
  ],
  [
    "(à quel endroit|dans quel endroit|à quel lieu|dans quelle région|où|d'où) {s} (prend-elle|prend-il|naît-elle|naît-il|provient-elle|provient-il) [sa source|naissance]",
    'où prend sa source {s}',
  ],
  [
    '(à quel endroit|dans quelle mer|dans quel océan|dans quel golfe|dans quoi|où) {s} (rejoint-il|rejoint-elle|atteint-il|atteint-elle|se jette-t-il|se jette-t-elle|débouche-t-il|débouche-t-elle|se déverse-t-il|se déverse-t-elle|finit-il|finit-elle)',
    'où se jette {s}',
  ],
  [
    "(à quel endroit|où) {s} (rejoint-il|rejoint-elle|atteint-il|atteint-elle|se jette-t-il|se jette-t-elle|débouche-t-il|débouche-t-elle|finit-il|finit-elle) (la mer|l'océan|dans la mer|dans l'océan|sur la mer|le golfe|l'atlantique|la méditerranée|la mer noire|la mer du nord|la manche)",
    'où se jette {s}',
  ],
  [
    '(à quel endroit|dans quelle mer|dans quel océan|dans quoi|à quel lieu) (se jette|débouche|finit|se déverse|termine sa course) {s}',
    'où se jette {s}',
  ],
  [
    "[les] (rivières affluentes|cours d'eau affluents|rivières tributaires|tributaires) {p:of} {s}",
    'affluents {p} {s}',
  ],
  [
    '{n} [qui] (rejoignent|grossissent|se déversent dans|viennent se jeter dans|confluent avec) {s}',
    '{n} qui se jettent dans {s}',
  ],
  [
    '(par|dans|à travers) {w:which} {n} {s} (passe-t-il|passe-t-elle|coule-t-il|coule-t-elle|passe|coule)',
    '{w} {n} traversent {s}',
  ],
  ['[le] cours {p:of} {s} {r:en aval|en amont} {x}', '{s} {r} {x}'],
  ['[le] cours {p:of} {s} entre {a} et {b}', '{s} entre {a} et {b}'],
  [
    '[la|le|une] partie {p:of} {s} [qui va|comprise|compris|située|situé|qui se trouve|qui coule|allant] {r:en aval|en amont|entre} {x}',
    '{s} {r} {x}',
  ],
  ['[la|le|une] partie {p:of} {s} [qui va|allant|qui coule] de {a} à {b}', '{s} entre {a} et {b}'],
  ["{s} à l'aval {p:of} {x}", '{s} en aval {p} {x}'],
  ["{s} à l'amont {p:of} {x}", '{s} en amont {p} {x}'],
  ['{s} après {x}', '{s} en aval de {x}'],
  // What is had, and what is a part of what.
  ['{s} [il|elle] (a|possède|y a|compte) (quoi comme|quels|quelles) {n:kinds}', '{n} {s}'],
  ['{s} [il|elle] (a|possède|y a|compte) (quoi comme|quels|quelles) {n:affluents}', '{n} de {s}'],
  [
    '{w:which} {n} (composent|constituent|forment|font partie de|appartiennent à|compte|comprend|contient|possède|regroupe) {s}',
    '{n} de {s}',
  ],
  [
    '(de|en) {w:which} {n} (se compose|est composé|est composée|est constitué|est constituée|est formé|est formée|se divise|est divisé|est divisée) {s}',
    '{n} de {s}',
  ],
  [
    '{s} (est composé|est composée|est constitué|est constituée|est formé|est formée|se compose|est fait|est faite) (de|par) {w:which} {n}',
    '{n} de {s}',
  ],
  ["{s} c'est (quels|quelles|quoi comme) {n:divisions}", '{n} de {s}'],
  ['{n} que {s} ne (traverse|arrose|baigne) pas', '{n} qui ne sont pas traversés par {s}'],
  // Neighbours.
  [
    '(de|avec) {w:which} {n} {s} (est-elle|est-il|sont-ils|sont-elles) (voisin|voisine|voisins|voisines|limitrophe|limitrophes|frontalier|frontalière)',
    '{w} {n} touchent {s}',
  ],
  [
    '(de|avec) combien de {n} {s} (est-elle|est-il|sont-ils|sont-elles) (voisin|voisine|voisins|voisines|limitrophe|limitrophes|frontalier|frontalière)',
    'combien de {n} touchent {s}',
  ],
  // Three lands that meet.
  [
    '[le|les] (point de jonction|tripoint|triple point|point triple|lieu de rencontre|point de contact|point commun aux frontières|trois frontières|point commun) [entre|de|du|des] {s}',
    'le point où se rencontrent {s}',
  ],
  [
    "(là|l'endroit|à l'endroit|le lieu|l'endroit précis|le point) où {s} (se touchent|se rencontrent|se rejoignent|se croisent)",
    'le point où se rencontrent {s}',
  ],
  ['(pile|juste|exactement) (au milieu|à mi-chemin) (de|entre) {a} et {b}', 'à mi-chemin entre {a} et {b}'],
  ['[le] (lac|lacs) à cheval (sur|entre) {a} et {b}', 'lacs partagés entre {a} et {b}'],
  ['[le] lac (partagé|commun) (entre|par|à|au) {a} et [à|au|aux] {b}', 'lacs partagés entre {a} et {b}'],
  ['où (est-ce que|) {a} (rejoint|rencontre|se jette dans|conflue avec) {b}', 'où se rencontrent {a} et {b}'],
  ['communes {r}', 'villes {r}'],
  ['les communes {r}', 'villes {r}'],
  ['{n} à cheval (sur|entre) {a} et {b}', '{n} partagés entre {a} et {b}'],
  ['{n} (communs|communes|commun|commune) (à|au|aux) {a} et (à|au|aux) {b}', '{n} partagés entre {a} et {b}'],
  ['{n} (communs|communes|commun|commune) (à|au|aux) {a} et {b}', '{n} partagés entre {a} et {b}'],
  [
    '{w:which} (lac|lacs) {a} et {b} (se partagent-ils|se partagent-elles|partagent-ils|ont-ils en commun|se partagent)',
    'lacs partagés entre {a} et {b}',
  ],
  [
    '{w:which} {n:fleuves|rivières|îles} {a} et {b} (se partagent-ils|se partagent-elles|partagent-ils|ont-ils en commun|se partagent)',
    '{n} partagés entre {a} et {b}',
  ],
  [
    '[quels] {n:lacs|fleuves|rivières|îles} [qui] [se trouvent|sont|se trouve|est] à la fois (en|au|aux|dans) {a} et (en|au|aux|dans) {b}',
    '{n} partagés entre {a} et {b}',
  ],
  [
    '[la] côte {z:méditerranéenne|atlantique|caraïbe|pacifique|adriatique} {i:1}',
    'partie {i} de la côte {z}',
  ],
  [
    '[les] {n} {p:in} {s}, les {f} plus {g:grandes|grands|peuplées|peuplés|hautes|hauts|longs|longues|petites|petits}',
    'les {f} plus {g} {n} {p} {s}',
  ],
  [
    '[les] {n} {p:of} {s}, les {f} plus {g:grandes|grands|peuplées|peuplés|hautes|hauts|longs|longues|petites|petits}',
    'les {f} plus {g} {n} {p} {s}',
  ],
  // Distances.
  [
    '{n} (proches|proche|près) {p:of} {s} à moins de {f:#} {u:km|kilomètres|m|mètres|miles|milles}',
    '{n} à moins de {f} {u} {p} {s}',
  ],
  [
    '{n} dans un rayon de {f:#} {u:km|kilomètres|m|mètres|miles|milles} {p:of} {s}',
    '{n} à moins de {f} {u} {p} {s}',
  ],
  [
    '{n} (distantes|distants|éloignées|éloignés) de moins de {f:#} {u} {p:of} {s}',
    '{n} à moins de {f} {u} {p} {s}',
  ],
  [
    '{n} [distantes|distants|éloignées|éloignés|situées|situés] (de|à) {f:#} à {g:#} {u:km|kilomètres|miles|milles} (de|du|des|autour de|autour du) {s}',
    '{n} entre {f} et {g} {u} de {s}',
  ],
  ['[la|une] zone à {f:#} {u} à la ronde autour {p:of} {s}', 'dans un rayon de {f} {u} autour {p} {s}'],
  [
    '[les] (alentours|environs|abords) {p:of} {s} (dans un rayon de|sur|à) {f:#} {u:km|kilomètres|m|mètres|miles|milles}',
    'dans un rayon de {f} {u} autour {p} {s}',
  ],
  [
    '(quelle partie|quelles parties) {p:of} {s} (est|se trouve|se situe|sont|se trouvent|se situent|est située) {r}',
    'la partie {p} {s} {r}',
  ],
  [
    '[les] (endroits|lieux|zones|points|coins|secteurs) {p:in} {s} plus (proches|près) {q:of} {a} que {r:of} {b}',
    'partie de {s} plus proche {q} {a} que {r} {b}',
  ],
  [
    '[le] (point|lieu|endroit) à (mi-distance|mi-parcours|égale distance) (entre|de) {a} et [de] {b}',
    'à mi-chemin entre {a} et {b}',
  ],
  ['à mi-parcours entre {a} et {b}', 'à mi-chemin entre {a} et {b}'],
  ['[la] partie (de côte|de littoral|de la côte|du littoral) entre {a} et {b}', 'la côte entre {a} et {b}'],
  ['{s} (en dessous|en-dessous|au-dessous|au dessous) du {x} parallèle', '{s} au sud du {x} parallèle'],
  ['{s} (au-dessus|au dessus) du {x} parallèle', '{s} au nord du {x} parallèle'],
  // Most.
  [
    'top {f:#} (des|de) plus {g:grands|grandes|hauts|hautes|longs|longues|petits|petites} {n}',
    'les {f} plus {g} {n}',
  ],
  [
    "[la|le] {o:deuxième|troisième|quatrième|cinquième} {n:1} {p:in} {s} (en nombre d'habitants|en population|par la population|en taille|par la taille|en superficie)",
    'la {o} plus grande {n} {p} {s}',
  ],
  [
    "[la|le] {o:deuxième|troisième|quatrième|cinquième} ville {r} (en nombre d'habitants|en population|par la population|en taille|par la taille)",
    'la {o} plus grande ville {r}',
  ],
  [
    '[la|le] {o:deuxième|troisième|quatrième|cinquième} {n:ville|lac|île|pays} {r}',
    'la {o} plus grande {n} {r}',
  ],
  [
    '{n} de {f} {h:habitants|km|m|mètres|kilomètres} (ou plus|et plus|minimum|au moins) {r}',
    '{n} de plus de {f} {h} {r}',
  ],
  [
    '{n} de {f} {h:habitants|km|m|mètres|kilomètres} (ou plus|et plus|minimum|au moins)',
    '{n} de plus de {f} {h}',
  ],
  ['[le] point culminant {s}', 'plus haute montagne de {s}'],
  // Seas and tongues.
  ['{n} [qui] (donnent sur|touchent|ont) la mer {p:in} {s}', '{n} {p} {s} au bord de la mer'],
  ['{n} [qui] (donnent sur|touchent|ont) la mer', '{n} au bord de la mer'],
  [
    '{n} [qui] (parlent|parlant) [le] {t:français|anglais|espagnol|portugais|arabe|allemand|italien|russe|néerlandais|swahili|chinois|turc|persan}',
    "{n} où l'on parle {t}",
  ],
  [
    "dans {w:which} {n:pays} {r} (parle-t-on|on parle|est-ce qu'on parle) [le] {t}",
    "{n} {r} où l'on parle {t}",
  ],
  ['{n} où [le] {t} est [une|la] langue officielle', "{n} où l'on parle {t}"],
  [
    "où (est-ce qu'on|est ce qu'on|est-ce que l'on) parle [le] {t} {p:en|au|aux} {s}",
    "pays où l'on parle {t} {p} {s}",
  ],
];
