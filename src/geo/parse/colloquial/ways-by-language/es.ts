import type { Ways } from '../ways.ts';
import { furtherWays } from './es-further.ts';
import { waysAsWritten } from './es-more.ts';

export const ways: Ways = {
  classes: {
    lead: 'busco|estoy buscando|necesito|necesito saber|necesitaría|quiero|quería|querría|quisiera|me gustaría|me gustaría tener|dame|deme|denme|dime|decime|dígame|díganme|di|muéstrame|muéstreme|mostrame|enséñame|enséñeme|ponme|saca|sácame|indícame|indíqueme|hazme una lista de|haz una lista de|hazme una lista con|lista de|lista|listado de|una lista de|una lista con|la lista de|listame|lístame|a ver|por favor|hola|buenas|buenos días|buenas tardes|oye|oiga|perdona|perdone|disculpa|disculpe|una pregunta|pregunta|me puedes decir|me podrías decir|me puede decir|puedes decirme|podrías decirme|podría decirme|me dices|me dice|me das|me da|me pasas|sabes|sabes decirme|sabe usted|sabe|alguien sabe|alguien me dice|quiero saber|quería saber|quisiera saber|me gustaría saber|gracias de antemano|ok google|nombra|nómbrame|nombre|nombres de|los nombres de|el nombre de|cuéntame|bueno|entonces|cuáles serían|cuál sería|sería|serían|cuáles vendrían siendo|hay|dónde hay|donde hay|existen|dónde están|me gustaría ver|quiero ver|qué hay|pls|plis',
    lands:
      'españa|francia|portugal|italia|suiza|bélgica|alemania|austria|polonia|rusia|ucrania|marruecos|argelia|túnez|libia|egipto|canadá|estados unidos|méxico|guatemala|belice|honduras|nicaragua|costa rica|panamá|colombia|venezuela|ecuador|perú|bolivia|chile|argentina|uruguay|paraguay|brasil|china|india|pakistán|irán|irak|turquía|grecia|bulgaria|rumanía|hungría|serbia|croacia|noruega|suecia|finlandia|haití|república dominicana|el salvador',
    kinds:
      'ciudades|comunidades|regiones|provincias|países|paises|estados|departamentos|lagos|ríos|rios|montañas|islas|capitales|puertos|volcanes|parques nacionales|glaciares|aeropuertos|municipios',
    which: 'qué|que|cuáles|cuales|cuál|cual|cuántas|cuántos|cuantas|cuantos',
    what: 'qué|que|cuáles|cuales|cuál|cual',
    many: 'cuántas|cuántos|cuantas|cuantos',
    in: 'en|en el|en la|en los|en las',
    of: 'de|del|de la|de los|de las',
    to: 'a|al|a la|a los|a las',
    lies: 'está|están|esta|estan|queda|quedan|se encuentra|se encuentran|se ubica|se ubican|se sitúa|se sitúan|cae|caen|se extiende|se extienden|se halla|se hallan',
    divisions:
      'comunidades autónomas|comunidades|provincias|países|estados|departamentos|regiones|cantones|distritos|comunidad|provincia|país|estado|departamento|región',
    fewest:
      'menos habitantes|menos población|menor población|la menor población|menos gente|la población más pequeña|la población más baja|menor número de habitantes|el menor número de habitantes',
    most: 'más habitantes|más población|mayor población|la mayor población|más gente|la población más grande|mayor número de habitantes|el mayor número de habitantes|más personas',
    having: 'con|que tiene|que tienen|que cuenta con|que cuentan con|de',
  },
  firm: [
    ['[todos] [los] (cinco|5) grandes lagos', 'Great Lakes'],
    // "Hay" is a town of Australia.
    [
      '[y] (qué|que) (hay|cosas hay|lugares hay|sitios hay|queda|se encuentra|puedo encontrar) {d:a menos de|a una distancia de|en un radio de|dentro de un radio de|dentro de|hasta} {r}',
      '{d} {r}',
    ],
    ['[todo] lo que (hay|queda|está) entre {r}', 'zona entre {r}'],
    // Not the towns in a river, and of those what lies above.
    [
      '[las|los] {n:ciudades|pueblos} {p:of} {s} (río|aguas) {z:arriba|abajo} {q:of} {x}',
      '{n} a orillas {p} {s} aguas {z} {q} {x}',
    ],
    // "No mar" is no sea that they do not border.
    [
      '[qué|que|las|los|cuáles|cuales] {n:provincias|países|paises|comunidades autónomas|comunidades|regiones|estados|departamentos} {i} [que] {v:limitan|lindan|tocan|hacen frontera|colindan} {r} (pero|y|y que) (no tienen|sin|que no tienen|no tienen salida al|no tocan el|no dan al) (mar|costa|salida al mar|litoral|playa)',
      '{n} {i} sin salida al mar que {v} {r}',
    ],
    ['[el] camino de santiago francés', 'camino francés'],
    ['[las] [islas] canarias orientales', 'provincia de Las Palmas'],
    ['[las] [islas] canarias occidentales', 'provincia de Santa Cruz de Tenerife'],
    ['{x} de la (comunidad autónoma|comunidad autonoma|ciudad autónoma) {p:of} {s}', '{x} {p} {s}'],
    [
      '[por|x] {w:what} {n:países|paises} de américa (pasa|cruza|atraviesa) {s}',
      '{n} de las Américas atravesados por {s}',
    ],
    [
      '[la|el] {n:desembocadura|nacimiento} {p:of} {s} [es|está] en {w:what} (mar|océano|golfo|país|sitio)',
      '{n} {p} {s}',
    ],
    [
      '(cuál|cual|qué isla) de (las|los) {s:canarias|baleares|galápagos|galapagos|azores|malvinas|filipinas} es (la|el) {r}',
      'isla {r} de {s}',
    ],
    [
      '[la] frontera {z:franco|hispano|luso|chileno|argentino|colombo|peruano|boliviano|italo|germano|ruso} {i:1}',
      'frontera {z}-{i}',
    ],
    [
      '[qué|que] {n:departamentos|provincias|regiones|estados|países|municipios} {p:of} {s} [que están|situados|situadas|están|hay] en el {m:caribe|pacífico|atlántico|mediterráneo|cantábrico|mar caribe|golfo de méxico|mar mediterráneo|océano pacífico|océano atlántico}',
      '{n} {p} {s} bañados por el {m}',
    ],
    // "América" is no country in Spanish.
    [
      '[qué|que|los|las] {n:países|paises|capitales|islas|lagos|ríos|rios|montañas|volcanes} {r} américa',
      '{n} {r} las Américas',
    ],
    [
      '{x:los tres|los cinco|los diez|las tres|las cinco|las diez|los 3|los 5|los 10|las 3|las 5|las 10|el|la|cuál es el|cuál es la} {n:países|islas|lagos|ríos|montañas|volcanes|país|isla|lago|río|montaña|volcán} {r} américa',
      '{x} {n} {r} las Américas',
    ],
    ['{w:what} {n:lagos|ríos|islas} comparten {a} y {b}', '{n} compartidos por {a} y {b}'],
    ['{n:lagos|ríos} que están en {a} y en {b}', '{n} compartidos por {a} y {b}'],
    ['[la] costa de {a} hasta {b}', 'la costa desde {a} hasta {b}'],
    ['[la] {n:frontera} {a:lands} {b:lands}', '{n} entre {a} y {b}'],
    ['[la] raya entre {a} y {b}', 'frontera entre {a} y {b}'],
    ['[la|cuál es la] isla española más {x}', 'isla más {x} de españa'],
    ['[el|cuál es el] lago argentino más {x}', 'lago más {x} de argentina'],
    ['{n} en la (ribera|orilla|vera) {p:of} {s}', '{n} a orillas {p} {s}'],
    ['[los] miembros {p:de|de la} {g} vecinos de {s}', 'países {p} {g} limítrofes con {s}'],
    ['{w:what} {x:lago|volcán|cerro|río|mar} es el {r}', '{x} {r}'],
  ],
  ways: [
    // What is asked stands last.
    [
      '{s} [él|ella] (pasa por|pasa x|cruza|atraviesa|recorre|baña|discurre por|corre por|fluye por|va por|transcurre por) (what) {n}',
      'qué {n} atraviesa {s}',
    ],
    [
      '{s} [él|ella] [por] (what) {n} (pasa|cruza|atraviesa|recorre|baña|discurre|corre|fluye|transcurre)',
      'qué {n} atraviesa {s}',
    ],
    [
      '{s} [él|ella] (limita con|linda con|colinda con|hace frontera con|tiene frontera con|es limítrofe con|comparte frontera con|tiene fronteras con) (what) {n}',
      'con qué {n} limita {s}',
    ],
    [
      '{s} [él|ella] (con) (what) {n} (limita|linda|colinda|hace frontera|tiene frontera|tiene fronteras|comparte frontera)',
      'con qué {n} limita {s}',
    ],
    ['{s} [él|ella] (dónde nace|de dónde nace|nace dónde|en dónde nace)', 'dónde nace {s}'],
    [
      '{s} [él|ella] (dónde desemboca|en dónde desemboca|desemboca dónde|dónde acaba|dónde va a parar)',
      'dónde desemboca {s}',
    ],
    [
      '{s} [él|ella] (por dónde pasa|por dónde va|pasa por dónde|por dónde corre|por dónde discurre)',
      'por dónde pasa {s}',
    ],
    ...waysAsWritten,
    ...furtherWays,
    // What stands around a question.
    ['{l:lead} {q}', '{q}'],
    [
      '{q} (por favor|gracias|muchas gracias|cuáles son|cuál es|cuales son|cual es|qué son|cuáles hay|cuáles serían|cuál sería|me dices|me puedes decir|lista|en total|hay|existen|existe)',
      '{q}',
    ],
    [
      '(cuáles son|cuales son|cuál es|cual es|quiénes son|quienes son|qué son|cual era|cuál era|cuáles eran) {q}',
      '{q}',
    ],
    [
      '{w:which} {n} (hay|existen|existe|tengo|tenemos|encuentro|encontramos|podemos encontrar|se pueden encontrar) {r}',
      '{n} {r}',
    ],
    ['{n} que (hay|existen|existe) {r}', '{n} {r}'],
    [
      '{n} (que están|que quedan|que se encuentran|que se ubican|que se sitúan|están|quedan|se encuentran|se ubican|situadas|situados|ubicadas|ubicados|localizadas|localizados|que están situadas|que están situados|que están ubicadas|que están ubicados) {r}',
      '{n} {r}',
    ],
    ['{w:what} {n} {p:entre|a menos de|dentro de|a más de|cerca de} {r}', '{n} {p} {r}'],
    // The place before the question.
    ['{p:in} {x} {w:many} {n} (hay|existen|tenemos|tienen)', '{w} {n} hay {p} {x}'],
    ['{p:in} {x} (hay|existen) {w:many} {n}', '{w} {n} hay {p} {x}'],
    ['{p:in} {x} {w:many} {n}', '{w} {n} hay {p} {x}'],
    ['{p:in} {x} {w:what} {n} (hay|existen|tenemos)', '{n} {p} {x}'],
    ['{p:in} {x} {w:what} {n} (hay|existen|están|quedan|se encuentran) {r}', '{n} {r} {p} {x}'],
    ['{p:in} {x} {w:what} {r}', '{w} {r} {p} {x}'],
    ['{p:in} {x} (cuál es|cual es|cuáles son|cuales son) {r}', '{r} {p} {x}'],
    ['{p:in} {x} {a:el|la|los|las} {r}', '{a} {r} {p} {x}'],
    ['{p:in} {x} {r}', '{r} {p} {x}'],
    ['entre {a} y {b} {w:what} {n} (hay|existen|quedan|están|se encuentran)', '{n} entre {a} y {b}'],
    ['entre {a} y {b} {w:what} {n}', '{n} entre {a} y {b}'],
    // How many.
    ['{s} {w:many} {n} (tiene|tienen|posee|comprende|abarca|hay)', '{w} {n} tiene {s}'],
    ['{s} (tiene|posee|comprende|cuenta con) {w:many} {n}', '{w} {n} tiene {s}'],
    [
      '[de|en] {w:many} {n} (se compone|se componen|está compuesta|está compuesto|consta|se divide|está dividida|está dividido|se divide el|componen|forman|conforman|integran|hay en|tienen) {s}',
      '{w} {n} tiene {s}',
    ],
    [
      '(qué cantidad de|la cantidad de|cantidad de|el número de|cuál es el número de|número total de) {n}',
      'número de {n}',
    ],
    ['cuántas son [las] {n}', 'cuántas {n} hay'],
    ['cuántos son [los] {n}', 'cuántos {n} hay'],
    ['{w:many} {n} hay', '{w} {n}'],
    ['{w:many} {n} {v:bañan|rodean|bordean|baña} [al|a|el] {s}', '{w} {n} tienen costa en {s}'],
    // Neighbours.
    ['{s:1} {w:what} {n:vecinos|vecinas|países vecinos|países limítrofes} (tiene|tienen)', 'vecinos de {s}'],
    ['[los|las] (vecinas|comunidades vecinas) {p:of} {s}', 'vecinos {p} {s}'],
    ['(quiénes son|quienes son|quién es|cuáles son) [los] vecinos {p:of} {s}', 'vecinos {p} {s}'],
    [
      '(quién|quiénes|quien|quienes) (limita|limitan|colinda|colindan|hace frontera|hacen frontera) con {s}',
      'vecinos de {s}',
    ],
    [
      '{n} (que rodean|rodean|que circundan|alrededor de|alrededor del|en torno a|pegadas|pegados|que están pegadas|que están pegados|junto|al lado de|al lado del|que tocan|tocan|lindantes con|que lindan con|colindantes con|que colindan con|aledañas|aledaños|vecinas|contiguas|contiguos|adyacentes) [a|al] {s}',
      '{n} limítrofes con {s}',
    ],
    ['{n:divisions} (vecinas|vecinos) {p:of} {s}', '{n} limítrofes con {s}'],
    ['[los] miembros {p:of} {g} (vecinos|vecinas) {o:of} {r}', 'países {p} {g} limítrofes con {r}'],
    ['[qué|cuáles|los] miembros {p:of} {g} {r}', 'países {p} {g} {r}'],
    [
      '{n:países|miembros|paises} {g:otan|ue|onu|g7|g20|ocde|opep|brics|mercosur|unasur|alba|schengen} {r}',
      'países de {g} {r}',
    ],
    ['{n} frontera con {s}', '{n} limítrofes con {s}'],
    [
      '{n} (comparten|que comparten|tienen|que tienen|hacen|que hacen) (frontera|fronteras|límites|límite) con {s}',
      '{n} limítrofes con {s}',
    ],
    // Lands and regions.
    ['{s} {v:lies} (en|por|a lo largo de) {w:what} {n}', 'en qué {n} están {s}'],
    ['{s} (en|por) {w:what} {n} {v:lies}', 'en qué {n} están {s}'],
    ['(por|en|sobre|a lo largo de) {w:what} {n} {v:lies} {s}', 'en qué {n} están {s}'],
    [
      '{w:what} {n} (ocupa|ocupan|abarca|abarcan|cubre|cubren|comparten|comprende|comprenden|forman parte de) {s}',
      'en qué {n} están {s}',
    ],
    ['{s} {w:what} {n} (ocupa|ocupan|abarca|abarcan|cubre|cubren)', 'en qué {n} están {s}'],
    [
      '{n} (donde|en donde|en los que|en las que|por los que|por las que) {v:lies} {s}',
      'en qué {n} están {s}',
    ],
    ['[{w:what}] {n} que (baña|bañan) {s}', '{n} bañados por {s}'],
    ['{w:what} {n} (baña|bañan) {s}', '{n} bañadas por {s}'],
    ['{n} (ribereñas|ribereños) {p:of} {s}', '{n} a orillas {p} {s}'],
    ['{n} en la (ribera|orilla|vera) {p:of} {s}', '{n} a orillas {p} {s}'],
    [
      '{n} (a la orilla|a la vera|orilla|orillas|en las riberas|a pie|al pie) {p:of} {s}',
      '{n} a orillas {p} {s}',
    ],
    ['{n} (orilla|orillas) {s}', '{n} a orillas de {s}'],
    // Most and least.
    ['{n} (menos poblado|menos poblada) {r}', '{n} menos poblado {r}'],
    ['{w:what} {n} {h:tiene|tienen|cuenta con} {m:fewest}', 'el {n} menos poblado'],
    ['{w:what} {n} {p:of} {s} {h:tiene|tienen} {m:fewest}', 'el {n} menos poblado {p} {s}'],
    ['[el|la] {n} {h:having} {m:fewest} {p:of} {s}', 'el {n} menos poblado {p} {s}'],
    ['[el|la] {n} {h:having} {m:fewest} {p:in} {s}', 'el {n} menos poblado {p} {s}'],
    ['[el|la] {n} {h:having} {m:fewest}', 'el {n} menos poblado'],
    ['las {f:#} {n} {h:having} {m:most} {p:of} {s}', 'las {f} {n} más pobladas {p} {s}'],
    ['las {f:#} {n} {h:having} {m:most} {p:in} {s}', 'las {f} {n} más pobladas {p} {s}'],
    ['las {f:#} {n} {h:having} {m:most}', 'las {f} {n} más pobladas'],
    ['los {f:#} {n} {h:having} {m:most} {p:of} {s}', 'los {f} {n} más poblados {p} {s}'],
    ['los {f:#} {n} {h:having} {m:most}', 'los {f} {n} más poblados'],
    ['[el|la] {n} {h:having} {m:most} {p:of} {s}', '{n} más poblado {p} {s}'],
    ['{w:what} {n} {h:tiene|tienen} {m:most}', '{n} más poblado'],
    ['top {f:#} [de] {n}', 'las {f} {n} más grandes'],
    ['top {f:#} [de] {n} {p:of} {s}', 'las {f} {n} más grandes {p} {s}'],
    ['las {f} (principales|mayores|primeras) {n}', 'las {f} {n} más grandes'],
    ['las {f} (principales|primeras) {n} {p:of} {s}', 'las {f} {n} más grandes {p} {s}'],
    ['las {f} {n} más importantes {r}', 'las {f} {n} más grandes {r}'],
    ['los {f} (principales|primeros) {n} {p:of} {s}', 'los {f} {n} más grandes {p} {s}'],
    [
      '{n} (con mayor|de mayor|con la mayor|con más|de más|que tiene mayor|con el mayor) (superficie|extensión|área|tamaño|superficie territorial|extensión territorial) {r}',
      '{n} más grande {r}',
    ],
    [
      '{n} (con menor|de menor|con la menor|con menos|que tiene menor|con el menor) (superficie|extensión|área|tamaño|superficie territorial|extensión territorial) {r}',
      '{n} más pequeño {r}',
    ],
    ['{n} (de mayor|con mayor|con la mayor|de más) longitud {r}', '{n} más largo {r}'],
    ['{n} (de mayor|con mayor|con la mayor|de más) (altura|altitud|elevación) {r}', '{n} más alta {r}'],
    ['{n} más (chico|chica|chiquito|diminuto|diminuta) {r}', '{n} más pequeño {r}'],
    ['{w:what} {n} es {a:el|la} {m:más|mas|menos} {r}', '{n} {m} {r}'],
    ['{w:what} {n} es {a:el|la} {m:mayor|menor} {r}', '{a} {m} {n} {r}'],
    ['{n} {m:más|mas} {x} que (hay|existe|se encuentra|está) {r}', '{n} más {x} {r}'],
    ['{n:río|rio|lago|país|pais|volcán|isla|ciudad|montaña} mas {x} {s}', '{n} más {x} de {s}'],
    [
      '(el techo|el punto más alto|el punto más elevado|el punto culminante|punto culminante|punto más alto|la cota más alta|el monte más alto|el cerro más alto|la cima más alta|la cumbre más alta|cerro más alto|monte más alto) {p:of} {s}',
      'la montaña más alta {p} {s}',
    ],
    ['{w:what} cerro es el más alto {p:of} {s}', 'la montaña más alta {p} {s}'],
    ['los (tresmiles|cuatromiles|ochomiles) {p:of} {s}', 'montañas de más de 3000 m {p} {s}'],
    // Measures.
    ['{n} a {f:#} {u} o menos {p:of} {s}', '{n} a menos de {f} {u} {p} {s}'],
    [
      '{n} a {f:#} {u} {p:of} {s} (como máximo|máximo|como mucho|o menos|max)',
      '{n} a menos de {f} {u} {p} {s}',
    ],
    [
      '{n} (cerca|alrededor|en torno|próximas|cercanas) {p:of} {s} (a menos de|en un radio de|en|a|dentro de|a unos) {f:#} {u}',
      '{n} a menos de {f} {u} {p} {s}',
    ],
    ['{n} (cerca|alrededor|próximas|cercanas) {p:of} {s} a {f:#}km', '{n} a menos de {f} km {p} {s}'],
    ['{n} (cercanas|próximas|cercanos|próximos) a {a} que a {b}', '{n} cerca de {a} que de {b}'],
    ['{n} más al {d} que {s}', '{n} al {d} de {s}'],
    ['{n} más al {d} que {p:el|la} {s}', '{n} al {d} de {p} {s}'],
    ['{n} (por encima|arriba) {p:de|de los|de las} {f:#} {r}', '{n} de más de {f} {r}'],
    ['{n} (por debajo|abajo) {p:de|de los|de las} {f:#} {r}', '{n} de menos de {f} {r}'],
    [
      '{n} (mayores|mayor|más grandes|más altas|más altos|más extensas|más extensos|más largos) {p:a|de|que} {f:#} {r}',
      '{n} de más de {f} {r}',
    ],
    [
      '{n} (menores|menor|más pequeñas|más pequeños|más bajas) {p:a|de|que} {f:#} {r}',
      '{n} de menos de {f} {r}',
    ],
    [
      '{n} donde (viven|vive|habitan) más de {f} (personas|habitantes|millones de personas) {r}',
      '{n} de más de {f} habitantes {r}',
    ],
    ['{n} donde (viven|vive|habitan) más de {f} (personas|habitantes)', '{n} de más de {f} habitantes'],
    ['{n} más de {f:#} {r}', '{n} de más de {f} {r}'],
    // Sides and parts.
    [
      '{s:1} del {d:norte|sur|este|oeste|noreste|noroeste|sureste|suroeste|nordeste|sudeste|sudoeste}',
      '{d} de {s}',
    ],
    [
      '[el|la] [zona|parte|región] {d:norte|sur|este|oeste|noreste|noroeste|sureste|suroeste} {s}',
      '{d} de {s}',
    ],
    ['{s:1} septentrional', 'norte de {s}'],
    ['{s:1} meridional', 'sur de {s}'],
    ['{s:1} oriental', 'este de {s}'],
    ['{s:1} occidental', 'oeste de {s}'],
    ['{s:1} [la] {m:mitad|parte} {d:norte|sur|este|oeste}', '{m} {d} de {s}'],
    ['[la] mitad de arriba {p:of} {s}', 'mitad norte {p} {s}'],
    ['[la] mitad de abajo {p:of} {s}', 'mitad sur {p} {s}'],
    // Together and without.
    ['{a} y {b} (juntos|juntas|a la vez|en conjunto|unidos|unidas)', '{a} y {b}'],
    ['{a} (junto con|junto a|+|&|unido a|unida a|así como) {b}', '{a} y {b}'],
    ['tanto {a} como {b}', '{a} y {b}'],
    [
      '{a} (quitando|quitándole|con excepción de|con la excepción de|dejando fuera|descontando|exceptuando|excluyendo|excluida|excluido|sin contar|sin incluir|pero no) {b}',
      '{a} sin {b}',
    ],
    // Lines.
    ['de {a} a {b} por (la|el) (costa|litoral)', 'costa de {a} a {b}'],
    ['[la] frontera (que separa|que divide|que hay entre) {a} (de|del) {b}', 'frontera entre {a} y {b}'],
    [
      '[la] frontera (que separa|que divide|común de|común entre|común a|entre) {a} y {b}',
      'frontera entre {a} y {b}',
    ],
    [
      '[la] (raya|línea fronteriza|línea de frontera|linea fronteriza|línea divisoria|línea limítrofe) (entre|de) {a} y {b}',
      'frontera entre {a} y {b}',
    ],
    [
      '[la] (línea de costa|franja costera|orilla del mar|ribera|orilla|línea costera) {p:of} {s}',
      'costa {p} {s}',
    ],
    ['[la|las] costa {j:portuguesa|granadina|cordobesa}', 'costa {j}'],
    ['[cuál es] [el] (recorrido|cauce|trazado|curso|trayecto|camino) {p:of} {s}', 'curso {p} {s}'],
    [
      '{s:1} (de principio a fin|de nacimiento a desembocadura|desde su nacimiento hasta su desembocadura|desde el nacimiento hasta la desembocadura|entero|de punta a punta)',
      'curso de {s}',
    ],
    [
      '(por dónde va|por donde va|por dónde corre|por dónde discurre|por dónde fluye) {s}',
      'por dónde pasa {s}',
    ],
    [
      '(dónde empieza|donde empieza|dónde comienza|donde comienza|en dónde nace|en donde nace|en qué lugar nace|de dónde sale|dónde surge|lugar donde nace|lugar en que nace|sitio donde nace|dónde se origina|en qué sitio nace|a dónde nace|de dónde viene|dónde arranca) {s}',
      'dónde nace {s}',
    ],
    [
      '{s} (nace en dónde|nace en donde|nace dónde|nace donde|dónde empieza|dónde comienza|empieza dónde)',
      'dónde nace {s}',
    ],
    [
      '(dónde termina|donde termina|dónde acaba|donde acaba|dónde muere|donde muere|a dónde va a parar|dónde finaliza|dónde va a dar|dónde vierte sus aguas|a qué mar desemboca|en qué mar desemboca|a dónde llega) {s}',
      'dónde desemboca {s}',
    ],
    // Capitals.
    ['{w:what} ciudad es la capital {p:of} {s}', 'capital {p} {s}'],
    ['(cómo se llama|como se llama) {q}', '{q}'],
    ['capital {s}', 'capital de {s}'],
    // As in a telegram.
    ['{n:kinds} {a} mar {s}', '{n} de {a} en el mar {s}'],
    ['{n:kinds} {s}', '{n} de {s}'],
  ],
};
