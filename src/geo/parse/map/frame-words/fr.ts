/** What people say around a kind of map feature in French. */

import { asked, call, type FrameWords, hours, mail, site, street } from './terms.ts';

export const french: FrameWords = {
  polite:
    "s'il vous plait|svp|bonjour|(?:peux-tu|pouvez-vous|pourriez-vous)(?: (?:me|nous))?(?: (?:montrer|donner|dire|trouver))?|(?:je|nous) (?:veux|voudrais|cherche|cherchons|voulons)(?: (?:voir|savoir|trouver))?|(?:montre|donne|trouve|affiche|liste|cherche|dis)[rz]?(?:-(?:moi|nous))?",
  forms: [
    ['count', 'combien (?:de |d.){what} (?:y a-t-il|se trouvent|sont|existe-t-il) {where}', ' '],
    ['count', 'combien (?:de |d.){what} a {where}', ' a '],
    [
      'names',
      '(?:quels?|quelles?) {what} (?:y a-t-il|se trouvent|sont situee?s|sont|existent) (?=(?:a|au|aux|dans|en|pres|autour|sur|le long) ){where}',
      ' ',
    ],
    ['exists', '(?:est-ce que )?(?!y ){where} a(?:-t-(?:il|elle))? (?:un |une |des ){what}', ' a '],
  ],
  openings: [
    ['count', "combien (?:y a-t-il )?(?:de |d')?|(?:le )?nombre (?:de |d'|des )"],
    ['exists', "y a-t-il|est-ce qu'il y a|existe-t-il|il y a"],
    ['where', 'ou (?:est|sont|se trouvent?|puis-je trouver|peut-on trouver|trouver|y a-t-il)|ou'],
    ['names', 'quels? (?:est|sont)|quelles? (?:est|sont)|quels?|quelles?'],
  ],
  nouns: [
    ['emplacements?|positions?|coordonnees|lieux', undefined, 'where'],
    ['adresses?', street],
    ['noms?', asked('name'), 'names'],
    ['sites? (?:web|internet)|pages? web', site],
    ['numeros? de telephone|telephones?|numeros?', call],
    ['e-?mails?|adresses? e-?mail', mail],
    ["horaires(?: d'ouverture)?|heures d'ouverture", hours],
    ['liste|carte', undefined],
  ],
  link: "de|des|du|d'|de la|de l'",
  article: "le|la|les|l'|tous|toutes|tout|toute|un|une|des|chaque",
  and: ' ?, ?(?:et )?| et | ou ',
  ending: "sont-(?:ils|elles)|y a-t-il|se trouvent|existent|s'il (?:vous|te) plait|svp|merci|sur la carte",
};
