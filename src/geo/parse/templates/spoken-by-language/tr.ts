import { phraseProduct } from '../../phrase-product.ts';
import type { Everyday } from '../everyday.ts';

const one =
  'sadece bir|yalnızca bir|tek bir|tek|bir tane|sadece tek|yalnız bir|sadece 1|bir tek|sadece bir tane|yalnızca tek';

/** What is asked for in Turkish beside what people say in a hurry. */
export const tr: Everyday = {
  words: {
    sharedBetween:
      'paylaştığı|ortak olduğu|arasında paylaşılan|arasında bölünen|ortak|arasında ortak|sınırındaki|arasındaki sınırda bulunan',
    oneNeighbour: phraseProduct(
      one,
      'komşusu|komşu ülkesi|sınır komşusu|kara komşusu',
      'olan|bulunan',
    ).concat(
      '|',
      phraseProduct(
        'sadece bir ülkeyle|yalnızca bir ülkeyle|tek bir ülkeyle|tek ülkeyle|sadece tek bir ülkeyle|yalnız bir ülkeyle|sadece bir ülke ile|yalnızca bir ülke ile|tek bir ülke ile|sadece bir ülkeye|tek bir ülkeye|yalnızca bir ülkeye',
        'sınırı olan|kara sınırı olan|komşu olan|komşu|sınır komşusu olan|sınırı bulunan|sınırdaş olan',
      ),
    ),
    landlocked: 'kara|karasal',
    except: 'dışındaki kısmı|dışında kalan kısmı|hariç kalan kısmı',
  },
  sets: {
    volcano: 'volkanik dağları|volkanik dağlar|yanardağları|yanardağlar|volkanları|sönmüş yanardağlar',
  },
  plurals: 'volkanik dağları|volkanik dağlar|yanardağları|yanardağlar|volkanları',
  patterns: {
    outermost: ['{a} {#most} (noktası|nokta|ucu|yeri|yer)'],
    source: [
      '{p} (hangi|hangi ilden|hangi dağdan|hangi noktadan|hangi noktada|hangi ilde|hangi dağda|hangi dağlardan) (doğar|doğuyor|doğmaktadır|çıkar|çıkıyor)',
      '{p} (hangi noktadan|hangi noktada|hangi ilden|hangi dağdan|hangi ilde|hangi şehirden) (doğar|doğuyor|doğmaktadır|çıkar|çıkıyor|kaynağını alır)',
    ],
    mouth: [
      '{p} (nerede|nereye|hangi noktada) (sona erer|sona eriyor|son bulur|biter|bitiyor|denize ulaşır|denize kavuşur|denize dökülmektedir)',
    ],
    setFlowingInto: [
      'hangi {s} {l}<dative> (dökülür|dökülüyor|karışır|karışıyor|katılır|akar|akıyor|boşalır)',
      '{l}<dative> (karışan|katılan|kavuşan|birleşen|boşalan|akan) {s}',
      '{l} (besleyen|beslediği) {s}',
    ],
    setOn: ['hangi {s} {l} (üzerindedir|üzerinde|kıyısındadır|kıyısında|kenarındadır|kenarında|boyundadır)'],
    leftBank: ['{a} (sol tarafı|sol sahili|sol kenarı|sol kolu|sol yanı|sol kıyıları)'],
    rightBank: ['{a} (sağ tarafı|sağ sahili|sağ kenarı|sağ kolu|sağ yanı|sağ kıyıları)'],
    neighbours: ['{l} hangi ülkelerle (sınırı|kara sınırı|hududu) (var|vardır|bulunur|bulunmaktadır)'],
    setBordering: ['{l} hangi {s} (sınırı|kara sınırı|hududu) (var|vardır|bulunur|bulunmaktadır)'],
    borderBetween: [
      '{a} (ile|ve) {b} (ayıran|birbirinden ayıran) <borderNoun>',
      '{b}<locative> olan <borderNoun> {a}',
    ],
    meetingPoint: [
      '{l} (kavuştuğu yer|kavuştuğu nokta|nerede birleşmektedir)',
      '{l} nerede (birleşir|birleşiyor|buluşur|buluşuyor|kesişir|kesişiyor)',
      '{l} [sınırlarının] (üçlü sınır noktası|üçlü sınırı|üç sınır noktası|üçlü noktası|kesişme noktası|birleşme noktası|buluşma noktası)',
    ],
    setOneNeighbour: [
      '<oneNeighbour> {s}',
      'hangi {s} (tek bir|sadece bir|yalnızca bir|tek) komşusu (var|vardır)',
    ],
    setShared: ['{a} (ile|ve) {b} <sharedBetween> {s}'],
    setFarthest: ['en {#noun}(de|da) (bulunan|yer alan|olan|kalan) {s}'],
    setHighest: ['(çatısı|en yüksek noktası|en yüksek yeri)'],
    ring: [
      '{l} (uzaklığı|mesafesi) {f} (ile|ila|ve) {d} (arasında|arası) [olan|bulunan|değişen]',
      '{l} {f} (ile|ila|ve) {d} (arasında|arası) (uzaklıkta|mesafede) [olan|bulunan]',
    ],
    halfway: [
      '{a} (ile|ve) {b} (tam ortası|tam orta noktası|orta noktası|arasının tam ortası|arasının ortası)',
      '{a} {b} (arasının tam ortası|arasının ortası|arasının orta noktası)',
    ],
    half: ['{a} {#noun}(deki|daki) yarısı'],
    except: ['{u} {v} (dışındaki kısmı|dışında kalan kısmı|dışındaki bölümü|haricindeki kısmı)'],
    setNotIn: [
      'hangi {s} {l} (üyesi|üye) (değildir|değil)',
      'hangi {s} {l}<locative> (değildir|değil|yoktur|yok)',
    ],
    setCrossing: [
      '[hangi] {s}(den|dan) {l} (geçer|geçiyor|geçmektedir|akar)',
      'hangi {s} {l} (geçer|geçiyor|geçmektedir)',
    ],
    setIn: ['{l} hangi {s} (oluşur|oluşuyor|oluşmaktadır|meydana gelir|ibarettir)', '{l} oluşturan {s}'],
  },
};
