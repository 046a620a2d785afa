import { phraseProduct } from '../../phrase-product.ts';
import type { Way } from '../ways.ts';

const units = 'km|kilómetros|kms|m|metros|millas';

/** Careful ways of asking that `es.ts` does not have: parts of rivers, the words of atlases. */
export const waysAsWritten: readonly Way[] = [
  // Rivers from end to end.
  [
    '(dónde|de dónde|en qué lugar|en qué punto|en qué sitio|en qué parte) (tiene su origen|tiene origen|se origina|brota|surge|tiene su nacimiento|tiene su fuente|viene|nace|empieza|comienza) {s}',
    'dónde nace {s}',
  ],
  ['[las|la] (fuentes|fuente|cabecera) (del|de la|de) {s}', 'nacimiento de {s}'],
  [
    '(dónde|adónde|a dónde|en qué lugar|en qué punto|en qué mar|en qué océano|a qué mar|en qué golfo|en qué sitio) (desemboca|termina|acaba|finaliza|vierte sus aguas|va a parar|va a dar|llega al mar|se une al mar|muere) {s}',
    'dónde desemboca {s}',
  ],
  [
    '[los] (ríos tributarios|ríos afluentes|tributarios|cursos de agua que desembocan en|arroyos que desembocan en) (de|del|de la|el|la) {s}',
    'afluentes de {s}',
  ],
  [
    `{n} [que] ${'(vierten al|vierten en el|van a parar al|van a dar al|alimentan el|alimentan al|se unen al|afluyen al|tributan al|caen al|confluyen en el|confluyen con el)'} {s}`,
    '{n} que desembocan en el {s}',
  ],
  ['{n} [que] (alimentan|tributan en|afluyen a) {s}', '{n} que desembocan en {s}'],
  [
    '[el|la] (curso|parte|tramo) {p:of} {s} {r:aguas abajo|aguas arriba|río abajo|río arriba} {x}',
    '{s} {r} {x}',
  ],
  ['{s} (después|a partir|pasado|pasada) de {x}', '{s} aguas abajo de {x}'],
  ['{s} antes de {x}', '{s} aguas arriba de {x}'],
  [
    '[el|la] (curso|parte|tramo) {p:of} {s} [que va|que discurre|que está|que corre|comprendido|comprendida|que queda|situado] entre {a} y {b}',
    '{s} entre {a} y {b}',
  ],
  [
    '[el|la] (curso|parte|tramo) {p:of} {s} [que va|que discurre|que corre] (de|desde) {a} (a|hasta) {b}',
    '{s} entre {a} y {b}',
  ],
  ['[el|la] (curso|parte|tramo) {p:of} {s} que (está|queda) {r:aguas abajo|aguas arriba} {x}', '{s} {r} {x}'],
  // What is a part of what.
  [
    '{w:what} {n} (forman|componen|constituyen|integran|conforman|abarca|incluye|comprende|engloba|pertenecen a|forman parte de) {s}',
    '{n} de {s}',
  ],
  [
    '(en|de|por) {w:what} {n} (se divide|está dividida|está dividido|se compone|está compuesta|está compuesto|consta|está formada|está formado|se subdivide) {s}',
    '{n} de {s}',
  ],
  [
    '{s} (está formada|está formado|está compuesta|está compuesto|se compone|consta|se divide) (por|de|en) {w:what} {n}',
    '{n} de {s}',
  ],
  // Neighbours.
  [
    'con {w:what} {n} (colinda|confina|comparte límites|tiene límites|es limítrofe|es vecino|es vecina) {s}',
    '{w} {n} limitan con {s}',
  ],
  [
    '{n} [que] (pegan con|rayanas con|rayanos con|pegadas a|pegados a|contiguas a|contiguos a|que están al lado de) {s}',
    '{n} limítrofes con {s}',
  ],
  [
    '{s} con (cuántos|cuántas|cuantos|cuantas) {n} (limita|linda|colinda|tiene frontera|hace frontera)',
    'cuántos {n} limitan con {s}',
  ],
  ['[el] (trazado|recorrido|trayecto) de la frontera {r}', 'frontera {r}'],
  [
    '[el|la] (punto en el que|lugar donde|sitio donde|punto donde|lugar en el que|donde|dónde|punto en que) (confluyen|se tocan|se unen|coinciden|convergen|se cruzan|se juntan|se encuentran) [los límites de|las fronteras de] {s}',
    'el punto donde se encuentran {s}',
  ],
  [
    '[el|la] (punto tripartito|punto triple|tripartito|punto fronterizo|triple límite|trifinio) (entre|de) {s}',
    'el punto donde se encuentran {s}',
  ],
  [
    '[el] lago [que] (comparten|compartido por|se reparten|compartido entre|común a) {a} y {b}',
    'lagos compartidos por {a} y {b}',
  ],
  ['{n} que (comparten|se reparten) {a} y {b}', '{n} compartidos por {a} y {b}'],
  // Distances.
  [
    `{n} [que] (distan|que distan) entre {f:#} y {g:#} {u:${units}} (de|del) {s}`,
    '{n} entre {f} y {g} {u} de {s}',
  ],
  [
    `{n} [que distan|situadas|situados|que están] (de|a) {f:#} a {g:#} {u:${units}} (de|del) {s}`,
    '{n} entre {f} y {g} {u} de {s}',
  ],
  [
    `[un] (círculo|circulo|radio|perímetro) de {f:#} {u:${units}} (alrededor de|en torno a|alrededor del|en torno al) {s}`,
    '{f} {u} alrededor de {s}',
  ],
  [`{s} y {f:#} {u:${units}} (a la redonda|alrededor|a su alrededor|en torno)`, '{f} {u} alrededor de {s}'],
  [
    `[los] (alrededores|cercanías|inmediaciones) {p:of} {s} (en un radio de|a|hasta) {f:#} {u:${units}}`,
    '{f} {u} alrededor {p} {s}',
  ],
  [
    '[los|las] (lugares|zonas|puntos|sitios|partes|áreas) {p:of} {s} [que están|que quedan|que se encuentran] más (cerca|cercanos|cercanas|próximos|próximas) (de|a) {a} que (de|a) {b}',
    'la parte de {s} más cerca de {a} que de {b}',
  ],
  [
    '[qué hay|que hay|qué está|qué queda|qué se encuentra] (a medio camino|a mitad de camino|justo en medio|en medio|en el medio|justo a mitad|a mitad) (entre|de) {a} y {b}',
    'a medio camino entre {a} y {b}',
  ],
  ['[el] punto (equidistante|intermedio|central) (entre|de) {a} y {b}', 'el punto medio entre {a} y {b}'],
  ['[la] parte de (costa|la costa|litoral) entre {a} y {b}', 'la costa entre {a} y {b}'],
  ['por la costa (de|desde) {a} (a|hasta) {b}', 'la costa desde {a} hasta {b}'],
  ['{w:what} {n} (toca|baña|tocan) [el|la] {l:lago|mar|laguna|golfo} {s}', '{n} a orillas del {l} {s}'],
  ['{w:what} {n} toca {s}', '{n} a orillas de {s}'],
  [
    '{n:estados} {p:of} {s} [que] (dan al|con costa en el|tocan el|tienen costa en el|están en el) golfo',
    '{n} {p} {s} con costa en el golfo de México',
  ],
  [
    `[a] [menos de] {f:#} {u:${units}} de la frontera con {a} (en|dentro de) {b}`,
    'a menos de {f} {u} de la frontera entre {b} y {a} en {b}',
  ],
  [
    `[la|una] franja de {f:#} {u:${units}} (junto a|a lo largo de|pegada a|al lado de|pegado a) {s}`,
    'a menos de {f} {u} de {s}',
  ],
  ['entre los paralelos {f:#} y {g:#} {d:sur|norte} (en|de) {s}', '{s} entre {f}° {d} y {g}° {d}'],
  ['{s} entre los paralelos {f:#} y {g:#} {d:sur|norte}', '{s} entre {f}° {d} y {g}° {d}'],
  ['[el] (norte|sur|centro) {p:of} {s} desde {a} hasta {b}', '{s} entre {a} y {b}'],
  ['{s} desde {a} hasta {b}', '{s} entre {a} y {b}'],
  [
    '[la] costa {p:del|de la} {m:pacífico|atlántico|caribe|golfo|mediterráneo|cantábrico|golfo de México} (de|en) {s}',
    'la costa de {s} en el {m}',
  ],
  ['{n:pueblos|aldeas} (hay|están|quedan) {r}', 'ciudades {r}'],
  // Sides.
  ['[la] mitad {p:of} {s} que (está|queda) (al|en el) {d:norte|sur|este|oeste}', 'la mitad {d} de {s}'],
  [
    '[la] mitad {d:norte|sur|este|oeste} {i:argentina|española|mexicana|chilena|colombiana|peruana|boliviana|brasileña|francesa|italiana|alemana|portuguesa|venezolana|uruguaya|cubana}',
    'la mitad {d} {i}',
  ],
  // Most.
  ['top {f:#} (de los|de las|los|las) {n}', 'los {f} {n}'],
  [
    '[la|el] {o:segunda|segundo|tercera|tercer|cuarta|quinta} {n:ciudad} {r} (por|en) (población|habitantes|número de habitantes|tamaño)',
    'la {o} ciudad más grande {r}',
  ],
  [
    '[la|el] {o:segunda|tercera|cuarta|quinta} ciudad {i:1} (más grande|más poblada|por población|en población|en habitantes|por habitantes|por número de habitantes|con más habitantes|por tamaño)',
    'la {o} ciudad {i} más grande',
  ],
  ['[la|el] {o:segunda|tercera|cuarta|quinta} ciudad {p:of} {s}', 'la {o} ciudad más grande {p} {s}'],
  ['[la|el] {o:segunda|tercera|cuarta|quinta} ciudad {i:1}', 'la {o} ciudad {i} más grande'],
  [
    '{n} (situada|situado|ubicada|ubicado|que está|que queda) más al {d:norte|sur|este|oeste}',
    '{n} más al {d}',
  ],
  [
    '{n} de {f} {h:habitantes|km|m|metros|kilómetros} (o más|y más|como mínimo|por lo menos) {r}',
    '{n} de más de {f} {h} {r}',
  ],
  [
    '{n} de {f} {h:habitantes|km|m|metros|kilómetros} (o más|y más|como mínimo|por lo menos)',
    '{n} de más de {f} {h}',
  ],
  // Seas and tongues.
  [
    '{n} [que] (con mar|tienen mar|con acceso al mar|tienen playa|bañadas por el mar|bañados por el mar|a las que baña el mar|que tocan el mar|tocan el mar|tocan mar|que tocan mar)',
    '{n} con costa',
  ],
  [
    '{n} [que] (con mar|tienen mar|tienen playa|bañadas por el mar|bañados por el mar|que tocan el mar|tocan el mar) {p:of} {s}',
    '{n} {p} {s} con costa',
  ],
  [
    '{n} [que] (con acceso al|tienen acceso al|con puertos en el|tienen costas en el|tienen costas en|con costas al) {s}',
    '{n} con costa en el {s}',
  ],
  [
    `(en|dentro de) {w:what} {n:países|paises|naciones|estados} {r} (se habla|hablan) [el] {t:español|castellano|portugués|inglés|francés|neerlandés|alemán|árabe|italiano|ruso}`,
    '{n} {r} donde se habla {t}',
  ],
  [
    '{n} [que] hablan [el] {t:español|castellano|portugués|inglés|francés|neerlandés|alemán|árabe|italiano|ruso}',
    '{n} donde se habla {t}',
  ],
  [
    `{n} (${phraseProduct('cuya|cuyo|en los que la|en que la|donde la|donde el', 'lengua|idioma', 'oficial|nacional|principal', 'es')}) [el] {t}`,
    '{n} donde se habla {t}',
  ],
];
