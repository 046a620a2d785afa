import type { Colloquial } from '../table.ts';
import { ways } from '../ways-by-language/es.ts';

export const es: Colloquial = {
  ways,
  firm: {
    'el mar báltico': 'el báltico',
    'al mar báltico': 'al báltico',
    'costa de portugal': 'costa portuguesa',
  },
  short: {
    '': 'más o menos|exactamente|cuanto antes|si puede ser|si es posible|eh|che|tío|tía|wey|güey|parce|pana|por fi|porfi|gracias|porfa|xfa|xfavor|porfis|oye|oiga|mas o menos|más o menos|pues|che,|disculpe|disculpa|hola|buenas|buenos días|a ver|me dices|me puedes enseñar|me podrías enseñar|me puede enseñar|me podrías decir|me puedes decir|me puedes mostrar|me podrías mostrar',
    pueblos: 'pueblecitos',
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
      '+ de|que superan|que superan los|que superan las|superan los|superan las|superan|que pasan de|pasan de|que sobrepasan|que sobrepasan los|sobrepasan los|sobrepasan|que exceden|que exceden los|exceden los|que miden más de|miden más de|que rebasan|que rebasan los|que tienen más de|tienen más de|que cuentan con más de|>|≥|mayores a|superiores a|+',
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
    'hay por': 'hay x',
    'fin de semana': 'finde',
  },
};
