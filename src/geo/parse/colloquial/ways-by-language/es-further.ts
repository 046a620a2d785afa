import type { Way } from '../ways.ts';

const units = 'km|kms|kilómetros';

/** Words for the extent, the course or the seat of a place, which say no more than its name. */
const extent =
  'extensión|la extensión|superficie|la superficie|ubicación|la ubicación|situación|la situación|localización|la localización|posición|la posición|delimitación|la delimitación|demarcación|la demarcación|silueta|la silueta|mapa|el mapa|un mapa|mapita|el mapita|plano|ámbito|el ámbito|todo el territorio|el territorio|territorio|toda el área|el área|área|toda la zona|la comarca|comarca|comarcas|la subregión|subregión|la región natural|la región histórica|la totalidad|el conjunto|la forma|polígono|el polígono';
const how =
  'aproximada|aproximado|aproximados|geográfica|geográfico|exacta|exacto|exactos|precisa|preciso|completa|completo|entera|entero|total|actual|histórica|histórico|natural';
const course =
  'recorrido|el recorrido|trazado|el trazado|curso|el curso|trayecto|el trayecto|itinerario|el itinerario|cauce|el cauce|trazo';
const only = 'solo|sólo|solamente|únicamente|nada más|exclusivamente|nomás|no más';
const passing =
  'a su paso por|que discurre por|que transcurre por|que pasa por|que corre por|que fluye por|que recorre|que atraviesa|que cruza|que baña|que va por|que queda en|que cae en|comprendido en|comprendida en|dentro de';

