import type { Colloquial } from '../table.ts';

export const es: Colloquial = {
  short: {
    '': 'exactamente|porfa|xfa|xfavor|porfis|oye|oiga|mas o menos|más o menos|pues',
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
    habitantes: 'hab',
    con: 'cn',
    está: 'sta',
    'con más': 'con +',
    'con más de': 'con + de',
    'más de': '+ de',
    provincias: 'provs',
    comunidades: 'comus',
    'hay por': 'hay x',
    'fin de semana': 'finde',
  },
  which: 'qué|cuáles|cuales|cual|cuál',
  pronouns: 'él|ella',
  asked: [
    {
      before:
        'pasa por|pasa x|cruza|atraviesa|recorre|baña|discurre por|corre por|fluye por|va por|transcurre por',
      after: '-',
      said: 'qué {n} atraviesa {s}',
    },
    {
      before: 'por|-',
      after: 'pasa|cruza|atraviesa|recorre|baña|discurre|corre|fluye|transcurre',
      said: 'qué {n} atraviesa {s}',
    },
    {
      before:
        'limita con|linda con|colinda con|hace frontera con|tiene frontera con|es limítrofe con|comparte frontera con|tiene fronteras con',
      after: '-',
      said: 'con qué {n} limita {s}',
    },
    {
      before: 'con',
      after: 'limita|linda|colinda|hace frontera|tiene frontera|tiene fronteras|comparte frontera',
      said: 'con qué {n} limita {s}',
    },
  ],
  behind: {
    'dónde nace {s}': 'dónde nace|de dónde nace|nace dónde|en dónde nace',
    'dónde desemboca {s}': 'dónde desemboca|en dónde desemboca|desemboca dónde|dónde acaba|dónde va a parar',
    'por dónde pasa {s}': 'por dónde pasa|por dónde va|pasa por dónde|por dónde corre|por dónde discurre',
  },
};
