/** Spanish. */

import type { LanguageTable } from './language-table.ts';

export const es: LanguageTable = {
  keywords: {
    of: 'de|del|de la|de los|de las',
    within:
      'a menos de|en un radio de|dentro de un radio de|a una distancia de|hasta|como maximo|no mas de|a no mas de|en un perimetro de|menos de|a',
    around:
      'centrado en|centrada en|alrededor|alrededor de|alrededor del|en torno a|entorno a|a la redonda de|a ambos lados de|a ambos lados del|a cada lado de|a cada lado del|desde|desde la|desde el',
    off: 'frente a|mar adentro de|mar adentro|ante|frente',
    inland: 'tierra adentro|tierra adentro desde|tierra adentro de',
    coast:
      'linea de costa|linea costera|costa|costas|litoral|ribera|orilla|orillas|linea de costa|linea costera',
    border:
      'frontera terrestre|fronteras terrestres|en la frontera|en las fronteras|frontera|fronteras|limite|limites|contorno|borde',
    between: 'entre|triangulo formado por|triangulo entre',
    halfway:
      'punto medio entre|el punto medio entre|punto intermedio entre|a medio camino entre|a mitad de camino entre|en medio entre|justo entre',
    and: 'and|y|e|asi como|ademas de|mas|y tambien',
    or: 'o|u|ni',
    except:
      'excepto|salvo|sin|pero no|a excepcion de|exceptuando|excluyendo|fuera de|menos|sin contar|aparte de|pero sin|pero no en',
    in: 'en|dentro de|dentro del|del lado|en el lado|por el lado|pertenece a|pertenece al|que pertenece a|que pertenece al|pertenecen a|perteneciente a|perteneciente al',
    with: 'con',
    overlap: 'interseccion de|interseccion entre|solapamiento de|superposicion de',
    overlaps: 'se solapan|se cruzan|se superponen',
    both: 'tanto en|ambos',
    part: 'parte de|partes de|parte|lado de|lado|zona de|region de|todo en|toda',
    by: 'ampliado en|ampliada en|ensanchado en|ensanchada en',
    zone: 'radio|diametro|zona|zona de influencia',
    near: 'cerca|cerca de|junto a|proximo a|al lado de',
    meets: 'toca|se encuentra con',
    farther: 'a mas de|mas de|al menos a',
    along: 'a lo largo de|a lo largo del|a lo largo',
    strip: 'franja|banda|corredor|ancha franja',
    sea: 'mar|oceano|el mar|la mar|orilla del mar|orillas del mar',
    closer:
      'mas cerca de|mas cerca del|mas proxima a|mas proximo a|mas cercana a|mas cercano a|mas cercana al|mas cercano al|mas proxima al',
    fartherFrom: 'mas lejos de|mas lejos del|mas alejado de|mas alejada de',
    than: 'que de|que del|que a|que al',
    middle:
      'centro de|centro del|medio de|medio del|corazon de|corazon del|central|el centro de|en el centro de|en medio de',
    interior: 'interior de|interior del|el interior de|tierra adentro de',
    surroundings:
      'justo fuera de|justo fuera del|justo a las afueras de|alrededores de|alrededores del|cercanias de|inmediaciones de|los alrededores de',
    outskirts: 'afueras de|afueras del|las afueras de|periferia de|extrarradio de',
    hinterland: 'hinterland de|traspais de',
    apart:
      'distancia entre|la distancia entre|distancia de|cual es la distancia entre|que distancia hay entre|a que distancia esta|a cuanto esta|cuantos kilometros hay entre|cuantos km hay entre',
    line: 'linea|linea recta|linea directa|recta|ortodromica|circulo maximo|geodesica',
    bank: 'margen|margen de|margen del',
    leftBank:
      'margen izquierda de|margen izquierda del|margen izquierdo de|margen izquierdo del|orilla izquierda de|orilla izquierda del|ribera izquierda de|ribera izquierda del',
    rightBank:
      'margen derecha de|margen derecha del|margen derecho de|margen derecho del|orilla derecha de|orilla derecha del|ribera derecha de|ribera derecha del',
    upstream: 'rio arriba de|aguas arriba de|rio arriba desde|aguas arriba desde',
    downstream: 'rio abajo de|aguas abajo de|rio abajo desde|aguas abajo desde',
    source: 'nacimiento de|nacimiento del|fuente de|fuente del',
    mouth: 'su desembocadura|desembocadura de|desembocadura del|boca del',
    meetingPoint:
      'confluencia de|confluencia del|confluencia entre|union de los rios|donde se encuentran|donde se juntan|donde se unen|triple frontera de|triple frontera entre|trifinio de|punto triple de|punto donde se encuentran|punto donde se juntan|punto donde se unen|punto de encuentro de|tripunto de|triple frontera',
    mainland: 'continental|peninsular|parte continental de|territorio continental de',
    home: 'metropolitano',
    overseas: 'territorios de ultramar de|ultramar de|partes de ultramar de|de ultramar',
    on: 'sobre',
    facing: 'frente a|que mira a|que da a|mirando a|enfrente de',
    bounds:
      'caja delimitadora de|cuadro delimitador de|rectangulo delimitador de|rectangulo alrededor de|caja envolvente de|bounding box de|bbox de|bbox',
    to: 'hasta llegar a',
    filler:
      'tierra firme|tierra|tierras|el|la|los|las|un|una|por favor|muestra|muestrame|muestreme|ensename|busca|encuentra|dame|donde esta|donde queda|cual es|mapa de|todo|zona|zonas|region|area|territorio|comprendida|comprendido|que esta|situado|situada|gracias|quiero|quiero ver|dibuja|que|lo|todo lo que esta|lo que esta|esta|estan|todo lo que|todo lo que queda|lo que queda|queda|quedan',
  },
  compass: {
    points: [
      ['norte', 'septentrional'],
      ['noreste', 'nordeste'],
      ['este', 'oriente', 'oriental'],
      ['sureste', 'sudeste'],
      ['sur', 'meridional'],
      ['suroeste', 'sudoeste'],
      ['oeste', 'occidente', 'poniente', 'occidental'],
      ['noroeste'],
    ],
    direction: '',
    beyond: 'al # de|al # del|al #|mas al # que|mas al # de',
    close:
      'justo al # de|justo al # del|un poco al # de|un poco al # del|inmediatamente al # de|ligeramente al # de',
    adjective: 'parte # de|parte # del|mitad # de|mitad # del|zona # de',
    outermost:
      'punto mas al # de|punto mas al # del|punto mas # de|punto mas # del|punto mas extremo al # de|punto situado mas al # de|lugar mas al # de|lugar mas # de|lugar mas # del|punto que esta mas al # de',
    half: 'el # de|el # del|en el # de|en el # del|# de|# del',
  },
  units: {
    m: 'metro metros',
    km: 'kilometro kilometros',
    ft: 'pie pies',
    mi: 'milla millas',
    nmi: 'milla-nautica millas-nauticas milla-marina millas-marinas',
  },
  loneUnits: 'kilometro kilometros millas',
  fractions: {
    mitad: 2,
    tercio: 3,
    tercios: 3,
    cuarto: 4,
    cuartos: 4,
    quinto: 5,
    quintos: 5,
    sexto: 6,
    decimo: 10,
    decimos: 10,
    esquina: 5,
    rincon: 5,
    punta: 30,
    extremo: 10,
  },
  about: 'alrededor|alrededor de|alrededor del|en torno a|entorno a',
  times: 'minuto minutos hora horas dias',
  notLengths: 'grado grados',
  vague:
    'algunos algunas unos unas pocos pocas varios varias muchos muchas punado decenas docenas cientos miles',
  besideVague: 'mil la los unos unas',
  numbers: {
    ones: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    more: {
      un: 1,
      una: 1,
      medio: 0.5,
      media: 0.5,
      decena: 10,
      docena: 12,
      centenar: 100,
      doscientos: 200,
      trescientos: 300,
      cuatrocientos: 400,
      quinientos: 500,
      seiscientos: 600,
      setecientos: 700,
      ochocientos: 800,
      novecientos: 900,
    },
    scales: { cien: 100, ciento: 100, doscientos: 200, quinientos: 500, mil: 1000 },
    glue: 'y de',
    range: 'a y',
  },
  mended: 'frontera costa entre excepto salvo alrededor menos kilometros metros radio norte oeste',
};
