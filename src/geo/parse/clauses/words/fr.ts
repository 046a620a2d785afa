import { phraseProduct } from '../../phrase-product.ts';
import type { ClauseWords } from '../clause-words.ts';

const touchVerbs =
  'touche|touchent|borde|bordent|jouxte|jouxtent|avoisine|avoisinent|côtoie|côtoient|confine|confinent|limite|limitent';
const shoreVerbs = 'donne|donnent|longe|longent|baigne|baignent|entoure|entourent';
const flowsVerbs =
  'coule|coulent|traverse|traversent|passe|passent|arrose|arrosent|parcourt|parcourent|franchit|franchissent|irrigue|irriguent|sillonne|sillonnent';
const intoVerbs =
  'se jette|se jettent|débouche|débouchent|se déverse|se déversent|se vide|se vident|aboutit|aboutissent|conflue|confluent';
const meets = phraseProduct('touche|touchent|touchant|bordent|borde|bordant', 'à|', "la|le|l'|les");
const never = 'pas|jamais|pas du tout|absolument pas|nullement|point';
/** "n'" as it is written and as it is typed. */
const without = (verbs: string) => phraseProduct("ne|n'|n|", verbs, never);
const haveNo = phraseProduct(
  "n'a|n'ont|n a|n ont|na|nont|n'ayant|n ayant|ne possède|ne possèdent|ne dispose|ne disposent|ne partage|ne partagent",
  "pas|pas de|pas d'|aucun|aucune",
);
const most = (adjectives: string) => phraseProduct('le|la|les|leur|leurs|son|sa|ses|', 'plus', adjectives);
const least = (adjectives: string) => phraseProduct('le|la|les|leur|leurs|son|sa|ses|', 'moins', adjectives);
/** What compares with a named place: words of no set, so that none is read from the superlative in them. */
const compared = phraseProduct(
  'plus|moins|aussi',
  'grand|grande|grands|grandes|vaste|vastes|étendu|étendue|étendus|étendues|gros|grosse|petit|petite|petits|petites|long|longue|longs|longues|court|courte|courts|courtes|peuplé|peuplée|peuplés|peuplées|haut|haute|hauts|hautes|élevé|élevée|élevés|profond|profonde|profonds|profondes',
  "que|qu'|qu|que le|que la|que l'|que les|que celle|que celui",
);

const notIs =
  "n'est pas|ne sont pas|n'est point|ne soit pas|ne soient pas|n'étant pas|n est pas|nest pas|n sont pas|sont pas|est pas|ne se trouve pas|ne se trouvent pas|ne se situe pas|ne se situent pas|n'est pas situé|n'est pas située|ne sont pas situés|ne sont pas situées|mais pas|et pas|pas|qui n'est pas|qui ne sont pas";
const enclosed = 'enclavé|enclavée|enclavés|enclavées';
const seaside =
  'côtier|côtière|côtiers|côtières|littoral|littoraux|littorale|littorales|en bord de mer|sur la côte';

