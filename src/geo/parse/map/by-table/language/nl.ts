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
    phone: 'telefoonnummer/s/ van|de telefoonnummers van|het telefoonnummer van',
    hours: 'openingstijden van|de openingstijden van|openingsuren van',
    address: 'adres van|adressen van|de adressen van|het adres van',
  },
  small: 'alle|de|het|een|van|die|zijn|is|liggen|staan|en',
  and: 'en|of',
  in: 'in|te|op|van|binnen',
  near: 'bij|bij de|bij het|in de buurt van|in de buurt van de|in de buurt van het|dichtbij|dicht bij|vlakbij|vlak bij|naast|rond|rondom|nabij',
  to: 'bij|bij de|bij het|van|van de|van het|tot|voor',
  kinds: `
restaurants = restaurant//s
pizzerias = pizzeria//'s
cafes = koffiebar//s|koffiehuis|koffiehuizen|koffietent//en|lunchroom//s
bars = bar//s|café//s
pubs = kroeg//en|pub//s
fast food = snackbar//s|fastfood
ice cream shops = ijssalon//s|ijswinkel//s
bakeries = bakker//s|bakkerij//en
supermarkets = supermarkt//en
butchers = slager//s|slagerij//en
hairdressers = kapper//s
clothes shops = kledingwinkel//s|kledingzaak|kledingzaken
shoe shops = schoenenwinkel//s|schoenwinkel//s
bookshops = boekhandel//s|boekwinkel//s
toy shops = speelgoedwinkel//s
bicycle shops = fietsenwinkel//s|fietsenmaker//s|fietswinkel//s
florists = bloemist//en|bloemenwinkel//s
markets = markt//en
shopping centres = winkelcentrum|winkelcentra
shops = winkel//s
opticians = opticien//s
laundries = wasserette//s|wassalon//s
pharmacies = apotheek|apotheken
hospitals = ziekenhuis|ziekenhuizen
dentists = tandarts//en
doctors = dokter//s|huisarts//en|arts|artsen
veterinarians = dierenarts//en
schools = school|scholen
kindergartens = kleuterschool|kleuterscholen|kinderdagverblijf|kinderdagverblijven
universities = universiteit//en
libraries = bibliotheek|bibliotheken
museums = museum|musea|museums
theatres = theater//s|schouwburg//en
cinemas = bioscoop|bioscopen
nightclubs = nachtclub//s|discotheek|discotheken
hotels = hotel//s
hostels = hostel//s|jeugdherberg//en
campsites = camping//s
parks = park//en
playgrounds = speeltuin//en|speelplaats//en
zoos = dierentuin//en
beaches = strand//en
swimming pools = zwembad//en
gyms = sportschool|sportscholen|fitnesscentrum|fitnesscentra
stadiums = stadion//s
football pitches = voetbalveld//en
tennis courts = tennisbaan|tennisbanen
golf courses = golfbaan|golfbanen
churches = kerk//en
cathedrals = kathedraal|kathedralen|domkerk//en
mosques = moskee//ën|moskeeen
synagogues = synagoge//s|synagogen
monasteries = klooster//s
cemeteries = begraafplaats//en|kerkhof|kerkhoven
castles = kasteel|kastelen
viewpoints = uitzichtpunt//en
banks = bank//en
atms = geldautomaat|geldautomaten|pinautomaat|pinautomaten
post offices = postkantoor|postkantoren
post boxes = brievenbus//sen
police stations = politiebureau//s
fire stations = brandweerkazerne//s
town halls = stadhuis|stadhuizen|gemeentehuis|gemeentehuizen|raadhuis
embassies = ambassade//s
fuel stations = tankstation//s|benzinestation//s|benzinepomp//en
charging stations = laadpaal|laadpalen|laadstation//s|oplaadpunten
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
volcanoes = vulkaan|vulkanen
caves = grot//ten
islands = eiland//en
villages = dorp//en
forests = bos|bossen
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
that accept credit cards = die creditcards accepteren`,
};
