import type { Colloquial } from '../table.ts';
import { ways } from '../ways-by-language/it.ts';

export const it: Colloquial = {
  ways,
  opening: {
    "dov'è": "cos è|cos'è|cosa è|che cos è|che cos'è|che cosa è",
    // Segna is a town as well.
    'mostra il': 'segna il',
    'mostra la': 'segna la',
    'mostra i': 'segna i',
    'mostra le': 'segna le',
    'mostra tutto': 'segna tutto',
    'dove sono': 'cosa sono|che cosa sono',
  },
  firm: {
    'sul mar baltico': 'sul baltico',
    'dal mar baltico': 'dal baltico',
    'nel mar baltico': 'nel baltico',
    'il mar baltico': 'il baltico',
    'delle alpi': "dell'arco alpino|dell arco alpino",
    'regioni sul mare adriatico': 'regioni adriatiche',
    'regioni sul mar tirreno': 'regioni tirreniche',
    'regioni sul mar ionio': 'regioni ioniche',
  },
  short: {
    '10': 'una decina di',
    '15': 'una quindicina di',
    '20': 'una ventina di',
    '30': 'una trentina di',
    '40': 'una quarantina di',
    '50': 'una cinquantina di',
    '100': 'un centinaio di',
    '': 'ehi siri|siri|raga|mi raccomando|per favore|per piacere|per cortesia|gentilmente|grazie|boh|mi servirebbe|mi servirebbero|grazie mille|sto cercando|mi serve|cmq|insomma|praticamente|tipo|scusate|raga|ragazzi|oh ma|oh|ehi|ehilà|ciao|senta|senta,|senti|scusi|scusa|mi saprebbe dire|mi sa dire|saprebbe dirmi|mi dici|dimmi|pls|plis',
    bagna: 'tocca',
    'con l': 'coll',
    'più di': '+ di|+',
    'con più di':
      'con + di|che superano|che superano i|che superano gli|superano|superano i|superano gli|che misurano più di|misurano più di|che passano i|oltre i|oltre gli|che oltrepassano i|>|≥',
    'meno di': '<|≤|che non superano|che non superano i|che non arrivano a|sotto i',
    'senza sbocco sul mare':
      'che non hanno il mare|non hanno il mare|senza coste|senza costa|non bagnati dal mare|non bagnate dal mare|privi di sbocco al mare|privi di sbocco sul mare|che non hanno sbocchi sul mare|che non hanno coste|senza il mare|senza sbocchi sul mare|che non hanno accesso al mare',
    km2: 'km² di superficie|km2 di superficie|chilometri quadrati di superficie|chilometri quadrati',
    m: 'm di altezza|metri di altezza|m di altitudine|metri di altitudine|m di quota|metri di quota|m slm',
    abitanti: 'ab|ab.|abit|abit.|residenti|anime',
    più: 'piu',
    'dove si trova':
      'dove sta|dove cade|da che parte sta|in che zona è|in che zona sta|dove sta di preciso|dove rimane|dove sarebbe',
    'dove si trova il': 'dove sta il',
    province: 'provincie',
    non: 'nn',
    per: 'x',
    perché: 'xke',
    che: 'ke',
    dove: 'dv|dove cavolo|dove diavolo',
  },
};
