/** What people do somewhere, in English, German, French and Spanish: pattern over plain letters → the kind of thing that it is
 * done at. The first line that fits counts. */

const bike = '(?:my |our |the |a |mein |das |ein |unser )?(?:bikes?|bicycles?|fahrrad|fahrrader|rad|rader)';
const car =
  '(?:(?:my|our|the|a|an|mein|das|ein|unser) )?(?:electric |e-?|elektro)?(?:cars?|ev|evs|vehicles?|autos?)';
const rent = '(?:rent|hire|borrow|lease)(?: out)?(?: an?| some)?';
const rented = '(?:mieten|leihen|ausleihen|ausborgen)';
const mended = '(?:repair(?:ed)?|fix(?:ed)?|mend(?:ed)?|serviced)';

export const activities: readonly (readonly [string, string])[] = [
  ['eat|have (?:lunch|dinner|breakfast|a meal)|dine|essen(?: gehen)?|manger|comer', 'places to eat'],
  ['(?:have )?(?:a )?(?:drinks?|beers?)|(?:(?:etwas|was|ein bier) )?trinken|boire|beber', 'places to drink'],
  ['sleep|stay(?: overnight)?|spend the night|schlafen|ubernachten|dormir|loger|alojarse', 'places to stay'],
  [
    `(?:park|leave|lock)(?: up)? ${bike}|${bike} (?:abstellen|parken)|garer mon velo|aparcar (?:la |mi )?bici(?:cleta)?`,
    'bicycle parking',
  ],
  [
    '(?:the |an? )?helicopters? (?:land|take off|landing)|land (?:an? |my |the )?helicopters?|(?:die )?(?:hubschrauber|helikopter) (?:landen|starten)|(?:landen|starten) (?:die )?(?:hubschrauber|helikopter)|(?:mit dem |einen )?(?:hubschrauber|helikopter) landen|(?:atterrissent|se posent|decollent) les helicopteres|atterrir en helicoptere|(?:aterrizan|despegan) los helicopteros|aterrizar (?:en|un|con (?:un|el)) helicoptero',
    'helipads',
  ],
  [
    '(?:the )?(?:planes?|aircraft) (?:land|take off)|(?:die )?flugzeuge (?:landen|starten)|(?:landen|starten) (?:die )?flugzeuge|(?:atterrissent|decollent) les avions|(?:aterrizan|despegan) los aviones',
    'airports',
  ],
  [
    '(?:the )?(?:buses|coaches) (?:stop|leave|depart)|(?:die )?busse (?:halten|abfahren)|halten (?:die )?busse|s.arretent les bus|paran los autobuses',
    'bus stops',
  ],
  [
    '(?:the )?ferr(?:y|ies) (?:leaves?|departs?|docks?)|(?:die )?fahren? (?:ablegen|anlegen|abfahren)|partent les ferries|salen los ferris',
    'ferry terminals',
  ],
  ['learn (?:how )?to ski|ski ?fahren lernen', 'ski schools'],
  [
    `${rent} (?:skis?|snowboards?)(?: equipment| gear)?|(?:ski|skier|schier) ${rented}|louer des skis|alquilar esquis`,
    'ski rental',
  ],
  ['(?:go )?cross-country ski(?:ing)?|langlaufen', 'cross-country ski trails'],
  [
    '(?:go )?ski(?:ing)?(?! (?:hire|rental))|ski fahren|skifahren|skilaufen|skier|faire du ski|esquiar',
    'ski resorts',
  ],
  [
    '(?:go )?(?:sledd?ing|sledging|toboggan(?:ing)?)|rodeln|schlitten fahren|schlittenfahren',
    'toboggan runs',
  ],
  ['(?:go )?hik(?:e|ing)|wandern(?: gehen)?|faire de la randonnee|hacer senderismo', 'hiking trails'],
  [
    '(?:(?:my|our|the) )?(?:kids|children) play|(?:(?:meine|unsere|die) )?kinder spielen|(?:mes |les )?enfants jouer',
    'playgrounds',
  ],
  [
    '(?:get|have|drink|buy) (?:an? |some )?(?:cup of )?coffee|(?:einen )?kaffee trinken|(?:boire|prendre) un cafe|tomar (?:un )?cafe',
    'cafes',
  ],
  [
    'park (?:my|our|the|a) (?:motor ?home|camper(?: ?van)?|rv)|(?:mein|das|ein) wohnmobil (?:abstellen|parken)',
    'motorhome stopovers',
  ],
  [
    `park(?: ${car})?|(?:${car} )?(?:parken|abstellen)|se garer|garer ma voiture|aparcar(?: el coche)?`,
    'parking',
  ],
  [
    '(?:go )?(?:swim(?:ming)?|bathe|for a swim) in the (?:sea|ocean)|im meer (?:schwimmen|baden)(?: gehen)?|(?:se baigner|nager) dans la mer|(?:banarse|nadar) en el mar',
    'beaches',
  ],
  [
    '(?:go )?swim(?:ming)?|go for a swim|bathe|schwimmen(?: gehen)?|baden(?: gehen)?|nager|nadar',
    'swimming pools and beaches',
  ],
  [
    '(?:go )?shop(?:ping)?|einkaufen(?: gehen)?|faire les courses|(?:ir|hacer) (?:de )?(?:la )?compras?',
    'shops',
  ],
  [
    'wash (?:my|our|the|a) car|get (?:my|our|the) car washed|(?:mein|das|unser) auto waschen(?: lassen)?',
    'car washes',
  ],
  [
    '(?:wash|do|clean) (?:(?:my|our|the) )?(?:clothes|laundry|washing)|(?:(?:meine|unsere) )?wasche waschen',
    'launderettes',
  ],
  [
    `refuel(?: ${car})?|fill up(?: ${car})?|get (?:petrol|gas|fuel|diesel)|(?:benzin |diesel |${car} )?tanken|faire le plein|repostar`,
    'petrol stations',
  ],
  [
    '(?:get|withdraw|take out|draw) (?:some |out )?(?:cash|money)|(?:bar)?geld (?:abheben|holen)|retirer de l.argent|sacar dinero',
    'atms',
  ],
  [
    '(?:change|exchange) (?:my |some |foreign )?(?:money|currency|dollars|euros|pounds|francs)|(?:geld|dollars?|euros?) (?:wechseln|tauschen|umtauschen)|changer de l.argent|cambiar dinero',
    'money changers',
  ],
  [`charge ${car}|(?:${car} )?(?:auf)?laden`, 'charging stations'],
  [
    `${rent} (?:bikes?|bicycles?|bi(?:ke|cycle)s?)|(?:ein )?(?:fahrrad|fahrrader|rad|rader) ${rented}|louer un velo|alquilar (?:una )?bici(?:cleta)?`,
    'bike rental',
  ],
  [`${rent} (?:cars?)|(?:ein )?(?:auto|autos) ${rented}|louer une voiture|alquilar un coche`, 'car rental'],
  [
    `${rent} (?:boats?|canoes?|kayaks?|pedalos?|rowing boats?)|(?:ein |eine )?(?:boot|boote|kanu|kanus|kajak|tretboot|ruderboot) ${rented}|louer un bateau|alquilar un barco`,
    'boat rental',
  ],
  [
    '(?:moor|dock|berth|tie up) (?:my|our|a|the) (?:boat|yacht|ship)|(?:(?:mein|unser|ein|das|mit (?:meinem|dem|einem)) )?(?:boot|schiff|yacht|segelboot) (?:anlegen|festmachen|vertauen)|amarrer (?:un|mon) bateau|amarrar (?:un|mi) barco',
    'moorings',
  ],
  [
    '(?:launch|put in) (?:my|our|a|the) boat|(?:mein|ein|das) boot (?:zu wasser lassen|ins wasser lassen)',
    'slipways',
  ],
  [
    '(?:borrow|lend|read) (?:an? |some )?books?|(?:ein buch|bucher) (?:aus)?leihen|emprunter des livres',
    'libraries',
  ],
  [
    '(?:post|mail|send) (?:a |my |an? )?(?:letters?|postcards?|parcels?)|(?:(?:einen|meinen|ein|eine) )?(?:brief|briefe|postkarten?|pakete?) (?:einwerfen|aufgeben|verschicken|abschicken)',
    'post boxes and post offices',
  ],
  ['(?:play )?tennis spielen|play tennis|jouer au tennis|jugar al tenis', 'tennis courts'],
  ['play (?:football|soccer)|fus+ball spielen|jouer au foot(?:ball)?|jugar al futbol', 'football pitches'],
  ['play basketball|basketball spielen', 'basketball courts'],
  ['play (?:beach ?)?volleyball|(?:beach-?)?volleyball spielen', 'volleyball courts'],
  ['play (?:table tennis|ping[- ]?pong)|(?:tischtennis|ping-?pong) spielen', 'table tennis tables'],
  ['play (?:mini|crazy|miniature) ?-?golf|minigolf(?: spielen)?', 'mini golf courses'],
  ['play golf|golf(?:en| spielen)', 'golf courses'],
  ['(?:go |play )?bowl(?:ing|s)?|kegeln(?: gehen)?|bowlen|bowling spielen', 'bowling alleys'],
  [
    '(?:go )?(?:rock )?climb(?:ing)?|(?:go )?bouldering|klettern(?: gehen)?|bouldern|grimper|escalar',
    'climbing walls',
  ],
  [
    '(?:go )?(?:ice[- ]?)skat(?:e|ing)|schlittschuh ?laufen|eislaufen(?: gehen)?|patiner|patinar sobre hielo',
    'ice rinks',
  ],
  ['(?:go )?skateboard(?:ing)?|skateboard fahren|skaten', 'skate parks'],
  [
    '(?:go )?horse[- ]?(?:back )?riding|ride (?:a |on )?horses?|reiten(?: gehen)?|monter a cheval|montar a caballo',
    'riding centres',
  ],
  [
    '(?:watch|see) (?:an? |some )?(?:movies?|films?)|go to the (?:cinema|movies)|(?:(?:einen|ein paar) )?filme? (?:sehen|schauen|anschauen)|ins kino gehen',
    'cinemas',
  ],
  ['(?:watch|see) (?:an? )?(?:plays?|operas?)|go to the theat(?:re|er)|ins theater gehen', 'theatres'],
  ['gamble|play roulette|roulette spielen|zocken', 'casinos'],
  ['do sports?|play sports?|sport (?:treiben|machen)', 'sports centres'],
  [
    `(?:get|have) (?:my|our|a) (?:shoes?) ${mended}|(?:${mended} )(?:my|our) shoes?|(?:(?:meine|die) )?schuhe reparieren(?: lassen)?`,
    'cobblers',
  ],
  [
    `(?:(?:get|have) )?${bike} ${mended}|${mended} ${bike}|${bike} reparieren(?: lassen)?`,
    'bicycle repair shops',
  ],
  [
    '(?:pump up|inflate) (?:my|our|the) (?:bike |bicycle )?ty?ire?s?|(?:mein(?:en)?|den|die) (?:fahrrad)?reifen aufpumpen',
    'bicycle pumps',
  ],
  [`(?:get|have) ${car} ${mended}|${mended} ${car}|${car} reparieren(?: lassen)?`, 'car mechanics'],
  [
    '(?:get|have) (?:a haircut|my hair cut|my hair done)|(?:mir )?die haare schneiden(?: lassen)?',
    'hairdressers',
  ],
  [
    'get (?:a )?tattoo(?:ed)?|(?:mir )?ein tattoo stechen lassen|(?:mich )?tatowieren lassen',
    'tattoo studios',
  ],
  ['(?:get|have) a massage|(?:mich )?massieren lassen', 'massage salons'],
  ['see (?:a|the) doctor|consult a doctor|(?:einen|zum) arzt (?:gehen|sehen|aufsuchen)', 'doctors'],
  ['see (?:a|the) dentist', 'dentists'],
  ['(?:go )?camp(?:ing)?|pitch (?:a|my|our) tent|zelten|campen|camper|acampar', 'campsites'],
  ['have (?:a )?(?:bbq|barbecues?)|barbecue|grillen|faire un barbecue', 'barbecue places'],
  ['(?:have (?:a )?)?picnics?|picknicken|ein picknick machen|pique-niquer', 'picnic sites'],
  [
    '(?:my |our |the )?dogs? run (?:free|freely|loose|off (?:the )?(?:lead|leash))|(?:hunde|mein hund|der hund) frei laufen',
    'dog parks',
  ],
  [
    'walk (?:my|our|the|a) dogs?|let (?:my|our) dogs? (?:run|off the lead|off the leash)|(?:mit )?(?:mein(?:en|em)?|den|dem) hund(?:e)? (?:ausfuhren|gassi gehen|laufen lassen|spazieren gehen)|gassi gehen',
    'dog parks',
  ],
  ['work out|exercise|trainieren', 'gyms'],
  ['dance|go dancing|tanzen(?: gehen)?|danser|bailar', 'nightclubs'],
  ['pray|beten|prier|rezar|go to church', 'places of worship'],
  [
    '(?:(?:fill|refill) (?:up )?(?:my |our |a )?(?:water )?bottles?|drink (?:some )?(?:tap )?water)|(?:meine |die )?(?:wasser|trink)flaschen? (?:auf|nach)?fullen',
    'drinking water',
  ],
  ['(?:use (?:the|a) )(?:toilet|restroom|bathroom|loo)|go to the (?:toilet|loo)|aufs klo gehen', 'toilets'],
  ['sit(?: down)?|take a (?:seat|rest)|sich hinsetzen|mich hinsetzen', 'benches'],
  [
    '(?:print|copy|photocopy)(?: out)? (?:something|a document|documents)|(?:etwas )?(?:kopieren|drucken)',
    'copy shops',
  ],
];
