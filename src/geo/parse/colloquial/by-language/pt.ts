import type { Colloquial } from '../table.ts';
import { ways } from '../ways-by-language/pt.ts';

export const pt: Colloquial = {
  ways,
  // "Dá" and "é" are no "from" and "and".
  opening: {
    'mostra-me': 'dá-me|dê-me|como é|como é que é',
  },
  firm: {
    'à beira do': 'na beira do|na beirada do|na beirinha do',
    'à beira da': 'na beira da',
    'num raio de': 'um perímetro de|num perímetro de',
    'no mar báltico': 'no báltico',
    'pelo mar báltico': 'pelo báltico',
    'o mar báltico': 'o báltico',
    'ao mar báltico': 'ao báltico',
  },
  short: {
    '10': 'uma dezena de',
    '15': 'uma quinzena de',
    '20': 'uma vintena de',
    '30': 'uma trintena de',
    '100': 'uma centena de',
    'mais de': '+ de|+',
    'com mais de':
      'com + de|que passam de|passam de|que ultrapassam|que ultrapassam os|ultrapassam|ultrapassam os|que superam|superam|que excedem|excedem|acima de|acima dos|que passam dos|passam dos|>|≥|que têm mais de|com altitude acima de',
    'com menos de': '<|≤|que não passam de|que não chegam a|abaixo de',
    'sem saída para o mar':
      'que não têm mar|que não têm costa|que não têm litoral|que não tem mar|que não tem costa|não têm mar|não têm costa|sem mar nenhum|que não dão para o mar|que não dão pro mar|que não são banhados pelo mar|que não possuem litoral|que não têm praia|que não tem saída pro mar|sem saída pro mar',
    'no litoral':
      'que têm mar|que têm litoral|têm litoral|com acesso ao mar|que têm costa|com praia|que têm praia|à beira mar',
    'milhão de': 'mi de|mi',
    km2: 'km² de área|km2 de área|quilômetros quadrados de área|quilómetros quadrados de área|km² de superfície|km2 de extensão',
    m: 'm de altitude|metros de altitude|m de altura|metros de altura',
    montanhas: 'picos|cumes',
    'capitais do nordeste do brasil':
      'capitais do nordeste do brasil|capitais do nordeste|capitais dos estados do nordeste',
    'capitais do norte do brasil':
      'capitais do norte do brasil|capitais do norte|capitais dos estados do norte|capitais da região norte',
    'capitais do sul do brasil':
      'capitais do sul do brasil|capitais do sul|capitais dos estados do sul|capitais da região sul',
    'capitais do sudeste do brasil':
      'capitais do sudeste do brasil|capitais do sudeste|capitais dos estados do sudeste|capitais da região sudeste',
    'capitais do centro-oeste do brasil':
      'capitais do centro-oeste do brasil|capitais do centro-oeste|capitais do centro oeste',
    'estados do nordeste do brasil': 'estados do nordeste do brasil|estados do nordeste',
    'estados do norte do brasil': 'estados do norte do brasil|estados do norte|estados da região norte',
    'estados do sul do brasil': 'estados do sul do brasil|estados do sul|estados da região sul',
    'estados do sudeste do brasil': 'estados do sudeste do brasil|estados do sudeste',
    'estados do centro-oeste do brasil':
      'estados do centro-oeste do brasil|estados do centro-oeste|estados do centro oeste',
    'cidades do nordeste do brasil': 'cidades do nordeste do brasil|cidades do nordeste',
    'cidades do norte do brasil': 'cidades do norte do brasil|cidades do norte',
    'cidades do sul do brasil': 'cidades do sul do brasil|cidades do sul',
    'cidades do sudeste do brasil': 'cidades do sudeste do brasil|cidades do sudeste',
    'cidades do centro-oeste do brasil':
      'cidades do centro-oeste do brasil|cidades do centro-oeste|cidades do centro oeste',
    'rios do nordeste do brasil': 'rios do nordeste do brasil|rios do nordeste',
    'rios do norte do brasil': 'rios do norte do brasil|rios do norte',
    'rios do sul do brasil': 'rios do sul do brasil|rios do sul',
    'rios do sudeste do brasil': 'rios do sudeste do brasil|rios do sudeste',
    'rios do centro-oeste do brasil':
      'rios do centro-oeste do brasil|rios do centro-oeste|rios do centro oeste',
    'municípios do nordeste do brasil': 'municípios do nordeste do brasil|municípios do nordeste',
    'municípios do norte do brasil': 'municípios do norte do brasil|municípios do norte',
    'municípios do sul do brasil': 'municípios do sul do brasil|municípios do sul',
    'municípios do sudeste do brasil': 'municípios do sudeste do brasil|municípios do sudeste',
    'municípios do centro-oeste do brasil':
      'municípios do centro-oeste do brasil|municípios do centro-oeste|municípios do centro oeste',
    as: 'todas as',
    os: 'todos os',
    que: 'q|k|ke',
    você: 'vc',
    vocês: 'vcs',
    porque: 'pq',
    também: 'tb|tbm',
    de: 'd',
    para: 'p|pra',
    'para o': 'pro',
    com: 'c|cm|c/',
    muito: 'mto|mt',
    onde: 'ond|aonde',
    'onde fica':
      'onde q fica|onde que fica|onde é que fica|aonde q fica|aonde fica|kd|cadê|cade|sabe onde fica|vc sabe onde fica|você sabe onde fica|vcs sabem onde fica|me diz onde fica|fica pra que lado|fica pra onde|fica por onde|pra que lado fica|para que lado fica|por onde fica|o que é|o q é|oq é',
    '': 'msm|mesmo|pfv|pf|pfvr|faz favor|se faz favor|tipo|mais ou menos|afinal|oi gente|galera|oi|ó gente|vc consegue me mostrar|você consegue me mostrar|consegue me mostrar|consegue mostrar-me|me mostra|olá|e aí|pô|mano|cara|então|por gentileza|obg|vlw|valeu|por obséquio',
    habitantes: 'hab|hab.|habs|moradores|residentes|almas',
    estão: 'tao|tão',
    está: 'ta|tá',
  },
};
