import { withOf } from '../families.ts';
import type { LanguageTable } from '../table.ts';

export const sv: LanguageTable = {
  code: 'sv',
  scripts: ['Latin'],
  decimal: ',',
  units: {
    m: 'meter|metern|meters',
    km: 'kilometer|kilometern|kilometers',
    mi: 'engelska mil|engelsk mil',
    nmi: 'sjömil|nautiska mil|distansminuter|distansminut|nautisk mil|M',
    ft: 'fot',
    yd: 'yard',
  },
  numbers: {
    ones: 'noll=0 en|ett=1 två=2 tre=3 fyra=4 fem=5 sex=6 sju=7 åtta=8 nio=9 tio=10 elva=11 tolv=12 tretton=13 fjorton=14 femton=15 sexton=16 sjutton=17 arton=18 nitton=19 tjugo=20 trettio=30 fyrtio=40 femtio=50 sextio=60 sjuttio=70 åttio=80 nittio=90 halv|halva=0.5',
    scales: 'hundra=100 tusen=1000 miljon|miljoner=1000000',
  },
  words: {
    article: 'den|det|de|en|ett|hela|allt|alla',
    of: 'av|i|på|för|till|längs|längs med|hos',
    from: 'från|ifrån|av|till',
    away: 'bort|avstånd|ifrån|borta|avstånd från',
    upto: 'till|och',
    on: 'mot|vid|på|åt',
    in: 'i|inom|inuti|inne i|på|inom gränserna för',
    with: 'med|mot|till|och',
    and: 'och|eller|samt|och även|plus|liksom|och i',
    between: 'mellan|emellan',
    except:
      'utom|förutom|utan|undantaget|med undantag för|med undantag av|exklusive|men inte|bortsett från|utanför|minus|men inte i|men utan|dock inte|frånsett',
    coast:
      'kust|kusten|kuster|kustlinje|kustlinjen|kustremsa|kustremsan|strand|stranden|stränder|kustområde|kustområdet',
    sea: 'hav|havet|sjön|haven',
    border:
      'gräns|gränsen|gränser|gränserna|landgräns|landgränsen|landsgräns|landsgränsen|riksgräns|riksgränsen|gränslinje|kontur|konturen|ytterkant|omkrets|statsgränsen',
    sharedBorder: 'gemensam gräns|gemensamma gränsen|delad gräns|gemensamma gräns|delade gränsen',
    borders: 'gränsar till|möts|möter|gränsar mot|stöter ihop',
    where: 'där|platsen där|punkten där|linjen där',
    land: 'området|område|området som ligger|utrymmet|remsan|korridoren',
    part: 'del|delen|delar|delarna|område|området|områden|områdena|halva|halvan|trakt|trakter|bit|platser|hälft|hälften|sidan|sida',
    rel: 'som ligger|som befinner sig|belägen|belägna|beläget|som är|som finns|som|men|liggande',
    around: 'runt|omkring|kring|runtom|runt om|runt omkring|i en radie kring|i en cirkel runt',
    circle:
      'cirkel på|en cirkel på|radie på|en radie på|zon på|område på|en cirkel med en radie på|cirkel med radien|cirkel med radie|ett område på|remsa på',
    off: 'utanför kusten av|utanför kusten till|utanför|utanför kusten i|till havs från|ut till havs från|utanför kusten vid|ut från kusten av|ut från kusten i|ut i havet från',
    waters: 'vatten|vattnen|havet|hav|vattnet',
    halfway:
      'halvvägs mellan|mitt emellan|mittemellan|mitt mellan|i mitten mellan|precis mellan|mittpunkten mellan|halva vägen mellan',
    overlap:
      'överlappningen mellan|överlappning mellan|överlappet mellan|snittet av|skärningen mellan|snittet mellan|överlappningen av',
    near: 'nära|i närheten av|intill|bredvid|vid|invid|strax utanför|i trakten av|inte långt från|i omgivningarna av|i närheten till',
    within:
      'inom|inom en radie av|inom en radie på|inom ett avstånd av|inom ett avstånd på|på mindre än|mindre än|högst|som högst|på högst|upp till|max|maximalt|inte mer än|inte längre än|på ett avstånd av|på ett avstånd på|i en radie av|i en radie på|på ett avstånd av högst|på|närmare än|inte längre bort än|på ett avstånd av mindre än|i en omkrets av',
    farther:
      'mer än|på mer än|längre än|minst|på minst|åtminstone|längre bort än|över|på ett avstånd av mer än|på ett avstånd av minst|inte inom|som ligger mer än|som ligger minst|som ligger längre än|mera än',
    lead: 'visa mig|visa|visa oss|ge mig|hitta|rita|sök|sök efter|markera|kan du visa mig|kan du visa|kan ni visa|kan ni visa mig|skulle du kunna visa|skulle du kunna visa mig|kan jag få se|får jag se|jag vill se|jag vill|jag vill veta|jag skulle vilja se|jag skulle vilja veta|jag skulle vilja|jag undrar|vet du|tack|snälla|hej|god dag|var ligger|vart ligger|var är|var finns|var befinner sig|var rinner|var flyter|var går|var börjar och slutar|vart rinner|hur går|var|vad är|vad finns|vilka är|vilken är|vilket är|karta över|en karta över|kartan över|karta på|loppet av|läget för|läget av|allt som ligger|allt som är|allt|allting|områden|områdena|området|platser|platserna|platser som ligger|överallt',
    trail:
      'tack|snälla|är du snäll|på kartan|på en karta|på karta|i världen|ligger|rinner|för mig|flyter|börjar och slutar|någonstans|går',
  },
  compass: {
    noun: 'norr,nordost|nordöst,öster|öst,sydost|sydöst,söder|syd,sydväst,väster|väst,nordväst',
    adj: 'norra|nordlig|nordliga,nordöstra|nordostliga,östra|östlig|östliga,sydöstra|sydostliga,södra|sydlig|sydliga,sydvästra|sydvästliga,västra|västlig|västliga,nordvästra|nordvästliga',
    stem: 'nord|norr,nordöst|nordost,öst,sydöst|sydost,syd|söder,sydväst,väst|väster,nordväst',
    part: 'norr|norra delen|nordliga delen,nordost|nordöstra delen,öster|östra delen,sydost|sydöstra delen,söder|södra delen,sydväst|sydvästra delen,väster|västra delen,nordväst|nordvästra delen',
    coast:
      'nordkust|nordkusten,nordostkust|nordostkusten,ostkust|östkust|ostkusten|östkusten,sydostkust|sydostkusten,sydkust|sydkusten,sydvästkust|sydvästkusten,västkust|västkusten,nordvästkust|nordvästkusten',
    border:
      'nordgräns|nordgränsen,nordostgräns,östgräns|östgränsen,sydostgräns,sydgräns|sydgränsen,sydvästgräns,västgräns|västgränsen,nordvästgräns',
  },
  patterns: withOf({
    beyond: ['{#noun} om {l}', 'på {#adj} sidan av {l}', 'längre {#noun} om {l}'],
    beyondAt: ['[<within>] {d} {#noun} om {l}', '[<within>] {d} (åt|mot) {#noun} från {l}'],
    half: ['{#adj} {p}', '{#stem}{p}', '{#adj} <part> {p}', '{p} {#adj} <part>', '{#adj} {a}'],
    coast: ['{p} <coast>', '{p}(kusten|kust)'],
    sideCoast: ['{p} {#coast}', '{p} {#adj} <coast>', '{#coast} <of> {a}', '{#adj} <coast> <of> {a}'],
    sideBorder: ['{p} {#border}', '{p} {#adj} <border>'],
    border: ['{p} <border>', '{p}gränsen', '{p}s gräns'],
    borderBetween: ['{a} <border> (mot|med|till) {b}', '{a} {b} <border>'],
    parallel: [
      '{f}[°|:e|e] breddgraden',
      '{f}[°] [grader] {#adj} bredden',
      '{f}[°] [grader] {#adj} bredd',
      '{f}[°] [grader] {#adj} latitud',
      '(breddgrad|latitud) {f}[°] [{#adj}]',
      '{f}° {#noun}',
      '{f} grader {#noun}',
      '{f}[°] [grader] {#adj} latituden',
      '{f} (breddgraden|parallellen)',
      '{f}[°] [grader] {#stem}lig bredd',
    ],
    meridian: ['{f}[°|:e|e] (längdgraden|meridianen)', '{f}[°] [grader] {#adj} (längd|längden|longitud)'],
  }),
  kinds: {
    river: 'floden|älven|flod',
    lake: 'sjön|sjö',
    island: 'ön|ö',
    city: 'staden|stad|kommunen',
    sea: 'havet|hav',
    desert: 'öknen|öken',
    mountains: 'bergen|berg|bergskedjan',
    province: 'provinsen|landskapet|län',
    state: 'delstaten',
    peninsula: 'halvön',
  },
  lines: {
    equator: 'ekvatorn|ekvator',
    cancer: 'kräftans vändkrets|norra vändkretsen',
    capricorn: 'stenbockens vändkrets|södra vändkretsen',
    arcticCircle: 'norra polcirkeln|polcirkeln',
    antarcticCircle: 'södra polcirkeln',
    primeMeridian: 'nollmeridianen|greenwichmeridianen|greenwich meridianen',
    dateLine: 'datumlinjen|datumgränsen|internationella datumlinjen',
    tropics: 'tropikerna|tropiska zonen',
    northernHemisphere: 'norra halvklotet|norra hemisfären',
    southernHemisphere: 'södra halvklotet|södra hemisfären',
    easternHemisphere: 'östra halvklotet|östra hemisfären',
    westernHemisphere: 'västra halvklotet|västra hemisfären',
    northPole: 'nordpolen',
    southPole: 'sydpolen',
  },
  endings: 's=-',
};
