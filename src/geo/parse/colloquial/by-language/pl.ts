import type { Colloquial } from '../table.ts';

export const pl: Colloquial = {
  short: {
    'liczące od 1000000': 'milionowe|milionowych|milionerzy|milionery|z milionem mieszkańców',
    'miasta liczące od 1000000': 'milionowe miasta|milionowych miast',
    województwa: 'woj',
    graniczą: 'granicz',
    km: 'kilosów|kaemów|kilosy',
    proszę: 'plis|pls|plz|prosze',
    '': 'plis|pls|plz|no|kurde|hej|siema|ej|wiesz może|w ogóle|wogóle|tak w ogóle|teraz|wszystkie te|słuchaj',
    'gdzie jest': 'gdzie to jest|gdzie w ogóle jest|gdzie wgl jest',
    mieszkańców: 'mieszk|mieszkanców|luda',
    tysięcy: 'tyś|tysiaków|tys mieszk',
    miliona: 'mln|melona|baniek|bańki',
  },
};
