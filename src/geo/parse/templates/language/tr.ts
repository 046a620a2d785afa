import type { LanguageTable } from '../table.ts';

export const tr: LanguageTable = {
  code: 'tr',
  scripts: ['Latin'],
  decimal: ',',
  units: {
    m: "metre|metrelik|m'lik",
    km: "kilometre|kilometrelik|km'lik|kilometresi",
    mi: 'mil|millik',
    nmi: 'deniz mili|deniz millik',
    ft: 'fit|ayak',
    yd: 'yarda',
  },
  numbers: {
    ones: 'sıfır=0 bir=1 iki=2 üç=3 dört=4 beş=5 altı=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kırk=40 elli=50 altmış=60 yetmiş=70 seksen=80 doksan=90 yarım=0.5 buçuk=0.5',
    scales: 'yüz=100 bin=1000 milyon=1000000',
  },
  words: {
    article: 'tüm|bütün|bir',
    and: 've|veya|ya da|ile|artı|ve ayrıca',
    with: 'ile|ve|-',
    locative:
      "'da|'de|'ta|'te|'daki|'deki|'taki|'teki|'nda|'nde|'ndaki|'ndeki|da|de|ta|te|daki|deki|taki|teki|nda|nde|ndaki|ndeki| içinde| içindeki| sınırları içinde| sınırları içindeki|'nin içinde|'nın içinde",
    coast:
      'kıyısı|kıyıları|kıyısına|kıyısından|kıyılarına|kıyılarından|kıyısının|kıyılarının|sahili|sahilleri|sahiline|sahilinden|sahillerine|sahillerinden|sahilinin|kıyı şeridi|kıyı şeridine|kıyı şeridinden|sahil şeridi|kıyısını|kıyılarını|sahilini|sahillerini|kıyı çizgisi|kıyı hattı|kıyı şeridini',
    sea: 'deniz|denize|denizden|denizin|kıyı|kıyıya|kıyıdan|sahil|sahile|sahilden|kıyıların|sahilin|kıyının',
    border:
      'sınırı|sınırları|sınırına|sınırından|sınırlarına|sınırını|sınırlarını|sınırının|hududu|sınır hattı|sınır çizgisi|hudutları|sınırlarından|dış hatları|kara sınırı|kara sınırını|sınır|sınırlarının',
    borderNoun:
      'sınır|sınıra|sınırı|hudut|sınırdan|sınırın|sınır hattı|sınır çizgisi|ortak sınır|ortak sınırı|ortak sınırını|ortak sınırına',
    between:
      'arası|arasında|arasındaki|arasını|arasında kalan|arasındaki bölge|arasındaki alan|arasında kalan bölge|arasındaki yerler|arasındaki topraklar|arasında kalan alan|arasında yer alan bölge|arasında kalan yerler',
    halfway:
      'tam ortası|ortası|tam ortasında|ortasında|arasının ortası|arasının tam ortası|arasındaki orta nokta|orta noktası|arasındaki yolun ortası|arasında tam ortada|arasındaki yolun yarısı|arasında yarı yolda|arasının tam ortasında|arasında yolun yarısı|arasındaki yarı yol',
    reach:
      'az mesafede|az uzaklıkta|uzaklıkta|mesafede|uzaklıktaki|mesafedeki|içinde|içindeki|mesafe içinde|mesafe içindeki|uzaklık içinde|uzaklığında|mesafesinde|mesafesindeki|uzaklığındaki|çevresinde|çevresi|çevresindeki|yakınında|yakınındaki|yarıçapında|yarıçapındaki|yarıçap içinde|yarıçaplı alan|yarıçaplı daire|yarıçaplı çember|mesafeye kadar|mesafe|uzaklık|yakınlıkta|yakınlıktaki|alan|alan içinde|civarı|civarında|mesafe dahilinde|mesafesi içinde|kadar uzaklıkta|kadar mesafede|uzakta|uzağında|uzaktaki|uzak|bölge|yakın çevresi|içi|ötede|çapında',
    under: 'en fazla|en çok|azami|maksimum|yaklaşık|en uzak|yarıçapı|yarıçap',
    less: "'den daha az|'den yakın|'den daha yakın|den az|den daha az|den yakın|den daha yakın|'dan az|dan az|'den kısa|'ye kadar|ye kadar|'den fazla olmayan",
    more: "'den fazla|'den daha fazla|'den uzak|'den uzakta|'den uzaktaki|'den daha uzak|'den daha uzakta|'den daha uzaktaki|den fazla|den daha fazla|den uzak|den uzakta|den uzaktaki|den daha uzak|den daha uzakta|den daha uzaktaki|'dan fazla|'dan uzak|dan fazla|dan uzakta|'den çok|'yi aşan|'den ötede|'nin ötesinde|'dan daha fazla|'dan uzakta",
    least: 'en az|asgari|minimum|en azından',
    around:
      'çevresinde|çevresi|etrafında|etrafı|etrafındaki|çevresindeki|civarında|merkezli|merkez olmak üzere|yakınlarında',
    except:
      'hariç|dışında|haricinde|hariç olmak üzere|olmadan|dışındaki|haricindeki|hariç tüm|çıkarılmış|hariç bütün',
    off: 'açığında|açıklarında|açığı|açıkları|açığındaki|açıklarındaki|açıkta|açığına kadar|açıklarına kadar',
    near: 'yakınında|yakınlarında|yakını|yanında|yakınındaki|yakınlarındaki|civarında|yakın|civarındaki',
    part: 'bölümü|kısmı|kesimi|yarısı|bölgesi|bölgeleri|bölümünde|kısmında|kesiminde|yarısında|tarafı|yakası|bölümünü|kısmını|yarısını|kesimleri|kısımları|yerleri|bölümleri|alanları|toprakları|bölgelerini|yerlerini|parçası|bölümleri|kısımlarını',
    lead: 'lütfen|bana|merhaba|selam|haritada|harita üzerinde|nerede|nerededir|acaba|şunu göster|görmek istiyorum|her yer|tüm yerler|ne tarafta|hangi ülkededir|lütfen bana',
    trail:
      "göster|gösterin|gösteriniz|gösterir misin|gösterir misiniz|gösterebilir misin|gösterebilir misiniz|gösterebilir misin bana|gösterirmisin|haritada göster|haritada gösterin|haritada göster lütfen|görmek istiyorum|görmek isterim|görebilir miyim|bilmek istiyorum|öğrenmek istiyorum|çiz|çizin|bul|bulun|işaretle|ver|verin|vurgula|nerede|nerededir|neresi|neresidir|nereden geçer|nereden geçiyor|nereden akar|nerelerden geçer|nerede akar|nerede başlar ve nerede biter|nerede başlayıp nerede biter|nereden başlar nerede biter|nerede başlıyor ve nerede bitiyor|nerede yer alır|nerede bulunur|nerede bulunuyor|nerede yer alıyor|nerede başlar|nasıl geçiyor|lütfen|teşekkürler|sağ ol|nedir|ne|hangisi|haritası|haritasını|haritada|harita üzerinde|dünya haritasında|nehri nerede akar|nerede olduğunu bilmek istiyorum|nerede olduğunu göster|nerede olduğunu söyler misin|nerede olduğunu öğrenmek istiyorum|nin nerede olduğunu bilmek istiyorum|'nın nerede olduğunu bilmek istiyorum|'nin nerede olduğunu bilmek istiyorum|konumu|konumunu göster|güzergahı|bölgeleri|bölgeler|yerler|yerleri|alanlar|alanı|olan yerler|kalan yerler|bulunan yerler|yer alan bölgeler|bulunan bölgeler|olan bölgeler|kalan bölgeler|topraklar|her yer|tüm yerler|neresi göster|olan",
  },
  compass: {
    noun: 'kuzey,kuzeydoğu|kuzey doğu,doğu,güneydoğu|güney doğu,güney,güneybatı|güney batı,batı,kuzeybatı|kuzey batı',
    poss: 'kuzeyi|kuzeyini|kuzey yarısı,kuzeydoğusu|kuzeydoğusunu,doğusu|doğusunu|doğu yarısı,güneydoğusu|güneydoğusunu,güneyi|güneyini|güney yarısı,güneybatısı|güneybatısını,batısı|batısını|batı yarısı,kuzeybatısı|kuzeybatısını',
    loc: 'kuzeyinde|kuzeyindeki|kuzeyine,kuzeydoğusunda|kuzeydoğusundaki,doğusunda|doğusundaki,güneydoğusunda|güneydoğusundaki,güneyinde|güneyindeki,güneybatısında|güneybatısındaki,batısında|batısındaki,kuzeybatısında|kuzeybatısındaki',
  },
  patterns: {
    within: [
      '{l} [<under>] {d} <reach>',
      '{l} {d}<less> <reach>',
      '{l} {d}<less>',
      '{l} [<under>] {d}',
      '[<under>] {d} {l} <reach>',
      '{l} <around> [<under>] {d} [<reach>]',
      '{l} <around> {d}<less> [<reach>]',
    ],
    fartherThan: [
      '{l} {d}<more> [<reach>]',
      '{l} <least> {d} <reach>',
      '{l} <least> {d}',
      '{l} {d}<more> (uzaklıkta|mesafede|uzaklıktaki|mesafedeki|olan)',
    ],
    ring: [
      '{l} {f} ile {d} (arasında|arası|arasındaki) [<reach>|mesafede|uzaklıkta]',
      '{l} {f}-{d} <reach>',
      '{l} {f} ila {d} <reach>',
      '{l} {f} ile {d} arasında mesafede',
      '{l} {f} ile {d} arasında uzaklıkta',
    ],
    coast: ['{l} <coast>', '{l}'.concat(' deniz kıyısı')],
    sideCoast: ['{a} {#noun} <coast>'],
    seaCoast: ['{a} {b} <coast>'],
    border: ['{l} <border>'],
    sideBorder: ['{a} {#noun} <border>'],
    borderBetween: [
      '{a} (ile|ve) {b} (arasındaki|arasında) <borderNoun>',
      '{a} (ile|ve) {b} <border>',
      '{a} {b} <border>',
      '{a} {b} (ile|ile olan|ile ortak) <border>',
      '{a} (ile|ve) {b} ortak <border>',
    ],
    borderWith: ['{l} (ile|ile olan) <border>'],
    coastHere: ['<sea>'],
    borderHere: ['sınır|sınıra|sınırdan|sınırın'],
    offCoast: [
      '{l} [<under>] {d} <off>',
      '{l} <off> [<under>] {d} [<reach>]',
      '{l} [<under>] {d} <reach> (deniz|sular)',
    ],
    between: ['{a} (ile|ve) {b} <between>'],
    halfway: ['{a} (ile|ve) {b} <halfway>'],
    beyond: ['{l} {#loc}', '{l} daha {#noun}', '{l} {#noun} tarafında'],
    beyondAt: ['{l} [<under>] {d} {#loc}', '{l} [<under>] {d} {#noun}'],
    half: ['{a} {#poss}', '{#noun} {p}', '{a} {#noun} <part>'],
    overlap: ['{a} (ile|ve) {b} (kesişimi|ortak alanı|kesiştiği yer|ortak bölgesi)'],
    article: ['{p} <part>'],
    in: [
      '{a}<locative> {w}',
      '{a}<locative>, {w}',
      '{w} {a}<locative> kalan <part>',
      '{w} {a}<locative> <part>',
    ],
    narrowed: [
      '{w}<locative> {n}',
      '{w}<locative>, {n}',
      '{w} {n} <part>',
      '{w} {n} kalan <part>',
      '{n} {w}',
    ],
    except: [
      '{v} <except> {u}',
      '{u}, {v} <except>',
      '{u} {v} <except>',
      '{u} ama {v} <except>',
      '{u} ({v} <except>)',
      "{v}'siz {u}",
      "{v}'sız {u}",
      "{v}'suz {u}",
      "{v}'süz {u}",
    ],
    near: ['{l} <near>'],
    parallel: [
      '{f}[°] [derece] {#noun} (enlemi|paraleli|enleminin|paralelinin)',
      '{f} (enlem|paralel)',
      '{f}[°] [derece] {#noun}',
    ],
    meridian: ['{f}[°] [derece] {#noun} (boylamı|meridyeni|boylamının)'],
  },
  kinds: {
    river: "nehri|nehrinin|nehrine|nehrini|nehrinden|ırmağı|ırmağının|çayı|nehri'nin",
    lake: "gölü|gölünün|gölüne|gölünü|gölünden|gölü'nün|gölü'ne",
    island: "adası|adasının|adasına|adasını|adası'nın|adaları",
    city: 'şehri|şehrinin|şehrine|şehrinden|kenti|kentinin',
    sea: "denizi|denizinin|denizine|denizinden|denizi'nin",
    desert: "çölü|çölünün|çölüne|çölü'nün",
    mountains: "dağları|dağlarının|dağlarına|dağları'nın",
    province: 'ili|ilinin|iline|eyaleti|eyaletinin|vilayeti|bölgesi',
    peninsula: "yarımadası|yarımadasının|yarımadası'nın",
  },
  lines: {
    equator: "ekvator|ekvatorun|ekvator'un",
    cancer: "yengeç dönencesi|yengeç dönencesinin|yengeç dönencesi'nin",
    capricorn: "oğlak dönencesi|oğlak dönencesinin|oğlak dönencesi'nin",
    arcticCircle: "kuzey kutup dairesi|kuzey kutup dairesinin|kuzey kutup dairesi'nin",
    antarcticCircle: "güney kutup dairesi|güney kutup dairesinin|güney kutup dairesi'nin",
    primeMeridian:
      "başlangıç meridyeni|başlangıç meridyeninin|greenwich meridyeni|sıfır meridyeni|greenwich'in",
    dateLine:
      'tarih değiştirme çizgisi|gün değiştirme çizgisi|uluslararası tarih çizgisi|tarih değiştirme çizgisinin|gün çizgisi',
    tropics: 'tropikal kuşak|tropikler',
    northernHemisphere:
      'kuzey yarım küre|kuzey yarımküre|kuzey yarıküre|kuzey yarım kürede|kuzey yarımkürede',
    southernHemisphere:
      'güney yarım küre|güney yarımküre|güney yarıküre|güney yarım kürede|güney yarımkürede',
    easternHemisphere: 'doğu yarım küre|doğu yarımküre|doğu yarıküre',
    westernHemisphere: 'batı yarım küre|batı yarımküre|batı yarıküre',
    northPole: 'kuzey kutbu|kuzey kutup noktası',
    southPole: 'güney kutbu|güney kutup noktası',
  },
  endings:
    "'nın=- 'nin=- 'nun=- 'nün=- 'ın=- 'in=- 'un=- 'ün=- 'e=- 'a=- 'ye=- 'ya=- 'de=- 'da=- 'te=- 'ta=- 'den=- 'dan=- 'ten=- 'tan=- 'i=- 'ı=- 'u=- 'ü=- 'yi=- 'yı=- 'yu=- 'yü=- 'nde=- 'nda=- 'ne=- 'na=- 'nden=- 'ndan=- 'ni=- 'nı=- 'nu=- 'nü=- 'yle=- 'yla=- 'le=- 'la=- 'lı=- 'li=- nın=- nin=- nun=- nün=- ın=- in=- un=- ün=- ye=- ya=- e=- a=- den=- dan=- ten=- tan=- yi=- yı=- yu=- yü=- nden=- ndan=- ne=- na=- ni=- nı=- nu=- nü=- yle=- yla=- le=- la=- i=- ı=- u=- ü=-",
};
