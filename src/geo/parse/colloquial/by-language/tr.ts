import type { Colloquial } from '../table.ts';

export const tr: Colloquial = {
  short: {
    "'nın": 'nın|nin|nun|nün',
    "'den": 'den|ten',
    "'dan": 'dan|tan',
    "'daki": 'daki|taki',
    "'deki": 'deki|teki',
    'ege bölgesindeki iller': 'egedeki iller|ege illeri|egede iller',
    'karadeniz bölgesindeki iller': 'karadenizdeki iller|karadeniz illeri',
    'akdeniz bölgesindeki iller': 'akdenizdeki iller|akdeniz illeri',
    'marmara bölgesindeki iller': 'marmaradaki iller|marmara illeri',
    nerede: 'nerde|nerdedir|nerelerde',
    nereden: 'nerden',
    'nüfusu 1 milyonu aşan': 'milyonluk|bir milyonluk|milyon nüfuslu',
    lütfen: 'lutfen|lütfn|pls|plz|lfn|lütfennn',
    '': 'ya|yaa|abi|hocam|kanka|hani|bi zahmet|bi|şöyle|ki|söylesene|arkadaşlar|pls|plz|acaba ya|şimdi',
    var: 'vardi|varmış',
    'hangi ülkeler': 'hangi ulkeler|ne gibi ülkeler',
    göster: 'gostersene|göstersene|gösterin bana|gostr',
    değil: 'diil|degil',
    kadar: 'kdr',
    km: 'kmlik',
  },
};
