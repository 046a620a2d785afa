import type { MapTable } from '../table.ts';
import { moreItalianKinds } from './it-more.ts';

export const it: MapTable = {
  code: 'it',
  asks: {
    email:
      'indirizz/o/i email de/i/gli/lle/l/llo/lla|email de/i/gli/lle/l/llo/lla|e-mail de/i/gli/lle/l/llo/lla',
    operator:
      'chi gestisce|gestori de/i/gli/lle/l/llo/lla|gestore de/i/gli/lle/l/llo/lla|chi è il gestore de/i/gli/lle/l/llo/lla',
    count: 'quant/i/e|quant/i/e ci sono|qual è il numero di|numero di',
    where:
      "dove|dov'è|dove posso|dove si può|dove possiamo|dove si trov/a/ano|dove posso trovare|dove trovo|dove sono|dove c'è|dove ci sono|dove si possono",
    exists: "c'è|ci sono|esiste|esistono|si trova|si trovano",
    show: 'mostra|mostrami|trova|trovami|cerca|cerco|fammi vedere|elenca|dammi|voglio vedere|vorrei vedere|per favore|sulla mappa|quali sono|qual/i/e|che|grazie',
    names: 'come si chiamano|nom/e/i de/i/gli/lle/l/llo/lla',
    website:
      'sit/o/i web de/i/gli/lle/l/llo/lla|sit/o/i internet de/i/gli/lle/l/llo/lla|sit/o/i de/i/gli/lle/l/llo/lla|pagin/a/e web de/i/gli/lle/l/llo/lla',
    phone:
      'numer/o/i di telefono de/i/gli/lle/l/llo/lla|telefon/o/i de/i/gli/lle/l/llo/lla|qual è il numero di telefono de/i/gli/lle/l/llo/lla|qual è il telefono de/i/gli/lle/l/llo/lla|il numero di telefono de/i/gli/lle/l/llo/lla',
    hours:
      'orari/o/ de/i/gli/lle/l/llo/lla|orari de/i/gli/lle/l/llo/lla|orari/o/ di apertura de/i/gli/lle/l/llo/lla|orari di apertura de/i/gli/lle/l/llo/lla|quali sono gli orari de/i/gli/lle/l/llo/lla|quali sono gli orari di apertura de/i/gli/lle/l/llo/lla',
    address:
      "indirizz/o/i de/i/gli/lle/l/llo/lla|qual è l'indirizzo de/i/gli/lle/l/llo/lla|l'indirizzo de/i/gli/lle/l/llo/lla",
  },
  small:
    'tutt/i/e i|tutt/i/e gli|tutt/i/e le|tutt/i/e|i|gli|le|il|lo|la|un|uno|una|dei|degli|delle|di|che|sono|e|situat/i/e|forse|magari|per caso',
  and: 'e|o|oppure',
  before: "l'|un'",
  in: "a|ad|in|nel|nella|nello|nei|nelle|nell'-|di|della|del|dell'-|di|su|sull'-|sulla|sul",
  near: "vicino a|vicino al|vicino alla|vicino ai|vicino all'-|vicino allo|nei pressi di|nei pressi del|nei pressi della|nei dintorni di|presso|intorno a|intorno al|intorno alla|intorno all'-|intorno ai|attorno a|attorno al|attorno alla|attorno all'-",
  to: "a|al|alla|all'-|allo|da|dal|dalla|dall'-",
  along:
    "lungo|lungo il|lungo la|lungo l'-|lungo i|lungo le|sulle rive del|sulle rive della|sulle rive dell'-",
  outside:
    "fuori da|fuori dal|fuori dalla|fuori di|fuori|al di fuori di|al di fuori del|al di fuori della|all'esterno di|esterni a",
  has: 'ha|hanno|possiede|offre',
  bordering:
    "confinanti con|confinanti con il|confinanti con la|confinanti con l'-|confinanti con lo|confinanti con i|confinanti con gli|confinanti con le|che confinano con|che confinano con il|che confinano con la|che confinano con l'-|che confinano con lo|che confinano con i|che confinano con gli|che confinano con le|confinano con|confinano con il|confinano con la|confinano con l'-|confinano con lo|confinano con i|confinano con gli|confinano con le|confina con|confina con il|confina con la|confina con l'-|confina con lo|confina con i|confina con gli|confina con le|limitrofi a|limitrofi al|limitrofi alla",
  kinds: `
places to eat = mangiare|mangiare qualcosa|posti dove mangiare|posto dove mangiare
pizzerias = mangiare una pizza|mangiare la pizza|mangiare pizza
buildings = edifici/o/|palazzina|palazzine
restaurants = ristorant/e/i
pizzerias = pizzeri/a/e
cafes = caff/è|caffetteri/a/e
bars = bar
pubs = pub
fast food = fast food
ice cream shops = gelateri/a/e
bakeries = panetteri/a/e|panific/io/i|forn/o/ai
supermarkets = supermercat/o/i
butchers = macelleri/a/e
hairdressers = parrucchier/e/i
clothes shops = negozi/o/ di abbigliamento|negozi di vestiti
shoe shops = negozi/o/ di scarpe
bookshops = libreri/a/e
toy shops = negozi/o/ di giocattoli
florists = fiorai/o/|fiorist/a/i
markets = mercat/o/i
shopping centres = centro commerciale|centri commerciali
opticians = ottic/o/i
laundries = lavanderi/a/e
pharmacies = farmaci/a/e
hospitals = ospedal/e/i
dentists = dentist/a/i
doctors = medic/o/i
veterinarians = veterinari/o/
schools = scuol/a/e
kindergartens = asil/o/i|scuol/a/e materna|scuol/a/e materne
universities = università
libraries = bibliotec/a/he
museums = muse/o/i
opera houses = oper/a/e|teatr/o/i dell'opera|teatr/o/i liric/o/i
bars and pubs = bere una birra|bere birra|bere qualcosa|bere un drink|bere un cocktail|bere del vino|bere vino|bere un bicchiere di vino|prendere una birra|prendere un aperitivo|prendere un cocktail|bere un aperitivo
cafes = bere un caffè|prendere un caffè|bere caffè|bere un tè
ice cream shops = mangiare un gelato|prendere un gelato|mangiare il gelato
places to eat = fare colazione
theatres = teatr/o/i
cinemas = cinema
nightclubs = discotec/a/he
hotels = hotel|albergh/i|albergo
hostels = ostell/o/i
campsites = campegg/io/i
parks = parc/o/hi
playgrounds = parc/o/hi giochi|parco giochi
zoos = zoo
beaches = spiagg/ia/e
swimming pools = piscin/a/e
gyms = palestr/a/e
stadiums = stadi/o/
football pitches = camp/o/i da calcio
tennis courts = camp/o/i da tennis
golf courses = camp/o/i da golf
churches = chies/a/e
cathedrals = cattedral/e/i|duom/o/i
mosques = mosche/a/e
synagogues = sinagog/a/he
monasteries = monaster/o/i
cemeteries = cimiter/o/i
castles = castell/o/i
viewpoints = punto panoramico|punti panoramici|belvedere
banks = banc/a/he
atms = bancomat
post offices = ufficio postale|uffici postali|post/a/e
police stations = stazion/e/i di polizia|commissariat/o/i
fire stations = caserm/a/e dei vigili del fuoco
town halls = municipi/o/
embassies = ambasciat/a/e
fuel stations = distributor/e/i di benzina|distributor/e/i|distributor/e/i di carburante|benzina/io/i|stazion/e/i di servizio
charging stations = colonnin/a/e di ricarica|colonnin/a/e|stazion/e/i di ricarica
car parks = parchegg/io/i
bicycle rentals = noleggi/o/ bici|noleggi/o/ biciclette|noleggi/o/ di biciclette
car rentals = autonoleggi/o/|noleggi/o/ auto
bus stops = fermat/a/e dell'autobus|fermat/a/e del bus|fermat/a/e degli autobus
railway stations = stazione ferroviaria|stazioni ferroviarie|stazion/e/i dei treni|stazion/e/i
subway stations = stazion/e/i della metropolitana|stazion/e/i della metro
airports = aeroport/o/i
bridges = pont/e/i
lighthouses = far/o/i
towers = torr/e/i
fountains = fontan/a/e
drinking fountains = fontanell/a/e
toilets = bagno pubblico|bagni pubblici|bagn/o/i|toilette|servizi igienici
benches = panchin/a/e
lakes = lag/o/hi
rivers = fium/e/i
waterfalls = cascat/a/e
peaks = mont/e/i|montagn/a/e|cim/a/e|vett/a/e
volcanoes = vulcan/o/i
caves = grott/a/e
islands = isol/a/e
villages = villagg/io/i
national parks = parco nazionale|parchi nazionali
wineries = cantin/a/e
mountain huts = rifug/io/i
bus stations = autostazion/e/i|stazion/e/i degli autobus
marinas = port/o/i turistici|porto turistico|marin/a/e
ports = port/o/i|porto marittimo
ice rinks = pist/a/e di pattinaggio|pist/a/e di pattinaggio su ghiaccio
sports centres = centro sportivo|centri sportivi
saunas = sauna|saune
kiosks = edicol/a/he|chiosc/o/hi
electronics shops = negozi/o/ di elettronica
furniture shops = negozi/o/ di mobili|mobilifici/o/
jewellers = gioielleri/a/e
hardware stores = ferramenta
taxi stands = parchegg/io/i taxi|stazion/e/i taxi|posteggi/o/ taxi|posteggi/o/ dei taxi
wind turbines = pal/a/e eoliche|turbin/a/e eoliche|turbina eolica|pala eolica
memorials = memorial/e/i
monuments = monument/o/i
statues = statu/a/e
art galleries = galleri/a/e d'arte
aquariums = acquari/o/
theme parks = parc/o/hi divertimenti|parco di divertimenti|parchi di divertimento
picnic sites = are/a/e picnic|are/a/e da picnic
dog parks = are/a/e cani|parc/o/hi per cani
skateparks = skatepark|skate park
nursing homes = cas/a/e di riposo
clinics = clinic/a/he|ambulatori/o/
courthouses = tribunal/e/i
prisons = carcer/e/i|prigion/e/i
power plants = central/e/i elettriche|centrale elettrica
dams = dig/a/he
springs = sorgent/e/i
glaciers = ghiacci/aio/ai
trees = alber/o/i
gardens = giardin/o/i
vineyards = vignet/o/i|vigneti|vigna|vigne
forests = bosc/o/hi|forest/a/e
motorways = autostrad/a/e
cycleways = pist/a/e ciclabili|pista ciclabile
footpaths = sentier/o/i
roundabouts = rotond/a/e|rotatori/a/e
traffic lights = semafor/o/i
pedestrian crossings = striscia pedonale|strisce pedonali|attraversament/o/i pedonali|attraversamento pedonale
speed cameras = autovelox
tunnels = galleri/a/e stradali|tunnel
vending machines = distributor/e/i automatici|distributore automatico
waste baskets = cestin/o/i dei rifiuti|cestin/o/i
recycling containers = contenitor/e/i per la raccolta differenziata|campan/a/e della raccolta differenziata
municipalities = comun/e/i
provinces = provinc/ia/e
regions = region/e/i
post boxes = cassett/a/e delle lettere|cassett/a/e postali|buc/a/he delle lettere
chemists = profumeri/a/e
greengrocers = fruttivendol/o/i|negozi/o/ di frutta e verdura
fishmongers = pescheri/a/e
beauty salons = centro estetico|centri estetici|estetist/a/e
car repair shops = officin/a/e meccaniche|officina meccanica|officin/a/e|autofficin/a/e
car dealers = concessionari/o/|concessionari/o/ auto
car washes = autolavagg/io/i
motorway services = autogrill|are/a/e di servizio
rest areas = are/a/e di sosta
toll booths = casell/o/i autostradali|casell/o/i
guest houses = affittacamere|pension/e/i
apartments = appartament/o/i per vacanze
caravan sites = are/a/e camper|area di sosta camper
basketball courts = camp/o/i da basket|camp/o/i da pallacanestro
ruins = rovin/a/e|ruder/e/i
archaeological sites = sito archeologico|siti archeologici|scavi archeologici
squares = piazz/a/e
streets = strad/a/e
towns = cittadin/a/e
cities = città
hamlets = frazion/e/i
bicycle parkings = parchegg/io/i per biciclette|rastrellier/a/e|parchegg/io/i bici
defibrillators = defibrillator/e/i
tram stops = fermat/a/e del tram|fermat/a/e dei tram
lifts = ascensor/e/i
pet shops = negozi/o/ di animali
convenience stores = negozi/o/ di alimentari|alimentari|minimarket
wine shops = enotec/a/he
shops = negozi/o/
gift shops = negozi/o/ di souvenir
temples = templ/i|tempio
chapels = cappell/a/e
ski lifts = impiant/o/i di risalita|skilift|seggiovi/a/e
cable cars = funivi/a/e
water parks = parc/o/hi acquatici|parco acquatico
bicycle shops = negozi/o/ di biciclette|negozi/o/ di bici|ciclist/a/i
tobacco shops = tabaccheri/a/e|tabacc/aio/ai|tabacchi
museums = pinacotec/a/he
colleges = licei|liceo
defibrillators = DAE
breweries = birrifici/o/
farms = fattori/a/e|agriturism/o/i
tourist information = ufficio turistico|uffici turistici|informazioni turistiche
planetariums = planetari/o/
crematoriums = crematori/o/
sundials = meridian/a/e|orologi/o/ solar/e/i
fire hydrants = idrant/e/i
windmills = mulin/o/i a vento
watermills = mulin/o/i ad acqua
water towers = torr/e/i dell'acqua|torr/e/i piezometric/a/he
wells = pozz/o/i
observatories = osservatori/o/ astronomic/o/i|osservatori/o/
level crossings = passaggi/o/ a livello
public bookcases = casett/a/e dei libri|bibliotec/a/he di strada
notaries = nota/io/i
lawyers = avvocat/o/i|studi/o/ legal/e/i
residential streets = strad/a/e residenzial/e/i|vi/a/e residenzial/e/i
pedestrian streets = strad/a/e pedonal/e/i|vi/a/e pedonal/e/i|zon/a/e pedonal/e/i|are/a/e pedonal/e/i
${moreItalianKinds}`,
  sorts: `
nearest one = più vicin/o/a
nearest = più vicin/i/e
highest = più alt/o/a/i/e
largest = più grand/e/i
oldest = più antic/o/a/hi/he
longest = più lung/o/a/hi/he
vegan = vegan/o/a/i/e
vegetarian = vegetarian/o/a/i/e
halal = halal
Italian = italian/o/a/i/e
Chinese = cines/e/i
Japanese = giappones/e/i
Indian = indian/o/a/i/e
Mexican = messican/o/a/i/he
French = frances/e/i
Greek = grec/o/a/i/he
wheelchair accessible = accessibil/e/i in sedia a rotelle|accessibil/e/i ai disabili|accessibil/e/i alle sedie a rotelle
free = gratuit/o/a/i/e|gratis
public = pubblic/o/a/i/he
Catholic = cattolic/o/a/i/he
Protestant = protestant/e/i
Spanish = spagnol/o/a/i/e
German = tedesc/o/a/hi/he
Thai = thailandes/e/i
Turkish = turc/o/a/hi/he
Vietnamese = vietnamit/a/i/e
Korean = corean/o/a/i/e
American = american/o/a/i/e
Lebanese = libanes/e/i
Ethiopian = etiop/e/i
Portuguese = portoghes/e/i
Moroccan = marocchin/o/a/i/e
Peruvian = peruvian/o/a/i/e
kosher = kosher
Orthodox = ortodoss/o/a/i/e
smallest = più piccol/o/a/i/e
closed on Mondays = chius/o/a/i/e il lunedì|chius/o/a/i/e di lunedì
closed on Sundays = chius/o/a/i/e la domenica|chius/o/a/i/e di domenica
organic = biologic/o/a/hi/he
type 2 = tipo 2|di tipo 2|type 2
fast = veloc/e/i|rapid/o/a/i/e`,
  having: `
with wifi = con wifi|con wi-fi|con il wifi
open now = apert/o/a/i/e ora|apert/o/a/i/e adesso|in questo momento apert/o/a/i/e
open 24 hours = apert/o/a/i/e 24 ore|apert/o/a/i/e 24 ore su 24|24 ore su 24
open on Sundays = apert/o/a/i/e la domenica|apert/o/a/i/e di domenica
with outdoor seating = con tavoli all'aperto|con posti all'aperto|con terrazza|con dehors
with a swimming pool = con piscina
that accept credit cards = che accettano carte di credito
3 star = a tre stelle|tre stelle|3 stelle|a 3 stelle
4 star = a quattro stelle|quattro stelle|4 stelle|a 4 stelle
5 star = a cinque stelle|cinque stelle|5 stelle|a 5 stelle
gluten-free = senza glutine
non-smoking = per non fumatori
abandoned = abbandonat/o/a/i/e|dismess/o/a/i/e
covered = copert/o/a/i/e
open at night = apert/o/a/i/e di notte|apert/o/a/i/e la notte
with parking = con parcheggio
with breakfast = con colazione|con la colazione
with a backrest = con schienale|con lo schienale
with a shelter = con pensilina|con la pensilina
with a changing table = con fasciatoio|con il fasciatoio
with floodlights = con illuminazione|illuminat/o/a/i/e
without wifi = senza wifi|senza wi-fi
that allow dogs = che accettano cani|che ammettono cani|dove sono ammessi i cani
with more than # floors = con più di # piani|di più di # piani|alt/o/i più di # piani|oltre i # piani
with at least # floors = con almeno # piani|di almeno # piani
built before # = costruit/o/a/i/e prima del #|costruit/o/a/i/e prima dell'anno #|anterior/e/i al #
built after # = costruit/o/a/i/e dopo il #|posterior/e/i al #
with type 2 = con presa tipo 2|con prese tipo 2|con connettore tipo 2
with CCS = con ccs|con connettore ccs|ccs
with CHAdeMO = chademo|con chademo
open on Saturdays = apert/o/a/i/e il sabato|apert/o/a/i/e di sabato
open on Mondays = apert/o/a/i/e il lunedì|apert/o/a/i/e di lunedì
open tomorrow = apert/o/a/i/e domani
open today = apert/o/a/i/e oggi
open 24 hours = 24 ore|h24|sempre apert/o/a/i/e
without outdoor seating = senza tavoli all'aperto|senza terrazza
without a shelter = senza pensilina|senza la pensilina
with showers = con docce|con le docce|con doccia
with toilets = con bagno|con bagni|con servizi
that accept bitcoin = che accettano bitcoin
that accept cash = che accettano contanti
wheelchair accessible = senza barriere architettoniche|senza barriere|per disabili
with gluten-free options = con opzioni senza glutine
with vegan options = con opzioni vegane|con piatti vegani
with vegetarian options = con opzioni vegetariane
without a fee = senza pagamento
unpaved = sterrat/o/a/i/e
one-way = a senso unico
lit = illuminat/o/a/i/e
air-conditioned = climatizzat/o/a/i/e|con aria condizionata
with takeaway = da asporto|con asporto
with delivery = con consegna a domicilio|a domicilio
with fewer than # floors = con meno di # piani
taller than # m = più alt/o/a/i/e di # m|più alt/o/a/i/e di # metri|alt/o/a/i/e più di # metri`,
};
