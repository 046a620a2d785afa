/** What people say around a kind of map feature in French. */

import {
  asked,
  breadth,
  built,
  call,
  capacity,
  cuisine,
  distance,
  type FrameWords,
  height,
  hours,
  mail,
  operator,
  population,
  postcode,
  site,
  speed,
  street,
  stretch,
} from './terms.ts';

const place = '(?=(?:a|au|aux|dans|en|pres|autour|sur|le long|a proximite) )';

export const french: FrameWords = {
  polite:
    "s'il (?:vous|te) plait|svp|bonjour|merci de|(?:peux-tu|pouvez-vous|pourriez-vous|pourrais-tu)(?: (?:me|nous))?(?: (?:montrer|donner|dire|trouver|indiquer|lister))?|(?:je|nous) (?:veux|voudrais|cherche|cherchons|voulons|voudrions|souhaite|souhaiterais)(?: (?:voir|savoir|trouver|connaitre))?|(?:j'aimerais|nous aimerions)(?: (?:voir|savoir|trouver|connaitre))?|(?:montre|donne|trouve|affiche|liste|cherche|dis|indique|enumere)[rz]?(?:-(?:moi|nous))?|sais-tu|savez-vous",
  forms: [
    ['count', 'combien (?:de |d.){what} (?:y a-t-il|se trouvent|sont|existe-t-il|il y a) {where}', ' '],
    ['count', 'combien (?:de |d.){what} a {where}', ' a '],
    ['count', '(?:combien (?:de |d.)){what} (?:compte|possede|a)(?:-t-(?:il|elle))? {where}', ' a '],
    [
      'values',
      "(?:a quelle heure|quand|jusqu'a quelle heure|a partir de quelle heure) (?:ouvre(?:nt)?|ferme(?:nt)?|(?:est|sont) ouvert[es]*)(?: (?:le|la|les))? {what}",
      '',
      hours,
    ],
    ['values', 'quand (?:a|ont) ete (?:construit|bati|erige)[es]* {what}', '', built],
    ['values', 'de quand date(?:nt)? {what}', '', built],
    ['values', 'qui (?:exploite|gere|possede) {what}', '', operator],
    [
      'names',
      `(?:quels?|quelles?) {what} (?:y a-t-il|il y a|se trouvent|sont situee?s|sont|existent|trouve-t-on) ${place}{where}`,
      ' ',
    ],
    [
      'exists',
      "(?:est-ce que )?(?!y |est-ce |qu'il |il ){where} a(?:-t-(?:il|elle))? (?:un |une |des ){what}",
      ' a ',
    ],
  ],
  openings: [
    [
      'count',
      "combien (?:y a-t-il |il y a )?(?:de |d')?|(?:quel est )?(?:le )?nombre (?:total )?(?:de |d'|des )",
    ],
    [
      'exists',
      "(?:est-ce qu')?il y a|y a-t-il|est-ce qu'il existe|existe-t-il|(?:peut-on|puis-je|est-ce qu'on peut) trouver|trouve-t-on",
    ],
    [
      'values',
      '(?:a quelle distance|a combien de (?:kilometres|metres|km)) (?:se trouve(?:nt)?|est|sont)',
      distance,
    ],
    ['values', 'quelle taille (?:fait|a|mesure)|quelle hauteur (?:fait|a|mesure)', height],
    ['values', 'quelle longueur (?:fait|a|mesure)', stretch],
    ['values', 'quel age (?:a|ont)', built],
    [
      'where',
      "ou (?:est-ce qu'il y a|est|sont|se trouvent?|se situent?|puis-je trouver|peut-on trouver|trouve-t-on|trouver|y a-t-il)|ou",
    ],
    [
      'names',
      "quels? (?:est|sont)|quelles? (?:est|sont)|quels?|quelles?|comment (?:s'appellent?|se nomment?)",
    ],
  ],
  nouns: [
    ['emplacements?|positions?|coordonnees|lieux', undefined, 'where'],
    ['adresses?', street],
    ['noms?', asked('name'), 'names'],
    ['sites? (?:web|internet)|pages? web', site],
    ['numeros? de telephone|telephones?|numeros?', call],
    ['e-?mails?|adresses? e-?mail|courriels?', mail],
    ["horaires(?: d'ouverture)?|heures d'ouverture", hours],
    ['hauteurs?|altitudes?', height],
    ['longueurs?', stretch],
    ['largeurs?', breadth],
    ['capacites?', capacity],
    ['codes? postal|codes? postaux', postcode],
    ['exploitants?|operateurs?|gestionnaires?', operator],
    ['(?:types? de )?cuisines?', cuisine],
    ["(?:nombre d'habitants|population)", population],
    ['(?:limites? de vitesse|vitesses? (?:maximales?|limites?))', speed],
    ['liste|carte', undefined],
  ],
  link: "de|des|du|d'|de la|de l'",
  article: "le|la|les|l'|tous|toutes|tout|toute|un|une|des|chaque",
  and: ' ?, ?(?:et )?| et | ou ',
  ending:
    "sont-(?:ils|elles)|y a-t-il|il y a|se trouvent|existent|s'il (?:vous|te) plait|svp|merci|sur la carte",
};
