/** Words of Swedish by the one of the same meaning that the grammar has. */

import type { ShortForms } from '../table.ts';

export const sv: ShortForms = {
  '': 'exakt|precis|egentligen|tillsammans|sammanlagt|totalt|snälla|tack|så kallade|såkallade|belägen|belägna|beläget|liggande|nånstans|någonstans|på kartan|på en karta|på karta|faktiskt|ungefär|gärna|allihop|allihopa|samtidigt|direkt|omedelbart',
  'var ligger':
    'var finns|var befinner sig|var hittar jag|var hittar man|vart ligger|vart finns|vart är|var är|var är belägen|var är beläget|var någonstans ligger|var nånstans ligger|var exakt ligger|i vilket område ligger|var breder sig|var sträcker sig|var kan man hitta|var återfinns|var står',
  ligger:
    'befinner sig|är belägen|är beläget|är belägna|återfinns|finns att hitta|är placerad|är placerade|sträcker sig|breder ut sig|hittas',
  'var rinner':
    'var flyter|var går|hur rinner|hur går|hur flyter|vart rinner|vart flyter|vilken väg rinner|vilken väg tar|vilken sträckning har|var löper|hur löper|hur sträcker sig|var strömmar|var slingrar sig|genom var rinner',
  lopp: 'sträckning|flodlopp|lopp genom landskapet|flöde',
  'visa mig':
    'rita|rita upp|rita ut|markera|peka ut|märk ut|ta fram|plocka fram|ge mig|hitta|hitta åt mig|leta upp|jag vill se|jag vill ha|jag skulle vilja se|jag söker|sök|jag letar efter|kan du visa|kan du visa mig|kan du rita|kan ni visa|nämn|räkna upp|lista|låt mig se|visa oss|visa upp|skissa|illustrera|få se',
  'vad heter': 'vad är namnet på|vad kallas|hur heter|vilket namn har|vad kallar man|vad benämns',
  'gränsar till':
    'angränsar till|gränsar mot|stöter till|stöter mot|angränsar|tangerar|har gräns mot|har en gräns mot|har gräns till|har en gräns till|har gräns med|har en gemensam gräns med|har gemensam gräns med|delar gräns med|delar en gräns med|är granne med|är grannar med|är granne till|är grannar till|är grannland till|är grannländer till|omger|omgärdar|omringar|omsluter|kringgärdar|ligger intill|ligger bredvid|ansluter till|är gränsande till|kantar|rör vid',
  'inte gränsar till':
    'inte angränsar till|inte gränsar mot|inte har gräns mot|inte har någon gräns mot|inte har gräns till|inte har någon gräns till|inte delar gräns med|saknar gräns mot|saknar gräns till|inte är granne med|inte är grannar med|saknar gräns med|inte har gemensam gräns med',
  grannländer:
    'grannstater|angränsande länder|närliggande länder|kringliggande länder|grannar|närmaste grannar|omgivande länder|omkringliggande länder|grannarna|angränsande stater',
  mellan:
    'inklämd mellan|inklämda mellan|inklämt mellan|belägen mellan|belägna mellan|på sträckan mellan|på vägen mellan|emellan|i området mellan',
  'utan kust':
    'utan hav|utan havskust|utan tillgång till hav|utan tillgång till havet|utan egen kust|utan kontakt med havet|utan kontakt med hav|utan havskontakt|utan förbindelse med havet|utan kustlinje|utan kuststräcka|utan strand|som inte har kust|som inte har någon kust|som saknar kust|som saknar hav|som saknar havskust|som saknar kustlinje|som inte har hav|som inte ligger vid havet|som inte ligger vid hav|som inte ligger vid något hav|som inte gränsar till havet|som inte gränsar till hav|som inte gränsar till något hav|som inte har tillgång till havet|som saknar tillgång till havet|som inte har tillgång till hav|som är omgivna av land|som är helt omgivna av land|som är instängda|som saknar havsutlopp|som inte når havet|som inte når ut till havet|som inte har någon havskust|som inte har havskust|som saknar kontakt med havet',
  'vid havet':
    'med kust|med havskust|med tillgång till havet|med tillgång till hav|med egen kust|som har kust|med kustlinje|som har hav|invid havet|utmed havet|som når havet',
  'ligger vid':
    'har kust mot|har kust vid|har kust till|vetter mot|vetter ut mot|blickar ut över|har utsikt över|har strand mot|har strand vid|ligger utmed|ligger längs|ligger längsmed|ligger invid|ligger på stranden av|ligger utefter|är belägna vid|är belägen vid|är beläget vid|står vid|finns vid|finns längs|finns utmed|befinner sig vid|har tillgång till|når fram till|sköljs av|ligger runt|ligger kring|ligger runtom|ligger omkring',
  vid: 'längs|längs med|längsmed|utmed|utefter|invid|alldeles vid|precis vid|på stranden av|på stränderna av|vid stranden av|vid stränderna av|utefter stranden av|belägna vid|belägen vid|på båda sidor av|på båda sidor om',
  rinner: 'flyter|strömmar|löper|slingrar sig|flödar|porlar|tar sig fram',
  'rinner genom':
    'flyter genom|flyter igenom|rinner igenom|löper genom|går igenom|passerar genom|passerar igenom|strömmar genom|genomkorsar|korsar|genomflyter|slingrar sig genom|genomrinner',
  genom: 'igenom|tvärs genom|rakt igenom',
  källa: 'ursprung|flodkälla|källflöde|källområde|startpunkt|begynnelse|upprinnelse',
  'var börjar':
    'var uppstår|var upprinner|var rinner upp|var har sin källa|var har sitt ursprung|var tar sin början|var startar|var springer upp',
  mynning: 'utlopp|flodmynning|mynningsområde|älvmynning|åmynning|utflöde|myning',
  'mynnar ut i':
    'mynnar i|rinner ut i|flyter ut i|utmynnar i|har sitt utlopp i|faller ut i|tömmer sig i|flödar ut i|har sin mynning i',
  bifloder: 'tillflöden|biflöden|biälvar|sidofloder|tillopp|tillrinnande floder',
  'från källa till mynning':
    'från källan till mynningen|från källan till havet|från källa till hav|från början till slut|i hela sin längd|i sin helhet|från ursprung till mynning|från källorna till mynningen|i dess fulla längd',
  i: 'inom|inuti|inne i|innanför|inom gränserna för|inom gränsen för|inom området|innanför gränserna för|belägna i|belägen i|beläget i|någonstans i|nånstans i|runtom i|runt om i|omkring i',
  tillhör:
    'hör till|ingår i|är del av|är en del av|är delar av|är medlem i|är medlemmar i|är med i|räknas till|hör hemma i|innefattas i|är medlemsländer i',
  bara: 'enbart|endast|enkom|uteslutande|blott|inget annat än|inget utom|ingenting annat än|begränsat till|begränsad till|allenast|blott och bart|bara just|just bara|enbart och endast',
  'del av':
    'delen av|stycke av|bit av|biten av|avsnitt av|avsnittet av|parti av|partiet av|andel av|sektion av|stycket av|sträckan av|sträcka av|delar av|delarna av|den del av|den delen av|bara delen av|endast delen av|enbart delen av|enbart den del av|bara den del av|endast den del av|den bit av|den sträcka av|den sträckan av|enbart den delen av|bara den delen av|endast den delen av',
  utom: 'förutom|exklusive|undantaget|med undantag av|med undantag för|undantagandes|bortsett från|frånsett|borträknat|oräknat|inte inräknat|ej inräknat|exkl|exkl.|med borträknande av|förutan|sånär som på|fränsett|om man bortser från|om man räknar bort',
  både: 'såväl|samtidigt både',
  och: 'samt|såväl som|liksom även|och även|och också|och samtidigt|jämte|ävensom|och dessutom|tillika',
  nära: 'i närheten av|i närhet av|inte långt från|inte så långt från|ej långt från|intill|alldeles intill|strax intill|nära till|tätt intill|i trakten av|i trakterna av|i omgivningen av|i omgivningarna av|runtomkring|omkring|runt omkring|i grannskapet av|i nära anslutning till|i anslutning till|strax utanför|bredvid|strax bredvid|granne med|närmast|tätt på|i området kring|i området runt|nästgårds med',
  största:
    'till ytan största|ytmässigt största|vidsträcktaste|mest vidsträckta|störst till ytan|allra största|ytstörsta|arealmässigt största|största till ytan|mäktigaste|omfångsrikaste|väldigaste|största sett till ytan|till arealen största',
  längsta: 'allra längsta|mest långa|långdragnaste',
  högsta: 'allra högsta|högst belägna|mest höga',
  folkrikaste:
    'mest befolkade|befolkningsrikaste|invånarrikaste|mest folkrika|befolkningsmässigt största|till folkmängden största|till befolkningen största|mest folktäta',
  nordligaste: 'mest nordliga|nordligast belägna|längst norrut belägna|längst i norr belägna|norrligaste',
  sydligaste: 'mest sydliga|sydligast belägna|längst söderut belägna|längst i söder belägna',
  östligaste: 'mest östliga|östligast belägna|längst österut belägna|ostligaste',
  västligaste: 'mest västliga|västligast belägna|längst västerut belägna',
  'mer än': 'fler än|överstigande|mera än|större än|uppemot och över|drygt|mer å',
  'med mer än':
    'som har mer än|som har fler än|som överstiger|med fler än|med drygt|vars befolkning överstiger',
  minst: 'åtminstone|lägst|inte mindre än|ej mindre än|inte under',
  'mindre än': 'färre än|understigande|som inte når upp till',
  invånare: 'innevånare|människor|personer|bosatta|själar|inv|inv.|pers|medborgare',
  hela: 'alla delar av|helt och hållet|hela området|komplett|fullständiga|totala',
  huvudstad: 'residensstad|regeringssäte|huvudort|hufvudstad',
  huvudstäder: 'residensstäder|huvudorter|regeringssäten|huvudstäderna',
  städer: 'tätorter|storstäder|småstäder|städerna',
  kommuner: 'kommunerna',
  öar: 'öarna|holmar|småöar',
  ögrupp: 'arkipelag|ögruppen|arkipelagen',
  sjöar: 'insjöar|sjöarna|insjöarna|tjärnar',
  sjö: 'insjö|insjön|sjön|tjärn',
  berg: 'bergstopp|bergstoppar|fjälltopp|fjälltoppar|berget|bergstoppen|toppen|fjälltoppen|bergstopparna',
  bergskedja: 'bergskedjan|bergsrygg|bergsmassiv|fjällkedja|fjällkedjan|bergsområde|bergskedjor',
  länder: 'suveräna stater',
  'vilka länder':
    'vad för länder|vilka stater|vilka nationer|vilka av länderna|hur många länder|vilka utav länderna|vilka är länderna som|vilka är de länder som',
  'där talas':
    'där man talar|där man pratar|där de talar|där folk talar|där folk pratar|där det talas|där det pratas|där de pratar',
  talas:
    'pratas|snackas|är officiellt språk|är huvudspråk|är modersmål|används|är ämbetsspråk|är nationalspråk|brukas',
  'officiellt språk':
    'ämbetsspråk|nationalspråk|statsspråk|myndighetsspråk|huvudspråk|modersmål|landsspråk|förvaltningsspråk|riksspråk',
  kust: 'kustlinje|kustremsa|kuststräcka|havskust|kustlinjen|kuststräckan|strandlinje|kustband',
  gränsen:
    'landgränsen|riksgränsen|statsgränsen|gränslinjen|landsgränsen|gränsdragningen|den gemensamma gränsen|skiljelinjen|delade gränsen|gränssträckan',
  'norr om':
    'nordan om|norrut om|norrut från|i norr om|norr utav|norr på|norrom|på norra sidan av|på norra sidan om',
  'söder om': 'sunnan om|söderut från|söder utav|på södra sidan av|på södra sidan om',
  'öster om': 'österut från|öster utav|på östra sidan av|på östra sidan om|östan om',
  'väster om': 'västerut från|väster utav|på västra sidan av|på västra sidan om|västan om',
};
