import { phraseProduct } from '../../phrase-product.ts';
import type { Colloquial } from '../table.ts';
import { ways } from '../ways-by-language/fr.ts';

export const fr: Colloquial = {
  ways,
  firm: {
    'plus au nord': '+ au nord',
    'plus au sud': '+ au sud',
    "plus à l'est": "+ à l'est|+ a l'est",
    "plus à l'ouest": "+ à l'ouest|+ a l'ouest",
    // "Ne … que" denies nothing.
    'touchent exactement un': phraseProduct(
      "ne touchent qu'un|ne bordent qu'un|ne sont limitrophes que d'un|ne sont voisins que d'un|ne sont frontaliers que d'un|n'ont de frontière qu'avec un|ne partagent leur frontière qu'avec un",
      '|seul|seul autre|autre|unique',
    ).concat('|', phraseProduct("limitrophes d'un seul|voisins d'un seul|frontaliers d'un seul", '|autre')),
    'touchent uniquement':
      "ne touchent que|ne bordent que|n'ont de frontière qu'avec|n'ont de frontière terrestre qu'avec|n'ont une frontière qu'avec",
    'touchent uniquement le': 'ne sont limitrophes que du|ne sont voisins que du',
    'touchent uniquement la': 'ne sont limitrophes que de la|ne sont voisins que de la',
    'non limitrophes de':
      "qui n'ont pas de frontière avec|qui n'ont pas de frontière commune avec|sans frontière avec|qui n'ont aucune frontière avec|qui n'ont pas de frontières avec",
    "l'équateur": "la ligne de l'équateur|la ligne équatoriale",
    'nord-est': 'région nord-est|région nord est',
    'nord-ouest': 'région nord-ouest|région nord ouest',
    'sud-est': 'région sud-est|région sud est',
    'sud-ouest': 'région sud-ouest|région sud ouest',
  },
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
    '': 'qu il y a|dis moi|dis-moi|dites moi|dites-moi|qui se trouvent|qui se situent|qui sont situées|qui sont situés|situées|situés|localisées|localisés|exactement|précisément|au juste|vlt|svp|stp|genre|en gros|du coup|dis|hein|quoi|eh|les gars|a peu pres|slt|salut|coucou|bjr|bonjour|bonsoir|merci|mrc|hello|wesh|hé|dites|juste|jsp|jsp trop|jsais pas|jcrois|je crois|en fait|merci bcp|merci beaucoup',
    'départements côtiers': 'départements au bord de la mer|dpts au bord de la mer',
    'villes côtières': 'villes au bord de la mer',
    'km de': 'bornes de',
    'km autour': 'bornes autour|km autour',
    'plus de': '+ de|plus d|+',
    'de plus de':
      "de + de|qui dépassent|qui dépassent les|dépassent|dépassent les|dépassant|dépassant les|qui font plus de|culminant à plus de|qui culminent à plus de|culminent à plus de|hautes de plus de|hauts de plus de|dont la superficie dépasse|dont la surface dépasse|dont l'altitude dépasse|qui mesurent plus de|peuplées de plus de|peuplés de plus de|>|≥|grands de plus de|grandes de plus de|d'une hauteur de plus de|avec une altitude de plus de|de +|dont l'altitude est supérieure à|dont la hauteur dépasse|dont la hauteur est supérieure à|dont la population dépasse|dont la population est supérieure à|dont la population excède|dont la superficie est supérieure à|dont la surface est supérieure à|dont la longueur dépasse|dont la longueur est supérieure à|ayant plus de|comptant plus de|qui comptent plus de|d'au moins|excédant",
    'de moins de': '<|≤|qui ne dépassent pas|ne dépassant pas|peuplées de moins de|peuplés de moins de',
    'km²':
      'km² de surface|km² de superficie|km2 de surface|km2 de superficie|kilomètres carrés de superficie|kilomètres carrés de surface',
    'à plus de':
      "éloignées de plus de|éloignés de plus de|distantes de plus de|distants de plus de|à au moins|éloignées d'au moins|distantes d'au moins|loin de plus de",
    'dans un rayon de':
      "un cercle de|dans un cercle de|un cercle d'un rayon de|dans un périmètre de|à l'intérieur d'un cercle de|un disque de",
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
    de: 'qui appartiennent à|appartenant à|qui font partie de|font partie de|appartiennent à|qui composent|qui constituent|qui forment',
    du: 'qui appartiennent au|appartenant au|qui font partie du|font partie du|appartiennent au',
    des: 'qui appartiennent aux|appartenant aux|qui font partie des|font partie des|appartiennent aux',
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
    'ont un seul':
      "n'ont qu'un seul|n'ont qu'un|n ont qu un seul|n ont qu un|n'ont qu'un unique|ont qu'un seul|ayant un unique|n'ayant qu'un seul",
    'ont un seul voisin':
      "n'ont qu'une seule frontière terrestre|n'ont qu'une frontière terrestre|n'ont qu'une seule frontière|ont une seule frontière terrestre|ont une seule frontière",
    'avec un seul voisin': "n'ont qu'un seul pays voisin|n'ont qu'un pays voisin|ont un seul pays voisin",
    'touchent un seul': "touchent qu'un seul",
    partie: 'portion|portions|tronçon|section|segment|morceau',
    frontière:
      'ligne de frontière|ligne frontière|ligne frontalière|tracé de la frontière|tracé frontalier|parcours de la frontière',
    'plus grand': '+ grand',
    'plus grands': '+ grands',
    'plus grande': '+ grande',
    'plus grandes': '+ grandes',
    'plus petit': '+ petit',
    'plus petite': '+ petite',
    'plus petits': '+ petits',
    'plus petites': '+ petites',
    'plus long': '+ long',
    'plus longue': '+ longue',
    'plus longs': '+ longs',
    'plus haut': '+ haut',
    'plus haute': '+ haute',
    'plus hauts': '+ hauts',
    'plus hautes': '+ hautes',
    'plus peuplé': '+ peuplé',
    'plus peuplée': '+ peuplée',
    'plus peuplés': '+ peuplés',
    'plus peuplées': '+ peuplées',
    'plus proche': '+ proche',
    'plus proches': '+ proches',
    deuxième: 'seconde|second|2e|2ème|2eme|2nde|2nd',
    troisième: '3e|3ème|3eme',
    'moitié sud': 'moitié inférieure|moitié basse',
    'moitié nord': 'moitié supérieure|moitié haute',
    'qui ne sont pas dans':
      "qui n'appartiennent pas à|ne faisant pas partie de|qui ne font pas partie de|qui font pas partie de|n'appartenant pas à|qui ne sont pas membres de|qui sont pas dans|qui sont pas membres de",
    beaucoup: 'bcp',
    'beaucoup de': 'bcp de',
    avec: 'ac',
    département: 'dep|dpt',
    départements: 'dpts|depts',
    "qu'y a-t-il": 'y a quoi|ya quoi',
  },
  elided: 'd|l|qu|jusqu',
};
