import type { MapTable } from '../table.ts';

export const tr: MapTable = {
  code: 'tr',
  asks: {
    count: 'kaç|kaç tane|kaç adet|ne kadar|sayısı',
    where: 'nerede|nerededir|nerelerde|neredeler|hangi yerlerde|nerede bulunur|nerede bulabilirim',
    exists: 'var mı|var mıdır|bulunur mu',
    show: 'göster|bana göster|gösterir misin|bul|listele|haritada göster|haritada|lütfen|hangileri|hangi|bana|istiyorum|arıyorum|görmek istiyorum|var|vardır|bulunur|bulunuyor|neler|nelerdir|hangileridir',
    names: 'isimleri|adları',
    website: 'web siteleri|internet siteleri|web sitesi',
    phone: 'telefon numaraları|telefonları|telefon numarası',
    hours: 'çalışma saatleri|açılış saatleri',
    address: 'adresleri|adresi',
  },
  small: 'tüm|bütün|bir|bulunan|yer alan|olan',
  and: 've|veya|ya da|ile',
  in: '',
  inBehind:
    "-'daki|-'deki|-'taki|-'teki|-'ndaki|-'ndeki|-'da|-'de|-'ta|-'te|-'nda|-'nde|-'nın|-'nin|-'nun|-'nün|-'ın|-'in|-'un|-'ün|-daki|-deki|-taki|-teki|-ndaki|-ndeki|-da|-de|-ta|-te|-nda|-nde|içinde|içindeki",
  nearBehind:
    "yakınında|yakınındaki|yakınlarında|yakınlarındaki|çevresinde|çevresindeki|civarında|civarındaki|yanında|yanındaki|-'nin yakınında|-'nın yakınında|-'in yakınında|-'ın yakınında|-'un yakınında|-'nin yakınındaki|-'nın yakınındaki|-'in yakınındaki|-'ın yakınındaki|-'a yakın|-'e yakın|-'ya yakın|-'ye yakın|-'na yakın|-'ne yakın|etrafında|etrafındaki|-'nın çevresinde|-'nin çevresinde|-'nın etrafında|-'nin etrafında|-'nin çevresindeki|-'nın çevresindeki",
  toBehind: "-'a|-'e|-'ya|-'ye|-'na|-'ne|-a|-e|-ya|-ye",
  behind: 'ın|in|un|ün|nın|nin|nun|nün|nı|ni|ı|i',
  alongBehind: 'boyunca|boyundaki|kıyısında|kıyısındaki|kıyısınca|kenarında|kenarındaki',
  counters: 'tane|adet',
  kinds: `
places to eat = yemek yiyebilirim|yemek yenir|yemek yiyebiliriz
buildings = bina//lar/ları
restaurants = restoran//lar/ları/ı|lokanta//lar/ları
pizzerias = pizzacı//lar/ları
cafes = kafe//ler/leri|kahveci//ler|kahvehane//ler
bars = bar//lar/ları
pubs = pub//lar
bakeries = fırın//lar/ları
supermarkets = süpermarket//ler/leri|market//ler/leri
butchers = kasap//lar/ları
hairdressers = kuaför//ler/leri|berber//ler
clothes shops = giyim mağazası|giyim mağazaları|giyim mağazalarını
shoe shops = ayakkabıcı//lar|ayakkabı mağazası|ayakkabı mağazaları
bookshops = kitapçı//lar/ları|kitabevi|kitabevleri
toy shops = oyuncakçı//lar/ları
florists = çiçekçi//ler/leri
shopping centres = alışveriş merkezi|alışveriş merkezleri|avm//ler
markets = pazar//lar
shops = dükkan//lar|mağaza//lar/ları
opticians = gözlükçü//ler|optisyen//ler
laundries = çamaşırhane//ler/leri
pharmacies = eczane//ler/leri/si
hospitals = hastane//ler/leri
dentists = dişçi//ler|diş hekimi|diş hekimleri
doctors = doktor//lar/ları
veterinarians = veteriner//ler/leri
schools = okul//lar/ları
kindergartens = anaokulu|anaokulları
universities = üniversite//ler/leri
libraries = kütüphane//ler/leri
museums = müze//ler/leri
theatres = tiyatro//lar/ları
cinemas = sinema//lar/ları
nightclubs = gece kulübü|gece kulüpleri
hotels = otel//ler/leri
hostels = hostel//ler/leri
campsites = kamp alanı|kamp alanları|kamp yeri|kamp yerleri
parks = park//lar/ları
playgrounds = oyun parkı|oyun parkları|çocuk parkı|çocuk parkları
zoos = hayvanat bahçesi|hayvanat bahçeleri
beaches = plaj//lar/ları
swimming pools = yüzme havuzu|yüzme havuzları|havuz//lar
gyms = spor salonu|spor salonları
stadiums = stadyum//lar/ları|stat|statlar
football pitches = futbol sahası|futbol sahaları
tennis courts = tenis kortu|tenis kortları
golf courses = golf sahası|golf sahaları
churches = kilise//ler/leri
cathedrals = katedral//ler/leri
mosques = cami//ler/leri|camii
synagogues = sinagog//lar/ları
monasteries = manastır//lar/ları
cemeteries = mezarlık|mezarlıklar|mezarlıkları
castles = kale//ler/leri
viewpoints = seyir terası|seyir terasları|manzara noktası|manzara noktaları
banks = banka//lar/ları
atms = atm|atm'ler|atmler|bankamatik//ler
post offices = postane//ler/leri
police stations = karakol//lar/ları|polis karakolu|polis karakolları
fire stations = itfaiye|itfaiye istasyonu|itfaiye istasyonları
town halls = belediye binası|belediye binaları
embassies = büyükelçilik|büyükelçilikler|büyükelçilikleri|elçilik|elçilikler
fuel stations = benzin istasyonu|benzin istasyonları|benzinlik|benzinlikler|akaryakıt istasyonu|akaryakıt istasyonları
charging stations = şarj istasyonu|şarj istasyonları
car parks = otopark//lar/ları
bicycle rentals = bisiklet kiralama|bisiklet kiralama yerleri
car rentals = araç kiralama|araba kiralama
bus stops = otobüs durağı|otobüs durakları
tram stops = tramvay durağı|tramvay durakları
railway stations = tren istasyonu|tren istasyonları|tren garı
subway stations = metro istasyonu|metro istasyonları
airports = havalimanı|havalimanları|havaalanı|havaalanları
bridges = köprü//ler/leri/sü
lighthouses = deniz feneri|deniz fenerleri
towers = kule//ler/leri
fountains = çeşme//ler/leri|fıskiye//ler
toilets = tuvalet//ler/leri|umumi tuvalet//ler
benches = bank//lar
lakes = göl//ler/leri/ü
rivers = nehir|nehirler|nehirleri|nehri|ırmak|ırmaklar
waterfalls = şelale//ler/leri
peaks = dağ//lar/ları/ı|zirve//ler/leri/si
volcanoes = yanardağ//lar/ları|volkan//lar
caves = mağara//lar/ları
islands = ada//lar/ları
villages = köy//ler/leri
forests = orman//lar/ları
national parks = milli park//lar/ları|ulusal park//lar`,
  sorts: `
nearest = en yakın
highest = en yüksek
largest = en büyük
oldest = en eski
longest = en uzun
vegan = vegan
vegetarian = vejetaryen
halal = helal
Italian = italyan
Chinese = çin
Japanese = japon
Indian = hint
Mexican = meksika
French = fransız
Greek = yunan
wheelchair accessible = engelli erişimine uygun|tekerlekli sandalyeye uygun|tekerlekli sandalye erişimli|engelli erişimli
free = ücretsiz|bedava
open now = şu anda açık|şu an açık|şimdi açık
open 24 hours = 24 saat açık
open on Sundays = pazar günü açık|pazar günleri açık
with wifi = wifi'lı|wi-fi'lı|kablosuz internetli|wifi olan|wi-fi olan
with a swimming pool = havuzlu|havuzu olan
with outdoor seating = açık havada oturma yeri olan|teraslı|terası olan
public = halka açık
Catholic = katolik
Protestant = protestan
Orthodox = ortodoks`,
  having: `
that accept credit cards = kredi kartı kabul eden
3 star = üç yıldızlı|3 yıldızlı
4 star = dört yıldızlı|4 yıldızlı
5 star = beş yıldızlı|5 yıldızlı
gluten-free = glutensiz
non-smoking = sigara içilmeyen
abandoned = terk edilmiş|kullanılmayan
covered = kapalı
open at night = gece açık|geceleri açık
with parking = otoparklı|otoparkı olan
with breakfast = kahvaltılı
with a backrest = arkalıklı
with a shelter = siperlikli|duraklıklı
with a changing table = alt değiştirme masası olan|bebek bakım masası olan
with floodlights = ışıklandırmalı|aydınlatmalı
without wifi = wifi olmayan|kablosuz interneti olmayan
that allow dogs = köpek kabul eden|köpeklere izin veren
with more than # floors = # kattan yüksek|# kattan fazla|# kattan fazla olan|# kattan daha yüksek|# katın üzerindeki
built before # = #'/den/dan/ten/tan önce yapılmış|#'/den/dan/ten/tan önce inşa edilmiş|#'/den/dan/ten/tan önce yapılan|# yılından önce yapılmış|# yılından önce inşa edilmiş
built after # = #'/den/dan/ten/tan sonra yapılmış|#'/den/dan/ten/tan sonra inşa edilmiş|#'/den/dan/ten/tan sonra yapılan|# yılından sonra yapılmış|# yılından sonra inşa edilmiş`,
};
