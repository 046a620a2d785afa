import { phraseProduct } from '../../phrase-product.ts';
import type { Everyday } from '../everyday.ts';
import { turkishForms } from './turkish-forms.ts';

const from = "den|dan|ten|tan|'den|'dan|'ten|'tan";
const than = (adjectives: string) => phraseProduct(from, '|daha', adjectives);
const past = phraseProduct("yi|yı|yu|yü|i|ı|u|ü|'yi|'yı|'i|'ı|'u|'ü", 'geçen|aşan|bulan');
const onTop = phraseProduct(
  "nin|nın|nun|nün|in|ın|un|ün|'nin|'nın|'in|'ın|'un",
  'üzerinde|üzerindeki|üstünde|üstündeki',
);
const shown = '|misin|misiniz|mısın|mısınız|musun|musunuz|lütfen';

/** What people say as they speak and type in a hurry, whatever the table has of written Turkish. */
export const trAsSpoken: Everyday = {
  numbers: { ones: '', scales: 'k=1000 mn|mln|mlyn=1000000' },
  names: {
    Alps: "alp dağları|alp dağlarının|alp dağları'nın|alp dağlarında|alp dağlarındaki",
    'Caspian Sea': 'hazar|hazara|hazarın|hazarda|hazardaki|hazar denizi',
    'Adriatic Sea': 'adriyatiğe|adriyatike|adriyatikte|adriyatiğin|adriyatikteki',
    Istanbul: 'ist|istanbul şehri',
    Ankara: 'ank',
    'Southeastern Anatolia Region': 'güneydoğu bölgesi|güneydoğu anadolu|güneydoğu anadolu bölgesi',
    'Eastern Anatolia Region': 'doğu bölgesi|doğu anadolu|doğu anadolu bölgesi',
    'Central Anatolia Region': 'iç anadolu|iç anadolu bölgesi|orta anadolu',
  },
  demonyms:
    'Macar=Hungary Bulgar=Bulgaria Rumen=Romania Sırp=Serbia Hırvat=Croatia Arnavut=Albania Boşnak=Bosnia_and_Herzegovina Makedon=North_Macedonia Çek=Czechia Slovak=Slovakia Sloven=Slovenia Leh=Poland Gürcü=Georgia Ermeni=Armenia Azeri=Azerbaijan Hint=India Fin=Finland İskoç=Scotland Kazak=Kazakhstan Özbek=Uzbekistan Türkmen=Turkmenistan Kırgız=Kyrgyzstan Moğol=Mongolia',
  endings: 'ğın=k ğin=k ğun=k ğün=k ğa=k ğe=k ğı=k ği=k ğu=k ğü=k',
  kinds: {
    river: 'nehrinde|nehrindeki|ırmağına|ırmağından|ırmağında|çayının|çayına',
    sea: 'denizinde|denizindeki|denizini',
    lake: 'gölünde|gölündeki',
    island: 'adasında|adasındaki|adasından',
    desert: 'çölünde|çölündeki|çölünden',
    mountains: 'dağlarında|dağlarındaki|dağlarından',
  },
  sets: {
    country: turkishForms('ülkeler|devletler', 'ülkesi|devleti').concat(
      '|ülkeyle|ülkeden|devletle|devlete|devletten|milletler|memleketler',
    ),
    province: turkishForms('iller|vilayetler', 'ili|vilayeti').concat('|ilden|vilayet'),
    department: turkishForms('iller', 'ili'),
    county: turkishForms('iller', 'ili'),
    state: turkishForms('eyaletler', 'eyaleti').concat('|eyaletten|eyaletle|eyalete'),
    region: turkishForms('bölgeler', 'bölgesi'),
    city: turkishForms('şehirler|kentler', 'şehri|kenti').concat('|şehre|şehirden|şehirle|kentten|şehr'),
    capital: turkishForms('başkentler|başşehirler', 'başkenti|başşehri').concat(
      '|başşehir|baş kent|baş kenti|baş şehri',
    ),
    island: turkishForms('adalar', 'adası'),
    river: turkishForms('nehirler|ırmaklar|akarsular', 'nehri|ırmağı|akarsuyu').concat('|akarsu'),
    lake: turkishForms('göller', 'gölü'),
    mountain: turkishForms('dağlar', 'dağı'),
    peak: turkishForms('zirveler|tepeler|doruklar', ''),
    desert: turkishForms('çöller', 'çölü'),
    sea: turkishForms('denizler', ''),
  },
  plurals:
    'iller|illeri|nehirler|ırmaklar|ırmakları|akarsular|akarsuları|dağlar|dağları|devletler|devletleri|başşehirler',
  words: {
    lying:
      'olan|bulunan|yer alan|kalan|kurulu|kurulmuş|kurulan|uzanan|yerleşmiş|yerleşik|mevcut olan|mevcut|var olan',
    shore:
      'kıyısında|kıyılarında|kenarında|kenarlarında|sahilinde|sahillerinde|üzerinde|üstünde|boyunda|boyunca|kıyısı boyunca|kıyısına|kenarına|yatağında',
    exists: 'var|vardır|bulunur|bulunuyor|bulunmaktadır|yer alır|yer alıyor|yer almaktadır|mevcut|mevcuttur',
    sqkm: 'km2|kilometrekare|km kare|kmkare|kilometre kare|kilometre karelik|km karelik',
    above:
      'kişiden fazla|kişiden çok|kişiden daha fazla|kişinin üzerinde|insandan fazla|insandan çok|kalabalık|daha kalabalık|geniş|daha geniş|yüksek|daha yüksek|yukarısı|den kalabalık|dan kalabalık|den daha kalabalık|dan daha kalabalık|den yukarı|dan yukarı|den daha fazla|dan daha fazla|den daha büyük|dan daha büyük|dan büyük|ve yukarısı',
    below: 'dan küçük|den daha az|dan daha az|den daha küçük|dan daha küçük|den aşağı|dan aşağı|aşağısı',
    overBy: `${than('yüksek|büyük|fazla|çok|geniş|kalabalık|yukarı')}|${past}|${onTop}`,
    longerBy: than('uzun'),
    underBy: than('küçük|az|alçak|ufak|düşük'),
    nearBy: than('yakın|az|kısa|küçük'),
    farBy: `${than('uzak|fazla|çok|ileri|öte')}|${phraseProduct("nin|'nin", 'ötesinde|ötesindeki')}`,
    area: 'yüzölçümü|yüz ölçümü|alanı|yüzölçüm|büyüklüğü',
    toSea: phraseProduct('denize|deniz', 'kıyısı|sahili|sınırı|çıkışı|erişimi|kıyıları').concat(
      '|denizi|denizle bağlantısı|denizle sınırı|denize bağlantısı|deniz bağlantısı|denize kıyı',
    ),
    landlocked: phraseProduct(
      'denize|denizlere|hiçbir denize|hiç denize|denize hiç|denize hiçbir',
      'kıyısı|sahili|sınırı|çıkışı|erişimi|bağlantısı|kıyıları|açılımı',
      'olmayan|bulunmayan',
    ).concat(
      '|denizle bağlantısı olmayan|denizle sınırı olmayan|deniz kıyısı olmayan|sahili olmayan|kıyısı bulunmayan|kara ile çevrili|karalarla çevrili|kara içinde kalan|denizi bulunmayan|denize uzak kalan|etrafı karayla çevrili|dört yanı karayla çevrili',
    ),
    bordering: phraseProduct('ile|', 'sınır|komşu|sınırdaş', 'olan|olduğu|bulunan').concat(
      '|sınır|sınır komşusu|sınır komşuları|sınır komşusu olduğu|komşusu olduğu|sınırı olduğu|sınırı bulunduğu|komşu bulunduğu|hududu olan|ile hududu olan|ile sınırı var olan|ile sınır komşusu olan|sınırında bulunan|sınırı paylaşan|sınır paylaşan|sınır paylaşanlar|sınır paylaştığı|sınırını paylaşan|ile sınır paylaştığı|ile sınırını paylaşan|ile kara sınırı olan|değen|ile çevrili olduğu|temas eden|yapışık|yapışık olan|dokunan',
    ),
    atSea: phraseProduct('kıyısı|sahili|kıyıları', 'bulunan|olanlar|var olan|olduğu').concat(
      '|kenarı|kenarındaki|kenarındakiler|boyundaki|üstündeki|sahilindeki|kıyılarındaki|sahillerindeki|kıyısındakiler|çevreleyen|etrafını çevreleyen|kıyı komşusu olan|bakan|komşu olan',
    ),
    crossedBy:
      'içinden aktığı|üzerinden geçtiği|üzerinden aktığı|ortasından geçtiği|suladığı|kestiği|ikiye böldüğü|uğradığı|geçmekte olduğu|içerisinden geçtiği|topraklarından geçtiği',
    between: phraseProduct('arasında|aralarında|arasındaki', 'olan|bulunan|uzanan|kalan|yer alan').concat(
      '|arasındakiler|arası|arasına düşen|arasında nereler',
    ),
    borderNoun: 'hudut|hududu|sınır çizgisi|sınırları|sınır hattını|sınırını',
    except:
      'çıkınca|çıkarınca|çıkarsak|çıkarırsak|çıkararak|saymazsak|saymadan|saymayınca|saymasak|saymazsan|olmaksızın|katmadan|katmazsak|dahil değil|dahil etmeden|dahil olmadan|hariç olarak|dışında kalan|hariç tutarsak|hariç tutulursa|haricindeki tüm',
    mostPopulous:
      'nüfusu en yüksek|nüfusu en yüksek olan|nüfusu en çok|nüfusu en fazla|nüfusu en büyük|nüfusu en büyük olan|nüfusça en büyük|en çok nüfusu olan|en fazla nüfusu olan|en çok nüfusa sahip|en fazla nüfusa sahip|en yüksek nüfuslu|en çok insan yaşayan|en çok insanın yaşadığı|en fazla insanın yaşadığı|en fazla insan yaşayan|en nüfuslu|en kalabalık olan|nüfusu en kalabalık',
    fewest:
      'nüfusu en az|nüfusu en düşük|nüfusu en düşük olan|nüfusu en küçük|nüfusu en küçük olan|nüfusça en küçük|en az insan yaşayan|en az insanın yaşadığı|en az kişinin yaşadığı|en az kişi yaşayan|en düşük nüfuslu|en düşük nüfusa sahip|en az nüfusu olan|en az nüfuslu olan|en az kalabalık',
    largest: 'en büyük olan|en kocaman|alanca en büyük|yüzölçümü en büyük|yüzölçümü en büyük olan',
    smallest: 'en ufak|en minik|en küçük olan|en küçücük|yüzölçümü en küçük|yüzölçümü en küçük olan',
    longest: 'en uzun olan|uzunluğu en fazla olan',
    highestMountain:
      'en yüksek dağın|en yüksek dağının|en yüksek zirve|en yüksek zirvesinin|en yüksek nokta|en yüksek tepe|en büyük dağı|en büyük dağ|en yüksek doruğu|en yüksek doruk|en yüksek yeri|en ulu dağı|en yüksek olan dağı|en yüksek olan dağ',
    neighbours:
      'komşularının|komşusu olan ülkeler|sınırdaşları|sınır komşularını|komşu ülkelerini|komşu ülkelerinin|sınır komşusu ülkeleri|komşu ülke|komşu devletler|komşu milletleri',
    howMany: 'toplam kaç|toplamda kaç|kaç adet|toplam kaç tane|kaç farklı',
    lead: 'haydi|hadi|şey|peki|peki ya|rica etsem|bana bi|bana bir|bana şu|şu|listele|sırala|say|yaz|söyle|söyleyin|anlat|bul|bul bakalım|göster|göster bana|gösterin|liste|liste olarak|lütfen listele|bilmek istiyorum|öğrenmek istiyorum|soru|sorum|sorum şu|sorum var|bi soru|bir soru|bir şey soracağım|bir şey soracaktım|bişey sorcam|arıyorum|aradığım|lazım|bana lazım olan|istediğim|nerelerdir|hangileridir|hangileri|nelerdir|neler|nedir',
    trail: phraseProduct(
      'söyle|söyler|söyleyebilir|söyleyin|listele|listeler|listeleyin|listeleyebilir|sırala|sıralar|sıralayın|sayar|sayabilir|say|yaz|yazar|yazın|yazabilir|gösterir|gösterebilir|bul|bulur|bulabilir|anlatır|verir|verebilir|çıkar|çıkarır|çıkarabilir|belirt|belirtin|açıklar|hatırlatır',
      shown,
    ).concat(
      '|',
      phraseProduct(
        'adı|ismi|adları|isimleri|adını|ismini|isimlerini|adlarını|listesi|listesini|tamamının listesi',
        '|ne|nedir|neler|nelerdir|neydi|söyle|ver|yaz|söyler misin|verir misin|yazar mısın|lazım|göster|bul',
      ),
      '|kimler|kimlerdir|kimlerdi|kimlermiş|kimdir|kimdi|kim|neler var|nerede acaba|neredeydi|nerde ya|neresi oluyor|hangisi oluyor|hangisiydi|hangileriydi|nelerdi|neydi|hangileri acaba|lazım|lazım bana|bana lazım|gerek|gerekiyor|arıyorum|istiyorum|istiyoruz|rica ediyorum|bilgisi|biliyor musun|biliyor musunuz|bilir misin|bilir misiniz|biliyon mu|bilen|haritasını göster|haritası lazım|haritası nerede|hakkında bilgi|hepsi|hepsini|hepsini göster|hepsini listele|tümü|tümünü göster|tamamını|tamamını göster|olanlar|bulunanlar|kalanlar|sıralaması|değil mi|peki|şimdi|hocam|yeri|yeri neresi|haritadaki yeri|konumu nerede|konumu neresi|yerini göster',
    ),
  },
  patterns: {
    setIn: [
      '{l}<locative> <lying> {s}',
      '{l} <lying> {s}',
      '{l} (ait|bağlı|dahil|mensup) [olan] {s}',
      '{l} (üyesi|üye|içinde) (olup|olan ama|olan fakat|olan ancak|olup da) {s}',
      '{l}<locative> (olup|olan ama|olan fakat|olan ancak|olup da) {s}',
      '{l} {s} <exists>',
      '{l}<locative> {s} <exists>',
    ],
    setNotIn: [
      '{l} (dahil|üye|üyesi|ait|bağlı|mensup) (olmayan|olmayanlar) {s}',
      '{l} (katılmayan|girmeyen|katılmamış|girmemiş) {s}',
      '{l}<locative> (bulunmayan|yer almayan) {s}',
      '{l} (bulunmayan|yer almayan) {s}',
    ],
    setHolding: [
      '{p} (olduğu|bulunduğu|uzandığı|yer aldığı|yayıldığı) {s}',
      '{p} hangi {s} (yer alır|yer alıyor|yer almaktadır|bulunur|bulunuyor|bulunmaktadır|uzanır|uzanıyor)',
    ],
    setOn: [
      '{l} <shore> [<lying>] {s}',
      '{l} <shore> {s} <exists>',
      'hangi {s} {l} (kıyısı|sahili|kıyıları|sınırı) (var|vardır|bulunur|bulunuyor|bulunmaktadır)',
      '{l}<locative> (kıyısı|sahili|kıyıları) (olan|bulunan) {s}',
      '{s} {l} <atSea>',
    ],
    setBordering: [
      'hangi {s} {l} [ile] (sınırı|kara sınırı|hududu) (var|vardır|bulunur|bulunuyor|bulunmaktadır)',
      '{l} [ile] hangi {s} (sınırı var|sınırı bulunur|sınır|sınır komşusudur|sınır komşusu|ile komşu|ile komşudur|ile sınırdaş|ile sınırı var)',
      '{s} {l} <bordering>',
    ],
    setCrossing: [
      '(içinden|üzerinden|ortasından|topraklarından) {l} (geçen|akan) {s}',
      '{l} hangi {s} (geçer|geçiyor|geçmekte|geçmektedir|akar|akıyor|akmaktadır|uğrar|uğruyor|sular|suluyor|içinden geçer|içinden akar)',
    ],
    neighbours: ['{l} (kimlerle|kiminle|kimlere|kime) [komşu|komşudur|sınır|sınırı var|sınır komşusu]'],
    setCoastal: ['hangi {s} <toSea> (var|vardır|bulunur|bulunuyor)', '<toSea> (olan|bulunan) {s}'],
    setLandlocked: ['hangi {s} <toSea> (yok|yoktur|bulunmaz|bulunmuyor)', '{s} <landlocked>'],
    setCount: [
      '{l} [ile] <howMany> {s} (komşu|komşudur|sınır|sınırdaş|sınırı var|sınırı bulunur|sınır komşusu|sınır komşusudur|sınırdaştır)',
      '{l} <howMany> [tane] (komşusu|komşu ülkesi|sınır komşusu|komşu ülke|komşu devlet) (var|vardır|bulunur|bulunuyor|bulunmaktadır)',
      '{l} <howMany> komşu {s} (var|vardır|bulunur|bulunuyor|bulunmaktadır)',
      '{l} <bordering> <howMany> {s} (var|vardır|bulunur|bulunuyor|bulunmaktadır)',
      '{l} <howMany> {s} <bordering>',
      '{l} komşu sayısı [kaç|kaçtır|nedir]',
      '{l} <bordering> {s} sayısı [kaç|kaçtır|nedir]',
      '{s} sayısı [kaç|kaçtır|nedir]',
    ],
    setCountIn: [
      '{l} <howMany> {s} (var|vardır|bulunur|bulunuyor|bulunmaktadır|oluşur|oluşuyor|oluşmaktadır)',
      '{l}<locative> <howMany> {s} (var|vardır|bulunur|bulunuyor|bulunmaktadır)',
      '{l} <howMany> {s}',
      '{l}<locative> <howMany> {s}',
      '{l} {s} sayısı [kaç|kaçtır|nedir]',
      '{l}<locative> {s} sayısı [kaç|kaçtır|nedir]',
    ],
    setMore: [
      '{d}<overBy> [olan] {s}',
      '{d} <overBy> [olan] {s}',
      '{d} <above> [olan] {s}',
      '{d}<longerBy> [olan] {s}',
      '(yüksekliği|rakımı|boyu|uzunluğu|yükseltisi) {d}<overBy> [olan] {s}',
      '(yüksekliği|rakımı|boyu|uzunluğu|yükseltisi) {d} <overBy> [olan] {s}',
      '(yüksekliği|rakımı|boyu|uzunluğu|yükseltisi) {d} <above> [olan] {s}',
      '{f} <above> (yaşayan|yaşadığı|oturan|barındıran) {s}',
      '{f} <above> [olan] {s}',
      '{f}<overBy> [olan] {s}',
      '(nüfusu|nüfus) {f}<overBy> [olan] {s}',
      '{f} nüfus <above> [olan] {s}',
      '{f}+ [nüfuslu] {s}',
      '{f} + [nüfuslu] {s}',
      'hangi {s} (nüfusu|nüfus) {f} <above>',
      '{s} {f} <above>',
    ],
    setFewer: [
      '{d}<underBy> [olan] {s}',
      '{f} <below> [olan] {s}',
      '{f}<underBy> [olan] {s}',
      '(nüfusu|nüfus) {f}<underBy> [olan] {s}',
      'hangi {s} (nüfusu|nüfus) {f} <below>',
    ],
    setMoreArea: [
      '{f} <sqkm><overBy> [olan] {s}',
      '{f} <sqkm> <overBy> [olan] {s}',
      '{f} <sqkm> <above> [olan] {s}',
      '<area> {f} <sqkm><overBy> [olan] {s}',
      '<area> {f} <sqkm> <overBy> [olan] {s}',
      '<area> {f} <sqkm> <above> [olan] {s}',
    ],
    setLessArea: [
      '{f} <sqkm><underBy> [olan] {s}',
      '{f} <sqkm> <underBy> [olan] {s}',
      '{f} <sqkm> <below> [olan] {s}',
      '<area> {f} <sqkm><underBy> [olan] {s}',
      '<area> {f} <sqkm> <below> [olan] {s}',
    ],
    setLargest: ['{f} <largest> {s}', '<largest> ilk {f} {s}', 'ilk {f} [en] büyük {s}', '{s} <largest>'],
    setSmallest: ['{f} <smallest> {s}', '<smallest> ilk {f} {s}'],
    setLongest: ['{f} <longest> {s}', '<longest> ilk {f} {s}'],
    setMostPopulous: [
      '{f} <mostPopulous> {s}',
      '<mostPopulous> ilk {f} {s}',
      '(nüfus bakımından|nüfusa göre|nüfusça|nüfus olarak|nüfus açısından) [en büyük|en kalabalık] ilk {f} {s}',
    ],
    setLeastPopulous: ['<fewest> [{f}] {s}'],
    setByArea: [
      '(alan olarak|alan açısından|yüzölçümü açısından|yüzölçümüne bakılırsa|alanca|toprak olarak) {s}',
    ],
    setByPeople: ['(nüfus açısından|nüfusuna göre|nüfus sayısına göre|nüfus itibarıyla) {s}'],
    setHighest: [
      'en yüksek [ilk] {f} (dağı|dağ|zirvesi|zirve|tepesi|tepe)',
      '{f} en yüksek (dağı|dağ|zirvesi|zirve)',
      'ilk {f} en yüksek (dağı|dağ|zirvesi)',
    ],
    source: [
      '{p} (nereden|nerede|nerden) (çıkar|çıkıyor|çıkmaktadır|başlar|başlıyor|doğmaktadır|kaynağını alır|kaynağını alıyor)',
      '{p} (doğduğu|çıktığı|başladığı|kaynağını aldığı) (yer|yeri|nokta|yer neresi|yer nerede|noktası)',
      '{p} (kaynağı|kaynağının) (neresi|neresidir|nerededir|yeri|nerede bulunur)',
    ],
    mouth: [
      '{p} (nerede|nereye|nereden) [denize|göle] (dökülür|dökülüyor|dökülmektedir|biter|bitiyor|akar biter|son bulur|kavuşur|ulaşır)',
      '{p} (bittiği|denize kavuştuğu|denize ulaştığı|son bulduğu|denize döküldüğü|döküldüğü) (yer|yeri|nokta|yer neresi|yer nerede)',
      '{p} (hangi denize|neye) (dökülür|dökülüyor|kavuşur)',
    ],
    course: [
      '{p} (yolu|yatağı boyunca|akış güzergahı|geçtiği yol|geçtiği güzergah|aktığı yol|aktığı yerler|geçtiği yerler)',
    ],
    within: [
      '{l} {d}<nearBy> [<reach>] [<lying>]',
      '{l} [<under>] {d} <reach> <lying>',
      '{d} <reach> {l} yakın [olan]',
      '{l} {d} yakın [olan]',
      '{l} uzaklığı [<under>] {d}<nearBy> olan',
    ],
    fartherThan: [
      '{l} {d}<farBy> [<reach>] [<lying>]',
      '{l} {d} <farBy> [<reach>] [<lying>]',
      '{l} {d}<farBy> uzak [olan|kalan]',
      '{l} {d} <farBy> uzak [olan|kalan]',
      '{l} (uzaklığı|mesafesi) {d}<farBy> [olan]',
      '{l} <least> {d} <reach> <lying>',
    ],
    between: [
      '{a} {b} <between>',
      '{a}(la|le|yla|yle) {b} <between>',
      '{a} {b} kadar (olan|uzanan)',
      '{a}<ablative> {b}<dative> kadar [olan|uzanan]',
    ],
    borderBetween: [
      '{a} {b} (arasındaki|arası) <borderNoun>',
      "{a}(la|le|yla|yle|'la|'le|'yla|'yle) {b} (arasındaki|arası) <borderNoun>",
      '{a} {b} arasında <border>',
    ],
    stretch: ['{p} {a}<ablative> {b}<dative> kadar [olan|uzanan] <part>'],
    coastStretch: [
      '{a}<ablative> {b}<dative> kadar [olan|uzanan] {l} <coast>',
      '{l} {a}<ablative> {b}<dative> kadar [olan|uzanan] <coast>',
      '{a} {b} (arası|arasındaki|kadar olan|kadar uzanan) {l} <coast>',
      '{l} {a} {b} (kadar olan|kadar uzanan|kadar|arasındaki|arası) <coast>',
      '{a} {b} (arası|arasındaki) <coast> {l}',
    ],
    seaCoast: ['{a} {b} bakan <coast>', '{a} {b}(deki|daki|teki|taki) <coast>'],
    closer: [
      '{a} {b} (göre|kıyasla|nazaran) [daha] yakın [olan]',
      '{b} (göre|kıyasla|nazaran) {a} [daha] yakın [olan]',
      '{a} {b} [daha] yakın olan',
      '{b} (çok|ziyade) {a} [daha] yakın [olan]',
      '{a} {b} olduğundan daha yakın [olan]',
      '{a} yakınlığı {b} olandan fazla olan',
    ],
    beyond: [
      '{l} {#loc} <lying>',
      '{l} [daha] {#loc} [hangi]',
      '{l} [daha] {#noun}(deki|daki|de|da)',
      '{l} [daha] {#noun}(de|da) <lying>',
    ],
    half: ['{a} {#noun} (kanadı|ucu|bölgesi|bölgeleri|tarafları)'],
    except: [
      '{u} eksi {v}',
      '{u} (ama|fakat|ancak|lakin) {v} (olmasın|dahil değil|yok|sayılmasın|hariç olsun)',
      '{u} {v} (değil|dahil değil)',
    ],
    and: [
      'hem {u} hem [de|da] {v}',
      '{u} <and> {v} (birlikte|beraber|bir arada|ikisi birlikte|ikisi birden|hepsi|toplam|ikisi)',
      '{u} {v} (birlikte|beraber|bir arada|ikisi birlikte)',
    ],
    article: [
      '{p} (kıtası|kıtasının|kıtasında|kıtasındaki|yöresi|yöresinin|tarafları|taraflarında|havzası|ovası)',
    ],
    gridLine: ['{p} (çizgisi|çizgisinin|hattı|hattının)'],
  },
};
