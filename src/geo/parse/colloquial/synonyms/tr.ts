/** Words of Turkish by the one of the same meaning that the grammar has. */

import type { ShortForms } from '../table.ts';

export const tr: ShortForms = {
  '': 'tam olarak|aşağı yukarı|yaklaşık olarak|acaba|lütfen|sözde|adı verilen|denilen|denen|diye bilinen|olarak bilinen|bana|söyler misin|söyler misiniz|söyleyebilir misin|öğrenmek istiyorum|bilmek istiyorum|arıyorum|lazım|gerekiyor|hepsi|hepsini|toplam|bulunan|yer alan|konumlanan|konumlanmış|kurulu|kurulu olan|kurulmuş|yer tutan|mevcut olan|mevcut|bulunmakta olan',
  nerede:
    'nerede bulunmakta|nerede bulunmaktadır|nerede bulunur|nerede yer alıyor|nerede yer alır|nerede yer almakta|nerede yer almaktadır|nerede kalıyor|nerede kalır|nerede kalmakta|nerede konumlanıyor|nerede konumlanmış|nerede uzanıyor|nerede uzanır|nerede duruyor|nerede ki|neresidir|neresi|nerede oluyor|nerde kalıyor|nerde bulunuyor|nerde yer alıyor|nerde kalır|nerde oluyor|hangi konumda|nerelerdedir|nereye düşer|nereye düşüyor|ne tarafta|ne tarafta kalıyor|ne yanda|hangi tarafta|hangi noktada|haritada nerede|haritada nerde|haritanın neresinde|tam nerede|tam nerde|konumu nedir|konumu neresi|yeri neresi|yeri nerede|konumu|lokasyonu|coğrafi konumu|mevkii',
  'nereden geçiyor':
    'nerelerden geçiyor|nerelerden geçer|nereden geçer|nereden geçmektedir|nereden geçmekte|nereden akıyor|nereden akar|nerelerden akıyor|nerelerden akar|hangi yolu izliyor|hangi yolu izler|hangi güzergahı izliyor|hangi güzergahı izler|hangi rotayı izliyor|hangi rotayı izler|nasıl akıyor|nasıl akar|nasıl ilerliyor|güzergahı nedir|güzergahı nasıl|rotası nedir|nereden nereye uzanıyor|nereden nereye akıyor|nereden nereye gidiyor|nereden nereye gider|nereden nereye uzanır|nerelere uğruyor',
  rotası:
    'güzergahı|güzergâhı|yatağı|seyri|akışı|akış yolu|izlediği yol|izlediği güzergah|izlediği rota|geçtiği güzergah|geçtiği yol|hattı|akış yönü|aktığı yer|geçtiği yerler|geçtiği yer',
  bölgesi:
    'havalisi|yöresi|mıntıkası|civarı bölgesi|çevresi bölgesi|toprakları|arazisi|sahası|kapladığı alan|yayıldığı alan|alanı',
  sınırları: 'hudutları|hududu|dış hatları|çerçevesi|sınır hattı|sınır çizgisi|sınır çizgileri',
  göster:
    'çiz|çizer misin|çizer misiniz|çizsene|çizin|işaretle|işaretler misin|işaretleyin|haritada göster|haritada işaretle|harita üzerinde göster|haritadan göster|bul|bulun|bulur musun|bulsana|görüntüle|gösteriniz|gösterin|gösterir misiniz|göstersene|görmek istiyorum|getir|listele|sırala|sayar mısın|verir misin|belirt|belirle|gösteriver|gösterebilir misin|gösterebilir misiniz|bulabilir misin|çizebilir misin',
  'ile sınırı olan':
    'ile sınırı bulunan|ile sınır paylaşan|ile sınırları olan|ile ortak sınırı olan|ile ortak sınırı bulunan|ile ortak sınıra sahip|ile ortak sınıra sahip olan|ile sınırdaş|ile sınırdaş olan|ile sınır komşusu olan|ile sınır komşusu|ile hemhudut|ile komşu olan|ile komşuluk eden|ile kara sınırı olan|ile kara sınırı bulunan|ile hududu olan|ile bitişik|ile bitişik olan|ile sınır oluşturan|ile sınıra sahip|ile sınıra sahip olan',
  komşu:
    'sınırdaş|sınır komşusu|bitişik|komşu olan|bitişik olan|sınırı olan|sınırı bulunan|sınırdaş olan|dayanan|yapışık|değen|dokunan|temas eden|hemhudut|hudut olan',
  'komşu olmayan':
    'sınırı olmayan|sınırı bulunmayan|ile sınırı olmayan|ile sınırı bulunmayan|ile ortak sınırı olmayan|ile ortak sınırı bulunmayan|sınırdaş olmayan|ile sınırdaş olmayan|sınır komşusu olmayan|ile sınır komşusu olmayan|bitişik olmayan|ile sınır paylaşmayan|ile komşuluğu olmayan|komşuluğu olmayan|değmeyen|dokunmayan|temas etmeyen|hududu olmayan|ile hududu olmayan',
  komşuları:
    'sınır komşuları|komşu ülkeleri|sınırdaşları|çevresindeki ülkeler|etrafındaki ülkeler|bitişiğindeki ülkeler|komşusu olan ülkeler|sınırdaş ülkeleri|sınır komşusu ülkeler',
  'denize kıyısı olmayan':
    'denize kıyısı bulunmayan|denize sahili olmayan|denize sahili bulunmayan|denizi olmayan|denizi bulunmayan|deniz kıyısı olmayan|deniz kıyısı bulunmayan|deniz kenarında olmayan|deniz kıyısında olmayan|denize çıkışı olmayan|denize çıkışı bulunmayan|denize çıkmayan|denize sınırı olmayan|denize sınırı bulunmayan|denizle sınırı olmayan|denizle bağlantısı olmayan|denize bağlantısı olmayan|denize ulaşımı olmayan|denize erişimi olmayan|denize erişimi bulunmayan|denize açılmayan|denize açılamayan|denize açılımı olmayan|denize cephesi olmayan|denize bakmayan|denizi görmeyen|deniz görmeyen|denize değmeyen|denize komşu olmayan|denize kapalı|denizsiz|sahilsiz|karayla çevrili|kara ile çevrili|karalarla çevrili|kara içinde kalan|karada sıkışmış|kıyı şeridi olmayan|kıyı şeridi bulunmayan|hiçbir denize kıyısı olmayan|hiç denize kıyısı olmayan|hiçbir denize kıyısı bulunmayan|açık denize çıkışı olmayan|açık denize kıyısı olmayan|okyanusa kıyısı olmayan',
  'denize kıyısı olan':
    'denize kıyısı bulunan|denize sahili olan|denize sahili bulunan|denizi olan|deniz kıyısı olan|deniz kıyısı bulunan|deniz kenarındaki|deniz kıyısındaki|deniz kenarında olan|deniz kenarında bulunan|deniz kıyısında olan|denize çıkışı olan|denize çıkışı bulunan|denize sınırı olan|denize erişimi olan|denize açılan|denize cephesi olan|denize bakan|deniz gören|denize komşu|denize komşu olan|kıyı şeridi olan|sahildeki|kıyıdaki',
  'kıyısı olan':
    'kıyısı bulunan|sahili olan|sahili bulunan|kıyı olan|sahili var olan|bakan|kıyıdaş|kıyıdaş olan|kıyı veren|cephesi olan|cephe veren|çıkışı olan|çıkışı bulunan|sahile sahip|kıyıya sahip|kıyıya sahip olan|kıyıları olan|sahilleri olan|boyunca uzanan',
  kıyısındaki:
    'kenarındaki|sahilindeki|kıyılarındaki|sahillerindeki|boyundaki|boyunca yer alan|boyunca|boyunca kurulu|boyunca bulunan|boyunca sıralanan|kıyısında bulunan|kıyısında yer alan|kıyısında olan|kıyısında kurulu|kıyısında kurulu olan|kıyısında kurulmuş|kıyısına kurulmuş|kıyısına kurulu|kenarında bulunan|kenarında yer alan|kenarında olan|kenarında kurulu|kenarında kurulmuş|kenarına kurulmuş|üzerinde kurulu|üzerinde bulunan|üzerinde yer alan|üzerindeki|sahilinde bulunan|sahilinde yer alan|sahilinde olan|kıyılarında yer alan|kıyılarında bulunan|kıyısındaki tüm',
  geçiyor:
    'geçer|geçmekte|geçmektedir|akıyor|akar|akmakta|akmaktadır|uğruyor|uğrar|katediyor|kat ediyor|kat eder|akıp gidiyor|geçip gidiyor|suluyor|boydan boya geçiyor',
  geçtiği:
    'aktığı|uğradığı|suladığı|kat ettiği|katettiği|içinden geçtiği|içinden aktığı|topraklarından geçtiği|üzerinden geçtiği|boydan boya geçtiği|güzergahındaki|yolu üzerindeki|rotasındaki|rotası üzerindeki|güzergahı üzerindeki|yatağı üzerindeki',
  'nereden doğuyor':
    'nerede doğuyor|nerede doğar|nereden doğar|nereden doğmakta|nereden doğmaktadır|nerede doğmaktadır|nereden çıkıyor|nereden çıkar|nereden çıkmaktadır|nerede başlıyor|nerede başlar|nereden başlıyor|nereden başlar|kaynağı nerede|kaynağı nerde|kaynağı neresi|kaynağı neresidir|kaynağını nereden alıyor|kaynağını nereden alır|kaynağını nereden almaktadır|nereden kaynağını alır|nereden kaynağını alıyor|nereden kaynıyor|nereden kaynar|nerden doğar|nerden doğuyor|nerden çıkıyor|nerden çıkar|doğduğu yer|doğduğu yer neresi|çıktığı yer|kaynaklandığı yer|başladığı yer|nereden kaynaklanıyor|nereden kaynaklanır',
  'nereye dökülüyor':
    'nereye dökülür|nereye dökülmekte|nereye dökülmektedir|nerede dökülüyor|nerede dökülür|nereden dökülüyor|nerede denize dökülüyor|nereden denize dökülüyor|nerede denize dökülür|nereden denize dökülür|nereye akıyor|nereye akar|nereye akmaktadır|nereye boşalıyor|nereye boşalır|nerede bitiyor|nerede biter|nerede son buluyor|nerede son bulur|nereye karışıyor|nereye karışır|nereye ulaşıyor|nereye kavuşuyor|nerede denize kavuşuyor|nerede denize ulaşıyor|ağzı nerede|ağzı neresi|döküldüğü yer|döküldüğü yer neresi|döküldüğü nokta|hangi denize dökülüyor|hangi denize dökülür|hangi denize dökülmektedir|denize döküldüğü yer|denize ulaştığı yer|bittiği yer|sonlandığı yer',
  dökülen: 'boşalan|sularını boşaltan|karışan|kavuşan|ulaşan|dökülmekte olan|sularını döken',
  'kaynağından ağzına kadar':
    'kaynağından döküldüğü yere kadar|kaynağından denize kadar|doğduğu yerden döküldüğü yere kadar|doğduğu yerden denize kadar|baştan sona|baştan başa|boydan boya|başından sonuna|başından sonuna kadar|kaynaktan ağza|kaynağından ağzına|kaynağından ağzına dek',
  içindeki:
    'sınırları içindeki|sınırları içinde kalan|sınırları içinde olan|sınırları içinde bulunan|sınırları içinde yer alan|sınırlarındaki|sınırları dahilindeki|sınırları dahilinde|topraklarındaki|topraklarında bulunan|topraklarında yer alan|topraklarında kalan|topraklarında olan|topraklarındaki bütün|bünyesindeki|bünyesinde bulunan|içinde kalan|içinde olan|içinde bulunan|içinde yer alan|dahilindeki|dahilinde bulunan|kapsamındaki|içerisindeki|içerisinde bulunan|içerisinde yer alan|içerisinde kalan|hudutları içindeki|sahip olduğu',
  'hangi ülkede':
    'hangi ülkeye ait|hangi ülkeye aittir|hangi ülkeye bağlı|hangi ülkeye bağlıdır|hangi ülkenin|hangi ülkenindir|hangi ülkenin parçası|hangi ülkenin toprağı|hangi ülkenin bir parçası|hangi ülkenin sınırları içinde|hangi ülkenin sınırları içindedir|hangi ülkenin toprağıdır|hangi ülkenin topraklarında|hangi devlete ait|hangi devlete bağlı|hangi devletin|hangi devletin toprağı|kime ait|kime aittir|kime bağlı|kimindir|kimin toprağı|kimin elinde|kimin egemenliğinde|hangi ülke sınırlarında|hangi ülke sınırları içinde|hangi ülke topraklarında|hangi memlekette|hangi ülkenin elinde',
  sadece: 'yalnızca|yalnız|bir tek|sırf|yalnızca ve yalnızca|sadece ve sadece',
  hariç:
    'dışında|dışındaki|haricinde|haricindeki|hariç olmak üzere|hariç tutularak|hariç tutulursa|hariç bütün|hariç tüm|dışında kalan|haricinde kalan|sayılmazsa|saymazsak|sayılmadan|saymadan|çıkarılırsa|çıkarırsak|çıkınca|çıkarılmış|olmadan|olmaksızın|hesaba katılmadan|hesaba katılmazsa|dahil edilmeden|dahil edilmezse|dahil değil|dahil olmadan|eksi|istisnasıyla|müstesna|dışta tutulursa|dışarıda bırakılırsa|dışında bütün|dışında tüm',
  yakın:
    'yakınında|yakınındaki|yakınlarındaki|yakınlarında|yakınında bulunan|yakınlarında bulunan|yakınında olan|civarındaki|civarında|civarında bulunan|çevresindeki|çevresinde bulunan|dolaylarındaki|dolayındaki|yanındaki|yanı başındaki|hemen yanındaki|dibindeki|etrafındaki|etrafında bulunan|uzak olmayan|çok uzak olmayan|yakın olan|yakın mesafedeki|komşuluğundaki|yakın konumdaki|yakın yerdeki',
  arasındaki:
    'arasında kalan|arasında olan|arasında bulunan|arasında yer alan|arasında uzanan|arasına sıkışan|arasına sıkışmış|arasında sıkışan|arasında sıkışmış|arasında sıkışıp kalan|arasına giren|arasındaki tüm|birbirinden ayıran|arasını ayıran',
  'en büyük':
    'en geniş|alanca en büyük|yüzölçümü en büyük|yüzölçümü en geniş|yüzölçümü bakımından en büyük|yüzölçümüne göre en büyük|yüzölçümü olarak en büyük|alan olarak en büyük|alan bakımından en büyük|en büyük yüzölçümlü|en iri|en kocaman|en geniş yüzölçümlü|büyüklük olarak birinci|yüzölçümüyle en büyük',
  'en yüksek': 'en yüce|en ulu|yükseklik olarak en büyük|en yüksekteki|rakımı en yüksek',
  'en kalabalık':
    'nüfusu en fazla olan|nüfusu en çok olan|nüfusu en yüksek olan|nüfusu en kalabalık|nüfusça en büyük|nüfusu en büyük|en çok nüfuslu|en fazla nüfuslu|en nüfuslu|en çok insan yaşayan|nüfus bakımından en büyük|en fazla nüfusa sahip|en çok nüfusa sahip|nüfusu en çok|nüfusu en fazla',
  'fazla olan': 'aşan|aşkın|aşkın olan|üzerinde olan|üstünde olan|üstü olan|yukarı olan|çok olan',
  yüksek: 'yüksek olan|yüksekte olan',
  başkenti: 'baş şehri|başşehri|yönetim merkezi|hükümet merkezi|payitahtı|başkent şehri|başkenti olan şehir',
  şehirler: 'kentler|şehirleri olan yerler',
  şehirleri: 'kentleri',
  ülkeler: 'devletler|memleketler|ülke ve devletler|ülkeler ve devletler|diyarlar',
  ülkeleri: 'devletleri|memleketleri',
  ülke: 'devlet|memleket',
  iller: 'vilayetler|illerimiz',
  illeri: 'vilayetleri|illerimizi',
  göller: 'göllerimiz|gölcükler',
  nehirler: 'akarsular|ırmaklar|çaylar ve ırmaklar|ırmaklarımız|nehirlerimiz|akarsularımız',
  nehirleri: 'akarsuları|ırmakları',
  dağlar: 'dağlarımız|doruklar',
  dağı: 'doruğu|zirvesi|doruk noktası|zirve noktası',
  adalar: 'adacıklar|adalarımız',
  'konuşulan ülkeler':
    'konuşulan yerler|konuşulduğu ülkeler|konuşulduğu yerler|nerede konuşuluyor|nerede konuşulur|nerelerde konuşuluyor|nerelerde konuşulur|nerede konuşulmakta|nerelerde konuşulmaktadır|hangi ülkelerde konuşuluyor|hangi ülkelerde konuşulur|hangi ülkelerde konuşulmaktadır|hangi ülkelerin dili|konuşan yerler|konuşulan devletler|konuşulan memleketler|dilinin konuşulduğu ülkeler|dilinin konuşulduğu yerler|dili konuşulan ülkeler|nerede konuşulmaktadır|hangi ülkede konuşuluyor|hangi ülkede konuşulur',
  kıyıları:
    'sahilleri|kıyı şeridi|sahil şeridi|sahil hattı|kıyı çizgisi|kıyı hattı|sahil kesimi|kıyı kesimi|sahil bandı',
  kısmı: 'parçası|bölümü|kesimi|yanı|tarafı|yakası|bölüğü|kalan kısmı',
  bütün: 'tüm|tümü|bütünü|komple|olduğu gibi',
  kuzeyi: 'kuzey tarafı|kuzey kesimi|kuzey yanı|kuzey bölümü|kuzey kısımları|kuzey kesimleri',
  güneyi: 'güney tarafı|güney kesimi|güney yanı|güney bölümü|güney kısımları|güney kesimleri',
  doğusu: 'doğu tarafı|doğu kesimi|doğu yanı|doğu bölümü|doğu kısımları|doğu kesimleri',
  batısı: 'batı tarafı|batı kesimi|batı yanı|batı bölümü|batı kısımları|batı kesimleri',
  kuzeyindeki:
    'kuzeyinde kalan|kuzeyinde bulunan|kuzeyinde yer alan|kuzeyinde olan|kuzey tarafındaki|kuzeyine düşen',
  güneyindeki:
    'güneyinde kalan|güneyinde bulunan|güneyinde yer alan|güneyinde olan|güney tarafındaki|güneyine düşen',
  doğusundaki:
    'doğusunda kalan|doğusunda bulunan|doğusunda yer alan|doğusunda olan|doğu tarafındaki|doğusuna düşen',
  batısındaki:
    'batısında kalan|batısında bulunan|batısında yer alan|batısında olan|batı tarafındaki|batısına düşen',
};
