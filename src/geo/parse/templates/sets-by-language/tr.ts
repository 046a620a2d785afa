import type { MoreSets } from '../more-sets.ts';

export const tr: MoreSets = {
  kinds: {
    volcano: 'yanardağlar|yanardağları|volkanlar|volkanları',
    active_volcano: 'aktif yanardağlar|aktif yanardağları|aktif volkanlar|aktif volkanları|etkin yanardağlar',
    national_park: 'milli parklar|milli parkları|ulusal parklar|ulusal parkları',
    peak: 'zirveler|zirveleri',
    archipelago: 'takımadalar|takımadaları',
    glacier: 'buzullar|buzulları',
    waterfall: 'şelaleler|şelaleleri|çağlayanlar',
    airport: 'havalimanları|havaalanları|hava limanları',
    port: 'limanlar|limanları',
    fjord: 'fiyortlar|fiyortları',
    gulf: 'körfezler|körfezleri',
    strait: 'boğazlar|boğazları',
    ocean: 'okyanuslar|okyanusları',
    peninsula: 'yarımadalar|yarımadaları',
  },
  words: {
    foreignBorder:
      'başka bir ülkeyle sınırı olan|başka bir ülkeye komşu olan|başka ülkelerle sınırı olan|başka bir ülkeye sınırı olan|başka bir ülkeyle komşu olan|yabancı bir ülkeyle sınırı olan|başka ülkelere komşu olan|kara sınırı olan',
    noForeignBorder:
      'başka bir ülkeyle sınırı olmayan|başka bir ülkeye komşu olmayan|başka ülkelerle sınırı olmayan|kara sınırı olmayan',
    trail:
      'nerede bulabilirim|nerede bulurum|nerede bulunur|nerede kalır|nerede kalıyor|nerede yer almaktadır|nerede bulunmaktadır',
    named: 'adlı|isimli|adındaki|ismindeki|adını taşıyan|adında',
    each: 'her|her bir',
    highestMountain: 'en yüksek dağı|en yüksek dağ|en yüksek zirvesi|en yüksek noktası|en yüksek tepesi',
  },
  patterns: {
    setRising: [
      '{l}(<locative>|<ablative>) (doğan|çıkan|kaynağını alan) {s}',
      'kaynağı {l}<locative> olan {s}',
    ],
    setBorderingNot: [
      '{l} (komşu|sınırı) olup {a} (komşu|sınırı) olmayan {s}',
      '{l} komşu ama {a} komşu olmayan {s}',
    ],
    beyondUpTo: [
      '{l} (en fazla|en çok|azami|maksimum) {d} {#poss}',
      '{l} (en fazla|en çok|azami|maksimum) {d} {#loc}',
      '{l} {#loc} (en fazla|en çok|azami|maksimum) {d}',
      '{l} {#loc} {d} (içinde|içindeki|dahilinde)',
    ],
    beyondWithin: ['{n}, [en fazla|en çok|azami|maksimum] {d} [içinde|uzaklıkta|mesafede]'],
    setNamed: ['{p} <named> {s}', '{p} <named> (yerler|yer)', 'adı {p} olan {s}'],
    setNearest: ['{a} en yakın [{f}] {s}', '{a}<dative> en yakın [{f}] {s}'],
    tip: [
      "{a} {#most} {d}['si|si|lik kısmı| kısmı|lik bölümü| bölümü|lik bölgesi]",
      "{a} en {#noun}deki {d}['si|si|lik kısmı| kısmı|lik bölümü]",
      "{a} en {#noun}undaki {d}['si|si|lik kısmı| kısmı]",
    ],
    setBordering: ['{l}(nin|nın|nun|nün|in|ın|un|ün) sınır komşusu olduğu {s}'],
    borderBetween: ['{j} {i} <border>'],
    setLeastPopulous: ['(en az nüfuslu|nüfusu en az olan|en az nüfusa sahip) {f} {s}'],
    setSmallestFrom: ['en küçük {o} {s}', '{o} en küçük {s}'],
    setEvery: ['<each> {s}'],
    setHighest: ['<highestMountain>', '{o} <highestMountain>'],
    setFarthest: [
      'en {#noun}deki {f} {s}',
      'en {#noun}daki {f} {s}',
      'en {#noun}indeki {f} {s}',
      'en {#noun}sundaki {f} {s}',
      'en {#noun}sındaki {f} {s}',
    ],
    setPeopleRange: [
      'nüfusu {f} (ile|ila) {g} (arasında|arası) [olan|bulunan|değişen] {s}',
      '{l}<locative> nüfusu {f} (ile|ila) {g} (arasında|arası) [olan|bulunan|değişen] {s}',
    ],
    setAreaRange: [
      '(yüzölçümü|yüz ölçümü|alanı) {f} (ile|ila) {g} (km2|kilometrekare) (arasında|arası) [olan|bulunan|değişen] {s}',
      '{l}<locative> (yüzölçümü|yüz ölçümü|alanı) {f} (ile|ila) {g} (km2|kilometrekare) (arasında|arası) [olan|bulunan|değişen] {s}',
    ],
    setMore: [
      '{d}<more> uzun [olan] {s}',
      '{d}(den|dan) [daha] uzun [olan] {s}',
      "{d}('den|'dan) [daha] uzun [olan] {s}",
    ],
    between: ["{a}('la|'le|'yla|'yle) {b} <between>", '{l} <between>'],
    betweenRivers: ['{a} (ile|ve) {b} (nehirleri|ırmakları) <between>'],
    setOn: ['{l} kıyısındaki {s}', '{l} (kıyısında|kıyılarında) {s}'],
  },
};
