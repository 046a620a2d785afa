import type { MapTable } from '../table.ts';

export const it: MapTable = {
  code: 'it',
  asks: {
    count: 'quant/i/e|quant/i/e ci sono|qual è il numero di|numero di',
    where:
      "dove|dov'è|dove posso|dove si può|dove possiamo|dove si trov/a/ano|dove posso trovare|dove trovo|dove sono|dove c'è|dove ci sono",
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
    'tutt/i/e i|tutt/i/e gli|tutt/i/e le|tutt/i/e|i|gli|le|il|lo|la|un|uno|una|dei|degli|delle|di|che|sono|e|situat/i/e',
  and: 'e|o|oppure',
  before: "l'|un'",
  in: "a|ad|in|nel|nella|nello|nei|nelle|nell'-|di|della|del|dell'-|di|su|sull'-|sulla|sul",
  near: "vicino a|vicino al|vicino alla|vicino ai|vicino all'-|vicino allo|nei pressi di|nei pressi del|nei pressi della|nei dintorni di|presso|intorno a|intorno al|intorno alla|intorno all'-|intorno ai|attorno a|attorno al|attorno alla|attorno all'-",
  to: "a|al|alla|all'-|allo|da|dal|dalla|dall'-",
  along:
    "lungo|lungo il|lungo la|lungo l'-|lungo i|lungo le|sulle rive del|sulle rive della|sulle rive dell'-",
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
charging stations = colonnin/a/e di ricarica|stazion/e/i di ricarica
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
mountain huts = rifug/io/i`,
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
Protestant = protestant/e/i`,
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
built after # = costruit/o/a/i/e dopo il #|posterior/e/i al #`,
};
