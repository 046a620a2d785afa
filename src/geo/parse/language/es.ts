/** Spanish. */

import type { LanguageTable } from './language-table.ts';

export const es: LanguageTable = {
  keywords: {
    of: 'de|del|de la|de los|de las',
    within:
      'a menos de|en un radio de|dentro de un radio de|a una distancia de|hasta|como maximo|no mas de|a no mas de|en un perimetro de|menos de|a',
    around:
      'centrado en|centrada en|alrededor|alrededor de|alrededor del|en torno a|entorno a|a la redonda de',
    off: 'frente a|mar adentro de|mar adentro|ante|frente',
    coast: 'costa|costas|litoral|ribera|orilla|orillas|linea de costa|linea costera',
    border: 'frontera|fronteras|limite|limites|contorno|borde',
    between: 'entre',
    halfway: 'a medio camino entre|a mitad de camino entre|en medio entre|justo entre',
    and: 'and|y|e|asi como|ademas de|mas|y tambien',
    or: 'o|u',
    except:
      'excepto|salvo|sin|pero no|a excepcion de|exceptuando|excluyendo|fuera de|menos|sin contar|aparte de|pero sin|pero no en',
    in: 'en|dentro de|dentro del',
    with: 'con',
    overlap: 'interseccion de|interseccion entre|solapamiento de|superposicion de',
    overlaps: 'se solapan|se cruzan|se superponen',
    both: 'tanto en|ambos',
    part: 'parte de|partes de|parte|mitad de|mitad|zona de|region de|todo en|toda',
    zone: 'radio|zona|franja|banda|zona de influencia',
    near: 'cerca|cerca de|junto a|proximo a|al lado de',
    meets: 'toca|se encuentra con',
    farther: 'a mas de|mas de|al menos a',
    filler:
      'el|la|los|las|un|una|por favor|muestra|muestrame|muestreme|ensename|busca|encuentra|dame|donde esta|donde queda|cual es|a lo largo|mapa de|todo|zona|zonas|region|que esta|situado|situada|gracias|quiero|quiero ver|dibuja|que',
  },
  compass: {
    points: [
      ['norte'],
      ['noreste', 'nordeste'],
      ['este', 'oriente'],
      ['sureste', 'sudeste'],
      ['sur'],
      ['suroeste', 'sudoeste'],
      ['oeste', 'occidente', 'poniente'],
      ['noroeste'],
    ],
    direction: '',
    beyond: 'al # de|al # del|al #|mas al # que|mas al # de',
    adjective: 'parte # de|parte # del|mitad # de|mitad # del|zona # de',
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
  notLengths: 'grado grados minuto minutos hora horas',
  vague:
    'algunos algunas unos unas pocos pocas varios varias muchos muchas punado decenas docenas cientos miles',
  besideVague: 'mil la los unos unas',
  numbers: {
    ones: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    more: { un: 1, una: 1, medio: 0.5, media: 0.5, decena: 10, docena: 12, centenar: 100 },
    scales: { cien: 100, ciento: 100, doscientos: 200, quinientos: 500, mil: 1000 },
    glue: 'y de',
    range: 'a y',
  },
  mended: 'frontera costa entre excepto salvo alrededor menos kilometros metros radio norte oeste',
};
