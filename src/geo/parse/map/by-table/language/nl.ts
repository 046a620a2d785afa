import type { MapTable } from '../table.ts';

export const nl: MapTable = {
  code: 'nl',
  asks: {
    count: 'hoeveel|hoeveel zijn er|aantal|het aantal',
    where: 'waar|waar is|waar zijn|waar vind ik|waar kan ik|waar liggen|waar ligt|waar staan|waar staat',
    exists: 'is er|zijn er|bestaan er|is er ergens|zijn er ook|er',
    show: 'toon|toon me|laat|laat me|laat zien|zien|geef|geef me|zoek|vind|vinden|alsjeblieft|alstublieft|op de kaart|welke|wat zijn|ik zoek|ik wil|bedankt',
    names: 'namen van|de namen van|hoe heten',
    website: 'website/s/ van|de website/s/ van',
    phone:
      'telefoonnummer/s/ van|telefoonnummers van|telefoonnummer van|de telefoonnummers van|het telefoonnummer van|wat is het telefoonnummer van',
    hours: 'openingstijden van|de openingstijden van|openingsuren van',
    address: 'adres van|adressen van|de adressen van|het adres van',
  },
  small: 'alle|de|het|een|van|die|zijn|is|liggen|staan|en',
  and: 'en|of',
  in: 'in|te|op|van|binnen',
  near: 'bij|bij de|bij het|in de buurt van|in de buurt van de|in de buurt van het|dichtbij|dicht bij|vlakbij|vlak bij|naast|rond|rondom|nabij|rond de|rond het|rondom de|rondom het|om|om de|om het',
  to: 'bij|bij de|bij het|van|van de|van het|tot|voor',
  along: 'langs|langs de|langs het|aan de oever van|aan de oevers van|aan de oevers van de',
  kinds: `
places to eat = eten|iets eten|plekken om te eten
buildings = gebouw//en
restaurants = restaurant//s
pizzerias = pizzeria//'s
cafes = koffiebar//s|koffiehui/s/zen|koffietent//en|lunchroom//s
bars = bar//s|café//s
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
national parks = nationaal park|nationale parken`,
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
Protestant = protestantse`,
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
built after # = gebouwd na #|van na #|die na # gebouwd zijn|die na # zijn gebouwd`,
};