/** Ways of asking that the other files do not have. */
export const furtherWays: readonly Way[] = [
  // The place itself, by its extent or its course.
  [`(${extent}) [${how}] {p:of} {s}`, '{s}'],
  [`(${course}) [${how}] {p:of} {s} (desde|de) {a} (hasta|a) {b}`, '{s} entre {a} y {b}'],
  [`(${course}) [${how}] {p:of} {s}`, '{s}'],
  [
    '{s} (desde|de) (su nacimiento|el nacimiento|sus fuentes|su fuente|su cabecera) (hasta|a) (su desembocadura|la desembocadura|el mar|su final)',
    '{s}',
  ],
  [
    '{s} (desde|de) (su nacimiento|el nacimiento|sus fuentes|su fuente|su cabecera) (hasta|a) {b}',
    '{s} aguas arriba de {b}',
  ],
  ['{s} (desde|de) {b} (hasta|a) (su desembocadura|la desembocadura|el mar)', '{s} aguas abajo de {b}'],
  [
    '[el] (territorio|espacio|área|tierras) que (ocupaba|abarcaba|comprendía|cubría|ocupa|abarca|comprende|cubre) {s}',
    '{s}',
  ],
  [
    '{q} (mapa|ubicación|ubicacion|localización|localizacion|situación|plano|en mapa|el mapa|mapita|dnd|dónde|donde)',
    '{q}',
  ],
  [
    '[por] {w:what} {n} (transcurre|discurre|corre|fluye|pasa|va) {s} en {x}',
    '{n} de {x} atravesadas por {s}',
  ],
  ['{n} oficialmente {r}', '{n} {r}'],
  ['{n} donde se habla {t} oficialmente {r}', '{n} {r} donde se habla {t}'],
  [
    '{n} (en los que|en las que|donde|en que) [el] {t} es (oficial|lengua oficial|idioma oficial|la lengua oficial|el idioma oficial)',
    '{n} donde se habla {t}',
  ],
  [
    '(hasta dónde|hasta donde|por dónde|de dónde a dónde) (llega|llegan|abarca|abarcan|se extienden|se extiende|alcanza|va) {s}',
    '{s}',
  ],
  [
    '[la|cuál es la] distancia (en línea recta|en linea recta|lineal|aérea|a vuelo de pájaro|por aire) entre {r}',
    'distancia entre {r}',
  ],
  [
    '[el|la|cuál es el] (extremo|punta|lugar|sitio|límite|confín) más {d:oriental|occidental|meridional|septentrional|al norte|al sur|al este|al oeste} {p:of} {s}',
    'punto más {d} {p} {s}',
  ],
  ['{n} fronterizas {p:of} {a} con {b}', '{n} {p} {a} en la frontera con {b}'],
  ['{n} fronterizas con {b} {p:of} {a}', '{n} {p} {a} en la frontera con {b}'],
  [
    '{n} [que] {v:dan|con costa|que dan} {p:al|en el|a} {a} y (también|tambien|además|a la vez|al mismo tiempo) {q:al|en el|a} {b}',
    '{n} que dan al {a} y al {b}',
  ],
  // Only a part of it.
  [
    '{s} (en su|por su|por el|por la|en el|en la|del lado|de su) [parte|lado|vertiente|sector|porción|zona] {i:chilena|chileno|argentina|argentino|peruana|peruano|boliviana|boliviano|brasileña|brasileño|paraguaya|paraguayo|uruguaya|uruguayo|colombiana|colombiano|venezolana|venezolano|ecuatoriana|ecuatoriano|mexicana|mexicano|española|español|francesa|francés|portuguesa|portugués|italiana|guatemalteca}',
    'la parte {i} de {s}',
  ],
  [`[el|la] (tramo|parte|trozo|sector|segmento|porción) {p:of} {s} (${passing}) {x}`, 'parte {p} {s} en {x}'],
  [`{s:NAME} (${passing}) {x}`, 'parte de {s} en {x}'],
  [`[el|la|los|las] {s} (a su paso por|que discurre por|que discurren por) {x}`, 'parte de {s} en {x}'],
  [
    `{s} [pero|,] (${only}) [la|el|en la|en el|de la|del] (parte|lado|zona|porción|sector|tramo|mitad) {i}`,
    'la parte {i} de {s}',
  ],
  [`{q} [pero] (${only}) {p:in} {s}`, '{q} {p} {s}'],
  [
    '[la|el|las|los] (franja|zona|territorio|tierras|porción|región|sector|pedazo|trozo|área) {p:of} {s} (que está|que queda|que se encuentra|que se extiende|situada|situado|ubicada|ubicado|que hay) {x:al|a la} {r}',
    'la parte {p} {s} {x} {r}',
  ],
  ['{s} (todas|todos|todo|toda) menos {x}', '{s} menos {x}'],
  [
    '[los|las|todo] (lugares|territorios|territorio|tierras|zonas|sitios|lo|puntos|área|espacio) [que] (situados|situadas|situado|comprendidos|comprendidas|comprendido|ubicados|ubicadas|hay|se encuentran|está|queda|existe) entre {r}',
    'entre {r}',
  ],
  [
    '[el] triángulo (que forman|que hacen|formado por|delimitado por|de|entre|cuyos vértices son) {s}',
    'triángulo formado por {s}',
  ],
  // Around.
  [
    `{s} y [sus|los] (alrededores|cercanías|inmediaciones|entorno) [unos|aproximadamente|a|en|hasta] {f:#} {u:${units}}`,
    '{f} {u} alrededor de {s}',
  ],
  ['{s} y [sus|su|los] (alrededores|cercanías|inmediaciones|entorno)', 'alrededores de {s}'],
  ['{n:divisions} que (rodean|circundan|envuelven|cercan|bordean) [a] {s}', '{n} limítrofes con {s}'],
  // Seas.
  [
    '{n} {r} [pero|y|,] (no tienen|sin|que no tienen|no tengan) (mar|costa|salida al mar|litoral|playa)',
    '{n} sin salida al mar {r}',
  ],
  [
    '[el|la] (litoral|costa|fachada|vertiente) {z:atlántico|mediterráneo|cantábrico|caribeño|pacífico} (andaluz|de andalucía)',
    'costa de Andalucía en el {z}',
  ],
  ['[las|los] {n:países|paises} {p:de|en} américa {r}', '{n} de las Américas {r}'],
  [
    '[por|x] {w:what} {n:países|paises} de américa (pasa|cruza|atraviesa) {s}',
    '{n} de las Américas que atraviesa {s}',
  ],
  // Sorts of summits.
  ['(nevados|picos nevados|seismiles|cerros nevados) {r}', 'montañas {r}'],
  ['[los|las] {n} (que están|situados|situadas|ubicados|ubicadas) en territorio {i}', '{n} de {i}'],
  // Below is south, and so is down from it.
  ...(
    [
      ['por debajo|debajo|abajo', 'abajo|el sur', 'sur'],
      ['por encima|encima|arriba', 'arriba|el norte', 'norte'],
    ] as const
  ).flatMap(([side, way, meant]): Way[] => [
    [
      `[la|aquella] [parte] [de|del] {s:LAND} [que] [queda|está|cae|se encuentra|situada] (${side}) {p:de|del} {x}`,
      `{s} al ${meant} {p} {x}`,
    ],
    [
      `[todo|toda] [lo que es|lo que sea] {s:LAND} [a partir|desde] {p:de|del|desde} {x} (para|hacia|pa|hasta) (${way})`,
      `{s} al ${meant} de {x}`,
    ],
  ]),
  [
    `[la|una] (zona|área) [que] [queda|está|hay] {d:a menos de|a un máximo de|hasta} {f:#} {u:${units}} {p:de|del} {s}`,
    '{d} {f} {u} {p} {s}',
  ],
  // Around the station of a town is around the town.
  [
    `[un|el] (radio|perímetro|círculo) [de] {f:#} {u:${units}} [de|desde|en|alrededor de|en torno a] {s:NAME}`,
    '{f} {u} alrededor de {s}',
  ],
  [
    `{a} {f:##} {u:${units}} (de|del|a la redonda de|a la redonda del|alrededor de|alrededor del|en torno a|en torno al) [la|el] (estación|estación central|estación de tren|estación de trenes|plaza mayor|plaza principal|plaza de armas|plaza|centro|centro histórico|catedral|ayuntamiento|zócalo) (de|del) {s:TOWN}`,
    'a {f} {u} del centro de {s}',
  ],
];
