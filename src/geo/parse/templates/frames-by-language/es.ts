import { phraseProduct } from '../../phrase-product.ts';
import type { SpokenFrame } from './spoken.ts';

export const es: SpokenFrame = {
  stems:
    'muestr|mostr|dibuj|pint|marc|marqu|señal|resalt|colore|traz|enseñ|ubic|ubiqu|encuentr|encontr|busc|busqu|visualiz|delimit|enumer|list|nombr|mencion|localiz|represent|destac|subray|indic|indiqu|cit',
  endings:
    'a|ame|anos|alo|ala|alos|alas|amelo|amela|e|en|eme|elo|ela|ar|arme|arnos|arlo|arla|ármelo|ármela|as|ás|arías|aras|es',
  both: 'dame|dé|deme|danos|pon|ponme|ponga|póngame|haz|hazme|haga|ver|verlo|verla|saber|conocer|decir|decirme|dar|darme|poner|hacer|pásame|despliega|traza|trace|puedes|puede|podrías|podría|podrían|pueden|podés|podéis|puedo|podemos|podríamos|sabes|sabe|sabrías|sabría|serías|sería|me|nos|se|te importa|te importaría|es posible|sería posible|por favor|porfa|porfavor|gracias|muchas gracias|gracias de antemano|de antemano|si es posible|si puedes|si puede|si eres tan amable|si es tan amable|si no es molestia|hola|buenas|buenos días|buenas tardes|buenas noches|oye|oiga|mira|dale|che|a ver|vale|perdona|perdone|saludos|en el mapa|en un mapa|sobre el mapa|sobre un mapa|en un plano|en pantalla',
  lead: [
    phraseProduct(
      '|yo',
      'quiero|quisiera|quería|querría|deseo|desearía|necesito|necesitaría|me gustaría|me encantaría|me interesa|me interesan|estoy buscando|ando buscando|queremos|necesitamos|tengo ganas de|me haría falta',
    ),
    phraseProduct('tan amable|tan amables|el favor|favor|ganas', 'de|de ver|de mostrar'),
    phraseProduct('la|una|un|el|', 'lista|listado|mapa', 'de|del|de la|de los|de las|con|que muestre'),
    phraseProduct(
      'qué|por|hasta|',
      'zona abarca|área abarca|territorio abarca|dónde cae|dónde va|dónde anda|dónde llega|dónde llegan',
    ),
    phraseProduct('dónde', 'queda|está|se encuentra|cae', 'exactamente'),
    'da|me harías|me haría|me haces|usted|que|tan amable|déjame|déjeme|permíteme|vamos a|cuáles son|cuál es|cuáles|qué son|qué es|cómo es|cómo se ve|cómo son|conoces|ubicación exacta de|ubicación exacta del',
  ].join('|'),
  behind:
    'lo|la|los|las|esa zona|esta zona|esa área|esa parte|esa línea|ese territorio|esa región|esos países|eso|exactamente|por dónde cae|por dónde va|por dónde pasa|dónde queda exactamente|dónde está exactamente|dónde cae|cómo se ve|hasta dónde llega',
};
