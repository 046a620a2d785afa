/** French words for sets of places. */

import type { SetTable } from './set-table.ts';

export const fr: SetTable = {
  kinds: {
    country: [
      'etat|pays|nation|etat membre|pays membre',
      'pays|nations|etats|etats membres|pays membres|membres|nations membres',
    ],
    capital: ['capitale', 'capitales'],
    division_capital: [
      'chef lieu|capitale regionale',
      'chefs lieux|capitales regionales|capitales des etats|capitales des provinces',
    ],
    city: ['ville|metropole', 'villes|metropoles|agglomerations'],
    continent: ['continent', 'continents'],
    ocean: ['ocean', 'oceans'],
    sea: ['mer', 'mers'],
    gulf: ['golfe', 'golfes'],
    bay: ['baie', 'baies'],
    strait: ['detroit', 'detroits'],
    lake: ['lac', 'lacs'],
    river: ['fleuve|riviere|cours d eau|cours deau', 'fleuves|rivieres|cours d eau|cours deau'],
    canal: ['canal', 'canaux'],
    island: ['ile', 'iles'],
    archipelago: ['archipel', 'archipels'],
    mountain_range: [
      'chaine de montagnes|massif|massif montagneux|chaine montagneuse',
      'chaines de montagnes|massifs|massifs montagneux|chaines montagneuses',
    ],
    mountain: ['montagne', 'montagnes'],
    peak: ['sommet|pic|cime', 'sommets|pics|cimes'],
    desert: ['desert', 'deserts'],
    peninsula: ['peninsule|presqu ile', 'peninsules'],
    cape: ['cap', 'caps'],
    volcano: ['volcan', 'volcans'],
    glacier: ['glacier', 'glaciers'],
    national_park: ['parc national', 'parcs nationaux'],
  },
  divisions: {
    division: ['subdivision', 'subdivisions'],
    state: ['etat federe|land|etat', 'etats federes|lander|etats'],
    province: ['province', 'provinces'],
    region: ['region', 'regions'],
    county: ['comte', 'comtes'],
    department: ['departement', 'departements'],
    canton: ['canton', 'cantons'],
    district: ['district', 'districts'],
    prefecture: ['prefecture', 'prefectures'],
    governorate: ['gouvernorat', 'gouvernorats'],
    emirate: ['emirat', 'emirats'],
    autonomous_community: ['communaute autonome', 'communautes autonomes'],
    voivodeship: ['voivodie', 'voivodies'],
    republic: ['republique', 'republiques'],
    oblast: ['oblast', 'oblasts'],
    constituent_country: ['nation constitutive', 'nations constitutives'],
  },
  homes: {
    voivodie: 'Pologne',
    voivodies: 'Pologne',
    'communaute autonome': 'Espagne',
    'communautes autonomes': 'Espagne',
  },
  groupNouns: {
    monarchies: ['monarchie|monarchie constitutionnelle', 'monarchies|monarchies constitutionnelles'],
    'nuclear-powers': [
      'puissance nucleaire',
      'puissances nucleaires|etats nucleaires|etats dotes de l arme nucleaire',
    ],
  },
  traits: {
    monarchies:
      'avec un roi|avec un roi ou une reine|avec une monarchie|avec un monarque|ont un roi|ont un roi ou une reine|ont une monarchie|sont des monarchies',
    'left-hand-traffic':
      'ou l on roule a gauche|ou on roule a gauche|ou l on conduit a gauche|ou on conduit a gauche|roulent a gauche|roulant a gauche|conduisent a gauche|ou la circulation se fait a gauche|ou la circulation est a gauche',
    'euro-users':
      'l euro|utilisant l euro|utilisent l euro|ont l euro|avec l euro|avec l euro comme monnaie|ont l euro comme monnaie|dont la monnaie est l euro|ou l on paie en euros|ou on paie en euros|utilisent l euro comme monnaie',
    'dollar-users':
      'utilisant le dollar americain|utilisent le dollar americain|dont la monnaie est le dollar americain|avec le dollar americain',
    'cfa-franc':
      'utilisant le franc cfa|utilisent le franc cfa|avec le franc cfa|dont la monnaie est le franc cfa',
    'nuclear-powers':
      'avec l arme nucleaire|ont l arme nucleaire|possedent l arme nucleaire|possedant l arme nucleaire|dotes de l arme nucleaire|avec la bombe atomique|ont la bombe atomique|possedent la bombe atomique|dotes de la bombe atomique',
  },
  neighbours: {
    countries:
      'pays voisins|pays limitrophes|pays frontaliers|etats voisins|etats limitrophes|pays riverains|etats riverains|pays adjacents',
    any: 'voisins|voisins directs|departements limitrophes|regions limitrophes|regions voisines|departements voisins',
  },
  tributaries: ['affluent', 'affluents'],
  superlatives: {
    'size most':
      'plus grand|plus grande|plus grands|plus grandes|plus vaste|plus vastes|plus etendu|plus etendus|plus grands en superficie|plus grand en superficie|plus gros|plus grosse|plus grosses',
    'size least': 'plus petit|plus petite|plus petits|plus petites',
    'population most': 'plus peuple|plus peuples|plus peuplee|plus peuplees|plus grande population',
    'population least': 'moins peuple|moins peuples|moins peuplee|moins peuplees',
    'density most':
      'plus densement peuple|plus densement peuples|plus densement peuplee|plus dense|plus denses',
    'density least': 'moins densement peuple|moins densement peuples|moins dense|moins denses',
    'length most': 'plus long|plus longs|plus longue|plus longues',
    'length least': 'plus court|plus courts|plus courte|plus courtes',
    'latitude most':
      'plus septentrionale|plus septentrional|plus septentrionaux|plus septentrionales|plus nordique|plus au nord|plus septentrional|plus septentrionale|plus septentrionaux|plus septentrionales',
    'latitude least':
      'plus meridionale|plus meridional|plus meridionaux|plus australe|plus au sud|plus meridional|plus meridionale|plus meridionaux|plus meridionales|plus austral',
    'longitude most':
      'plus orientale|plus oriental|plus orientales|plus a l est|plus oriental|plus orientale|plus orientaux',
    'longitude least':
      'plus occidentale|plus occidental|plus occidentales|plus a l ouest|plus occidental|plus occidentale|plus occidentaux',
    'elevation most': 'plus haut|plus haute|plus hauts|plus hautes|plus eleve|plus elevee',
    'elevation least': 'plus bas|plus basse',
    'depth most': 'plus profond|plus profonde|plus profonds',
    'depth least': 'moins profond|moins profonds',
  },
  ordinals: 'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme',
  numbers: 'un deux trois quatre cinq six sept huit neuf dix onze douze',
  measures: {
    area: 'superficie|surface|taille',
    population: 'population|nombre d habitants',
    density: 'densite|densite de population',
    length: 'longueur',
    elevation: 'altitude|hauteur',
    depth: 'profondeur',
  },
  shores: {
    landlocked:
      'enclave|enclaves|enclavee|enclavees|sans mer|sans littoral|sans acces a la mer|sans cote|sans debouche sur la mer|ne touchent pas la mer|ne touche pas la mer|ne touchent pas a la mer|ne donnent pas sur la mer|sans facade maritime|n ont pas de littoral|n ont pas acces a la mer|nont pas acces a la mer|nont pas de cote|n ont pas de cote|nont pas de littoral|n ont pas d acces a la mer|nont pas dacces a la mer|n ont aucun littoral|n a pas de littoral',
    doubly_landlocked: 'doublement enclave|doublement enclaves',
    coastal:
      'donnent sur la mer|qui donnent sur la mer|donnant sur la mer|donne sur la mer|ont une facade maritime|avec une facade maritime|touchent la mer|touchant la mer|ont acces a la mer|ont une cote|ont un littoral|au bord de la mer|cotier|cotiers|cotiere|cotieres|avec un littoral|avec un acces a la mer|avec acces a la mer',
    island: 'insulaire|insulaires',
  },
  relations: {
    FlowingInto: 'se jetant dans|debouchant dans|affluents de',
    In: 'de|d|du|des|de la|de l|en|dans|au|aux|dans le|dans la|dans les|dans l|a|membres de|membres du|situes en|situes dans|situees en|faisant partie de|appartenant a',
    On: 'sur|au bord de|au bord du|autour de|autour du|le long de|le long du|riverains de|riverains du|riverains de la|donnant sur|donnent sur|donnant|donnent|le long des|en bordure de|sur les bords de|baignes par|baignees par|sur la cote de|autour des|ont une cote sur|avec une cote sur|ont un littoral sur|avec un littoral sur|ont acces a|avec acces a',
    Bordering:
      'limitrophes de|limitrophes du|limitrophes avec|frontaliers de|frontaliers du|frontaliers avec|voisins de|voisins du|voisins de la|limitrophes de la|frontaliers de la|voisines de|adjacents a|limitrophes des|limitrophe de|touchant|ayant une frontiere avec|partageant une frontiere avec|qui ont une frontiere avec|qui partagent une frontiere avec|ont une frontiere commune avec|ont une frontiere avec|partagent une frontiere avec|frontaliers des|voisins des',
    Crossing:
      'traverses par|traversees par|traverse par|arroses par|arrosees par|coupes par|par lesquels passe|par lesquels coule|par ou passe|ou coule|ou passe|par|traversant|a cheval sur',
  },
  verbs: {
    FlowingInto:
      'se jettent dans|se jette dans|se deversent dans|se deverse dans|debouchent dans|debouche dans|debouchent sur|alimentent',
    In: 'a|compte|possede|comprend|ont|comptent|compte t|y a t il|y a|il y a',
    On: 'entourent|longent|donnent sur|bordant',
    Bordering:
      'bordent|borde|touchent|touche|jouxtent|sont limitrophes|avoisinent|bordant|limitent|cotoient|a t elle une frontiere|a t il une frontiere|a t elle des frontieres|a t il des frontieres|a une frontiere|partage une frontiere|partage t elle une frontiere|partage t il une frontiere|ont une frontiere|est limitrophe',
    Crossing:
      'traverse|traversent|coule|coulent|passe|passent|arrose|arrosent|coule dans|coulent dans|passe par|passent par|coulent en|coule en|coulant',
  },
  words: {
    withWhich: 'avec quels|avec quelles|avec combien de',
    count:
      'combien de|combien d|nombre de|combien|nombre d|combien y a t il de|combien y a t il d|combien existe t il de|il y a combien de|il y a combien d',
    top: 'top',
    by: 'par|en termes de|selon|en',
    world: 'du monde|au monde|de la planete|dans le monde|sur terre|de la terre',
    filler:
      'sa|leur|y a t il|il y a|a t il|le|la|les|l|tous|toutes|tous les|toutes les|sont|est|situes|situees|qui sont|se trouvent|se trouve|se situe|se situent|est situe|est situee|un|une|quels|quelles|quel|quelle|y|son|ses|leurs|ce|actuellement|membres|t|elle|il|ils',
    owns: 'possede|appartient|appartiennent|administre|gouverne',
    owner: 'a qui appartient|a qui appartiennent|qui possede|qui gouverne|qui administre',
    toWhich: 'a',
    haveNo:
      'n ont pas de|nont pas de|n a pas de|na pas de|n ont pas|nont pas|n ont aucune|nont aucune|sans aucune',
    which: 'quels|quelles|quel|quelle',
    that: 'qui|que|dont|lesquels|ou|qu',
    and: 'et|ainsi que|et de|et du|et la|et l|et aussi|et sur|et sur la|et sur l|et sur le|et dans',
    or: 'ou|ou de|ou du',
    both: 'a la fois avec|a la fois sur|a la fois sur la|a la fois sur l|aussi bien avec|a la fois|a la fois en|a la fois de|tant en',
    not: 'ne|n|pas|ne sont pas|n est pas|non|mais pas',
    except: 'sauf|excepte|hors|sans|a l exception de|hormis|a part|a l exclusion de',
    with: 'avec|de|ayant|comptant|d',
    more: 'plus de|plus d|au moins|superieur a|superieure a|plus grands que|plus grandes que|plus grand que|plus grande que|plus longs que|de plus de|depassant',
    less: 'moins de|moins d|au plus|inferieur a|inferieure a|plus petits que|plus petites que|plus petit que|plus petite que|plus courts que',
    from: 'entre|de',
    to: 'et|a',
    halfA: 'un demi|demi|d un demi',
    million: 'million|millions|million d|millions d|millions de',
    billion: 'milliard|milliards|milliard d|milliards d',
    thousand: 'mille',
    people: 'habitants|personnes|d habitants|habitant|ames',
    populationOf: 'population|une population|une population de',
    squareKm: 'km2|km²|kilometres carres|km carres',
    km: 'km|kilometres',
    larger: 'plus grands que|plus grandes que|plus grand que|plus grande que|plus vastes que|plus vaste que',
    smaller: 'plus petits que|plus petites que|plus petit que|plus petite que',
    longer: 'plus longs que|plus long que|plus longues que',
    entirely: 'entierement|totalement|completement',
    partly: 'partiellement|en partie',
    speaking: 'ou l on parle|ou on parle|qui parlent|parlant',
    spoken:
      'comme langue officielle|pour langue officielle|est parle|est langue officielle|est la langue officielle',
    but: 'mais',
    butNot: 'mais pas avec|mais pas avec la|mais pas a|mais pas de|mais pas|mais non',
    shared:
      'a la frontiere entre|a la frontiere de|sur la frontiere entre|partages entre|partages par|communs a',
    each: 'chaque',
    neighbourUnit: 'voisin|voisins|pays voisin|pays voisins|pays',
    inclusive: 'au moins|au plus|jusqu a',
    outside: 'hors de|en dehors de|hors',
    shoreNoun: 'cote|cotes|facade|facade maritime|littoral',
    pronoun: 'ses|son|sa|leurs',
    morePeople: 'plus d habitants que|plus peuples que',
    fewerPeople: 'moins d habitants que|moins peuples que',
    only: 'seulement|uniquement|exclusivement',
    offCoast: 'au large de la cote de|au large des cotes de|au large de|au large du|au large des|au large d',
    neither: 'ni|ni a|ni de',
    non: 'non',
    those: 'ceux|celles',
    have: 'a|compte|possede|ont|comptent',
  },
  languages: {
    fr: 'francais',
    es: 'espagnol',
    pt: 'portugais',
    de: 'allemand',
    it: 'italien',
    nl: 'neerlandais',
    en: 'anglais',
    ar: 'arabe',
    ru: 'russe',
    zh: 'chinois',
    tr: 'turc',
    el: 'grec',
    sw: 'swahili',
  },
  speakers: {
    fr: 'francophone|francophones',
    es: 'hispanophone|hispanophones',
    pt: 'lusophone|lusophones',
    de: 'germanophone|germanophones',
    it: 'italophone|italophones',
    nl: 'neerlandophone|neerlandophones',
    en: 'anglophone|anglophones',
    ar: 'arabophone|arabophones',
    ru: 'russophone|russophones',
    zh: 'sinophone|sinophones',
    tr: 'turcophone|turcophones',
  },
};
