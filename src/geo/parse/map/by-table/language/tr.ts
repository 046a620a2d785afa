import type { MapTable } from '../table.ts';

export const tr: MapTable = {
  code: 'tr',
  asks: {
    email: 'e-posta adresleri|e-posta adresi',
    operator: 'işletmecisi|işletmecileri',
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
  small: 'tüm|bütün|bir|bulunan|yer alan|olan|acaba|belki',
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
  borderingBehind:
    "-'a komşu|-'e komşu|-'ya komşu|-'ye komşu|-'a komşu olan|-'e komşu olan|-'ya komşu olan|-'ye komşu olan|-'na komşu|-'ne komşu",
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
hairdressers = kuaför//ler/leri
barbers = berber//ler/leri
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
opera houses = opera|operalar|opera binası|opera binaları|opera evi|opera evleri
bars and pubs = bira içebilirim|bira içilir|bira içebiliriz|şarap içebilirim|şarap içilir|kokteyl içebilirim|içki içilir|bir şeyler içebilirim
cafes = kahve içebilirim|kahve içilir|kahve içebiliriz|çay içebilirim|çay içilir
ice cream shops = dondurma yiyebilirim|dondurma yenir|dondurma yiyebiliriz
places to eat = kahvaltı yapabilirim|kahvaltı yapılır|kahvaltı yapabiliriz
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
national parks = milli park//lar/ları|ulusal park//lar
convenience stores = bakkal//lar/ları
bus stations = otogar//lar/ları|otobüs terminali|otobüs terminalleri
ports = liman//lar/ları
marinas = marina//lar/ları
ice rinks = buz pisti|buz pistleri
sports centres = spor merkezi|spor merkezleri
saunas = sauna//lar/ları
kiosks = büfe//ler/leri
electronics shops = elektronik mağazası|elektronik mağazaları
furniture shops = mobilyacı//lar/ları|mobilya mağazası|mobilya mağazaları
jewellers = kuyumcu//lar/ları
hardware stores = nalbur//lar/ları|hırdavatçı//lar/ları
bicycle shops = bisikletçi//ler/leri
pet shops = evcil hayvan dükkanı|evcil hayvan dükkanları|petshop//lar
taxi stands = taksi durağı|taksi durakları
wind turbines = rüzgar türbini|rüzgar türbinleri
monuments = anıt//lar/ları
statues = heykel//ler/leri
art galleries = sanat galerisi|sanat galerileri
aquariums = akvaryum//lar/ları
theme parks = lunapark//lar/ları|eğlence parkı|eğlence parkları
picnic sites = piknik alanı|piknik alanları
dog parks = köpek parkı|köpek parkları
skateparks = kaykay parkı|kaykay parkları
nursing homes = huzurevi|huzurevleri
clinics = klinik//ler/leri
courthouses = adliye//ler|mahkeme//ler
prisons = hapishane//ler/leri|cezaevi|cezaevleri
power plants = elektrik santrali|elektrik santralleri
dams = baraj//lar/ları
trees = ağaç//lar/ları
gardens = bahçe//ler/leri
motorways = otoyol//lar/ları
cycleways = bisiklet yolu|bisiklet yolları
roundabouts = döner kavşak|döner kavşaklar
traffic lights = trafik ışığı|trafik ışıkları
pedestrian crossings = yaya geçidi|yaya geçitleri
speed cameras = hız kamerası|hız kameraları
tunnels = tünel//ler/leri
provinces = iller|illeri
districts = ilçe//ler/leri
neighbourhoods = mahalle//ler/leri
greengrocers = manav//lar/ları
fishmongers = balıkçı//lar/ları
beauty salons = güzellik salonu|güzellik salonları
car repair shops = oto tamirci|oto tamirciler|araba tamircisi
car washes = oto yıkama|oto yıkamalar|araba yıkama
rest areas = dinlenme tesisi|dinlenme tesisleri
guest houses = pansiyon//lar/ları
ruins = harabe//ler/leri|ören yeri|ören yerleri
archaeological sites = arkeolojik alan|arkeolojik alanlar|arkeolojik alanları
squares = meydan//lar/ları
streets = sokak//lar|cadde//ler/leri
cities = şehir|şehirler|şehirleri
lifts = asansör//ler/leri
gift shops = hediyelik eşya dükkanı|hediyelik eşya dükkanları
cable cars = teleferik//ler/leri
water parks = su parkı|su parkları|aquapark//lar
bakeries = ekmek fırını|ekmek fırınları|pastane//ler/leri
fast food = fast food
butchers = kasap dükkanı
post boxes = posta kutusu|posta kutuları
drinking fountains = içme suyu çeşmesi
charging stations = elektrikli araç şarj istasyonu|elektrikli araç şarj istasyonları
gas stations = petrol istasyonu|petrol istasyonları|petrol ofisi
hot springs = kaplıca//lar/ları
public baths = hamam//lar/ları
planetariums = planetaryum//lar
crematoriums = krematoryum//lar
sundials = güneş saat/i/leri
fire hydrants = yangın musluğu|yangın muslukları
windmills = yel değirmen/i/leri
watermills = su değirmen/i/leri
water towers = su kule/si/leri
wells = kuyu//lar|su kuyu/su/ları
observatories = gözlemevi|gözlemevleri|rasathane//ler
level crossings = hemzemin geçit//ler
notaries = noter//ler
lawyers = avukat//lar
pedestrian streets = yaya sokağı|yaya sokakları|yaya caddesi|yaya caddeleri|yaya yolu|yaya yolları
casinos = kumarhane/ler|casino/lar
helipads = helikopter pist/i/leri|heliport/lar
escalators = yürüyen merdiven/ler
footbridges = yaya köprü/sü/leri
underground car parks = yer altı otopark/ı/ları
money changers = döviz büro/su/ları`,
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
Orthodox = ortodoks
Spanish = ispanyol
German = alman
Thai = tayland
Turkish = türk
Vietnamese = vietnam
Korean = kore
American = amerikan
Lebanese = lübnan
smallest = en küçük
closed on Mondays = pazartesi kapalı|pazartesi günü kapalı|pazartesi günleri kapalı
closed on Sundays = pazar kapalı|pazar günü kapalı|pazar günleri kapalı
open 24 hours = 7/24 açık|24/7 açık|7/24
organic = organik
type 2 = type 2|tip 2`,
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
built after # = #'/den/dan/ten/tan sonra yapılmış|#'/den/dan/ten/tan sonra inşa edilmiş|#'/den/dan/ten/tan sonra yapılan|# yılından sonra yapılmış|# yılından sonra inşa edilmiş
open tomorrow = yarın açık|yarın açık olan
open today = bugün açık|bugün açık olan
open on Saturdays = cumartesi açık|cumartesi günü açık
with CCS = ccs|ccs'li
without outdoor seating = terassız|terası olmayan
without a shelter = siperliksiz
with showers = duşlu|duşu olan
with toilets = tuvaletli|tuvaleti olan
that accept cash = nakit kabul eden
air-conditioned = klimalı
with takeaway = paket servisi olan
taller than # m = # metreden yüksek|# metreden uzun|# m'den yüksek`,
};
