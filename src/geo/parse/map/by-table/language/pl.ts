import type { MapTable } from '../table.ts';

export const pl: MapTable = {
  code: 'pl',
  asks: {
    email: 'adres//y e-mail|adresy email|e-mail//e',
    operator: 'kto prowadzi|kto zarządza|operator//zy',
    count: 'ile|ile jest|liczba|jaka jest liczba',
    where:
      'gdzie|gdzie jest|gdzie są|gdzie można|gdzie mogę|gdzie znajdę|gdzie mogę znaleźć|gdzie znajduj/e/ą się|gdzie leż/y/ą|gdzie da się|gdzie możemy',
    exists: 'czy|czy jest|czy są|czy istniej/e/ą|jest|są',
    show: 'pokaż|pokaż mi|znajdź|szukam|lista|wyświetl|proszę|na mapie|jakie|które|jaki|jaka|podaj|dziękuję|jakie są',
    names: 'nazwy',
    website: 'stron/a/y internetow/a/e|stron/a/y www|adresy stron',
    phone: 'numer/y/ telefonu|numer//y telefonu|jaki jest numer telefonu|numery telefonów|telefon/y/',
    hours: 'godziny otwarcia',
    address: 'adres/y/',
  },
  small: 'wszystkie|wszystkich|się|znajduj/e/ą się|są|jest|które|oraz|i|może|przypadkiem|może jakieś',
  and: 'i|oraz|lub|albo',
  in: 'w|we|na|na terenie',
  of: true,
  near: 'w pobliżu|blisko|obok|koło|niedaleko|niedaleko od|przy|w okolicy|w okolicach|wokół|dookoła|naokoło',
  to: 'od|do|względem',
  along: 'wzdłuż|nad brzegiem|nad brzegami',
  has: 'ma|posiada',
  bordering: 'graniczące z|graniczących z|które graniczą z|sąsiadujące z|graniczy z',
  outside: 'poza',
  kinds: `
places to eat = zjeść|coś zjeść|dobrze zjeść
buildings = budyn/ek/ki/ków
restaurants = restaurac/ja/je/ji/ję
pizzerias = pizzeri/a/e/i/ę
cafes = kawiarni/a/e/ę|kawiarni|kawiarń
bars = bar//y/ów
pubs = pub//y/ów
fast food = fast food//y
ice cream shops = lodziarni/a/e/ę|lodziarni|lodziarń
bakeries = piekarni/a/e/ę|piekarni|piekarń
supermarkets = supermarket//y/ów
butchers = sklep mięsny|sklepy mięsne|sklepów mięsnych
hairdressers = fryzjer//zy/ów/a|salon/y fryzjerskie|salony fryzjerskie
clothes shops = sklep odzieżowy|sklepy odzieżowe|sklepów odzieżowych
shoe shops = sklep obuwniczy|sklepy obuwnicze|sklepów obuwniczych
bookshops = księgarni/a/e/ę|księgarni|księgarń
toy shops = sklep//y/ów z zabawkami|sklepy z zabawkami
bicycle shops = sklep rowerowy|sklepy rowerowe|sklepów rowerowych
florists = kwiaciarni/a/e/ę|kwiaciarni|kwiaciarń
shopping centres = centrum handlowe|centra handlowe|galeria handlowa|galerie handlowe|galerii handlowych
shops = sklep//y/ów
opticians = optyk//a/ów
laundries = pralni/a/e/ę|pralni
pharmacies = aptek/a/i/ę|aptek
hospitals = szpital//e/i/a|szpitalem|szpitalu
dentists = dentyst/a/ów/ę|dentyści|gabinety dentystyczne
doctors = lekarz//e/y/a
veterinarians = weterynarz//e/y/a
schools = szkoł/a/y/ę|szkół
kindergartens = przedszkol/e/a/i
universities = uniwersytet//y/ów|uczelni/a/e
libraries = bibliotek/a/i/ę|bibliotek
museums = muze/um/a/ów|muzeum
opera houses = oper/a/y/ę|teatr operowy|teatry operowe|teatrów operowych
bars and pubs = napić się piwa|wypić piwo|wypić drinka|napić się wina|wypić lampkę wina|wypić kieliszek wina|wypić koktajl|się napić
cafes = napić się kawy|wypić kawę|wypić herbatę|napić się herbaty
ice cream shops = zjeść lody|kupić lody
places to eat = zjeść śniadanie
theatres = teatr//y/ów
cinemas = kin/o/a|kin
nightclubs = klub nocny|kluby nocne|klubów nocnych
hotels = hotel//e/i
hostels = hostel//e/i|schronisko młodzieżowe|schroniska młodzieżowe
campsites = kemping//i/ów|camping//i|pole namiotowe|pola namiotowe|pól namiotowych
parks = park//i/ów
playgrounds = plac zabaw|place zabaw|placów zabaw
zoos = zoo|ogród zoologiczny|ogrody zoologiczne
beaches = plaż/a/e/ę|plaż
swimming pools = basen//y/ów
gyms = siłowni/a/e/ę|siłowni
stadiums = stadion//y/ów
football pitches = boisk/o/a piłkarskie|boiska piłkarskie|boisk piłkarskich
tennis courts = kort tenisowy|korty tenisowe|kortów tenisowych
golf courses = pole golfowe|pola golfowe|pól golfowych
churches = koś/ciół/cioły/ciołów
cathedrals = katedr/a/y/ę|katedr|katedrą|katedrze
mosques = meczet//y/ów
synagogues = synagog/a/i/ę|synagog
monasteries = klasztor//y/ów
cemeteries = cmentarz//e/y
castles = zam/ek/ki/ków|zamku|zamkiem
viewpoints = punkt widokowy|punkty widokowe|punktów widokowych
banks = bank//i/ów
atms = bankomat//y/ów/u
post offices = poczt/a/y/ę|poczt|urząd pocztowy|urzędy pocztowe|urzędów pocztowych
police stations = komisariat//y/ów policji|komisariat//y/ów
fire stations = straż pożarna|remiz/a/y
town halls = ratusz//e/y|ratusza|ratuszem|ratuszu
embassies = ambasad/a/y/ę|ambasad
fuel stations = stacj/a/e/i/ę paliw|stacj/a/ę benzynowa|stacja benzynowa|stacje benzynowe|stacji benzynowych
charging stations = stacj/a/e/i/ę ładowania
car parks = parking//i/ów
bicycle rentals = wypożyczalni/a/e rowerów|wypożyczalni rowerów
car rentals = wypożyczalni/a/e samochodów|wypożyczalni samochodów
bus stops = przystanek autobusowy|przystanki autobusowe|przystanków autobusowych
tram stops = przystanek tramwajowy|przystanki tramwajowe|przystanków tramwajowych
railway stations = dworzec kolejowy|dworce kolejowe|dworców kolejowych|stacja kolejowa|stacje kolejowe|stacji kolejowych|dworca|dworcem|dworcu|dworzec|dworca kolejowego|stacji
subway stations = stacj/a/e/i/ę metra
airports = lotnisk/o/a|lotnisk|lotniskiem|lotnisku|lotniska
bridges = most//y/ów
lighthouses = latarnia morska|latarnie morskie|latarni morskich
towers = wież/a/e/ę|wież
windmills = wiatrak//i/ów
fountains = fontann/a/y/ę|fontann
toilets = toalet/a/y/ę|toalet|toalety publiczne
benches = ławk/a/i/ę|ławek
lakes = jezior/o/a|jezior
rivers = rzek/a/i|rzek
waterfalls = wodospad//y/ów
peaks = szczyt//y/ów|gór/a/y|gór
volcanoes = wulkan//y/ów
caves = jaskini/a/e|jaskiń
islands = wysp/a/y|wysp
villages = wieś|wsie|wsi
forests = las|lasy|lasów
national parks = park narodowy|parki narodowe|parków narodowych
mountain huts = schronisk/o/a górskie|schroniska górskie
fuel stations = stacj/a/e/i/ę benzynow/a/e/ych/ą
shops = sklep//y/ów
convenience stores = sklep spożywczy|sklepy spożywcze|sklepów spożywczych
bus stations = dworzec autobusowy|dworce autobusowe|dworców autobusowych
ports = port//y/ów/u/em|porcie
marinas = marin/a/y
ice rinks = lodowisk/o/a|lodowisk
sports centres = centrum sportowe|centra sportowe|hala sportowa|hale sportowe
saunas = saun/a/y
kiosks = kiosk//i/ów
electronics shops = sklep elektroniczny|sklepy elektroniczne|sklep//y/ów z elektroniką
furniture shops = sklep meblowy|sklepy meblowe|sklepów meblowych
jewellers = jubiler//zy/ów
taxi stands = postój taksówek|postoje taksówek|postojów taksówek
wind turbines = turbin/a/y wiatrowe|turbina wiatrowa|turbin wiatrowych|elektrownie wiatrowe
memorials = miejsce pamięci|miejsca pamięci|miejsc pamięci
monuments = pomnik//i/ów
statues = posąg//i/ów
art galleries = galeri/a/e/i|galeria sztuki|galerie sztuki|galerii sztuki
aquariums = akwarium
theme parks = park rozrywki|parki rozrywki|parków rozrywki
picnic sites = miejsce piknikowe|miejsca piknikowe|miejsc piknikowych
dog parks = wybieg//i/ów dla psów
skateparks = skatepark//i/ów
nursing homes = dom opieki|domy opieki|dom//y/ów opieki
clinics = przychodni/a/e|przychodni|klinik/a/i|klinik
courthouses = sąd//y/ów
prisons = więzieni/e/a|więzień
power plants = elektrowni/a/e|elektrowni
dams = zapor/a/y|zapór|tam/a/y
trees = drzew/o/a|drzew
gardens = ogród|ogrody|ogrodów
vineyards = winnic/a/e|winnic
motorways = autostrad/a/y|autostrad
cycleways = ścieżka rowerowa|ścieżki rowerowe|ścieżek rowerowych|drogi rowerowe
footpaths = ścieżk/a/i|ścieżek
roundabouts = rond/o/a|rond
traffic lights = sygnalizacja świetlna|światła drogowe
pedestrian crossings = przejście dla pieszych|przejścia dla pieszych|przejść dla pieszych
speed cameras = fotoradar//y/ów
tunnels = tunel//e/i
vending machines = automat//y/ów
municipalities = gmin/a/y|gmin
districts = powiat//y/ów
regions = województw/o/a|województw
post boxes = skrzynk/a/i pocztowe|skrzynka pocztowa|skrzynek pocztowych
chemists = drogeri/a/e|drogerii
greengrocers = warzywniak//i/ów|sklep//y/ów z warzywami
fishmongers = sklep rybny|sklepy rybne|sklepów rybnych
beauty salons = salon//y/ów kosmetyczne|salon kosmetyczny|salonów kosmetycznych
car repair shops = warsztat samochodowy|warsztaty samochodowe|warsztatów samochodowych
car washes = myjni/a/e samochodowe|myjnia samochodowa|myjni samochodowych|myjni/a/e
tourist information = informacja turystyczna|punkty informacji turystycznej
guest houses = pensjonat//y/ów
ruins = ruin/y
squares = plac//e/ów
streets = ulic/a/e|ulic
cities = miast/o/a|miast
lifts = wind/a/y|wind
defibrillators = defibrylator//y/ów|aed
pet shops = sklep zoologiczny|sklepy zoologiczne|sklepów zoologicznych
liquor stores = sklep monopolowy|sklepy monopolowe|sklepów monopolowych
gift shops = sklep//y/ów z pamiątkami
chapels = kaplic/a/e|kaplic
ski lifts = wyciąg narciarski|wyciągi narciarskie|wyciągów narciarskich
cable cars = kolejk/a/i linowe|kolejka linowa
water parks = park wodny|parki wodne|aquapark//i/ów
breweries = browar//y/ów
bicycle parkings = parking//i/ów rowerowe|parking rowerowy|stojak//i/ów rowerowe
drinking fountains = pijalni/a/e wody|poidełk/o/a
charging stations = ładowark/a/i samochodowe|ładowarka samochodowa
bakeries = cukierni/a/e|cukierni
planetariums = planetari/um/a/ów
crematoriums = krematori/um/a/ów
sundials = zegar//y/ów słoneczn/y/e/ych
fire hydrants = hydrant//y/ów
watermills = młyn//y/ów wodn/y/e/ych
water towers = wieża ciśnień|wieże ciśnień|wież ciśnień
wells = studni/a/e/
observatories = obserwatori/um/a/ów
level crossings = przejazd//y/ów kolejow/y/e/ych
parcel lockers = paczkomat//y/ów
notaries = notariusz//e/y
lawyers = adwokat//ów|adwokaci|prawnik//ów|prawnicy
weirs = jaz//y/ów
residential streets = ulic/a/e osiedlow/a/e|ulic osiedlowych
pedestrian streets = deptak//i/ów|ulic/a/e piesz/a/e
cycleways = ścieżk/a/i rowerow/a/e|ścieżek rowerowych|drog/a/i rowerow/a/e|dróg rowerowych
casinos = kasyn/o/a/ami|kasyno
helipads = lądowisk/o/a dla helikopterów|lądowisk/o/a
escalators = schody ruchome
footbridges = kładk/a/i dla pieszych|kładk/a/i
underground car parks = parking/i/ podziemn/y/e|garaż/e podziemn/y/e
tourist offices = biuro informacji turystycznej|biura informacji turystycznej
money changers = kantor/y/`,
  sorts: `
nearest one = najbliższ/y/a/ą/ej/ego
nearest = najbliższ/e/ych
highest = najwyższ/y/a/e|najwyższych
largest = największ/y/a/e
oldest = najstarsz/y/a/e
longest = najdłuższ/y/a/e
vegan = wegańsk/i/a/ie/ich
vegetarian = wegetariańsk/i/a/ie/ich
halal = halal
Italian = włosk/i/a/ie/ich
Chinese = chińsk/i/a/ie/ich
Japanese = japońsk/i/a/ie/ich
Indian = indyjsk/i/a/ie/ich
Mexican = meksykańsk/i/a/ie/ich
French = francusk/i/a/ie/ich
Greek = greck/i/a/ie/ich
free = bezpłatn/y/a/e/ych|darmow/y/a/e/ych
public = publiczn/y/a/e/ych
Catholic = katolick/i/a/ie/ich
Protestant = protestanck/i/a/ie/ich
nearest = najbliższ/ych/e
Spanish = hiszpańsk/i/a/ie/ich
German = niemieck/i/a/ie/ich
Thai = tajsk/i/a/ie/ich
Turkish = tureck/i/a/ie/ich
Vietnamese = wietnamsk/i/a/ie/ich
Korean = koreańsk/i/a/ie/ich
American = amerykańsk/i/a/ie/ich
Georgian = gruzińsk/i/a/ie/ich
Polish = polsk/i/a/ie/ich
Ukrainian = ukraińsk/i/a/ie/ich
kosher = koszern/y/a/e/ych
Orthodox = prawosławn/y/a/e/ych
smallest = najmniejsz/y/a/e
organic = ekologiczn/y/a/e/ych
wheelchair accessible = dostępn/y/a/e/ych dla wózków
closed on Sundays = zamknięt/y/a/e/ych w niedzielę|zamknięt/y/a/e/ych w niedziele
closed on Mondays = zamknięt/y/a/e/ych w poniedziałek|zamknięt/y/a/e/ych w poniedziałki`,
  having: `
with wifi = z wifi|z wi-fi|z bezpłatnym wifi
open now = otwart/y/a/e teraz|teraz otwart/y/a/e|czynn/y/a/e teraz|otwartych teraz
open 24 hours = całodobow/y/a/e/ych|czynn/y/a/e całą dobę|otwart/y/a/e całą dobę|24 h
open on Sundays = otwart/y/a/e w niedzielę|czynn/y/a/e w niedzielę|otwart/y/a/e w niedziele
wheelchair accessible = dostępn/y/a/e dla wózków|dostępn/y/a/e dla wózków inwalidzkich|dostępn/y/a/e dla niepełnosprawnych
with outdoor seating = z ogródkiem|z miejscami na zewnątrz
with a swimming pool = z basenem
that accept credit cards = akceptując/y/a/e karty|gdzie można płacić kartą
3 star = trzygwiazdkow/y/e/ych|3-gwiazdkow/y/e/ych
4 star = czterogwiazdkow/y/e/ych|4-gwiazdkow/y/e/ych
5 star = pięciogwiazdkow/y/e/ych|5-gwiazdkow/y/e/ych
gluten-free = bezglutenow/y/a/e/ych
non-smoking = dla niepalących
abandoned = opuszczon/y/a/e/ych|nieczynn/y/a/e/ych
covered = zadaszon/y/a/e/ych|kryt/y/a/e/ych
open at night = otwart/y/a/e w nocy|czynn/y/a/e w nocy
with parking = z parkingiem
with breakfast = ze śniadaniem
with a backrest = z oparciem
with a shelter = z wiatą
with a changing table = z przewijakiem
with floodlights = oświetlon/y/a/e/ych|z oświetleniem
without wifi = bez wifi|bez wi-fi
that allow dogs = przyjazn/y/a/e psom|do których można wejść z psem
with more than # floors = powyżej # pięter|mając/e/y/a więcej niż # pięter|mając/e/y/a ponad # pięter|z ponad # piętrami|wyższ/e/y niż # pięter|o więcej niż # piętrach
built before # = zbudowan/e/y/a/ych przed #|zbudowan/e/y/a/ych przed # rokiem|wybudowan/e/y/a/ych przed #|wybudowan/e/y/a/ych przed # rokiem|sprzed # roku|sprzed #
built after # = zbudowan/e/y/a/ych po #|zbudowan/e/y/a/ych po # roku|wybudowan/e/y/a/ych po #|wybudowan/e/y/a/ych po # roku
with type 2 = z gniazdem typu 2|typu 2|typ 2
with CCS = z ccs|ccs
with CHAdeMO = z chademo|chademo
open on Saturdays = otwart/y/a/e/ych w sobotę|czynn/y/a/e/ych w sobotę
open tomorrow = otwart/y/a/e/ych jutro|czynn/y/a/e/ych jutro
open today = otwart/y/a/e/ych dzisiaj|otwart/y/a/e/ych dziś|czynn/y/a/e/ych dzisiaj
open 24 hours = czynn/y/a/e/ych całą dobę|otwart/y/a/e/ych całą dobę|24/7
without outdoor seating = bez ogródka
without a shelter = bez wiaty
with showers = z prysznicem|z prysznicami
with toilets = z toaletą|z toaletami
that accept cash = akceptując/y/a/e gotówkę
with vegan options = z wegańskim menu|z opcjami wegańskimi
air-conditioned = klimatyzowan/y/a/e/ych|z klimatyzacją
with takeaway = na wynos
with delivery = z dostawą
with at least # floors = z co najmniej # piętrami|mając/e/y/a co najmniej # pięter
taller than # m = wyższ/y/a/e niż # m|wyższ/y/a/e niż # metrów|powyżej # m wysokości|powyżej # metrów wysokości`,
};
