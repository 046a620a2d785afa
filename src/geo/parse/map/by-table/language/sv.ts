import type { MapTable } from '../table.ts';

export const sv: MapTable = {
  code: 'sv',
  asks: {
    count: 'hur många|hur många finns det|antal|antalet',
    where: 'var|var är|var finns|var finns det|var ligger|var hittar jag|var kan jag hitta',
    exists: 'finns det|finns|finns det några|finns det någon|finns det något|det',
    show: 'visa|visa mig|hitta|sök|lista|ge mig|tack|snälla|på kartan|vilka|vad|jag vill se|jag söker',
    names: 'namn på|namnen på|vad heter',
    website: 'webbplats/er/ för|webbsid/a/or för|hemsid/a/or för|hemsidor till',
    phone: 'telefonnummer till|telefonnumret till|telefonnummer för|vad är telefonnumret till',
    hours: 'öppettider för|öppettiderna för|öppettider till',
    address: 'adress/er/ till|adresserna till|adress/er/ för',
  },
  small: 'alla|de|den|det|en|ett|som|är|finns|ligger|några|och',
  and: 'och|eller',
  in: 'i|på|inom',
  near: 'nära|i närheten av|bredvid|runt|kring|intill|vid|omkring|runtomkring',
  to: 'till|från|vid',
  behind: 'et|en|n|t|na|erna|arna|orna',
  along: 'längs|längs med|utmed|vid stranden av',
  kinds: `
buildings = byggnad//er
restaurants = restaurang//er/en/erna
pizzerias = pizzeri/a/or
cafes = kafé//er|café//er|kaféerna|fik|konditori//er
bars = bar//er
pubs = pub//ar
fast food = snabbmat//sställen|gatukök
ice cream shops = glassbar//er|glasskiosk//er
bakeries = bageri//er
supermarkets = mataffär//er|stormarknad//er|livsmedelsbutik//er|snabbköp|supermarket//s
butchers = slaktare|köttaffär//er
hairdressers = frisör//er
clothes shops = klädaffär//er|klädbutik//er
shoe shops = skoaffär//er|skobutik//er
bookshops = bokhandel|bokhandlar|bokaffär//er
toy shops = leksaksaffär//er|leksaksbutik//er
bicycle shops = cykelaffär//er|cykelbutik//er
florists = blomsteraffär//er|blomsterbutik//er|blomsterhandel
shopping centres = köpcentrum|köpcenter|galleria|gallerior
shops = affär//er|butik//er
opticians = optiker
laundries = tvättstug/a/or|tvättinrättning//ar
pharmacies = apotek//en
hospitals = sjukhus//en
dentists = tandläkare
doctors = läkare|läkarmottagning//ar
veterinarians = veterinär//er
schools = skol/a/or
kindergartens = förskol/a/or|dagis
universities = universitet
libraries = bibliotek//en
museums = museum|museer|museerna|muséer
theatres = teat/er/rar
cinemas = biograf//er|bio
nightclubs = nattklubb//ar
hotels = hotell//en
hostels = vandrarhem
campsites = campingplats//er|camping//ar
parks = park//er/erna
playgrounds = lekplats//er/erna
zoos = djurpark//er|zoo
beaches = strand|stränder|badstränder
swimming pools = simbassäng//er|pool//er
gyms = gym
stadiums = stadion|arenor
football pitches = fotbollsplan//er
tennis courts = tennisban/a/or
golf courses = golfban/a/or
churches = kyrk/a/or/an/orna
cathedrals = domkyrk/a/or|katedral//er
mosques = moské//er
synagogues = synagog/a/or
monasteries = kloster
cemeteries = kyrkogård//ar|begravningsplats//er
castles = slott|borg//ar
viewpoints = utsiktspunkt//er|utsiktsplats//er
banks = bank//er
atms = bankomat//er|uttagsautomat//er
post offices = postkontor
post boxes = brevlåd/a/or
police stations = polisstation//er
fire stations = brandstation//er
town halls = rådhus|stadshus
embassies = ambassad//er
fuel stations = bensinstation//er|bensinmack//ar|mack|mackar
charging stations = laddstation//er|laddstolp/e/ar
car parks = parkering//ar|parkeringsplats//er
bicycle parkings = cykelparkering//ar|cykelställ
bicycle rentals = cykeluthyrning//ar
car rentals = biluthyrning//ar
bus stops = busshållplats//er
railway stations = tågstation//er|järnvägsstation//er|centralstation/en//er
subway stations = tunnelbanestation//er
tram stops = spårvagnshållplats//er
airports = flygplats//er
bridges = bro//ar
lighthouses = fyr//ar
towers = torn
windmills = väderkvarn//ar
fountains = fontän//er
drinking fountains = dricksvattenfontän//er|dricksfontän//er
toilets = toalett//er|offentliga toaletter|offentlig toalett
benches = bänk//ar|parkbänk//ar
lakes = sjö//ar|insjö//ar
rivers = flod//er|älv//ar
waterfalls = vattenfall
peaks = berg|bergstopp//ar|topp//ar
volcanoes = vulkan//er
caves = grott/a/or
islands = ö//ar
villages = by//ar
forests = skog//ar
national parks = nationalpark//er`,
  sorts: `
nearest = närmaste|närmsta|närmast
highest = högsta
largest = största
oldest = äldsta
longest = längsta
vegan = vegansk/a/
vegetarian = vegetarisk/a/
halal = halal
Italian = italiensk/a/
Chinese = kinesisk/a/
Japanese = japansk/a/
Indian = indisk/a/
Mexican = mexikansk/a/
French = fransk/a/
Greek = grekisk/a/
wheelchair accessible = rullstolsanpassad/e/|rullstolsanpassade|rullstolsvänlig/a/
free = gratis
public = offentlig/a/
Catholic = katolsk/a/
Protestant = protestantisk/a/`,
  having: `
with wifi = med wifi|med wi-fi|med gratis wifi
open now = öppna nu|öppet nu|öppen nu|som är öppna nu|som har öppet nu
open 24 hours = öppna dygnet runt|öppet dygnet runt|som har öppet dygnet runt
open on Sundays = öppna på söndagar|öppet på söndagar|som har öppet på söndagar
with outdoor seating = med uteservering
with a swimming pool = med pool|med simbassäng
that accept credit cards = som tar kreditkort|som tar kort
3 star = trestjärnig/a/|3-stjärnig/a/
4 star = fyrstjärnig/a/|4-stjärnig/a/
5 star = femstjärnig/a/|5-stjärnig/a/
gluten-free = glutenfri/a/tt/
non-smoking = rökfri/a/tt/
abandoned = övergiv/na/en/et|nedlag/da/d/t
covered = överbygg/da/d/t|täck/ta/t
open at night = öppna på natten|nattöppna|som är öppna på natten
with parking = med parkering
with breakfast = med frukost
with a backrest = med ryggstöd
with a roof = med tak
with a shelter = med väderskydd|med busskur|med vindskydd
with a changing table = med skötbord
with floodlights = med belysning|upplys/ta/t|med strålkastare
without wifi = utan wifi
that allow dogs = som tillåter hundar|där hundar är tillåtna|hundvänlig/a/t/
with more than # floors = med mer än # våningar|med fler än # våningar|på mer än # våningar|högre än # våningar
with at least # floors = med minst # våningar
built before # = byggd/a/ före #|byggt före #|från före #|som byggdes före #
built after # = byggd/a/ efter #|byggt efter #|som byggdes efter #`,
};