export const fr: ClauseWords = {
  object: 'behind',
  larger: 'plus grand que|plus grande que|plus grands que|plus grandes que',
  smaller: 'plus petit que|plus petite que|plus petits que|plus petites que',
  fill: "le|la|les|l'|l|un|une|ce|cet|cette|ces|c'|c|ça|ca|cela|celui|celle|ceux|celles|celui-ci|celle-ci|ceux-ci|celui-là|celle-là|qui|que|qu'|qu|quoi|lequel|laquelle|lesquels|lesquelles|duquel|de laquelle|desquels|desquelles|auquel|à laquelle|auxquels|auxquelles|quel|quelle|quels|quelles|quel est|quelle est|quels sont|quelles sont|kel|kels|kelle|est|sont|est-ce que|est-ce qu'|est ce que|est ce qu|est-ce|est ce|c'est quoi|c est quoi|c koi|c quoi|c'est où|c'est|ce sont|c'est qui|qu'est-ce que|qu'est ce que|qu'est-ce qui|soient|être|étant|avoir|ait|aient|y|il y a|y a|ya|y'a|y a-t-il|y a t il|il y a-t-il|existe|existent|existe-t-il|existe t il|existant|se|s'|s|situe|situent|situé|située|situés|situées|se situe|se situent|se trouve|se trouvent|trouve|trouvent|trouvant|se trouvant|sis|sise|localisé|localisée|localisés|localisées|localise|localiser|placé|placée|placés|placées|figure|figurent|il|elle|ils|elles|on|l'on|je|j'|j|tu|nous|vous|me|m'|m|te|t|t'|moi|toi|lui|leur|leurs|son|sa|ses|en|appelle|appellent|s'appelle|s'appellent|appelé|appelée|appelés|appelées|nommé|nommée|nommés|nommées|nom|noms|le nom|les noms|nomme|dis|dis-moi|dis moi|dites|dites-moi|dites moi|dire|montre|montre-moi|montre moi|montrez|montrez-moi|montrez moi|montrer|affiche|affiche-moi|affichez|afficher|indique|indique-moi|indiquez|indiquez-moi|indiquer|donne-moi|donne moi|donnez-moi|donnez moi|me donner|cite-moi|liste|lister|listez|la liste|une liste|surligne|dessine|dessinez|cherche|cherches|chercher|trouver|trouve-moi|trouve moi|trouvez|veux|veut|voudrais|voudrait|voulais|souhaite|souhaiterais|aimerais|aimerait|besoin|j'ai besoin|voir|savoir|connaître|connais|sais|sais-tu|savez|savez-vous|sait|quelqu'un|quelqu un|peux|peux-tu|peut|peut-on|pouvez|pouvez-vous|pourrais|pourrais-tu|pourriez|pourriez-vous|possible|serait|svp|stp|s'il te plaît|s'il vous plaît|s il te plait|s il vous plait|sil te plait|sil vous plait|merci|merci d'avance|bonjour|bonsoir|salut|coucou|hello|euh|bah|ben|hein|voilà|bon|donc|alors|mais|bien|déjà|en fait|au juste|précisément|exactement|au fait|du coup|genre|approximativement|à peu près|environ où|vraiment|carte|la carte|sur la carte|sur une carte|sur carte|une carte|tout|toute|tous|toutes|tous les|toutes les|l'ensemble|ensemble|ceci|actuellement|aujourd'hui|du monde|au monde|dans le monde|sur terre|de la planète|géographiquement|question|ma question|jsp|jcherche|jveux|chui|dsl|t'as|tas|pr|où|citez-moi|donne la|donne les|donne le|donne une|donnez la|donnez les|donnez une|trace-moi|donne moi la|ont|ayant|parmi|d'entre|entre eux|d'où à où|d'où jusqu'où|d'où|de quel endroit à quel endroit|d ou a ou|quel point|chacun|chacune|notamment|précis|direct|directe|directs|directement|l'a|ki|g besoin|jai|jai besoin|j'ai|à savoir|c'est à dire|sais pas|je sais pas|dsl mais|keske|qu'est-ce qu'il y a comme|comme|dont le nom|seul|seule|seuls|seules|unique|uniques|l'unique|citer|me citer|citez|énumère|énumérez|recense|recensez|faut-il|faut il|il faut|voient|géo|rappelle|rappelle-moi|apprends-moi|explique|explique-moi|précise|précisez",
  in: `${phraseProduct('appartient|appartiennent|appartenant', 'à|au|aux', "la|l'|les|")}|${phraseProduct('fait|font|faisant', 'partie', "de|du|des|d'|de la|de l'")}|composent|compose|constituent|constitue|forment la|forment le|forment l'|de|du|des|d'|d|dans|chez|au sein|à l'intérieur|a l interieur|dans les limites|dans les frontières|à l'intérieur des frontières|sur le territoire|sur le sol|du territoire|appartient|appartiennent|appartenant|appartenir|fait partie|font partie|faisant partie|faire partie|fasse partie|fassent partie|partie intégrante|relève|relèvent|relevant|rattaché|rattachée|rattachés|rattachées|compris dans|comprise dans|inclus|incluse|incluses|du côté|en|dans le territoire|est membre|sont membres|membre de|membres de|membre du|membres du|membre des|membres des|membre de la|membres de l'|correspond à|correspondant à`,
  notIn: `hors de|hors du|hors des|hors d'|en dehors|à l'extérieur|${phraseProduct("ne|n'|n", 'fait|font|faisant', 'pas|plus', 'partie')}|${phraseProduct("n'|n", 'appartient|appartiennent|appartenant', 'pas|plus')}|${phraseProduct('ne', 'relève|relèvent', 'pas|plus')}|ne se trouve pas|ne se trouvent pas|ne se situe pas|ne se situent pas|${phraseProduct(notIs, "en|dans|au|aux|dans le|dans la|dans l'|dans les|à|de|du|d'|de la|de l'|des|membre|membres")}`,
  on: `${phraseProduct('autour|le long|au pourtour|sur le pourtour', "de|du|des|de la|de l'")}|à|a|au|aux|sur|avec|par|le long|à travers|au travers|contre|devant|après lequel|avec qui|avec lequel|avec laquelle|avec lesquels|avec lesquelles|par lequel|par laquelle|par lesquels|par lesquelles|sur lequel|sur laquelle|sur lesquels|sur lesquelles|par où|autour|pourtour`,
  and: "et|ainsi que|ainsi qu'|de même que|puis|comme|aussi bien que|et aussi|et également|mais aussi|&|que|qu'|qu",
  or: 'ou|ou bien|soit|ou alors|ou encore',
  both: 'à la fois|tous les deux|toutes les deux|tous deux|toutes deux|les deux à la fois|tant|aussi bien|aussi|également|en même temps|simultanément|conjointement|autant',
  not: "pas|pas de|pas d'|non|aucun|aucune|nul|nulle|jamais|point|n'est pas|ne sont pas|n est pas|nest pas|n'étant pas|ne soit pas|ne soient pas|n'y a pas|n'existe pas|nulle part|mais pas|et pas|ne sont point|sans y",
  nor: "ni|ni l'un|ni même|non plus|ni la|ni le|ni l'|ni les|ni à la|ni au|ni avec|ni avec la|ni avec le|ni avec l'|ni sur|ni dans|ni en",
  only: 'seulement|uniquement|exclusivement|juste|rien que|ne',
  except:
    "sauf|excepté|exceptée|exceptés|à part|à l'exception|à l exception|exception faite|mis à part|mise à part|moins|sans compter|sans inclure|excluant|en excluant|exclu|exclue|exclus|à l'exclusion|autre que|autres que|autre qu'|autres qu'|si ce n'est|hormis|hors|sans",
  wholly:
    "entièrement|intégralement|totalement|complètement|en totalité|dans sa totalité|dans leur totalité|en entier|dans son intégralité|dans leur intégralité|tout entier|tout entière|entier|entière|de bout en bout|à cent pour cent|à 100 %|100 %|intégral|en intégralité|d'un bout à l'autre",
  partly:
    'partiellement|en partie|pour partie|partiel|partielle|à moitié dans|en partie seulement|pour une part',
  touch: `${touchVerbs}|${meets}|touchant|toucher|bordant|jouxtant|jouxter|avoisinant|avoisinants|avoisinante|avoisinantes|côtoyant|confinant|limitant|frontière|frontières|frontière terrestre|frontières terrestres|frontière commune|frontières communes|frontière en commun|frontière directe|frontiere|frontalier|frontalière|frontaliers|frontalières|limitrophe|limitrophes|mitoyen|mitoyens|mitoyenne|mitoyennes|contigu|contigus|contiguë|contiguës|contigue|contigues|adjacent|adjacents|adjacente|adjacentes|attenant|attenants|attenante|attenantes|en commun|partage|partagent|partageant|partager|partage-t-il|a une frontière|ont une frontière|ayant une frontière|est frontalier|collé|collée|collés|collées|collé à|accolé|accolés|accolée|accolées|en contact|contact|au contact|se touchent|se touchant|voisinage|fait frontière|font frontière|faisant frontière|colle|collent|collant`,
  notTouch: `ne partageant pas de frontière|ne partagent pas de frontière|ne partagent aucune frontière|${phraseProduct('ne', 'touchant|bordant|jouxtant|côtoyant', 'pas|ni|aucunement')}|${without(touchVerbs)}|${phraseProduct("ne|n'|n", touchVerbs, 'ni')}|${phraseProduct(haveNo, 'frontière|frontières|frontière commune|frontières communes|frontière terrestre|frontières terrestres|frontière en commun|une frontière')}|${phraseProduct("n'est|ne sont|n est|nest|n'étant|ne soit|ne soient|pas|non", 'pas|', 'frontalier|frontaliers|frontalière|frontalières|limitrophe|limitrophes|voisin|voisins|voisine|voisines|adjacent|adjacents|adjacente|adjacentes')}|sans frontière|sans frontières|sans frontière commune|sans frontière terrestre|sans toucher|sans border|ne touchant pas|ne bordant pas|ne jouxtant pas|${phraseProduct("ne|n'|n|", 'touche|touchent|borde|bordent', never, 'à|', "la|le|l'|les")}|n'a de frontière ni|n'ont de frontière ni|n'a de frontière commune ni|n'ont de frontière commune ni|ne fait pas frontière|ne font pas frontière|fait pas frontière|font pas frontière|colle pas|collent pas|ne colle pas|ne collent pas`,
  neighbours: 'voisin|voisins|voisine|voisines|voisins directs|voisin direct|voisins immédiats',
  shore: `${shoreVerbs}|donnant|bordée|bordés|bordées|longeant|longé|baigné|baignée|baignés|baignées|baignant|entourant|côte|côtes|littoral|littoraux|rivage|rivages|rive|rives|berge|berges|au bord|aux bords|en bordure|bordure|riverain|riveraine|riverains|riveraines|façade|façades|façade maritime|façades maritimes|trait de côte|ligne de côte|s'ouvre|s'ouvrent|plages|accès à|un accès à|un accès sur|accès direct à|débouché sur|débouchés sur|ouverture sur|ouvert sur|ouverts sur|ouverte sur|bord de|bords de|${phraseProduct('donne|donnent|donnant|accès|façade|débouché|ouverture', 'sur|à', "la|le|l'|les")}|${phraseProduct('bordé|bordée|bordés|bordées|baigné|baignée|baignés|baignées', 'par', "la|le|l'|les")}|${phraseProduct('longe|longent|longeant|entourent|entourant', "la|le|l'|les")}|la côte|${phraseProduct('est|sont', 'baigné|baignée|baignés|baignées|bordé|bordée|bordés|bordées', 'par', "la|le|l'|les|")}|bordé par|entouré par|entourée par|entourés par|entourées par|entouré de|entourée de|entourée du`,
  notShore: `${phraseProduct('ne', 'donnant|longeant', 'pas|ni', 'sur|')}|${phraseProduct('sans', 'côte|côtes|accès|littoral|façade|débouché|façade maritime|ouverture', 'sur|à|', "la|le|l'|les|")}|${without(shoreVerbs)}|${phraseProduct(haveNo, 'côte|côtes|littoral|façade|façade maritime|rive|rives|rivage|accès|bord|plage|plages|débouché|une côte')}|sans côte|sans côtes|sans littoral|sans accès|sans débouché|sans façade|sans rive|n'est pas baigné|n'est pas baignée|ne sont pas baignés|ne sont pas baignées|n'est pas riverain|ne sont pas riverains|non riverain|non riverains|ne donnant pas|n'a de côte ni|n'ont de côte ni|n'a de côtes ni|n'ont de côtes ni|n'ont de littoral ni|n'a de littoral ni|n'ont d'accès ni|n'a d'accès ni|${phraseProduct("ne|n'|n|", shoreVerbs, never, 'sur|à|', "la|le|l'|les")}|sans façade maritime|sans rivage`,
  flows: `${flowsVerbs}|couler|coulant|traversant|traverser|traversé|traversée|traversés|traversées|passant|passer|arrosant|arrosé|arrosée|arrosés|arrosées|parcourant|parcouru|parcourue|parcourus|parcourues|franchissant|irriguant|irrigué|irriguée|irrigués|irriguées|sillonné|sillonnée|serpente|serpentent|serpentant|s'écoule|s'écoulent|s'écoulant|écoule|écoulent|longe|longent|coupe|coupent|coupant|va|vont|allant|roule|roulent`,
  notFlows: `${without(flowsVerbs)}|ne coulant pas|ne traversant pas|ne passant pas|n'est pas traversé|n'est pas traversée|ne sont pas traversés|ne sont pas traversées|n'est pas arrosé|ne sont pas arrosés|ne s'écoule pas|ne s'écoulent pas|sans traverser|sans passer|sans couler`,
  into: `${intoVerbs}|se jetant|jette|jettent|jetant|se jeter|jeter|débouchant|déboucher|se déversant|déverse|déversent|aboutissant|se terminant|confluant|affluent|affluents|tributaire|tributaires|rejoignant|rejoindre|se vide|se vident|a son embouchure|ont leur embouchure|ayant son embouchure|dont l'embouchure|rejoint|rejoignent`,
  rises:
    'prend sa source|prennent leur source|prennent leurs sources|prenant sa source|prenant leur source|prend source|prendre sa source|prend naissance|prennent naissance|prenant naissance|prend son origine|prennent leur origine|naît|nait|naissent|naissant|naître|née|nés|nées|a sa source|ont leur source|ayant sa source|ayant leur source|a son origine|ont leur origine|dont la source|dont la source est|trouve sa source|trouvent leur source|jaillit|jaillissent|source|sources',
  holds:
    'contient|contiennent|contenant|possède|possèdent|possédant|renferme|renferment|renfermant|abrite|abritent|abritant|comprend|comprennent|comprenant|inclut|incluent|incluant|héberge|hébergent|dispose|disposent|disposant|doté|dotée|dotés|dotées|où il y a|dans lequel se trouve|dans laquelle se trouve|dans lesquels se trouvent|accueille|accueillent|dans lesquelles se trouvent|dans lequel se situe|dans laquelle se situe|auquel appartient|à laquelle appartient',
  between:
    'entre|située entre|situé entre|compris entre|comprise entre|coincé entre|coincée entre|pris entre',
  separates:
    'sépare|séparent|séparant|séparer|séparé|séparée|séparés|séparées|divise|divisent|divisant|divisé|divisée|scinde|scindent|coupe en deux|coupent en deux|marque la frontière|marquent la frontière|forme la frontière|forment la frontière|formant la frontière|sert de frontière|servent de frontière|constitue la frontière|constituent la frontière|fait la frontière|font la frontière|délimite|délimitent',
  joins:
    'relie|relient|reliant|relier|joint|joignent|joignant|connecte|connectent|unit|unissent|raccorde|raccordent|fait communiquer|font communiquer|fait la liaison|font la liaison',
  shared:
    'se partagent|se partage|partagé|partagée|partagés|partagées|partagé par|partagé entre|partagée entre|partagés entre|en partage|commun à|commune à|communs à|communes à|commun aux|communs aux|à cheval|à cheval sur|à cheval entre|possèdent en commun|ont en commun|réparti entre|répartie entre',
  foreign:
    "étranger|étrangers|étrangère|pays étranger|pays étrangers|un pays étranger|l'étranger|à l'étranger|autre pays|autres pays|un autre pays|d'autres pays|autre état|autres états|un autre état|d'autres états|autre nation|nation étrangère|pays tiers|aucun pays|aucun autre pays|aucun autre état|nul autre pays|aucun pays étranger|pays quelconque",
  landlocked: `${phraseProduct('dépourvu|dépourvue|dépourvus|dépourvues|privé|privée|privés|privées|manque|manquent', "de|d'", 'accès à la mer|façade maritime|littoral|débouché maritime|débouché sur la mer|côte|côtes|mer')}|${phraseProduct("n'ayant|n'a|n'ont|sans", 'aucun|aucune', 'débouché maritime|accès à la mer|façade maritime|débouché sur la mer|accès maritime')}|enclavé|enclavée|enclavés|enclavées|sans accès à la mer|sans acces mer|sans aucun accès à la mer|sans accès à l'océan|sans mer|sans débouché sur la mer|sans débouché maritime|sans ouverture sur la mer|privé d'accès à la mer|privés d'accès à la mer|privé de mer|privés de mer|dépourvu de littoral|dépourvus de littoral|${phraseProduct(haveNo, "accès à la mer|accès à l'océan|accès direct à la mer|la mer|débouché sur la mer|débouché maritime|bord de mer|mer")}|${phraseProduct('a pas|ont pas', "accès à la mer|d'accès à la mer|la mer|de côte|de littoral")}|${phraseProduct(notIs, seaside)}`,
  coastal: `côtier|côtière|côtiers|côtières|littorale|littorales|en bord de mer|au bord de la mer|sur la côte|sur le littoral|${phraseProduct('avec|ayant|ont|a|qui ont|possède|possèdent', "un accès à la mer|accès à la mer|une façade maritime|un littoral|une côte|une ouverture sur la mer|un débouché sur la mer|accès à l'océan")}|littoral|littoraux|n'est pas enclavé|n'est pas enclavée|ne sont pas enclavés|ne sont pas enclavées|non enclavé|non enclavés|pas enclavé|pas enclavés|${phraseProduct(notIs, enclosed)}`,
  largest: `${most('grand|grande|grands|grandes|vaste|vastes|étendu|étendue|étendus|étendues|gros|grosse|grosses')}|le plus de superficie|la plus grande superficie|la plus grande surface`,
  smallest: `${most('petit|petite|petits|petites|minuscule|minuscules|riquiqui')}|${least('grand|grande|grands|grandes|étendu|étendue|étendus|étendues|vaste|vastes')}|la plus petite superficie`,
  longest: `${most('long|longue|longs|longues|lon')}|la plus grande longueur`,
  shortest: `${most('court|courte|courts|courtes')}|${least('long|longue|longs|longues')}`,
  populous: `${most('peuplé|peuplée|peuplés|peuplées|populeux|populeuse|populeuses|habité|habitée|habités|habitées')}|le plus d'habitants|le plus d habitants|le plus d'habitant|le plus de monde|le plus de gens|le plus de population|la plus grande population|la plus forte population|la population la plus importante|le plus grand nombre d'habitants|la plus nombreuse population`,
  leastPopulous: `${least('peuplé|peuplée|peuplés|peuplées|habité|habitée|habités|habitées')}|le moins d'habitants|le moins d habitants|le moins de monde|le moins de population|la plus petite population|la plus faible population`,
  highest: `${most('haut|haute|hauts|hautes|élevé|élevée|élevés|élevées')}|point culminant|points culminants|culminant`,
  deepest: most('profond|profonde|profonds|profondes'),
  byArea:
    "en superficie|par superficie|par la superficie|en surface|par la surface|par la taille|par taille|en taille|en étendue|par l'étendue|en termes de superficie|en terme de superficie|au niveau superficie|niveau superficie|en km2|superficie|surface",
  byPeople:
    "en population|par population|par la population|par le nombre d'habitants|par nombre d'habitants|en nombre d'habitants|en termes de population|en terme de population|au niveau population|niveau population|démographiquement|nombre d'habitants|population",
  count:
    "combien|combien de|combien d'|combien d|combien y a-t-il|combien y a-t-il de|combien y a t il de|combien il y a de|il y a combien de|y a combien de|le nombre|le nombre de|le nombre d'|nombre de|nombre d'|quel nombre de|combi1",
  part: 'partie|parties|la partie|part|portion|portions|section|sections|tronçon|tronçons|segment|segments|morceau|bout|le bout|tranche|fraction|secteur',
  course:
    "cours|le cours|parcours|tracé|trajet|itinéraire|lit|de la source à l'embouchure|de sa source à son embouchure|depuis sa source jusqu'à son embouchure|sur toute sa longueur|toute la longueur|tout le long|tout au long|intégralité du cours|d'où part et où finit|où commence et où finit|où elle naît et où elle finit|tout le cours|le cours entier|cours entier|le tracé|le parcours|le lit",
  source:
    'source|sources|la source|sa source|origine|naissance|prend sa source|prennent leur source|naît|naissent|a sa source|prend source|vient|viennent|sort',
  mouth:
    "embouchure|embouchures|l'embouchure|son embouchure|estuaire|estuaires|bouche|bouches|se jette|se jettent|débouche|débouchent|finit|se termine",
  from: 'de|du|depuis|à partir|à partir de',
  to: `${phraseProduct('moins', "de|d'")}|${compared}|à|a|jusqu'à|jusqu'au|jusqu'aux|jusqu'en|jusqu à|jusqu au|jusque|au|aux|la plus grande partie|la plus grande part|la majeure partie|${phraseProduct('mais pas|et pas|pas|mais non', 'les deux|aux deux|avec les deux|tous les deux|toutes les deux|à la fois|par les deux')}|frontière maritime|frontières maritimes|dont`,
  kinds: {
    country:
      'pays|quels pays|ces pays|tous les pays|état|états|nation|nations|état membre|états membres|pays membre|pays membres|payx|pay|les pays|des pays',
    territory: 'territoire|territoires|dépendance|dépendances',
    division: 'subdivision|subdivisions|division administrative|divisions administratives',
    capital: 'capitale|capitales|la capitale',
    division_capital:
      'chef-lieu|chefs-lieux|chef lieu|chefs lieux|capitale régionale|capitales régionales|préfectures régionales',
    city: 'ville|villes|métropole|métropoles|agglomération|agglomérations|cité|cités|commune|communes',
    continent: 'continent|continents',
    ocean: 'océan|océans',
    sea: 'mer|mers',
    gulf: 'golfe|golfes',
    bay: 'baie|baies',
    strait: 'détroit|détroits',
    lake: 'lac|lacs',
    river: "fleuve|fleuves|rivière|rivières|cours d'eau|cours d eau|cours deau",
    canal: 'canal|canaux',
    island: "île|îles|ilot|ilots|l'île|des îles",
    archipelago: 'archipel|archipels',
    mountain_range:
      'chaîne de montagnes|chaînes de montagnes|chaîne de montagne|chaîne montagneuse|chaînes montagneuses|massif|massifs|massif montagneux|massifs montagneux|cordillère|cordillères|chaîne|chaînes',
    mountain: 'montagne|montagnes|mont|monts|la montagne|des montagnes',
    peak: 'sommet|sommets|pic|pics|cime|cimes|point culminant',
    desert: 'désert|déserts',
    peninsula: "péninsule|péninsules|presqu'île|presqu'îles|presqu ile|presqu iles",
    cape: 'cap|caps|le cap',
    volcano: 'volcan|volcans',
    active_volcano: 'volcan actif|volcans actifs|volcan en activité|volcans en activité',
    glacier: 'glacier|glaciers|des glaciers',
    national_park: 'parc national|parcs nationaux',
    fjord: 'fjord|fjords',
    forest: 'forêt|forêts',
    waterfall: "chute d'eau|chutes d'eau|cascade|cascades",
    airport: 'aéroport|aéroports',
    port: 'port|ports|ville portuaire|villes portuaires|le port',
    state:
      'état fédéré|états fédérés|land|länder|lander|état|états|quels länder|les länder|des länder|quel land',
    province: 'province|provinces',
    region: 'région|régions',
    county: 'comté|comtés',
    department: 'département|départements|dpt|dépt',
    canton: 'canton|cantons',
    district: 'district|districts|arrondissement|arrondissements',
    prefecture: 'préfecture|préfectures',
    governorate: 'gouvernorat|gouvernorats',
    emirate: 'émirat|émirats',
    autonomous_community: 'communauté autonome|communautés autonomes',
    voivodeship: 'voïvodie|voïvodies',
    republic: 'république|républiques',
    oblast: 'oblast|oblasts',
  },
  plurals:
    "états|nations|états membres|pays membres|territoires|dépendances|subdivisions|capitales|chefs-lieux|chefs lieux|capitales régionales|villes|métropoles|agglomérations|cités|communes|continents|océans|mers|golfes|baies|détroits|lacs|fleuves|rivières|canaux|îles|ilots|archipels|chaînes de montagnes|chaînes montagneuses|massifs|massifs montagneux|cordillères|chaînes|montagnes|monts|sommets|pics|cimes|déserts|péninsules|presqu'îles|presqu iles|caps|volcans|volcans actifs|volcans en activité|glaciers|parcs nationaux|fjords|forêts|chutes d'eau|cascades|aéroports|ports|villes portuaires|états fédérés|länder|lander|provinces|régions|comtés|départements|cantons|districts|arrondissements|préfectures|gouvernorats|émirats|communautés autonomes|voïvodies|républiques|oblasts|les pays|des pays|quels pays|ces pays|tous les pays|des îles|des montagnes|des glaciers|quels länder|les länder|des länder",
  compass:
    "nord|le nord|au nord|du nord|septentrional|septentrionale|septentrionaux|septentrionales,nord-est|nord est|nordest,l'est|à l'est|a l'est|de l'est|oriental|orientale|orientaux|orientales,sud-est|sud est|sudest,sud|le sud|au sud|du sud|méridional|méridionale|méridionaux|méridionales,sud-ouest|sud ouest|sudouest,ouest|l'ouest|de l'ouest|à l'ouest|occidental|occidentale|occidentaux|occidentales,nord-ouest|nord ouest|nordouest",
};
