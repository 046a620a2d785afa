/** What people say around a kind of map feature in Spanish. */

import { asked, call, type FrameWords, hours, mail, site, street } from './terms.ts';

export const spanish: FrameWords = {
  polite:
    'por favor|hola|(?:puedes|podrias|puede|podria)(?: (?:mostrarme|decirme|darme|buscarme))?|(?:quiero|quisiera|queremos|busco|necesito)(?: (?:ver|saber|encontrar))?|(?:muestra|muestrame|mostrar|dame|dime|encuentra|busca|buscar|lista|ensename)(?: me)?',
  forms: [
    ['count', 'cuant[oa]s {what} (?:hay|existen|se encuentran|estan) {where}', ' '],
    ['count', 'cuant[oa]s {what} tiene {where}', ' en '],
    ['names', '(?:que|cuales) {what} (?:hay|existen|se encuentran|estan) {where}', ' '],
    ['exists', '(?:tiene|hay en) {where} (?:un |una |algun |alguna ){what}', ' en '],
  ],
  openings: [
    ['count', 'cuant[oa]s (?:hay )?|(?:el )?numero de'],
    ['exists', 'hay|existen?'],
    ['where', 'donde (?:esta|estan|hay|se encuentran?|puedo encontrar|encuentro|queda)|donde'],
    ['names', 'cual(?:es)? (?:es|son)|que|cuales'],
  ],
  nouns: [
    ['ubicacion(?:es)?|posicion(?:es)?|coordenadas|lugares', undefined, 'where'],
    ['direccion(?:es)?', street],
    ['nombres?', asked('name'), 'names'],
    ['(?:paginas?|sitios?) web|webs?', site],
    ['(?:numeros? de )?telefonos?', call],
    ['correos?(?: electronicos?)?|e-?mails?', mail],
    ['horarios?(?: de apertura)?', hours],
    ['lista|mapa', undefined],
  ],
  link: 'de|del|de la|de los|de las',
  article: 'el|la|los|las|todos|todas|un|una|unos|unas|algun|alguna|algunos|algunas',
  and: ' ?, ?(?:y )?| y | o ',
  ending: 'hay|existen|estan|por favor|gracias|en el mapa|se encuentran',
};
