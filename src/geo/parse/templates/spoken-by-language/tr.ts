import { phraseProduct } from '../../phrase-product.ts';
import type { Everyday } from '../everyday.ts';

const one =
  'sadece bir|yalnızca bir|tek bir|tek|bir tane|sadece tek|yalnız bir|sadece 1|bir tek|sadece bir tane|yalnızca tek';

/** What is asked for in Turkish beside what people say in a hurry. */
export const tr: Everyday = {
  names: {
    'Northern Cyprus':
      "kktc|kktc'nin|kktc'de|kktc'ye|kuzey kıbrıs türk cumhuriyeti|kuzey kıbrıs|kuzey kıbrıs'ın|kuzey kıbrısın|kıbrıs'ın kuzeyi|kıbrısın kuzeyi",
    'Kaçkar Mountains': 'kaçkarlar|kaçkarların|kaçkarlarda|kaçkarlarda|kaçkar dağları',
    'Nagorno-Karabakh': "karabağ|karabağ'ın|karabağın|dağlık karabağ|yukarı karabağ",
    'Aegean Sea': "ege denizi|ege denizine|ege denizi'ne|ege denizinden|ege denizinin|ege denizinde",
    'Caspian Sea':
      "hazar denizi|hazar denizine|hazar denizi'ne|hazar denizinin|hazar denizinde|hazar'a|hazara",
    'Red Sea': "kızıldeniz|kızıldenize|kızıldeniz'e|kızıl deniz|kızıldenizin",
    'Sea of Marmara':
      "marmara denizi|marmara denizine|marmara denizi'ne|marmara denizinin|marmara denizinde|marmara denizinden",
  },
  words: {
    lead: 'tam yeri|konum olarak|yaklaşık olarak|kabaca|aşağı yukarı|harita olarak|şu|hani şu|bana haritada|haritadan|haritada bana',
    trail:
      'tam olarak nerede|tam olarak nerede uzanır|tam olarak nerede uzanıyor|tam olarak neresi|tam yeri|konumu|konumu nedir|coğrafi konumu|nerede uzanıyor|nerede uzanır|nerelere uzanır|nereye kadar uzanıyor|nereye kadar uzanır|nereleri kapsar|nereleri kapsıyor|nereyi kapsar|nereyi kapsıyor|neresi oluyor|neresi tam olarak|hangi bölgeyi kapsar|haritası lazım|haritası var mı|haritasını istiyorum|haritasını göster|haritasını çıkar|krokisi|nerelerde|nerelerdedir|nasıl görünüyor|haritada nerede görünüyor|sınırlarıyla birlikte|tamamı|tümü|bütünü|tamamını göster|tamamı nerede',
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
      '{a} (ile|ve) {b} (arasında yarı yol|arası yarı yol|yolunun yarısı)',
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
