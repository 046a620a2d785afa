import type { Everyday } from '../everyday.ts';

export const tr: Everyday = {
  numbers: {
    ones: 'çeyrek=0.25',
    scales:
      'milyona|milyonda|milyonlu|milyonluk=1000000 bine|binlik=1000 milyar|milyarı|milyarın|milyardan=1000000000',
  },
  names: {
    'United States': "abd|abd'nin|amerika|amerikanın|amerika'nın|amerikada|abd nin|birleşik devletler",
  },
  groups: { 'European Union': 'ab|avrupa birliği|avrupa birliğinin' },
  words: {
    above:
      'geçen|aşan|üzerinde|üzerindeki|üstünde|üstündeki|fazla|çok|daha fazla|daha çok|büyük|daha büyük|üstü|üzeri|yukarı|den fazla|dan fazla|den çok|den büyük|dan çok|ve üzeri|ve üstü',
    below: 'altında|altındaki|az|daha az|altı|den az|dan az|küçük|den küçük|aşmayan|geçmeyen|ve altı',
    endToEnd:
      'kaynağından ağzına kadar|kaynağından denize kadar|kaynağından denize döküldüğü yere kadar|kaynağından döküldüğü yere kadar|doğduğu yerden döküldüğü yere kadar|doğduğu yerden denize döküldüğü yere kadar|başından sonuna kadar|baştan sona|boydan boya|kaynaktan ağıza kadar|kaynağından ağzına|tamamı|bütünü|doğduğu noktadan döküldüğü noktaya kadar|doğduğu yerden denize kadar',
    bordering:
      'bitişik|bitişik olan|ile bitişik|sınırdaş olan|yanındaki|dibindeki|komşusu|ile sınırı bulunan|ile komşuluk yapan|ile sınır olan|sınırı var|komşuları',
    landlocked: 'denizi olmayan|denizsiz|deniz görmeyen|denize çıkışı bulunmayan|denizi bulunmayan',
  },
  sets: {
    division_capital: 'il merkezi|il merkezlerini|il merkezlerinin|eyalet merkezleri',
    province: 'illere|illerden|ilden|illerde|şehirler',
    city: 'şehirlerini|kentlerini|şehirlere|şehirlerde|büyük şehirler|büyükşehirler',
    country: 'ülkelerle|ülkelere|ülkede|ülkeye|ülkelerde|devlet',
  },
  patterns: {
    setMore: [
      '{d} (yüksek|daha yüksek|üzerindeki|üstündeki|aşan|geçen) {s}',
      '(yüksekliği|boyu) {d} (aşan|geçen|üzerinde olan|fazla olan) {s}',
      '(nüfusu|nüfus) {f} <above> [olan] {s}',
      '{f} <above> (nüfusu|nüfuslu|nüfusa sahip|nüfusu olan|kişi yaşayan|kişinin yaşadığı|insan yaşayan|insanın yaşadığı|kişilik) [olan] {s}',
      '{s} nüfusu {f} <above> [olan|olanlar]',
    ],
    setFewer: [
      '(nüfusu|nüfus) {f} <below> [olan] {s}',
      '{f} <below> (nüfusu|nüfuslu|nüfusa sahip|nüfusu olan|kişi yaşayan|kişinin yaşadığı|insan yaşayan) [olan] {s}',
    ],
    course: [
      '{p} <endToEnd>',
      '<endToEnd> {p}',
      '{p} (yatağı|akışı|güzergahı|rotası|akış yolu|izlediği yol)',
    ],
    within: [
      '{l} {d} (den|dan|ten|tan) (yakın|daha yakın|az|daha az) [<reach>|olan]',
      '{l} {d} (den|dan|ten|tan) (yakın|daha yakın|az) olan',
      '{l} {d} (yakınlıkta|mesafede|uzaklıkta|çevresinde) (olan|kalan|bulunan)',
      '{l} {d} (yakını|yakınında|yakınındaki)',
    ],
    withinEach: [
      'hem {a} hem [de] {b} [<under>] {d}[<less>] [<reach>]',
      'hem {a} hem [de] {b} {d}<less> [olan]',
    ],
    fartherThan: ['{l} {d} (den|dan|ten|tan) (uzak|daha uzak|fazla|daha fazla) [<reach>|olan]'],
    coast: ['{l} (sahil|kıyı|sahiller|kıyılar|sahil yolu|sahil şeridi)'],
    coastStretch: [
      '{l} <coast> {a} {b} (kadar|arası|arasında|kadar olan)',
      '{l} <coast> {a} ile {b} arası',
      '{a} {b} kadar {l} <coast>',
    ],
    setBordering: [
      'hangi {s} {l} [ile] sınırı (var|vardır|bulunuyor)',
      'hangi {s} {l} (komşu|sınırdaş|komşudur)',
      '{l} hangi {s} (komşu|komşudur|sınırdaş)',
    ],
    setIn: ['{l} {s} (var|vardır)', '{s} {l}<locative>'],
    setOn: ['hangi {s} {l} kıyısı (var|vardır|bulunuyor|bulunur)', '{s} {l} kıyısı (olan|olanlar|var)'],
    setHighest: [],
  },
};
