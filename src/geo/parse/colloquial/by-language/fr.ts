import type { Colloquial } from '../table.ts';
import { ways } from '../ways-by-language/fr.ts';

export const fr: Colloquial = {
  ways,
  short: {
    'la mer baltique': 'la baltique',
    "d'amérique du sud":
      'sud-américain|sud-américaine|sud-américains|sud-américaines|sud américains|sud américaines|sud-américain',
    "d'amérique du nord":
      'nord-américain|nord-américaine|nord-américains|nord-américaines|nord américains|nord américaines',
    "d'amérique centrale": 'centraméricains|centraméricaines|centre-américains|centre-américaines',
    "d'afrique du sud": 'sud-africain|sud-africaine|sud-africains|sud-africaines',
    "d'afrique du nord": 'nord-africains|nord-africaines|nord africains|nord africaines',
    "d'asie du sud-est": 'sud-est asiatiques|sud-est-asiatiques',
    'où est':
      "c est quoi|c'est quoi ça|c est ou|c'est ou|c ou|cest ou|c ou ca|c est ou ca|c'est où ça|ou est ce que c est|c koi|c quoi|c quoi|c'est quoi|cest quoi|qu est ce que c est|qu'est-ce que c'est que|qu est ce que|qu'est ce que|qu'est-ce que|c est dans quel coin|c'est dans quel coin",
    '': 'qu il y a|dis moi|dis-moi|dites moi|dites-moi|qui se trouvent|qui se situent|qui sont situées|qui sont situés|situées|situés|localisées|localisés|exactement|précisément|au juste|vlt|svp|stp|genre|en gros|du coup|dis|hein|quoi|eh|les gars|a peu pres|slt|salut|coucou|bjr|bonjour|bonsoir|merci|mrc|hello|wesh|hé|dites|merci bcp|merci beaucoup',
    'départements côtiers': 'départements au bord de la mer|dpts au bord de la mer',
    'villes côtières': 'villes au bord de la mer',
    'km de': 'bornes de',
    'km autour': 'bornes autour|km autour',
    'plus de': '+ de|plus d|+',
    'de plus de':
      "de + de|qui dépassent|qui dépassent les|dépassent|dépassent les|dépassant|dépassant les|qui font plus de|culminant à plus de|qui culminent à plus de|culminent à plus de|hautes de plus de|hauts de plus de|dont la superficie dépasse|dont la surface dépasse|dont l'altitude dépasse|qui mesurent plus de|peuplées de plus de|peuplés de plus de|>|≥|grands de plus de|grandes de plus de|d'une hauteur de plus de|avec une altitude de plus de|de +",
    'de moins de': '<|≤|qui ne dépassent pas|ne dépassant pas|peuplées de moins de|peuplés de moins de',
    'km²':
      'km² de surface|km² de superficie|km2 de surface|km2 de superficie|kilomètres carrés de superficie|kilomètres carrés de surface',
    'à plus de':
      "éloignées de plus de|éloignés de plus de|distantes de plus de|distants de plus de|à au moins|éloignées d'au moins|distantes d'au moins|loin de plus de",
    entre: "qu'il y a entre",
    "n'ont pas accès à la mer":
      "n'ont pas d'accès à la mer|n'ont pas la mer|n ont pas la mer|nont pas la mer|n'ont pas de côtes|n ont pas de cotes|n'ont aucun accès à la mer|n'ont pas de mer|n ont pas de mer|n'ont pas de débouché sur la mer|n'ont pas d'ouverture sur la mer|n'ont aucune côte|n'ont pas de façade maritime|n'ont pas de bord de mer",
    'sans accès à la mer':
      'sans débouché maritime|sans accès maritime|sans débouché à la mer|sans ouverture sur la mer|sans bord de mer|sans aucun accès à la mer|sans côtes',
    'des alpes': "de l'arc alpin",
    'les alpes': "l'arc alpin",
    'au bord de la loire': 'ligériennes|ligériens',
    'au bord du rhin': 'rhénanes|rhénans',
    'au bord de':
      'avec vue sur|qui ont vue sur|qui ont un accès à|ayant un accès à|avec un accès à|ont un accès à|qui ont accès à|qui ont une ouverture sur|avec une ouverture sur|bordés par|bordées par|en bordure de',
    de: 'qui appartiennent à|appartenant à',
    du: 'qui appartiennent au|appartenant au',
    'avec plus de': 'avec + de',
    'se jette où': 'se jette ou|elle se jette ou|il se jette ou',
    'passe où': 'elle passe ou|il passe ou',
    'passe par où': 'elle passe par ou|il passe par ou',
    'prend sa source où': 'prend sa source ou|elle prend sa source ou',
    les: 'toutes les|tous les|ts les|ttes les|tt les',
    'se trouve où': 'se trouve ou',
    'où se situe': 'ou se situe',
    'où se trouve': 'dans quel coin se trouve',
    dans: 'ds|à travers',
    habitants: 'hab|hab.|habs|hbts|pers|âmes',
    sommets: 'cimes|pics',
    pour: 'pr',
    quand: 'qd',
    beaucoup: 'bcp',
    'beaucoup de': 'bcp de',
    avec: 'ac',
    département: 'dep|dpt',
    départements: 'dpts|depts',
    "qu'y a-t-il": 'y a quoi|ya quoi',
  },
  elided: 'd|l|qu|jusqu',
};
