import { phraseProduct } from '../../phrase-product.ts';
import type { ClauseWords } from '../clause-words.ts';

const touchVerbs =
  'toca|tocan|toque|toquen|limita|limitan|limite|limiten|linda|lindan|linde|linden|colinda|colindan|colinde|colinden|confina|confinan|hace frontera|hacen frontera|haga frontera|hagan frontera|comparte frontera|comparten frontera|comparta frontera|compartan frontera|comparte|comparten|tiene frontera|tienen frontera|tenga frontera|tengan frontera|tiene fronteras|tienen fronteras';
const shoreVerbs = 'dan|den|baña|bañan|bañe|bañen|se asoma|se asoman|se abre|se abren|rodea|rodean';
const flowsVerbs =
  'pasa|pasan|pase|pasen|cruza|cruzan|cruce|crucen|atraviesa|atraviesan|atraviese|atraviesen|fluye|fluyen|fluya|fluyan|corre|corren|corra|corran|discurre|discurren|discurra|discurran|recorre|recorren|recorra|recorran|transcurre|transcurren|riega|riegan|surca|surcan|circula|circulan|transita';
const intoVerbs =
  'desemboca|desembocan|desemboque|desemboquen|desagua|desaguan|desagüe|desagüen|vierte|vierten|vierta|viertan|confluye|confluyen|tributa|tributan';
const risesVerbs = 'nace|nacen|nazca|nazcan|brota|brotan|se origina|se originan|surge|surgen';
const have = 'tiene|tienen|tenga|tengan|posee|poseen|teniendo|tener';
const having = `con|${have}`;
const meets = phraseProduct(
  'bordea|bordean|bordeando|toca|tocan|toque|toquen|tocando|limita|limitan|limitando',
  'a|al|con|',
  'el|la|los|las|',
);
const without = (verbs: string) => phraseProduct('no|ni|nunca|jamás|tampoco', verbs);

const notIs =
  'no es|no son|no está|no están|no sea|no sean|no esté|no estén|no queda|no quedan|no se encuentra|no se encuentran|no está situado|no está situada|no están situados|no están situadas|pero no|y no|no|ni está|ni están|tampoco está|tampoco están';
const enclosed =
  'mediterráneo sin mar|enclavado|enclavados|encerrado|encerrados|sin salida al mar|sin litoral|sin costa';
const seaside = 'costero|costeros|costera|costeras|litoral|litorales|del litoral|en la costa|de la costa';
/** What compares with a named place or says how much of a thing: words of no set, so that none is read from the superlative in them. */
const compared = phraseProduct(
  'más grande|más grandes|mayor|mayores|más extenso|más extensa|más pequeño|más pequeña|más pequeños|más pequeñas|menor|menores|más chico|más chica|más largo|más larga|más largos|más largas|más corto|más corta|más alto|más alta|más altos|más altas|más profundo|más profunda|más poblado|más poblada|más poblados|más pobladas|menos poblado|menos poblada|menos poblados|más habitantes|menos habitantes|más población|menos población|más gente|menos gente',
  'que|q|que el|que la|que los|que las|al de|al',
);
/** "El más grande que limita con" is no comparison, which "más grande que" is. */
const relative = (verbs: string) => phraseProduct('|que', verbs);

