import type { Colloquial } from '../table.ts';

export const it: Colloquial = {
  opening: {
    "dov'è": "cos è|cos'è|cosa è|che cos è|che cos'è|che cosa è",
    'dove sono': 'cosa sono|che cosa sono',
  },
  short: {
    '': 'mi servirebbe|mi servirebbero|grazie mille|sto cercando|mi serve|cmq|insomma|praticamente|tipo|scusate|raga|ragazzi',
    bagna: 'tocca',
    'con l': 'coll',
    'più di': '+ di',
    'con più di': 'con + di',
    'dove si trova':
      'dove sta|dove cade|da che parte sta|in che zona è|in che zona sta|dove sta di preciso|dove rimane|dove sarebbe',
    'dove si trova il': 'dove sta il',
    non: 'nn',
    per: 'x',
    perché: 'xke',
    che: 'ke',
    dove: 'dv|dove cavolo|dove diavolo',
  },
  which: 'quali|quale|che',
  asked: [
    {
      before: 'attraversa|passa per|passa da|passa attraverso|bagna|percorre|tocca|scorre in|scorre per',
      after: '-',
      said: 'quali {n} attraversa {s}',
    },
    {
      before: '-|per|da|in',
      after: 'attraversa|passa|bagna|percorre|tocca|scorre',
      said: 'quali {n} attraversa {s}',
    },
    { before: 'confina con|ha confini con|ha un confine con', after: '-', said: 'con quali {n} confina {s}' },
    { before: 'con', after: 'confina|ha confini|ha un confine', said: 'con quali {n} confina {s}' },
  ],
  behind: {
    'dove nasce {s}': 'dove nasce|da dove nasce|nasce dove|nasce dov',
    'dove sfocia {s}': 'dove sfocia|dove si getta|dove finisce|dove va a finire|sfocia dove|si getta dove',
    'dove passa {s}': 'dove passa|da dove passa|per dove passa|dove scorre|passa dove|scorre dove',
  },
};
