import type { Colloquial } from '../table.ts';

export const fr: Colloquial = {
  short: {
    'où est':
      "c est quoi|c'est quoi ça|c est ou|c'est ou|c ou|cest ou|c ou ca|c est ou ca|c'est où ça|ou est ce que c est|c koi|c quoi|c quoi|c'est quoi|cest quoi|qu est ce que c est|qu'est-ce que c'est que|qu est ce que|qu'est ce que|qu'est-ce que|c est dans quel coin|c'est dans quel coin",
    '': 'exactement|précisément|au juste|vlt|svp|stp|genre|en gros|du coup|dis|hein|quoi|eh|les gars|a peu pres',
    'départements côtiers': 'départements au bord de la mer|dpts au bord de la mer',
    'villes côtières': 'villes au bord de la mer',
    'km de': 'bornes de',
    'km autour': 'bornes autour|km autour',
    'plus de': '+ de|plus d',
    'de plus de': 'de + de',
    'avec plus de': 'avec + de',
    'se jette où': 'se jette ou|elle se jette ou|il se jette ou',
    'passe où': 'elle passe ou|il passe ou',
    'passe par où': 'elle passe par ou|il passe par ou',
    'prend sa source où': 'prend sa source ou|elle prend sa source ou',
    les: 'toutes les|tous les|ts les|ttes les|tt les',
    'se trouve où': 'se trouve ou',
    'où se situe': 'ou se situe',
    'où se trouve': 'dans quel coin se trouve',
    dans: 'ds',
    pour: 'pr',
    quand: 'qd',
    beaucoup: 'bcp',
    'beaucoup de': 'bcp de',
    avec: 'ac',
    département: 'dep|dpt',
    départements: 'dpts|depts',
    habitants: 'hab',
    "qu'y a-t-il": 'y a quoi|ya quoi',
  },
  elided: 'd|l|qu|jusqu',
  which: 'quels|quelles|quel|quelle',
  pronouns: 'il|elle|ils|elles',
  asked: [
    {
      before:
        'traverse|traversent|coule dans|coule en|coule à travers|passe par|passe dans|passe en|arrose|parcourt|longe|coule par',
      after: '-',
      said: 'quels {n} traverse {s}',
    },
    { before: 'par|dans', after: 'passe|coule', said: 'quels {n} traverse {s}' },
    { before: '-', after: 'traverse|arrose|parcourt', said: 'quels {n} traverse {s}' },
    {
      before:
        'touche|borde|est frontalier de|est frontalière de|a une frontière avec|a des frontières avec|partage une frontière avec|partage ses frontières avec|est voisin de|est voisine de|est limitrophe de|est à côté de',
      after: '-',
      said: 'quels {n} touchent {s}',
    },
    { before: 'avec', after: 'a une frontière|a des frontières', said: 'quels {n} touchent {s}' },
  ],
  behind: {
    'où se jette {s}':
      'se jette où|se jette dans quoi|se jette dans quelle mer|finit où|où se jette|où elle se jette|où il se jette',
    'où prend sa source {s}': 'prend sa source où|naît où|commence où',
    'où passe {s}': 'passe où|passe par où|coule où|par où elle passe|par où il passe',
  },
};