export const es: ClauseWords = {
  object: 'behind',
  larger: 'más grande que|más grandes que|mayor que|mayores que',
  smaller: 'más pequeño que|más pequeña que|más pequeños que|más pequeñas que|menor que|menores que',
  fill: 'el|la|los|las|lo|un|una|unos|unas|este|esta|estos|estas|esto|ese|esa|esos|esas|eso|aquel|aquella|aquellos|aquellas|aquello|que|q|ke|k|cuál|cuáles|quién|quiénes|dónde|en donde|adónde|a dónde|por dónde|cómo|es|son|sean|ser|siendo|están|estén|estar|estando|hay|haya|existe|existen|existan|exista|existente|existentes|se|se encuentre|encuentra|encuentran|encontrar|encuentro|queda|quedan|quede|ubica|ubican|ubicado|ubicada|ubicados|ubicadas|situado|situada|situados|situadas|sitúa|sitúan|halla|hallan|localizado|localizada|localizados|localizadas|localiza|yace|me|te|nos|le|les|su|sus|yo|tú|ella|ellos|ellas|usted|ustedes|ud|uds|mí|ti|llama|llaman|llamado|llamada|llamados|llamadas|denominado|denominada|denominados|denominadas|nombre|nombres|nombra|nómbrame|muestra|muéstrame|muestren|muestre|muéstreme|mostrar|mostrarme|mostrame|enseña|enséñame|enseñar|enseñarme|dime|dígame|decime|decir|decirme|dame|deme|indica|indícame|indicar|indicarme|señala|señálame|marca|márcame|dibuja|dibújame|traza|pinta|lista|listado|enumera|enuméreme|busco|busca|buscar|buscando|estoy buscando|quiero|quisiera|quería|querría|quieren|quiere|necesito|necesitaba|gustaría|ver|saber|sabes|sabe|saben|conocer|conoces|alguien|puedes|puede|pueden|podrías|podría|podés|podéis|pueda|ponme|por favor|porfa|porfavor|xfa|xfavor|plis|pls|gracias|de antemano|hola|buenas|buenos días|buenas tardes|oye|oiga|che|pues|bueno|entonces|vale|a ver|o sea|eh|mmm|pero|realmente|en realidad|exactamente|precisamente|justamente|concretamente|más o menos|aproximadamente dónde|mapa|en el mapa|en un mapa|sobre el mapa|todo|toda|todos|todas|tdos|algún|alguno|alguna|algunos|algunas|conjunto|actualmente|hoy en día|del mundo|en el mundo|del planeta|de la tierra|geográficamente|pregunta|tengo una pregunta|duda|qué onda|sería|serían|ha|han|haber|tmb|tb|x fa|aki|aquí|q onda|a la vista|vendría a ser|tal|sea|tiene|tienen|tenga|tengan|dadme|me das|de entre|de dónde a dónde|desde dónde|hasta dónde|de dónde|directo|directa|directamente|cada uno|cuyo nombre|único|única|únicos|únicas|contame|cuéntame|recuérdame|cita|citar|cítame|ayúdame|ayuda|sabrías|sabría|sabrían',
  in: `${phraseProduct('forma parte|forman parte|formando parte|que forma parte|que forman parte', 'de|del|de la|de los|de las')}|${phraseProduct('pertenece|pertenecen|pertenezcan|perteneciente|pertenecientes|que pertenece|que pertenecen', 'a', 'el|la|los|las|')}|${phraseProduct('pertenece|pertenecen|perteneciente|pertenecientes|que pertenece|que pertenecen', 'al')}|conforman|conforma|componen|compone|constituyen|de|del|en|dentro|adentro|dentro de|dentro del|de dentro|desde dentro|en el interior|al interior|dentro de las fronteras|dentro de los límites|en territorio|en el territorio|en suelo|pertenece|pertenecen|pertenezca|pertenezcan|perteneciente|pertenecientes|pertenecer|forma parte|forman parte|forme parte|formen parte|formando parte|formar parte|que forma parte|integra|integran|integrante|integrantes|incluido en|incluida en|incluidos en|incluidas en|comprendido en|comprendida en|es parte|son parte|d|que pertenece|que pertenecen|que forman parte|que pertenezca|es miembro|son miembros|miembro de|miembros de|miembros del|miembro del|corresponde a|correspondiente a|que corresponde a|q corresponde a`,
  notIn: `fuera de|fuera del|por fuera|${phraseProduct('no', 'pertenece|pertenecen|pertenezca|pertenezcan|forma parte|forman parte|forme parte|formen parte|está en|están en|esté en|estén en|queda en|quedan en|es de|son de|es parte|son parte|se encuentra en|se encuentran en|es miembro|son miembros|integra|integran')}|no perteneciente|no pertenecientes|no miembro|no miembros|${phraseProduct(notIs, 'en|en el|en la|en los|en las|de|del|de la|dentro|dentro de|dentro del|miembro|miembros|parte')}`,
  on: `${phraseProduct('alrededor|en torno|a lo largo', 'de|del|a|al|de la')}|a|al|a la|con|por|sobre|junto a|junto al|a lo largo|a lo largo de|a lo largo del|hacia|contra|ante|a través|a través de|a través del|con el que|con la que|con los que|con las que|con quien|con quién|con quienes|con el cual|con los cuales|por el que|por la que|por los que|por las que|por donde|por dónde|en el que|en la que|en los que|en las que|al que|a la que|a los que|alrededor|en torno|x|c`,
  and: 'y|e|así como|y también|al igual que|junto con|como|&|como también|además de con|además',
  or: 'o|u|o bien|ya sea|o sino',
  both: 'tanto|ambos|ambas|a ambos|a ambas|a la vez|al mismo tiempo|simultáneamente|también|los dos a la vez|igualmente|por igual|conjuntamente|tb|tmb|a un tiempo',
  not: 'no|ningún|ninguno|ninguna|ningunos|ningunas|nunca|jamás|y no|en ningún lugar',
  nor: 'ni|tampoco|ni siquiera|y tampoco|ni al|ni a',
  only: 'solo|solamente|únicamente|exclusivamente|nomás|tan solo|nada más',
  except:
    'excepto|salvo|menos|exceptuando|a excepción|a excepción de|con excepción|con la excepción|quitando|sacando|sin contar|sin incluir|descontando|excluyendo|excluido|excluida|excluidos|aparte|aparte de|al margen|sin|que no sea|que no sean|omitiendo|quitado|exceptuado|distinto de|distinta de|distintos de|distintas de',
  wholly:
    'enteramente|totalmente|completamente|íntegramente|por completo|del todo|en su totalidad|entero|entera|enteros|enteras|en toda su extensión|al completo|al cien por cien|cien por ciento|100 %|plenamente',
  partly: 'parcialmente|en parte|de forma parcial|a medias',
  touch: relative(
    `${touchVerbs}|${meets}|tocando|tocar|limitando|limitar|limítrofe|limítrofes|limitrofe|limitrofes|lindante|lindantes|lindando|colindante|colindantes|colindando|confinante|confinantes|frontera|fronteras|frontera terrestre|fronteras terrestres|frontera común|fronteras comunes|frontera directa|frontera en común|fronterizo|fronteriza|fronterizos|fronterizas|haciendo frontera|compartiendo|compartir|compartida|compartido|compartidas|comparte frontera|comparten frontera|comparta frontera|compartan frontera|en común|contiguo|contigua|contiguos|contiguas|adyacente|adyacentes|aledaño|aledaños|aledaña|aledañas|pegado|pegada|pegados|pegadas|pegao|rozando|raya|rayano|rayanos|en contacto|contacto|se tocan|se toca|hace límite|hacen límite|hace límites|tiene límites|deslinda|linde|lindero|la frontera|bordea|bordean|bordeando|bordeen`,
  ),
  notTouch: relative(
    `${phraseProduct('no', touchVerbs, 'ni|ni con|ni a|ni el|ni la|ni con el|ni con la')}|${phraseProduct('no', have, 'frontera|fronteras', 'ni|ni con')}|${without(touchVerbs)}|${phraseProduct('no', have, 'frontera|fronteras|frontera común|frontera terrestre|fronteras terrestres|ninguna frontera|límite|límites')}|sin frontera|sin fronteras|sin frontera terrestre|sin tocar|sin limitar|sin lindar|no limitando|no limítrofe|no limítrofes|no fronterizo|no fronterizos|no fronteriza|no fronterizas|no colindante|no colindantes|no es vecino|no son vecinos|no vecinos|no es limítrofe|no son limítrofes|no es fronterizo|no son fronterizos|no es colindante|no son colindantes|${phraseProduct('no|ni|tampoco', 'toca|tocan|toquen|toque|limita|limitan', 'a|al|con|', 'el|la|los|las')}`,
  ),
  neighbours: 'vecino|vecinos|vecina|vecinas|vecinos directos',
  shore: relative(
    `${phraseProduct('da|dan|dando', 'a|al|hacia|sobre', 'el|la|los|las|')}|dando|${shoreVerbs}|dando|bañado|bañada|bañados|bañadas|bañándose|bañar|asomado|asomada|asomados|costa|costas|costero|litoral|litorales|orilla|orillas|a orillas|a la orilla|en la orilla|ribera|riberas|ribereño|ribereña|ribereños|ribereñas|riberano|playa|playas|línea de costa|línea costera|rodeando|tiene costa|tienen costa|tenga costa|tiene costas|tienen costas|con costa|con costas|con salida|con acceso|con orilla|con litoral|con playa|salida a|salida al|salidas al|salida hacia|acceso a|acceso al|en la margen|a la margen|bordes de|asoma|asoman|${phraseProduct('asoma|asoman|bañado|bañada|bañados|bañadas|baña|bañan|salida|salidas|acceso|costa|costas', 'a|al|en|por|con|sobre|', 'el|la|los|las|')}|la orilla|la ribera|la playa|${phraseProduct('está|están|es|son', 'bañado|bañada|bañados|bañadas', 'por', 'el|la|los|las|')}|rodeado por|rodeada por|rodeados por|rodeadas por|bordeado por|bordeada por|bordeados por`,
  ),
  notShore: relative(
    `${phraseProduct('carece|carecen|carente|carentes|carezca', 'de', 'costa|costas|litoral|salida|acceso|playas', 'a|al|en|en el|en la|')}|${phraseProduct('no', shoreVerbs, 'ni|ni a|ni al|ni en')}|${phraseProduct('no', have, 'costa|costas|salida', 'ni|ni en|ni al|ni en el')}|${phraseProduct('sin', 'costa|costas|salida|acceso|litoral', 'a|al|en|sobre|con|', 'el|la|los|las|')}|${without(shoreVerbs)}|${phraseProduct('no', have, 'costa|costas|litoral|orilla|orillas|salida|salidas|acceso|playa|playas|ribera')}|sin costa|sin costas|sin litoral|sin orilla|sin salida|sin acceso|sin playa|no bañado|no bañada|no bañados|no bañadas|no está bañado|no está bañada|no están bañados|no están bañadas|no ribereño|no ribereños|${phraseProduct('no|ni|nunca|tampoco', 'da|dan|den|se asoma|se asoman', 'a|al|en|', 'el|la|los|las')}|${phraseProduct('no|ni', 'da|dan|den', 'a|al')}`,
  ),
  flows: relative(
    `${flowsVerbs}|pasando|pasar|cruzando|cruzar|cruzado|cruzada|cruzados|cruzadas|atravesando|atravesar|atravesado|atravesada|atravesados|atravesadas|fluyendo|fluir|corriendo|correr|discurriendo|discurrir|recorriendo|recorrer|recorrido|recorrida|recorridos|recorridas|regado|regada|regados|regadas|surcado|surcada|surcados|pasa por|pasan por|va|van|yendo`,
  ),
  notFlows: relative(
    `${without(flowsVerbs)}|sin pasar|sin cruzar|sin atravesar|no atravesado|no atravesada|no atravesados|no es atravesado|no son atravesados|no es cruzado|no son cruzados|no está atravesado`,
  ),
  into: relative(
    `${intoVerbs}|desembocando|desembocar|desaguando|desaguar|vertiendo|terminando|acabando|vierte sus aguas|vierten sus aguas|afluente|afluentes|tributario|tributarios|tributaria|va a parar|van a parar|va a dar|van a dar|se une|se unen|se une a|alimenta|alimentan|tiene su desembocadura|tienen su desembocadura|con desembocadura|va a morir|van a morir|llega al mar|se vierte|se vierten|confluyendo`,
  ),
  rises: relative(
    `${risesVerbs}|naciendo|nacido|nacida|nacidos|nacer|nacimiento|nacimientos|tiene su nacimiento|tienen su nacimiento|tiene su origen|tienen su origen|tiene su fuente|con nacimiento|con origen|cuyo nacimiento|brotando|origina|originan|fuente|naciente|nacientes`,
  ),
  holds: relative(
    'posee|poseen|posea|contiene|contienen|contenga|contengan|conteniendo|incluye|incluyen|abarca|abarcan|abarque|comprende|comprenden|alberga|albergan|albergue|acoge|acogen|cuenta|cuentan|cuente con|en el que hay|en la que hay|en los que hay|en las que hay|donde hay|donde existe|dispone|disponen|dotado|encierra|en el que se encuentra|en la que se encuentra|en el que está|en la que está',
  ),
  between: 'entre|entre medio|en medio|entremedio|de por medio|entremedias',
  separates: relative(
    'separa|separan|separe|separen|separando|separar|separado|separada|separados|separadas|divide|dividen|divida|dividiendo|dividido|dividida|parte en dos|hace de frontera|hacen de frontera|forma la frontera|forman la frontera|formando frontera|forma frontera|marca la frontera|marcan la frontera|sirve de frontera|sirven de frontera|delimita|delimitan|es la frontera',
  ),
  joins: relative(
    'une|unen|uniendo|conecta|conectan|conectando|enlaza|enlazan|comunica|comunican|liga|ligan|pone en comunicación',
  ),
  shared: relative(
    'comparten|comparte|compartido|compartida|compartidos|compartidas|compartido por|compartido entre|compartida por|compartida entre|se comparten|se reparten|repartido|repartida|repartidos|en común|común a|comunes a|a caballo|a caballo entre|pertenece a ambos|binacional|binacionales',
  ),
  foreign:
    'extranjero|extranjeros|extranjera|país extranjero|países extranjeros|un país extranjero|otro país|otros países|otra nación|otras naciones|otro estado|otros estados|algún otro país|país vecino extranjero|ningún país|ningún otro país|ningún otro estado|ninguna otra nación|ningún país extranjero|otros países vecinos',
  landlocked: `${phraseProduct('sin', 'ninguna|alguna|una', 'salida al mar|salida marítima')}|${phraseProduct('carece|carecen|carente|carentes|privado|privados', 'de', 'salida al mar|acceso al mar|mar|salida a la mar')}|sin salida al mar|sin salida al océano|sin salida a ningún mar|sin salida marítima|sin acceso al mar|sin mar|sin costa marítima|sin salida a la mar|mediterráneo sin mar|encerrado|encerrados|enclavado|enclavados|sin costa al mar|${phraseProduct('no', have, 'salida al mar|salida a ningún mar|acceso al mar|salidas al mar|mar|costa al mar|costa en el mar|costa marítima|litoral marítimo|salida marítima|salida al océano')}|privado de mar|privados de mar|${phraseProduct('no es|no son|no está|no están|no sea|no sean|no|que no son|que no están', seaside)}`,
  coastal: `costero|costera|costeros|costeras|litoral|litorales|litoráneo|litoráneas|en la costa|de la costa|con mar|${phraseProduct(having, 'salida al mar|acceso al mar|costa marítima|salida al océano|mar|costa al mar')}|${phraseProduct('no es|no son|no está|no están|no sea|no sean|no', enclosed)}`,
  largest:
    'más grande|más grandes|mas grand|mayor|mayores|más extenso|más extensa|más extensos|más extensas|más vasto|más vasta|más vastos|más vastas|más amplio|más amplia|mayor superficie|mayor extensión|mayor tamaño|mayor área|grandísimo|más grandote|más grandotes',
  smallest:
    'más pequeño|más pequeña|más pequeños|más pequeñas|más chico|más chica|más chicos|más chicas|más chiquito|más chiquita|más chiquitos|menor|menores|menos extenso|menos extensa|menos extensos|menor superficie|menor extensión|menor tamaño|más reducido|más diminuto|más diminuta',
  longest: 'más largo|más larga|más largos|más largas|mayor longitud|más extenso de largo|de mayor longitud',
  shortest: 'más corto|más corta|más cortos|más cortas|menos largo|menor longitud|de menor longitud',
  populous:
    'más poblado|más poblada|más pobladas|más poblados|más populoso|más populosa|más populosos|más populosas|más habitado|más habitada|más habitados|mayor población|mayor número de habitantes|mayor cantidad de habitantes|más habitantes|más población|más gente|mayores poblaciones|con más habitantes|con más población|con más gente|con mayor población',
  leastPopulous:
    'menos poblado|menos poblada|menos poblados|menos pobladas|menos habitado|menos habitada|menor población|menor número de habitantes|menos habitantes|menos población|menos gente|con menos habitantes|con menos población|con menor población|más despoblado|más despoblada',
  highest:
    'más alto|más alta|más altos|más altas|más elevado|más elevada|más elevados|más elevadas|mayor altura|mayor altitud|mayor elevación|punto más alto|más empinado',
  deepest: 'más profundo|más profunda|más profundos|más profundas|más hondo|más honda|mayor profundidad',
  byArea:
    'por área|en área|por tamaño|en tamaño|en cuanto a superficie|en términos de superficie|según superficie|superficie|extensión|territorialmente|en km2|de superficie|de extensión',
  byPeople:
    'por habitantes|en habitantes|por número de habitantes|en número de habitantes|según población|en términos de población|en cuanto a población|población|de población|demográficamente',
  count:
    'cuántos|cuántas|cuanto|cuánta|número de|el número de|cantidad de|la cantidad de|qué número de|qué cantidad de|kuantos|cuants|número|cantidad',
  part: 'parte|partes|tramo|tramos|sección|secciones|segmento|segmentos|trozo|pedazo|porción|lado|sector|trecho|trayecto',
  course:
    'curso|recorrido|trayecto|cauce|trazado|toda su longitud|toda la longitud|desde su nacimiento hasta su desembocadura|desde el nacimiento hasta la desembocadura|de principio a fin|de cabo a rabo|de punta a punta|el curso del|dónde nace y dónde desemboca|dónde empieza y termina|desde donde nace hasta donde desemboca',
  source:
    'nacimiento|nacimientos|fuente|fuentes|origen|naciente|nacientes|cabecera|el nacimiento|la fuente|nace|nacen|tiene su nacimiento|viene|vienen|sale',
  mouth: 'desembocadura|desembocaduras|boca|bocas|estuario|ría|desemboca|desembocan|muere|termina|acaba',
  from: 'de|desde|a partir|a partir de|del',
  to: `${phraseProduct('menos', 'costa|vecinos|fronteras|islas|ríos|lagos|provincias|municipios|países|estados|ciudades')}|a|al|hasta|hasta el|hasta la|${compared}|mayor parte|la mayor parte|gran parte|la mayoría|cuanto más|${phraseProduct('pero no|y no|no', 'ambos|ambas|con ambos|con ambas|a ambos|los dos|las dos|con los dos|con las dos|a los dos|con los dos a la vez|a la vez')}|frontera marítima|fronteras marítimas|límite marítimo|límites marítimos|cuyo|cuya|cuyos|cuyas`,
  kinds: {
    country:
      'país|países|nación|naciones|estado soberano|estados soberanos|estado miembro|estados miembros|país miembro|países miembros|estado|estados|las naciones|entre los países|de entre los países',
    territory: 'territorio|territorios|dependencia|dependencias',
    division: 'subdivisión|subdivisiones|división administrativa|divisiones administrativas',
    capital: 'capital|capitales',
    division_capital:
      'capital provincial|capitales provinciales|capital de provincia|capitales de provincia|capitales de provincias|capital autonómica|capitales autonómicas|capital departamental|capitales departamentales|capitales estatales|capital estatal|capital regional|capitales regionales',
    city: 'ciudad|ciudades|urbe|urbes|metrópoli|metrópolis|pueblo|pueblos|la ciudad',
    continent: 'continente|continentes',
    ocean: 'océano|océanos',
    sea: 'mar|mares',
    gulf: 'golfo|golfos',
    bay: 'bahía|bahías',
    strait: 'estrecho|estrechos',
    lake: 'lago|lagos|laguna|lagunas|el lago|los lagos|la laguna|entre los lagos',
    river: 'río|ríos|el río|los ríos|entre los ríos',
    canal: 'canal|canales',
    island: 'isla|islas|islote|islotes|la isla|entre las islas',
    archipelago: 'archipiélago|archipiélagos',
    mountain_range:
      'cordillera|cordilleras|cadena montañosa|cadenas montañosas|cadena de montañas|cadenas de montañas|sierra|sierras|macizo|macizos|sistema montañoso|sistemas montañosos|serranía|serranías|la sierra',
    mountain: 'montaña|montañas|monte|montes|cerro|cerros|la montaña|el monte|el cerro',
    peak: 'pico|picos|cumbre|cumbres|cima|cimas|la cumbre|las cumbres',
    desert: 'desierto|desiertos',
    peninsula: 'península|penínsulas|la península',
    cape: 'cabo|cabos|el cabo|los cabos',
    volcano: 'volcán|volcanes',
    active_volcano: 'volcán activo|volcanes activos|volcán en actividad|volcanes en actividad',
    glacier: 'glaciar|glaciares|los glaciares',
    national_park: 'parque nacional|parques nacionales',
    fjord: 'fiordo|fiordos',
    forest: 'bosque|bosques|selva|selvas|el bosque|la selva',
    waterfall: 'cascada|cascadas|catarata|cataratas|salto de agua|saltos de agua',
    airport: 'aeropuerto|aeropuertos',
    port: 'puerto|puertos|ciudad portuaria|ciudades portuarias|el puerto',
    state:
      'estado|estados|estado federado|estados federados|land|länder|estado federal|estados federales|qué länder|los länder',
    province: 'provincia|provincias|prov|entre las provincias',
    region: 'región|regiones|entre las regiones',
    county: 'condado|condados|comarca|comarcas',
    department: 'departamento|departamentos|depto|deptos|dpto|dptos',
    canton: 'cantón|cantones|el cantón',
    district: 'distrito|distritos',
    prefecture: 'prefectura|prefecturas',
    governorate: 'gobernación|gobernaciones|gobernorato|gobernoratos',
    municipality: 'municipio|municipios|municipalidad|municipalidades|ayuntamiento|ayuntamientos',
    emirate: 'emirato|emiratos',
    autonomous_community:
      'comunidad autónoma|comunidades autónomas|ccaa|comunidad|comunidades|autonomía|autonomías|la comunidad',
    voivodeship: 'voivodato|voivodatos|voivodía|voivodías',
    republic: 'república|repúblicas',
    oblast: 'óblast|oblasts',
    parish: 'parroquia|parroquias',
  },
  plurals:
    'países|paises|naciones|estados soberanos|estados miembros|países miembros|estados|territorios|dependencias|subdivisiones|divisiones administrativas|capitales|capitales provinciales|capitales de provincia|capitales de provincias|capitales autonómicas|capitales departamentales|capitales estatales|capitales regionales|ciudades|urbes|metrópolis|pueblos|continentes|océanos|mares|golfos|bahías|estrechos|lagos|lagunas|ríos|rios|canales|islas|islotes|archipiélagos|cordilleras|cadenas montañosas|cadenas de montañas|sierras|macizos|sistemas montañosos|serranías|montañas|montes|cerros|picos|cumbres|cimas|desiertos|penínsulas|cabos|volcanes|volcanes activos|volcanes en actividad|glaciares|parques nacionales|fiordos|bosques|selvas|cascadas|cataratas|saltos de agua|aeropuertos|puertos|ciudades portuarias|estados federados|länder|lander|estados federales|provincias|regiones|condados|comarcas|departamentos|deptos|cantones|distritos|prefecturas|gobernaciones|gobernoratos|municipios|municipalidades|ayuntamientos|emiratos|comunidades autónomas|ccaa|comunidades|autonomías|voivodatos|voivodías|repúblicas|oblasts|parroquias|los lagos|los ríos|las naciones|las cumbres|los cabos|los glaciares|entre los países|de entre los países|entre las islas|entre los ríos|entre las provincias|entre los lagos|entre las regiones|qué länder|los länder|dptos',
  compass:
    'norte|el norte|al norte|del norte|septentrional|septentrionales,noreste|nordeste|nor este,el este|al este|del este|oriente|oriental|orientales,sureste|sudeste|sur este,sur|el sur|al sur|del sur|meridional|meridionales,suroeste|sudoeste|sur oeste,oeste|occidente|poniente|el oeste|al oeste|del oeste|occidental|occidentales,noroeste|nor oeste',
};
