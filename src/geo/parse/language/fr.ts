/** French. */

import type { LanguageTable } from './language-table.ts';

export const fr: LanguageTable = {
  keywords: {
    of: 'de|du|des|d|de la|de l',
    within:
      'a moins de|dans un rayon de|a une distance de|jusqu a|jusqua|au plus|au maximum|moins de|dans un perimetre de|dans les|pas plus de|a',
    around:
      'centre sur|centree sur|autour|autour de|autour du|autour des|alentour de|aux alentours de|de chaque cote de|de chaque cote du|de chaque cote d|de part et d autre de|de part et d autre du|de part et d autre d|des deux cotes de|des deux cotes du',
    off: 'au large|au large de|au large des|au large du',
    inland: 'a l interieur des terres|dans les terres',
    coast:
      'ligne de cote|ligne cotiere|cote|cotes|littoral|rivage|rivages|bord de mer|facade maritime|trait de cote',
    border:
      'frontiere terrestre|frontieres terrestres|frontiere|frontieres|limite|limites|contour|contours|bord',
    between: 'entre|triangle forme par|triangle entre',
    halfway:
      'point milieu entre|le point milieu entre|point median entre|milieu entre|point a mi chemin entre|a mi chemin entre|a michemin entre|au milieu entre|a mi distance entre',
    and: 'and|et|ainsi que|plus|et aussi|et de',
    or: 'ou|ou de|ni',
    except:
      'sauf|excepte|hors|sans|a l exception de|a lexception de|mais pas|hormis|a part|en dehors de|a l exclusion de|moins la|mais sans|en excluant',
    in: 'en|dans|au|aux|a l interieur de|appartient a|appartient au|appartient aux|appartenant a|appartenant au|appartenant aux',
    with: 'avec',
    overlap: 'intersection de|intersection entre|chevauchement de|chevauchement entre',
    overlaps: 'se chevauchent|se croisent|se recoupent',
    both: 'a la fois en|a la fois dans|a la fois',
    part: 'partie de|parties de|partie|region de|zone de|tout en|toute',
    by: 'elargi de|elargie de|agrandi de|agrandie de|etendu de|etendue de',
    zone: 'marge|rayon|diametre|zone|tampon|zone tampon',
    near: 'pres|pres de|proche de|a proximite de|a cote de',
    meets: 'rencontre|touche',
    farther: 'au dela de|a plus de|plus de|au moins a|a au moins',
    along: 'le long de|le long du|le long des|le long d|tout au long de|le long',
    strip: 'bande|couloir|large bande|bande cotiere',
    sea: 'mer|ocean|la mer|l ocean|bord de la mer|bord de l eau',
    closer:
      'plus pres de|plus pres du|plus pres des|plus pres d|plus proche de|plus proche du|plus proche des|plus proche d|plus proches de|plus proches du|plus proches d',
    fartherFrom: 'plus loin de|plus loin du|plus loin d|plus eloigne de|plus eloignee de',
    than: 'que de|que du|que des|que d|qu a|que de la|que de l',
    middle:
      'centre de|centre du|centre d|milieu de|milieu du|milieu d|coeur de|coeur du|central|centrale|au centre de|au centre du|au milieu de|au milieu du|dans le centre de',
    interior:
      'interieur de|interieur du|interieur des|interieur d|l interieur des terres de|interieur des terres en',
    surroundings:
      'juste en dehors de|juste en dehors d|juste hors de|juste a l exterieur de|environs de|environs du|environs d|alentours de|alentours du|alentours d',
    outskirts: 'banlieue de|banlieue d|peripherie de|peripherie d|abords de|abords d',
    hinterland: 'arriere pays de|arriere pays d|arriere pays du|hinterland de',
    apart:
      'distance entre|la distance entre|distance de|quelle est la distance entre|quelle distance entre|a quelle distance est|a quelle distance se trouve|combien de kilometres entre|combien de km entre',
    line: 'ligne|ligne droite|ligne directe|droite|orthodromie|grand cercle|geodesique',
    bank: 'rive|rive de|rive du',
    leftBank:
      'cote gauche de|cote gauche du|cote gauche d|bord gauche de|bord gauche du|bord gauche d|berge gauche de|berge gauche du|rive gauche de|rive gauche du|rive gauche d|rive gauche',
    rightBank:
      'cote droit de|cote droit du|cote droit d|bord droit de|bord droit du|bord droit d|berge droite de|berge droite du|rive droite de|rive droite du|rive droite d|rive droite',
    upstream: 'en amont de|en amont du|en amont d|amont de',
    downstream: 'en aval de|en aval du|en aval d|aval de',
    source: 'source de|source du|source d|sources de|sources du',
    mouth: 'son embouchure|embouchure de|embouchure du|embouchure d',
    meetingPoint:
      'confluence de|confluence du|confluence d|confluence entre|confluent de|confluent du|confluent entre|ou se rencontrent|ou se rejoignent|ou se touchent|point de rencontre de|tripoint de|tripoint|point triple de|point de rencontre des|rencontre des|triple frontiere de|triple frontiere entre|point ou se rencontrent|point ou se rejoignent|point ou se touchent|ou se croisent|point ou se croisent',
    mainland: 'continentale|continental|partie continentale de|partie continentale du',
    home: 'metropolitaine|metropole de',
    overseas:
      'outre mer|d outre mer|territoires d outre mer de|regions d outre mer de|departements d outre mer de|outre mer de',
    on: 'sur',
    facing: 'face a|faisant face a|en face de|qui fait face a|donnant sur',
    bounds:
      'emprise de|emprise du|boite englobante de|boite englobante du|rectangle englobant|rectangle autour de|rectangle autour du|bounding box de|bbox de|bbox',
    to: 'jusqua|jusquau|jusquaux|jusque a',
    filler:
      'terres|terres emergees|le|la|les|l|un|une|s il vous plait|sil vous plait|svp|montre moi|montrez moi|montre|montrez|affiche|trouve|donne moi|ou est|ou se trouve|quelle est|quel est|carte de|tout|zone|zones|region|regions|secteur|territoire|comprise|compris|qui|est situe|situe|situee|merci|moi|je veux|je voudrais|dessine|tout ce qui est|ce qui est|tout ce qui|ce qui|se trouve|est|maximum|au maximum|au plus|tout au plus|situes|situees|sont situees|sont situes|qui se trouvent|qui se trouve',
  },
  compass: {
    points: [
      ['nord', 'septentrional', 'septentrionale'],
      ['nord est'],
      ['est', 'oriental', 'orientale'],
      ['sud est'],
      ['sud', 'meridional', 'meridionale'],
      ['sud ouest'],
      ['ouest', 'occidental', 'occidentale'],
      ['nord ouest'],
    ],
    direction: '',
    beyond: 'au # de|au # du|au # des|au # d|au #|a l # de|a l # du|a l # d|a l #|plus au # que',
    close:
      'juste au # de|juste au # du|juste au # d|juste a l # de|juste a l # du|juste a l # d|un peu au # de|un peu au # d|un peu a l # de|un peu a l # d|legerement au # de',
    adjective: 'partie # de|partie # du|moitie # de|moitie # du|moitie # d|partie # d',
    outermost:
      'point le plus au # de|point le plus au # du|point le plus au # d|point le plus au # des|point le plus a l # de|point le plus a l # du|point le plus a l # d|point le plus # de|point le plus # du|point le plus # d|point extreme # de|point extreme # du|les plus au # de|les plus au # du|les plus au # des|les plus au # d|les plus a l # de|les plus a l # du|les plus a l # d|les plus a l # des',
    half: 'le # de|le # du|le # des|le # d|l # de|l # du|l # d|dans le # de|dans le # du|dans l # de|# de|# du',
  },
  units: {
    ft: 'pied pieds',
    km: 'borne bornes',
    mi: 'mille milles',
    nmi: 'mille-marin milles-marins mille-nautique milles-nautiques',
  },
  loneUnits: '',
  fractions: {
    moitie: 2,
    tiers: 3,
    quart: 4,
    quarts: 4,
    cinquieme: 5,
    cinquiemes: 5,
    sixieme: 6,
    dixieme: 10,
    dixiemes: 10,
    coin: 5,
    pointe: 30,
  },
  about: 'autour|autour de|autour du|autour des|alentour de|aux alentours de',
  times: 'heure heures minute minutes jours',
  notLengths: 'degre degres',
  vague:
    'quelques plusieurs beaucoup peu certains certaines poignee dizaines douzaines vingtaines centaines milliers',
  besideVague: 'un une de d des cents mille',
  numbers: {
    ones: 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix',
    more: { une: 1, demi: 0.5, dizaine: 10, douzaine: 12, vingtaine: 20, cinquantaine: 50, centaine: 100 },
    scales: { cent: 100, cents: 100 },
    glue: 'et de d',
    range: 'a et',
  },
  mended: 'frontiere cote littoral entre sauf excepte autour moins kilometres metres rayon nord ouest',
};
