import type { MapTable } from '../table.ts';
import { moreDutchKinds } from './nl-more.ts';

export const nl: MapTable = {
  code: 'nl',
  asks: {
    email: 'e-mailadres/sen/ van|email van|e-mailadressen van|het e-mailadres van',
    operator: 'wie beheert|wie exploiteert|wie runt|beheerder/s/ van',
    count: 'hoeveel|hoeveel zijn er|aantal|het aantal',
    where:
      'waar|waar is|waar zijn|waar vind ik|waar kan ik|waar liggen|waar ligt|waar staan|waar staat|waar kan je|waar kun je|waar kan men|waar kan|waar kunnen we',
    exists: 'is er|zijn er|bestaan er|is er ergens|zijn er ook|er',
    show: 'toon|toon me|laat|laat me|laat zien|zien|geef|geef me|zoek|vind|vinden|alsjeblieft|alstublieft|op de kaart|welke|wat zijn|ik zoek|ik wil|bedankt',
    names: 'namen van|de namen van|hoe heten',
    website: 'website/s/ van|de website/s/ van',
    phone:
      'telefoonnummer/s/ van|telefoonnummers van|telefoonnummer van|de telefoonnummers van|het telefoonnummer van|wat is het telefoonnummer van',
    hours: 'openingstijden van|de openingstijden van|openingsuren van',
    address: 'adres van|adressen van|de adressen van|het adres van',
  },
  small: 'alle|de|het|een|van|die|zijn|is|liggen|staan|en|misschien|toevallig|ook|eens|even',
  and: 'en|of',
  in: 'in|te|op|van|binnen',
  near: 'bij|bij de|bij het|in de buurt van|in de buurt van de|in de buurt van het|dichtbij|dicht bij|vlakbij|vlak bij|naast|rond|rondom|nabij|rond de|rond het|rondom de|rondom het|om|om de|om het',
  to: 'bij|bij de|bij het|van|van de|van het|tot|voor',
  along: 'langs|langs de|langs het|aan de oever van|aan de oevers van|aan de oevers van de',
  outside: 'buiten|buiten de|buiten het',
  has: 'heeft|hebben|telt',
  bordering: 'die grenzen aan|grenzen aan|grenst aan|grenzend aan|die grenst aan|aangrenzend aan',
  kinds: `
places to eat = eten|iets eten|plekken om te eten
buildings = gebouw//en
restaurants = restaurant//s
pizzerias = pizzeria//'s
cafes = koffiebar//s|koffiehui/s/zen|koffietent//en|lunchroom//s
bars = bar//s
cafes and bars and pubs = café//s
pubs = kroeg//en|pub//s
fast food = snackbar//s|fastfood
ice cream shops = ijssalon//s|ijswinkel//s
bakeries = bakker//s|bakkerij//en
supermarkets = supermarkt//en
butchers = slager//s|slagerij//en
hairdressers = kapper//s
clothes shops = kledingwinkel//s|kledingza/ak/ken
shoe shops = schoenenwinkel//s|schoenwinkel//s
bookshops = boekhandel//s|boekwinkel//s
toy shops = speelgoedwinkel//s
bicycle shops = fietsenwinkel//s|fietsenmaker//s|fietswinkel//s
florists = bloemist//en|bloemenwinkel//s
markets = markt//en
shopping centres = winkelcentr/um/a
shops = winkel//s
opticians = opticien//s
laundries = wasserette//s|wassalon//s
pharmacies = apothe/ek/ken
hospitals = ziekenhui/s/zen
dentists = tandarts//en
doctors = dokter//s|huisarts//en|arts//en
veterinarians = dierenarts//en
schools = scho/ol/len
kindergartens = kleuterscho/ol/len|kinderdagverblij/f/ven
universities = universiteit//en
libraries = bibliothe/ek/ken
museums = muse/um/a|museums
opera houses = opera/'s/|operahui/s/zen|operagebouw//en
bars and pubs = een biertje drinken|een bier drinken|bier drinken|wijn drinken|een wijntje drinken|een glas wijn drinken|iets drinken|wat drinken|een cocktail drinken|een drankje doen
cafes = koffie drinken|een koffie drinken|een kop koffie drinken|een kopje koffie drinken|thee drinken
ice cream shops = een ijsje eten|een ijsje kopen|een ijsje halen|ijs eten
places to eat = ontbijten
theatres = theater//s|schouwburg//en
cinemas = biosco/op/pen
nightclubs = nachtclub//s|discothe/ek/ken
hotels = hotel//s
4 star hotels = viersterrenhotel//s
3 star hotels = driesterrenhotel//s
5 star hotels = vijfsterrenhotel//s
hostels = hostel//s|jeugdherberg//en
campsites = camping//s
parks = park//en
playgrounds = speeltuin//en|speelplaats//en
zoos = dierentuin//en
beaches = strand//en
swimming pools = zwembad//en
gyms = sportscho/ol/len|fitnesscentr/um/a
stadiums = stadion//s
football pitches = voetbalveld//en
tennis courts = tennisba/an/nen
golf courses = golfba/an/nen
churches = kerk//en
cathedrals = kathedra/al/len|domkerk//en
mosques = moskee//ën|moskeeen
synagogues = synagoge//s|synagogen
monasteries = klooster//s
cemeteries = begraafplaats//en|kerkho/f/ven
castles = kaste/el/len
viewpoints = uitzichtpunt//en
banks = bank//en
atms = geldautoma/at/ten|pinautoma/at/ten
post offices = postkanto/or/ren
post boxes = brievenbus//sen
police stations = politiebureau//s
fire stations = brandweerkazerne//s
town halls = stadhui/s/zen|gemeentehui/s/zen|raadhuis
embassies = ambassade//s
fuel stations = tankstation//s|benzinestation//s|benzinepomp//en
charging stations = laadpa/al/len|laadstation//s|oplaadpunten
car parks = parkeerplaats//en|parkeerterrein//en
bicycle parkings = fietsenstalling//en|fietsenrek//ken
bicycle rentals = fietsverhuur
car rentals = autoverhuur
bus stops = bushalte//s
railway stations = treinstation//s|station//s
subway stations = metrostation//s
tram stops = tramhalte//s
airports = luchthaven//s|vliegveld//en
bridges = brug//gen
lighthouses = vuurtoren//s
towers = toren//s
windmills = windmolen//s|molen//s
fountains = fontein//en
drinking fountains = drinkwaterkraan|watertap//punten|drinkwaterpunten|drinkfontein//en
toilets = toilet//ten|openbare toiletten|openbaar toilet|wc
benches = bankje//s|zitbank//en
lakes = meer|meren
rivers = rivier//en
waterfalls = waterval//len
peaks = berg//en
volcanoes = vulka/an/nen
caves = grot//ten
islands = eiland//en
villages = dorp//en
forests = bos//sen
national parks = nationaal park|nationale parken
bus stations = busstation//s
ports = haven//s
marinas = jachthaven//s
ice rinks = ijsba/an/nen|schaatsba/an/nen
sports centres = sporthal//len|sportcentr/um/a
saunas = sauna//'s
kiosks = kiosk//en
electronics shops = elektronicawinkel//s
furniture shops = meubelwinkel//s|meubelza/ak/ken
jewellers = juwelier//s
hardware stores = ijzerwarenwinkel//s
DIY stores = bouwmarkt//en
taxi stands = taxistandplaats//en
wind turbines = windturbine//s
memorials = gedenkteken//s
monuments = monument//en
statues = standbeeld//en|beeld//en
art galleries = kunstgalerie//s|galerie//s|galerij//en
aquariums = aquarium//s
theme parks = pretpark//en|attractiepark//en
picnic sites = picknickplaats//en
dog parks = hondenlosloopgebied//en|hondenpark//en|hondenuitlaatplaats//en
skateparks = skatepark//en|skateba/an/nen
nursing homes = verpleeghui/s/zen|bejaardentehui/s/zen|verzorgingstehui/s/zen
clinics = kliniek//en
courthouses = rechtbank//en
prisons = gevangenis//sen
power plants = elektriciteitscentrale//s|energiecentrale//s
dams = stuwdam//men|dam//men
trees = bo/om/men
gardens = tuin//en
vineyards = wijngaard//en
motorways = snelweg//en|autosnelweg//en
cycleways = fietspad//en|fietspa/d/den
footpaths = wandelpad//en|voetpad//en
roundabouts = rotonde//s
traffic lights = verkeerslicht//en|stoplicht//en
pedestrian crossings = zebrapad//en|oversteekplaats//en
speed cameras = flitspa/al/len|flitser//s
tunnels = tunnel//s
vending machines = automa/at/ten
waste baskets = prullenbak//ken|afvalbak//ken|vuilnisbak//ken
recycling containers = glasbak//ken|afvalcontainer//s
municipalities = gemeente//n|gemeenten
provinces = provincie//s
districts = stadsde/el/len
chemists = drogist//en|drogisterij//en
greengrocers = groenteboer//en|groentewinkel//s
fishmongers = viswinkel//s|visboer//en
beauty salons = schoonheidssalon//s
car repair shops = garage//s|autogarage//s
car dealers = autodealer//s
car washes = autowasstra/at/ten|wasstra/at/ten
motorway services = verzorgingsplaats//en|wegrestaurant//s
rest areas = rustplaats//en|parkeerplaats/en langs de snelweg
tourist information = vvv-kanto/or/ren|toeristeninformatie|vvv
guest houses = pension//s
caravan sites = camperplaats//en
basketball courts = basketbalveld//en
ruins = ruïne//s
archaeological sites = archeologische vindplaats//en
squares = plein//en
streets = stra/at/ten
cities = stad|steden
lifts = lift//en
defibrillators = aed|aed's|defibrillator//en
pet shops = dierenwinkel//s|dierenspeciaalza/ak/ken
garden centres = tuincentr/um/a
convenience stores = buurtwinkel//s|avondwinkel//s
wine shops = wijnwinkel//s
liquor stores = slijter//s|slijterij//en
gift shops = souvenirwinkel//s|cadeauwinkel//s
second-hand shops = kringloopwinkel//s|tweedehandswinkel//s
temples = tempel//s
chapels = kapel//len
cable cars = kabelba/an/nen
breweries = brouwerij//en
farms = boerderij//en
tobacco shops = sigarenwinkel//s|tabakswinkel//s
bicycle shops = fietsenza/ak/ken
fuel stations = pompstation//s
charging stations = laadpunt//en|oplaadpa/al/len
planetariums = planetari/um/ums/a
crematoriums = crematori/um/ums/a
sundials = zonnewijzer//s
fire hydrants = brandkraan|brandkranen|hydrant//en
watermills = watermolen//s
water towers = watertoren//s
wells = waterput//ten
observatories = sterrenwacht//en|observatori/um/a
level crossings = spoorwegovergang//en|overweg//en
public bookcases = boekenkastje//s|minibieb//s
parcel lockers = pakketautomaat|pakketautomaten|pakketkluis|pakketkluizen
notaries = notaris//sen
lawyers = advocaat|advocaten|advocatenkantoor|advocatenkantoren
weirs = stuw//en
residential streets = woonstra/at/ten
pedestrian streets = voetgangersstra/at/ten|voetgangersgebied//en|voetgangerszone//s
${moreDutchKinds}`,
  sorts: `
nearest = dichtstbijzijnde
highest = hoogste
largest = grootste
oldest = oudste
longest = langste
vegan = veganistische|vegan
vegetarian = vegetarische
halal = halal
Italian = italiaans//e
Chinese = chinees|chinese
Japanese = japans//e
Indian = indiaas|indiase
Mexican = mexicaans//e
French = frans|franse
Greek = grieks//e
wheelchair accessible = rolstoeltoegankelijke|rolstoelvriendelijke
free = gratis
public = openbare
Catholic = katholieke
Protestant = protestantse
Spanish = spaans//e
German = duits//e
Thai = thai/s/se
Turkish = turks//e
Vietnamese = vietname/es/se
Korean = koreaans//e
American = amerikaans//e
Lebanese = libane/es/se
Ethiopian = ethiopisch//e
Portuguese = portuge/es/se
Surinamese = surinaams//e
Indonesian = indonesisch//e
kosher = koosjer//e
Orthodox = orthodox//e
smallest = kleinste
closed on Mondays = gesloten op maandag|op maandag gesloten|op maandag gesloten
closed on Sundays = gesloten op zondag|op zondag gesloten
organic = biologisch//e
type 2 = type 2|type-2
fast = snel|snelle`,
  having: `
with wifi = met wifi|met wi-fi|met gratis wifi
open now = nu open|die nu open zijn|open nu
open 24 hours = 24 uur open|24 uur per dag open|24 uur geopend
open on Sundays = op zondag open|open op zondag|die op zondag open zijn
with outdoor seating = met terras|met een terras
with a swimming pool = met zwembad|met een zwembad
wheelchair accessible = toegankelijk voor rolstoelen|rolstoeltoegankelijk
that accept credit cards = die creditcards accepteren
3 star = driesterren|drie sterren|3 sterren|3-sterren
4 star = viersterren|vier sterren|4 sterren|4-sterren
5 star = vijfsterren|vijf sterren|5 sterren|5-sterren
gluten-free = glutenvrij/e/
non-smoking = rookvrij/e/
abandoned = verlaten|buiten gebruik
covered = overdekt/e/
open at night = 's nachts open
with parking = met parkeerplaats|met parkeergelegenheid|met parking
with breakfast = met ontbijt
with a backrest = met rugleuning|met leuning
with a roof = met dak|met overkapping|met een dak
with a shelter = met schuilhok|met abri|met wachthokje
with a changing table = met verschoontafel|met luiertafel|met commode
with floodlights = met verlichting|verlicht/e/
without wifi = zonder wifi
that allow dogs = waar honden welkom zijn|waar honden zijn toegestaan|die honden toestaan
with more than # floors = met meer dan # verdiepingen|van meer dan # verdiepingen|hoger dan # verdiepingen
with at least # floors = met minstens # verdiepingen|met ten minste # verdiepingen|met # of meer verdiepingen
built before # = gebouwd voor #|gebouwd vóór #|van voor #|die voor # gebouwd zijn|die voor # zijn gebouwd
built after # = gebouwd na #|van na #|die na # gebouwd zijn|die na # zijn gebouwd
with type 2 = met type 2|met type 2-stekker|met type-2
with CCS = met ccs|ccs
with CHAdeMO = met chademo|chademo
open on Saturdays = op zaterdag open|open op zaterdag
open on Mondays = op maandag open|open op maandag
open tomorrow = morgen open|die morgen open zijn|open morgen
open today = vandaag open|die vandaag open zijn|open vandaag
open 24 hours = dag en nacht open|24/7|24/7 open
without outdoor seating = zonder terras
without a shelter = zonder schuilhok|zonder abri|zonder wachthokje
with showers = met douches|met douche
with toilets = met toilet|met toiletten
that accept cash = die contant geld accepteren|waar je contant kunt betalen
wheelchair accessible = voor rolstoelen toegankelijk|voor gehandicapten
with vegan options = met vegan opties|met veganistische opties
with vegetarian options = met vegetarische opties
air-conditioned = met airco|met airconditioning
with takeaway = met afhaal|om af te halen
with delivery = die bezorgen|met bezorging
one-way = met eenrichtingsverkeer
without a fee = zonder betalen
with fewer than # floors = met minder dan # verdiepingen
taller than # m = hoger dan # m|hoger dan # meter`,
};
