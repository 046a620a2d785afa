/** Words of French by the one of the same meaning that the grammar has. */

import type { ShortForms } from '../table.ts';

export const fr: ShortForms = {
  '': "exactement|précisément|en tout|au total|s'il te plaît|s'il vous plaît|svp|soi-disant|en fait|au juste|au fait|donc|situé|située|situés|situées|localisé|localisée|localisés|localisées|implanté|implantée|implantés|implantées|sur la carte|sur une carte|respectivement|à peu près|en question|proprement dit|proprement dite|simultanément|directement|immédiatement|à la fois|en même temps|conjointement",
  'où se trouve':
    "où se situe|où est situé|où est située|où est|où est-ce que se trouve|où on trouve|où trouver|où trouve-t-on|où se localise|où est localisé|où est localisée|où est placé|où est placée|où s'étend|où peut-on trouver|où ça se trouve|dans quelle zone se trouve|à quel endroit se trouve|à quel endroit est|dans quel coin se trouve|dans quel coin est",
  'où se trouvent':
    "où se situent|où sont situés|où sont situées|où sont|où s'étendent|où sont localisés|où sont localisées",
  'se trouve':
    "se situe|est situé|est située|s'étend|est localisé|est localisée|est placé|est placée|est implanté|est implantée|est établi|est établie|se dresse|est bâti|est bâtie|est installé|est installée",
  'se trouvent':
    "se situent|sont situés|sont situées|s'étendent|sont localisés|sont localisées|sont placés|sont placées|sont implantés|sont implantées|sont établies|se dressent|sont bâties|sont installées|sont posées|s'élèvent|sont nichés|sont nichées",
  'où coule':
    'par où passe|par où coule|comment coule|quel est le cours de|quel est le trajet de|quel est le parcours de|quel chemin suit|quel parcours suit|quel trajet suit|quel itinéraire suit|par où chemine|où chemine|où serpente|quel est le tracé de|quel cours suit',
  'cours de': 'parcours de|trajet de|tracé de|itinéraire de|chemin de|lit de|cheminement de',
  'cours du': 'parcours du|trajet du|tracé du|itinéraire du|chemin du|lit du|cheminement du',
  'cours de la': 'parcours de la|trajet de la|tracé de la|chemin de la|lit de la',
  'montre-moi':
    "dessine|dessine-moi|trace|trace-moi|affiche|affiche-moi|indique|indique-moi|situe|situe-moi|trouve|trouve-moi|cherche|cherche-moi|donne|donne-moi|je veux voir|je voudrais voir|j'aimerais voir|je cherche|je voudrais|j'aimerais avoir|fais voir|fais-moi voir|faites voir|montrez|montrez-moi|montre nous|localise|localise-moi|repère|marque|surligne|délimite|cartographie|liste|liste-moi|énumère|cite|cite-moi|nomme|peux-tu me montrer|peux-tu montrer|pouvez-vous me montrer|tu peux me montrer|mets en évidence|visualise|représente|sors-moi|file-moi",
  'quel est':
    "comment s'appelle|quel est le nom de|comment se nomme|comment est appelé|comment on appelle|quel nom porte",
  'quelle est': 'comment est appelée|comment est-elle appelée|quel est le nom de la',
  'qui touchent':
    'qui jouxtent|qui avoisinent|qui côtoient|qui confinent à|qui confinent avec|qui sont voisins de|qui sont voisines de|qui sont mitoyens de|qui sont attenants à|qui sont contigus à|qui sont accolés à|qui encadrent|qui ceinturent|qui cernent|qui encerclent|qui enserrent|qui entourent|qui bordent|adjacents à|adjacentes à|attenants à|attenant à|contigus à|contiguës à|jouxtant|touchant|avoisinant|voisinant avec|qui voisinent avec|qui enclavent|qui joignent|qui partagent une frontière avec|qui partagent leur frontière avec|partageant une frontière avec|ayant une frontière avec|ayant une frontière commune avec|qui ont une frontière commune avec|qui ont des frontières avec|qui ont une limite commune avec|jouxte',
  bordent:
    'jouxtent|touchent|avoisinent|côtoient|entourent|encerclent|ceinturent|cernent|encadrent|enserrent|confinent à|sont voisins de|sont mitoyens de|partagent une frontière avec|partagent leur frontière avec|ont une frontière avec|ont une frontière commune avec|ont des frontières avec|sont limitrophes de|sont frontaliers de|entoure|encercle|enclave|ceinture|borde|touche',
  "qui n'ont pas de frontière avec":
    "qui ne touchent pas|qui ne touchent pas à|qui ne bordent pas|qui ne jouxtent pas|sans frontière avec|sans frontière commune avec|qui ne partagent pas de frontière avec|qui ne partagent aucune frontière avec|qui n'ont aucune frontière avec|n'ayant pas de frontière avec|n'ayant aucune frontière avec|ne touchant pas|qui ne sont pas limitrophes de|qui ne sont pas voisins de|qui ne sont pas frontaliers de|qui n'ont pas de frontière commune avec|qui touchent pas|qui ont pas de frontière avec|ne partageant pas de frontière avec|non limitrophes de",
  'pays limitrophes':
    'pays voisins|pays frontaliers|pays avoisinants|pays attenants|pays adjacents|pays mitoyens|états limitrophes|états voisins|états frontaliers|pays contigus|voisins directs|pays environnants|pays alentour|voisins immédiats|voisins terrestres|états riverains',
  entre:
    'coincé entre|coincée entre|coincés entre|coincées entre|pris en étau entre|enserré entre|enserrée entre|intercalé entre|sur le tronçon entre|sur le trajet entre|sur la portion entre|dans la zone entre|enclavé entre|enclavée entre|situé entre|située entre|situés entre|situées entre',
  'sans accès à la mer':
    "enclavés|enclavées|enclavé|enclavée|privés de mer|privés de littoral|sans mer|sans littoral|sans côte|sans côtes|sans façade maritime|sans débouché sur la mer|sans débouché maritime|sans accès maritime|sans accès à l'océan|sans rivage|sans bord de mer|qui n'ont pas accès à la mer|qui n'ont pas de mer|qui n'ont pas de côte|qui n'ont pas de côtes|qui n'ont pas de littoral|qui n'ont aucun accès à la mer|qui n'ont aucun littoral|qui n'ont pas de façade maritime|qui ne touchent pas la mer|qui ne donnent pas sur la mer|qui ne bordent pas la mer|n'ayant pas accès à la mer|n'ayant pas d'accès à la mer|n'ayant aucun accès à la mer|dépourvus de littoral|dépourvus d'accès à la mer|dépourvus de façade maritime|qui sont enclavés|qui n'ont pas d'accès à la mer|ne donnant pas sur la mer|dépourvues de littoral|qui ne possèdent pas de littoral|qui ne sont pas baignés par la mer|sont enclavés|n'ont pas de mer|n'ont pas de littoral|n'ont pas de côte|n'ont pas de côtes|ne touchent pas la mer|ne donnent pas sur la mer|n'ont aucun accès à la mer|n'ont pas de façade maritime|sont privés de mer|sont dépourvus de littoral|n'ont aucun littoral|ne possèdent pas de littoral|n'ont pas accès à la mer",
  'au bord de la mer':
    'en bord de mer|avec un littoral|avec accès à la mer|avec un accès à la mer|ayant accès à la mer|ayant un littoral|côtiers',
  'donnent sur':
    'ouvrent sur|débouchent sur|ont une façade sur|ont une côte sur|ont un littoral sur|ont vue sur|font face à|ont un accès à|ont accès à|ont des côtes sur|possèdent une façade sur|sont baignés par|sont baignées par|sont bordés par|sont bordées par|sont riverains de',
  'au bord de':
    'baignés par|baignées par|baigné par|baignée par|bordés par|bordées par|bordé par|donnant sur|ouvrant sur|qui donnent sur|riverains de|riveraines de|sur les rives de|sur la rive de|sur les bords de|sur les berges de|aux abords de|le long de|tout le long de|au fil de|en bordure de|au ras de|longeant|arrosées par|arrosés par|arrosée par|ayant une façade sur|ayant une côte sur|aux bords de|à la lisière de',
  'au bord du':
    'sur les rives du|sur la rive du|sur les bords du|sur les berges du|le long du|tout le long du|au fil du|en bordure du|riverains du|aux bords du|riveraines du',
  'traversés par':
    "irrigués par|parcourus par|sillonnés par|baignés par les eaux de|que traverse|par lesquels passe|par lesquels coule|dans lesquels coule|dans lesquels passe|où coule|qu'arrose|que parcourt|franchis par",
  traverse: 'arrose|parcourt|irrigue|sillonne|baigne|coule à travers|passe à travers|coule dans',
  coule: 'chemine|serpente|s écoule|se faufile',
  source: 'naissance|point de départ|sources|commencement',
  'où naît':
    'où prend sa source|où prend naissance|où commence|où jaillit|où démarre|où a sa source|où surgit|où débute',
  embouchure: 'exutoire',
  'se jettent dans':
    'débouchent dans|se déversent dans|confluent avec|affluent dans|alimentent|finissent dans|aboutissent dans|terminent dans',
  'se jette dans': 'débouche dans|se déverse dans|conflue avec|finit dans|aboutit dans|termine dans',
  affluents: 'tributaires|rivières affluentes',
  "de la source à l'embouchure":
    "de bout en bout|du début à la fin|de la source jusqu'à l'embouchure|de sa source jusqu'à son embouchure|de sa source à la mer|de sa source jusqu'à la mer|sur toute sa longueur|sur toute la longueur|dans toute sa longueur|d'un bout à l'autre|dans son intégralité|de sa naissance à son embouchure",
  en: "à l'intérieur de|au sein de|sur le territoire de|sur le sol de|dans les limites de|dans les frontières de|à l'intérieur des frontières de",
  dans: "à l'intérieur du|au sein du|au sein des|dans les limites du|dans les limites des|à l'intérieur des|sur le territoire du",
  'font partie de':
    'appartiennent à|relèvent de|sont membres de|intègrent|sont rattachés à|sont rattachées à|dépendent de|sont inclus dans|sont incluses dans|sont comprises dans|sont compris dans|sont une partie de|adhèrent à',
  'fait partie de':
    'appartient à|relève de|est membre de|est rattaché à|est rattachée à|dépend de|est inclus dans|est comprise dans',
  'appartenant à': 'rattachés à|rattachées à|dépendant de|relevant de|sous souveraineté de',
  seulement: 'uniquement|exclusivement|rien que|simplement|strictement|limité à|limitée à|en se limitant à',
  'la partie de':
    'la portion de|le morceau de|le tronçon de|le bout de|la section de|le pan de|la fraction de|le segment de|le secteur de|seulement la partie de|uniquement la partie de|juste la partie de|rien que la partie de|la part de',
  'la partie du':
    'la portion du|le morceau du|le tronçon du|le bout du|la section du|le segment du|seulement la partie du|uniquement la partie du|juste la partie du|la part du',
  'la partie des':
    'la portion des|le morceau des|le bout des|la section des|seulement la partie des|uniquement la partie des|juste la partie des|la part des',
  'partie de': 'portion de|morceau de|tronçon de|bout de|section de|segment de',
  'partie du': 'portion du|morceau du|tronçon du|bout du|section du|segment du',
  'partie des': 'portion des|morceau des|tronçon des|bout des|section des|segment des',
  sauf: "mis à part|mise à part|mis à part le|à part|hormis|excepté|exceptée|exceptés|exceptées|à l'exception de|à l'exclusion de|en dehors de|hors|sans compter|abstraction faite de|en excluant|en exceptant|en enlevant|si l'on excepte|si on excepte|non comprise|à l'exception du|à l'exception des|en laissant de côté|si on enlève|si l'on met à part|si on met à part|sans inclure|à l'exclusion du|à l'exclusion des|en ôtant",
  et: 'ainsi que|de même que|et aussi|et également|et en même temps|tout comme|et à la fois|et puis',
  'près de':
    'proche de|proches de|à proximité de|à proximité immédiate de|aux alentours de|aux environs de|dans les environs de|dans les parages de|non loin de|pas loin de|tout près de|à côté de|juste à côté de|à deux pas de|aux portes de|dans le voisinage de|au voisinage de|à courte distance de|dans les alentours de|pas trop loin de',
  'la plus grande': 'la plus vaste|la plus étendue|la plus énorme|la plus immense|la plus spacieuse',
  'le plus grand': 'le plus vaste|le plus étendu|le plus énorme|le plus immense',
  'les plus grandes': 'les plus vastes|les plus étendues|les plus grosses',
  'les plus grands': 'les plus étendus|les plus gros',
  'la plus peuplée':
    "la plus populeuse|avec le plus d'habitants|qui compte le plus d'habitants|ayant le plus d'habitants|qui a le plus d'habitants|au plus grand nombre d'habitants",
  'le plus haut': 'le plus élevé|le plus en altitude',
  'la plus haute': 'la plus élevée|la plus en altitude',
  'le plus au nord': 'le plus septentrional|le plus nordique|le plus boréal',
  'la plus au nord': 'la plus septentrionale|la plus nordique|la plus boréale',
  'le plus au sud': 'le plus méridional|le plus austral',
  'la plus au sud': 'la plus méridionale|la plus australe',
  "le plus à l'est": 'le plus oriental',
  "la plus à l'est": 'la plus orientale',
  "le plus à l'ouest": 'le plus occidental',
  "la plus à l'ouest": 'la plus occidentale',
  'de plus de':
    'dépassant les|excédant|au-dessus de|supérieure à|supérieur à|comptant plus de|qui comptent plus de|qui dépassent les|ayant plus de|qui ont plus de|avec plus de|totalisant plus de|abritant plus de|qui font plus de|faisant plus de|peuplées de plus de|mesurant plus de|où vivent plus de|de + de|à plus de',
  "d'au moins":
    'comptant au moins|ayant au moins|qui ont au moins|qui comptent au moins|avec au moins|de minimum|de plus ou égal à|avec un minimum de|au minimum de',
  'de moins de':
    'comptant moins de|ayant moins de|qui ont moins de|qui comptent moins de|avec moins de|en dessous de|inférieure à|inférieur à|au-dessous de|ne dépassant pas|qui ne dépassent pas',
  habitants: 'résidents|personnes|hab|hab.|citoyens',
  toute: "l'intégralité de|l'ensemble de|la totalité de|l'entièreté de",
  'tout le': "l'ensemble du|la totalité du|l'intégralité du|l'entièreté du",
  capitale: 'ville capitale',
  capitales: 'villes capitales',
  villes: 'agglomérations|bourgs|localités|grandes villes|bourgades',
  communes: 'municipalités|localités communales',
  îles: 'îlots|ilots',
  archipel: "groupe d'îles|ensemble d'îles|chapelet d'îles",
  lacs: "plans d'eau|retenues d'eau",
  montagnes: 'cimes',
  'chaîne de montagnes': 'chaîne montagneuse|massif montagneux',
  pays: 'états souverains',
  'quels pays':
    'quels états|quelles nations|quels sont les pays qui|quels sont les états qui|quels pays du monde|c est quoi les pays qui|lesquels des pays',
  'où on parle':
    "où l'on parle|où l'on cause|où on cause|où se parle|où est parlé|où est parlée|dans lesquels on parle|dans lesquels l'on parle|qui parlent|dont les habitants parlent|où les gens parlent|parlant",
  'langue officielle':
    'langue nationale|langue administrative|langue véhiculaire|langue principale|langue d état',
  côte: 'littoral|rivage|façade maritime|bord de mer|trait de côte|ligne côtière|front de mer|frange côtière',
  frontière:
    'frontière terrestre|ligne de démarcation|démarcation|ligne frontalière|limite territoriale|tracé de la frontière|ligne de partage',
  'au nord de': 'plus au nord que|au septentrion de|dans le nord par rapport à|côté nord de',
  'au sud de': 'plus au sud que|côté sud de',
  "à l'est de": "plus à l'est que|côté est de",
  "à l'ouest de": "plus à l'ouest que|côté ouest de",
  près: 'non loin|pas loin|à proximité|aux alentours|aux environs|dans les environs|tout près|à côté|juste à côté|à deux pas|proche|proches|dans les parages|dans le voisinage|pas trop loin|aux abords immédiats',
  'au bord':
    'le long|tout le long|sur les rives|sur la rive|sur les berges|sur les bords|en bordure|au fil|aux bords',
  cours: 'tracé|trajet|parcours|itinéraire|cheminement',
  partie: 'portion|tronçon|morceau|segment|section|la portion|le tronçon|le morceau',
};
