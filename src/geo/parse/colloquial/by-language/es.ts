import type { Colloquial } from '../table.ts';
import { ways } from '../ways-by-language/es.ts';

export const es: Colloquial = {
  ways,
  firm: {
    'limitan con dos': 'hacen frontera con dos|tienen frontera con dos|comparten frontera con dos',
    'limitan con tres': 'hacen frontera con tres|tienen frontera con tres|comparten frontera con tres',
    'el mar báltico': 'el báltico',
    'al mar báltico': 'al báltico',
    'costa de portugal': 'costa portuguesa',
    'fronterizas con portugal': 'en la frontera portuguesa|de la frontera portuguesa',
    'fronterizas con francia': 'en la frontera francesa|de la frontera francesa',
    'noreste de españa': 'españa nororiental',
    'noroeste de españa': 'españa noroccidental',
    'atravesados por la línea ecuatorial':
      'atravesados por el ecuador|cruzados por el ecuador|que cruza el ecuador|que atraviesa el ecuador|por los que pasa el ecuador|por donde pasa el ecuador',
    // "Mediterranean" countries are inland ones in South America.
    'países sin salida al mar de américa del sur':
      'países mediterráneos de américa del sur|países mediterráneos de sudamérica|países sudamericanos mediterráneos',
    'montaña más alta':
      'monte más alto|monte mas alto|cumbre más elevada|cumbre más alta|cima más elevada|pico más elevado|monte más elevado|cumbre mas alta',
  },
  short: {
    '10': 'una decena de',
    '15': 'una quincena de',
    '20': 'una veintena de',
    '30': 'una treintena de',
    '40': 'una cuarentena de',
    '50': 'una cincuentena de',
    '100': 'una centena de|un centenar de',
    '': 'más o menos|exactamente|cuanto antes|si puede ser|si es posible|eh|che|tío|tía|wey|güey|parce|pana|por fi|porfi|gracias|porfa|xfa|xfavor|porfis|oye|oiga|mas o menos|más o menos|pues|che,|disculpe|disculpa|hola|buenas|buenos días|a ver|me dices|me puedes enseñar|me podrías enseñar|me puede enseñar|me podrías decir|me puedes decir|me puedes mostrar|me podrías mostrar',
    pueblos: 'pueblecitos',
    parte: 'tramo|trozo|pedazo|porción|sección|segmento',
    'la margen izquierda': 'el lado izquierdo|la banda izquierda|la vera izquierda|el costado izquierdo',
    'la margen derecha': 'el lado derecho|la banda derecha|la vera derecha|el costado derecho',
    'aguas abajo': 'río abajo|rio abajo',
    'aguas arriba': 'río arriba|rio arriba',
    'sin salida al mar':
      'carecen de salida al mar|que carecen de salida al mar|que carecen de litoral|carecen de litoral|carecen de costa|que carecen de costa|carecen de mar|privados de mar|que no tocan el mar|sin acceso al océano',
    'con un solo vecino':
      'que solo tienen un país vecino|tienen solamente un país vecino|con un único vecino|que tienen un único vecino|tienen un único vecino|tienen solo un vecino|que solo tienen un vecino|que solo tienen frontera con un país|que solo hacen frontera con un país|que solo comparten frontera con un país|con una sola frontera|con una única frontera|que tienen solo un vecino|con solo un vecino|con un único país vecino',
    'que limitan con un solo país':
      'que solo limitan con un país|que solo limitan con otro país|que únicamente limitan con un país|que limitan únicamente con un país',
    'mitad sur': 'mitad inferior',
    'mitad norte': 'mitad superior',
    'que no están en':
      'no pertenecen a|que no pertenecen a|que no forman parte de|no forman parte de|que no integran|que no son parte de|no son parte de|que no son miembros de|no son miembros de|no integran',
    'que están en':
      'que forman parte de|forman parte de|que integran|que pertenecen a|pertenecen a|que son parte de',
    'no limitan con': 'no toquen|no tocan|no limiten con|no colinden con|no toca',
    segunda: '2ª|2a|2da',
    segundo: '2º|2o|2do',
    las: 'todas las',
    los: 'todos los',
    que: 'q|k|ke|qe',
    'por qué': 'xq|pq',
    por: 'x',
    para: 'xa|pa',
    de: 'd',
    dónde: 'dnd|dnde|donde coño',
    'dónde está':
      'donde cae|dónde cae|donde anda|por donde cae|por dónde cae|por donde queda|por dónde queda|que es eso de',
    también: 'tb|tmb',
    habitantes: 'hab|hab.|habs|almas|vecinos empadronados|pobladores',
    con: 'cn',
    está: 'sta',
    'con más': 'con +',
    'con más de': 'con + de',
    'más de un millón': 'pasan del millón|que pasan del millón|superan el millón|que superan el millón',
    'de los pirineos': 'del pirineo',
    'más de':
      '+ de|que superan|que superan los|que superan las|superan los|superan las|superan|que pasan de|pasan de|que sobrepasan|que sobrepasan los|sobrepasan los|sobrepasan|que exceden|que exceden los|exceden los|que miden más de|miden más de|que rebasan|que rebasan los|que tienen más de|tienen más de|que cuentan con más de|cuya población supera los|cuya población supera|cuya población excede los|cuya población es superior a|cuya altitud supera los|cuya altura supera los|cuya superficie supera los|cuya extensión supera los|cuya longitud supera los|cuentan con más de|con una altitud superior a|con una altura superior a|con una longitud superior a|>|≥|mayores a|superiores a|+',
    'menos de':
      '<|≤|que no llegan a|que no superan|que no superan los|no llegan a|que no pasan de|inferiores a',
    'a más de':
      'alejadas más de|alejados más de|a no menos de|distantes más de|a por lo menos|que distan más de|alejadas a más de|alejados a más de|lejos más de',
    'a menos de':
      'a no más de|que distan menos de|a como mucho|a lo sumo a|a un máximo de|a máximo|a unos|distantes menos de',
    km2: 'km2 de superficie|km² de superficie|kilómetros cuadrados de superficie|km2 de extensión|km² de extensión|kilómetros cuadrados de extensión',
    m: 'm de altura|m de altitud|metros de altura|metros de altitud|msnm',
    montañas: 'cerros',
    sudamérica: 'suramérica',
    provincias: 'provs',
    comunidades: 'comus',
    'estados unidos': 'eeuu|ee.uu.|ee uu|ee. uu.|eua',
    'hay por': 'hay x',
    'fin de semana': 'finde',
  },
};
