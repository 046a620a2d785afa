import type { Ways } from '../ways.ts';
import { waysAsWritten } from './fr-more.ts';
import { firm, ways as ofPlaces } from './fr-place.ts';

export const ways: Ways = {
  classes: {
    lead: "je cherche|je recherche|on cherche|nous cherchons|je voudrais|j'aimerais|j'aimerais bien|je voudrais bien|je veux|je souhaite|je souhaiterais|je voudrais avoir|j'aimerais avoir|il me faut|il me faudrait|j'ai besoin de|donne|donnez|donne moi|donnez moi|donne-moi|donnez-moi|cite|cite moi|citez|cite-moi|dis moi|dis-moi|dites moi|dites-moi|indique|indiquez|fais voir|fais moi voir|fais-moi voir|affiche moi|affiche-moi|tu connais|vous connaissez|connais-tu|connaissez-vous|tu sais|vous savez|sais-tu|savez-vous|peux-tu me donner|pouvez-vous me donner|tu peux me donner|tu peux me dire|peux-tu me dire|pouvez-vous me dire|pourriez-vous me dire|pourriez-vous me donner|peut-on me dire|quelqu'un sait|quelqu'un connaît|liste|la liste|liste de|liste des|une liste|une liste de|la liste de|la liste des|faire la liste|fais la liste|fais une liste|le nom de|le nom des|les noms des|les noms de|bonjour|bonsoir|salut|coucou|question|petite question|au fait|alors|bon alors|en fait|ok google|dis siri|dis google|ok|merci de me donner|merci de me dire|merci de m'indiquer|montrez|montre nous|montrez nous|montrez-nous|svp|s'il vous plaît|s'il te plaît|y a-t-il|y a-t-il des|y a t il des|est-ce qu'il y a|est-ce qu'il y a des|est ce qu'il y a des|il y a des|existe-t-il des|trouve-t-on des|où trouve-t-on des|où il y a des|qu'est-ce qui est|qu'est-ce qui se trouve|qu'y a-t-il",
    lands:
      'france|espagne|portugal|italie|suisse|belgique|luxembourg|allemagne|autriche|pologne|russie|ukraine|maroc|algérie|tunisie|libye|égypte|mali|niger|tchad|sénégal|mauritanie|canada|états-unis|mexique|brésil|argentine|chili|pérou|bolivie|colombie|chine|inde|pakistan|iran|irak|turquie|grèce|bulgarie|roumanie|hongrie|serbie|croatie|slovénie|norvège|suède|finlande|vietnam|laos|cambodge|thaïlande|corée du nord|corée du sud|pays-bas|danemark',
    kinds:
      "villes|grandes villes|départements|régions|pays|états|provinces|lacs|grands lacs|fleuves|rivières|cours d'eau|montagnes|sommets|îles|iles|capitales|ports|volcans|parcs nationaux|glaciers|aéroports|communes",
    countries:
      'france|suisse|belgique|pologne|turquie|chine|libye|tunisie|grèce|bulgarie|roumanie|hongrie|portugal|maroc|mali|niger|tchad|sénégal|brésil|chili|pérou|mexique|vietnam|canada',
    which: 'quels|quelles|quel|quelle',
    in: 'en|dans|au|aux|à|dans le|dans la|dans les',
    of: 'de|du|des',
    divisions:
      'régions|départements|pays|états|provinces|cantons|comtés|districts|wilayas|région|département|province|canton',
  },
  firm: [
    ...firm,
    // No country lies in a side of another one.
    [
      '[quels|les] pays [sont|se trouvent|situés|qui sont|qui se trouvent] au {d:nord|sud} (de|du) [la|le] {s:countries}',
      'pays plus au {d} que {s}',
    ],
    [
      '[les|quelles sont les] préfectures {p:de|en|du} {s:france|normandie|bretagne|occitanie|nouvelle-aquitaine|grand est|hauts-de-france|bourgogne|bourgogne-franche-comté|centre-val de loire|la région|paca|corse|alsace|lorraine|auvergne}',
      'chefs-lieux des départements {p} {s}',
    ],
    [
      '[la] frontière {z:franco|italo|hispano|germano|austro|luso|belgo|russo|sino|indo|irano|greco|turco|polono|finno|serbo} {i:1}',
      'frontière {z}-{i}',
    ],
    [
      '[le|la|les] {s} [du|vu du|vue du] côté {i:français|italien|suisse|espagnol|allemand|autrichien|belge|portugais|polonais|canadien|américain|mexicain|chilien|argentin|suédois|norvégien|brésilien|slovène|népalais}',
      'partie {i} de {s}',
    ],
    [
      '[le|la|les] {s} (partie|zone) {i:française|italienne|suisse|espagnole|allemande|autrichienne|belge|portugaise|polonaise|canadienne|américaine|mexicaine|chilienne|argentine|suédoise|norvégienne|brésilienne|slovène}',
      'partie {i} de {s}',
    ],
    ['[la] {n:frontière} {a:lands} {b:lands}', '{n} entre {a} et {b}'],
    // "Ne … que": nothing else.
    ['{w:which} {a} ne (touche|borde|jouxte) que {b}', '{a} qui touchent seulement {b}'],
    ['{a} ne (touche|touchent|borde|bordent|jouxte|jouxtent) que {b}', '{a} qui touchent seulement {b}'],
    [
      "{w:which} {a} (n'a|n'ont) [de|une|pour] (frontière|frontières|frontière terrestre|frontières terrestres) (qu'avec|que avec) {b}",
      '{a} qui touchent seulement {b}',
    ],
    [
      "{a} (n'a|n'ont|n'ayant) [de|une|pour] (frontière|frontières|frontière terrestre|frontières terrestres) (qu'avec|que avec) {b}",
      '{a} qui touchent seulement {b}',
    ],
    [
      "{a} (dont le seul voisin est|dont l'unique voisin est|ayant pour seul voisin|n'ayant pour voisin que) {b}",
      '{a} qui touchent seulement {b}',
    ],
    [
      "entre {a} et {b} (il y a|y a|on trouve|qu'y a-t-il comme|il y a quoi comme|y a quoi comme) [w:quels|quelles] {n}",
      '{n} entre {a} et {b}',
    ],
    ['entre {a} et {b} {w:which} {n}', '{w} {n} entre {a} et {b}'],
    ['{s} [il|elle] {v:traverse|arrose|borde|touche} {w:which} {n}', '{w} {n} {v} {s}'],
    [
      '{w:which} {n:divisions} (sont|est|se trouvent) (à côté de|juste à côté de|autour de) {s}',
      '{w} {n} touchent {s}',
    ],
    ['{n} {o:of} {x} (voisins|voisines) {p:of} {s}', '{n} {o} {x} limitrophes {p} {s}'],
  ],
  ways: [
    // What is asked stands last.
    ["{s} (se trouve où|se situe où|est située où|est situé où|est où|c'est où)", 'où se trouve {s}'],
    [
      '{s} [il|elle|ils|elles] (traverse|traversent|coule dans|coule en|coule à travers|passe par|passe dans|passe en|arrose|parcourt|longe|coule par) (which) {n}',
      'quels {n} traverse {s}',
    ],
    ['{s} [il|elle|ils|elles] (par|dans) (which) {n} (passe|coule)', 'quels {n} traverse {s}'],
    ['{s} [il|elle|ils|elles] (which) {n} (traverse|arrose|parcourt)', 'quels {n} traverse {s}'],
    [
      '{s} [il|elle|ils|elles] (touche|borde|est frontalier de|est frontalière de|a une frontière avec|a des frontières avec|partage une frontière avec|partage ses frontières avec|est voisin de|est voisine de|est limitrophe de|est à côté de) (which) {n}',
      'quels {n} touchent {s}',
    ],
    [
      '{s} [il|elle|ils|elles] (avec) (which) {n} (a une frontière|a des frontières)',
      'quels {n} touchent {s}',
    ],
    [
      '{s} [il|elle|ils|elles] (se jette où|se jette dans quoi|se jette dans quelle mer|finit où|où se jette|où elle se jette|où il se jette)',
      'où se jette {s}',
    ],
    ['{s} [il|elle|ils|elles] (prend sa source où|naît où|commence où)', 'où prend sa source {s}'],
    [
      '{s} [il|elle|ils|elles] (passe où|passe par où|coule où|par où elle passe|par où il passe)',
      'où passe {s}',
    ],
    ...waysAsWritten,
    ...ofPlaces,
    // What stands around a question.
    ['{l:lead} {q}', '{q}'],
    [
      "{q} (c'est lesquels|c'est lesquelles|cest lesquels|cest lesquelles|c est lesquelles|c est lesquels|ce sont lesquels|ce sont lesquelles|sont lesquels|sont lesquelles|c'est quoi|c'est qui|ça donne quoi|lesquels|lesquelles|et lesquelles|et lesquels|c'est laquelle|c'est lequel|laquelle|lequel|merci|merci d'avance|merci beaucoup|merci bien|en fait|au fait|déjà|s'il te plaît|s'il vous plaît|s'il te plait|s'il vous plait|please|par exemple|liste|en tout|au total)",
      '{q}',
    ],
    [
      "(c'est quoi|cest quoi|c est quoi|c'est quoi donc|quels sont|quelles sont|quel est|quelle est|lesquels sont|qui sont|c'est qui) {q}",
      '{q}',
    ],
    [
      "(il y a quoi comme|y a quoi comme|ya quoi comme|il y a quels|il y a quelles|y a quels|y a quelles|qu'est-ce qu'il y a comme|qu'y a-t-il comme|quoi comme) {q}",
      '{q}',
    ],
    [
      '{q} (on trouve|on y trouve|trouve-t-on|se trouvent|se situent|il y a|existe|existent|existent-ils) {r}',
      '{q} {r}',
    ],
    ['{w:which} {n} (y a-t-il|il y a|y a t il|trouve-t-on|peut-on trouver) {r}', '{w} {n} {r}'],
    ['dans {w:which} {n} (on trouve|trouve-t-on|il y a|y a-t-il|se trouve|se trouvent) {s}', '{w} {n} {s}'],
    // The place before the question.
    ['{p:in} {x} (il y a combien|y a combien|combien y a-t-il|combien) {n}', 'combien {n} {p} {x}'],
    ['{p:in} {x} {w:which} {r}', '{w} {r} {p} {x}'],
    [
      "{p:in} {x} (c'est quoi|il y a quoi comme|il y a|y a|on trouve|quel est|quelle est|quels sont|quelles sont|c'est qui|je cherche|je veux) {r}",
      '{r} {p} {x}',
    ],
    ['{p:in} {x} {a:le|la|les} {r}', '{a} {r} {p} {x}'],
    // How many.
    [
      '{s} (a|compte|possède|comprend|comporte|contient|est composé de|est composée de|est divisé en|est divisée en|se divise en|se compose de) combien {n}',
      'combien {n} dans {s}',
    ],
    [
      'combien {s} (compte|a|possède|comprend|compte-t-elle|compte-t-il|compte-t-on|a-t-elle|a-t-il|possède-t-elle|possède-t-il|comprend-elle|comprend-il) {n}',
      'combien {n} dans {s}',
    ],
    ["(y a|ya|il y a|on a|on compte|y'a) combien {n}", 'combien {n}'],
    [
      '(en|de) combien de {n} (se compose|est composé|est composée|est constitué|est constituée|se divise|est divisé|est divisée) {s}',
      'combien de {n} dans {s}',
    ],
    [
      "(c'est combien|quel est le nombre|quel est le nombre total|le nombre|le nombre total|nombre total) {n}",
      'combien {n}',
    ],
    ['{s} est {v:bordé|bordée|entouré|entourée} (par|de) combien {n}', 'combien {n} touchent {s}'],
    // Neighbours.
    [
      '{s} a {w:which} {n} (voisins|voisines|limitrophes|frontaliers|frontalières|pour voisins|pour voisines|comme voisins|comme voisines|autour)',
      '{w} {n} touchent {s}',
    ],
    [
      '{s} (est entouré|est entourée|est bordé|est bordée|est encerclé|est encerclée|sont entourés|sont bordés) (de|par|des) {w:which} {n}',
      '{w} {n} touchent {s}',
    ],
    [
      '(par|de) {w:which} {n} (est entouré|est entourée|est bordé|est bordée|sont entourés|sont bordés|est encerclé|est encerclée) {s}',
      '{w} {n} touchent {s}',
    ],
    [
      "(qui|qui est-ce qui|qu'est-ce qui) (touche|borde|entoure|avoisine|jouxte) {s}",
      'les pays voisins de {s}',
    ],
    ['[les] (voisines|régions voisines) {s}', 'voisins {s}'],
    [
      '{w:which} {n:divisions} (sont|est) (à côté de|collés à|collées à|collé à|collée à|accolés à|accolées à|attenants à|attenantes à|juste à côté de|au bord de|autour de) {s}',
      '{w} {n} touchent {s}',
    ],
    [
      '{n} {v:collés|collées|accolés|accolées|attenants|attenantes|contigus|contiguës} (à|au|aux) {s}',
      '{n} touchant {s}',
    ],
    [
      '[les] {n:divisions} (à côté|juste à côté|autour|aux frontières|en bordure) {p:of} {s}',
      '{n} limitrophes {p} {s}',
    ],
    [
      '{n} {v:frontaliers|frontalières|mitoyens|mitoyennes|limitrophes} {p:of} {s}',
      '{n} limitrophes {p} {s}',
    ],
    ['{n} {v:voisins|voisines} {p:of} {s}', '{n} limitrophes {p} {s}'],
    ['[quels|quelles] [les] membres {p:de|du} {g} {r}', 'pays {p} {g} {r}'],
    [
      '{n:pays|membres|états membres} {g:otan|ue|onu|g7|g20|ocde|opep|brics|asean|mercosur|schengen|zone euro} {r}',
      'pays {g} qui {r}',
    ],
    ['{n} frontière [avec] {s}', '{n} limitrophes de {s}'],
    // Lands and regions.
    [
      "{s} (est|sont|se trouve|se trouvent|se situe|se situent|s'étend|s'étendent|est situé|est située|sont situés|sont situées|est présent|est présente|passe|passent) (dans|sur|en) {w:which} {n}",
      'dans {w} {n} se trouve {s}',
    ],
    [
      "(sur|dans|en) {w:which} {n} (s'étend|s'étendent|s'étale|s'étalent|s'allonge|est|sont|se situe|se situent|est situé|sont situés|sont situées) {s}",
      'dans {w} {n} se trouve {s}',
    ],
    [
      '{w:which} {n} (se partagent|couvre|couvrent|recouvre|recouvrent|occupe|occupent|abritent|possèdent une partie de|possèdent une partie des|englobe|englobent) {s}',
      'dans {w} {n} se trouve {s}',
    ],
    [
      "{s} (couvre|couvrent|recouvre|recouvrent|occupe|occupent|englobe|englobent|touche|s'étend sur|à cheval sur) {w:which} {n}",
      'dans {w} {n} se trouve {s}',
    ],
    ['{s} il {v:traverse|arrose|borde|touche} {w:which} {n}', '{w} {n} {v} {s}'],
    ["{n} (que|qu'|où) {s} {v:traverse|arrose|baigne}", '{n} traversés par {s}'],
    // Most and least.
    [
      "{w:which} {n} (a|ont|compte|comptent) le plus (d'habitants|de gens|de monde|de population)",
      '{n} le plus peuplé',
    ],
    [
      "[le|la] {n} (avec|qui a|qui compte|ayant) le plus (d'habitants|de gens|de monde|de population)",
      '{n} le plus peuplé',
    ],
    [
      "[le|la] {n} (avec|qui a|qui compte|ayant) le plus (d'habitants|de gens|de monde|de population) {r}",
      '{n} le plus peuplé {r}',
    ],
    [
      "[les] {f:#} {n} (avec|qui ont|ayant|comptant) le plus (d'habitants|de gens|de monde|de population)",
      'les {f} {n} les plus peuplées',
    ],
    [
      "{n} (avec|qui a|qui ont|ayant|qui compte|qui comptent|où il y a|où vivent) le moins (d'habitants|de population|de gens|de monde|d'habitants de) {r}",
      '{n} le moins peuplé {r}',
    ],
    [
      "{n} (avec|qui a|qui ont|ayant|qui compte|qui comptent|où il y a|a|compte) (le moins d'habitants|le moins de population|la plus petite population|la population la plus petite|la plus faible population|la population la plus faible|le moins de gens|le moins de monde)",
      '{n} le moins peuplé',
    ],
    [
      '{n} (avec|qui a|ayant) (la plus petite population|la plus faible population|la population la plus petite) {r}',
      '{n} le moins peuplé {r}',
    ],
    [
      '{n} (avec|qui a|qui ont|ayant|qui compte|où il y a) (la plus grande population|le plus de gens|le plus de monde|la population la plus grande) {r}',
      '{n} le plus peuplé {r}',
    ],
    [
      '{n} (avec|qui a|ayant|a) (la plus petite superficie|la plus petite surface|la superficie la plus petite|la plus faible superficie)',
      '{n} le plus petit',
    ],
    [
      '{n} (avec|qui a|ayant|a) (la plus petite superficie|la plus petite surface|la superficie la plus petite) {r}',
      '{n} le plus petit {r}',
    ],
    [
      '{n} (avec|qui a|ayant|a) (la plus grande superficie|la plus grande surface|la superficie la plus grande|la plus vaste superficie)',
      '{n} le plus grand',
    ],
    [
      '{n} (avec|qui a|ayant|a) (la plus grande superficie|la plus grande surface|la superficie la plus grande) {r}',
      '{n} le plus grand {r}',
    ],
    ['top {f:#} [des|de|des plus grandes] {n}', 'les {f} plus grandes {n}'],
    ['[les] {f} (principales|premières|plus importantes|plus grosses) {n}', 'les {f} plus grandes {n}'],
    ['[les] {f} (principaux|premiers|plus importants|plus gros) {n}', 'les {f} plus grands {n}'],
    ['[les] {f} {n} les plus (importantes|grosses|habitées) {r}', 'les {f} plus grandes {n} {r}'],
    [
      '[les] {f} {n} (qui ont le plus|avec le plus|ayant le plus|où il y a le plus|comptant le plus) {h} {p:in} {s}',
      'les {f} {n} les plus peuplées {p} {s}',
    ],
    // Measures.
    ['{n} (au-dessus|au dessus) (de|des) {f:#} {r}', '{n} de plus de {f} {r}'],
    ['{n} (en dessous|en-dessous|au-dessous) (de|des) {f:#} {r}', '{n} de moins de {f} {r}'],
    [
      '{n} à {f:#} {u} (maximum|max|maxi|au maximum|au plus|ou moins) {p:of} {s}',
      '{n} à moins de {f} {u} {p} {s}',
    ],
    [
      '{n} à {f:#} {u} {p:of} {s} (maximum|max|maxi|au maximum|au plus|ou moins)',
      '{n} à moins de {f} {u} {p} {s}',
    ],
    [
      '{n} à {f:#} km à la ronde {p:autour de|autour du|autour des|de|du|des} {s}',
      '{n} dans un rayon de {f} km autour de {s}',
    ],
    ['{n} à {f:#} km ou moins {p:of} {s}', '{n} à moins de {f} km {p} {s}'],
    [
      '{n} autour {p:of} {s} (dans les|dans un rayon de|à moins de|sur|à) {f:#} km',
      '{n} à moins de {f} km {p} {s}',
    ],
    ['{n} (proches|proche|près) {p:of} {s} {f:#} km', '{n} à moins de {f} km {p} {s}'],
    ['{n} dans un (rayon|périmètre) de {f:#} km autour {p:of} {s}', '{n} à moins de {f} km {p} {s}'],
    ['{s} et {f:#} km autour [:] {n}', '{n} à moins de {f} km de {s}'],
    ['{n} plus {c:proche|proches|près} {p:of} {a} que {b}', '{n} plus proches {p} {a} que de {b}'],
    [
      '{n} où {v:vivent|habitent|vit|habite} plus de {f} {h:personnes|gens|habitants|âmes} {r}',
      '{n} de plus de {f} habitants {r}',
    ],
    [
      '{n} où {v:vivent|habitent|vit|habite} plus de {f} {h:personnes|gens|habitants|âmes}',
      '{n} de plus de {f} habitants',
    ],
    // Sides and parts.
    [
      '{s:1} du {d:nord|sud|nord-est|nord-ouest|sud-est|sud-ouest|nord ouest|nord est|sud est|sud ouest}',
      '{d} de {s}',
    ],
    ["{s:1} de l'est", 'est de {s}'],
    ["{s:1} de l'ouest", 'ouest de {s}'],
    ['{s:1} (septentrional|septentrionale)', 'nord de {s}'],
    ['{s:1} (méridional|méridionale)', 'sud de {s}'],
    ['{s:1} (oriental|orientale)', 'est de {s}'],
    ['{s:1} (occidental|occidentale)', 'ouest de {s}'],
    ['{s:1} [la] {m:moitié|partie} {d:nord|sud|est|ouest}', '{m} {d} de {s}'],
    ['{n} plus {p:au|à} {d} que {s}', '{n} {p} {d} de {s}'],
    // Together.
    ['{a} et {b} (ensemble|réunis|réunies|réuni|combinés|confondus|à la fois)', '{a} et {b}'],
    ['à la fois {a} et {b}', '{a} et {b}'],
    ['{a} (+|&) {b}', '{a} et {b}'],
    // Lines.
    ["{n} depuis {a} (jusqu'à|à|jusqu'au) {b}", '{n} de {a} à {b}'],
    [
      'de {a} à {b} (le long de la côte|par la côte|en longeant la côte|sur la côte|côté mer|par le littoral|le long du littoral)',
      'côte de {a} à {b}',
    ],
    ["[la] frontière (qui sépare|séparant|entre) {a} (de|du|d'avec) {b}", 'frontière entre {a} et {b}'],
    ['[la] frontière commune (de|entre|du|des) {a} et {p:de|du|des|} {b}', 'frontière entre {a} et {b}'],
    [
      '[la] frontière (commune de|commune entre|qui sépare|séparant) {a} et {b}',
      'frontière entre {a} et {b}',
    ],
    ['[la] frontière {z} {i}', 'frontière {z}-{i}'],
    ['[quel est] [le] (parcours|trajet|tracé|cours|itinéraire) {p:of} {s}', 'cours {p} {s}'],
    [
      "{s:1} de (la source|sa source) (à l'embouchure|à son embouchure|jusqu'à l'embouchure|jusqu'à son embouchure|à la mer|jusqu'à la mer)",
      'cours de {s}',
    ],
    [
      "(où commence|d'où vient|où est-ce que commence|où prend naissance|d'où part|où démarre) {s}",
      'où prend sa source {s}',
    ],
    [
      "(où finit|où se termine|où est-ce que finit|où s'arrête|où va|où aboutit|où est-ce que se jette) {s}",
      'où se jette {s}',
    ],
    [
      '{s} prend sa source (à quel endroit|dans quel coin|dans quel endroit|à quel lieu)',
      'où prend sa source {s}',
    ],
    ["où (est-ce que|est ce que|est-ce qu'|) {s} (prend sa source|naît|commence)", 'où prend sa source {s}'],
    ['où (est-ce que|est ce que) {s} (se jette|finit|se termine)', 'où se jette {s}'],
    ['{n} longeant {s}', '{n} le long de {s}'],
    ['{n} bord {p:of} {s}', '{n} au bord {p} {s}'],
    ['{n} en bord {p:of} {s}', '{n} au bord {p} {s}'],
    [
      '(le toit|le point culminant|le sommet le plus haut|le point le plus haut|le point le plus élevé|le plus haut point|point culminant|point le plus haut) {p:of} {s}',
      'plus haute montagne {p} {s}',
    ],
    // As in a telegram.
    ['{n:kinds} {a} {m:mer|océan} {s}', '{n} de {a} dans la {m} {s}'],
    ['{n:kinds} {s}', '{n} de {s}'],
    ['capitale {s}', 'capitale de {s}'],
    ['{s:1} a {w:which} capitale', 'capitale de {s}'],
    ['{w:which} ville est la capitale {p:of} {s}', 'capitale {p} {s}'],
    ['{w:which} ville est la capitale {s}', 'capitale {s}'],
    [
      "(comment s'appelle|comment se nomme|comment s'appellent|comment se nomment|quel est le nom de) {q}",
      '{q}',
    ],
  ],
};
