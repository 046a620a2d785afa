import type { ClauseWords } from '../clause-words.ts';

export const sv: ClauseWords = {
  object: 'behind',
  fill: 'den|det|de|dem|dom|en|ett|ena|denna|detta|dessa|dess|dessas|deras|dennes|där|här|dit|hit|som|vilken|vilket|vilka|vilkas|vilkens|vars|vad|va|vem|vems|vilka som|var|vart|hur|när|är|vara|varit|e|ä|ligger|ligga|låg|legat|liggande|finns|finnas|fanns|finnes|existerar|befinner|befinna|befann|sig|belägen|belägna|beläget|står|stå|blir|bli|ha|haft|utgör|utgörs|består|egentligen|exakt|precis|ungefär|typ|då|ju|nu|väl|så|också|oxå|även|just|ens|alls|alla|allt|allting|all|varje|var och en|samtliga|hela|båda två|någon|något|några|nån|nåt|nåra|någonstans|nånstans|heter|heta|hette|kallas|kallad|kallade|kallat|namn|namnet|namnen|visa|visar|visas|se|ser|ge|ger|lista|listan|räkna upp|nämna|ange|rita|markera|mig|mej|oss|jag|ja|vi|du|ni|man|han|hon|den som|det som|de som|vill|vilja|ville|skulle|ska|skall|kan|kunna|kunde|få|får|måste|tack|snälla|är du snäll|vänligen|hej|hejsan|hallå|tja|god dag|säg|säga|berätta|vet|veta|undrar|undra|letar|leta|letar efter|söker|söka|sök|hitta|hittar|hittas|finna|kartan|karta|på kartan|på karta|på en karta|område|området|områden|områdena|plats|platsen|ställe|stället|ställen|själv|själva|att|om det|dock|faktiskt|nog|bara så|i världen|på jorden|världens|jordens|över hela världen|upp visa|mina|min|sin|sitt|sina|hos|gäller|går det|fråga|frågan|direkt|direkta|omedelbart|bildar|bilda|bildas|formar|hjälp|hjälpa|behöver|efter som|äger|äga|den enda|det enda|de enda|som enda|kanske|förresten|nånting|följande|världskartan|på världskartan|landkarta|markerade|rita ut|räkna|peka ut|ta fram|lista upp|tackar|vart nånstans|varsomhelst|allihop|allihopa',
  in: 'räknas till|i|inom|inuti|inne|på|av|ur|från|för|hos|i det|tillhör|tillhöra|tillhörande|tillhört|hör till|höra till|hör|hörande|ingår|ingå|ingå i|ingående|medlem|medlemmar|medlemmar i|medlem av|inom gränserna|inom gränserna för|innanför gränserna|innanför|inom gränsen|inom gränsen för|på territoriet|territorium|belägen i|belägna i|beläget i|belägen på|belägna på|ligger i|ligger inom|som finns i|till|sträcker sig över|breder ut sig i|breder ut sig över|i besittning av|ägs av|där i|däri|på marken|i området|innesluten i|med i',
  notIn:
    'utanför|inte i|inte på|inte inom|ej i|utanför gränserna|utanför gränserna för|inte ligger i|inte tillhör|tillhör inte|inte ingår|ingår inte|inte hör till|hör inte till|inte medlem|inte medlemmar|inte del av|inte är med i|är inte med i',
  on: 'vid|mot|med|till|längs|utmed|genom|igenom|via|åt|på|om|över|efter|invid|ut|upp|ut mot|ut i|in i|in|därigenom|därvid|emot|ner|ned|ut till|fram till|för|vid både',
  and: 'och|o|å|samt|och även|och också|plus|liksom|såväl|såväl som|som|men|jämte|tillsammans med|ihop med|dessutom|även|&',
  or: 'eller|alternativt|antingen',
  both: 'både|båda|bägge|bådadera|samtidigt|också|även|såväl|tillsammans|gemensamt|gemensam|gemensamma|inte bara|utan även|utan också|likaså|var och en|bådas|på samma gång|likväl',
  not: 'inte|ej|icke|inget|ingen|inga|ingenting|ingenstans|aldrig|utan|saknar|sakna|saknas|saknande|inte i|inte på|ej i|men inte|men ej|och inte',
  nor: 'varken|vare sig|eller inte|inte heller|och inte heller|heller|och inte',
  only: 'bara|endast|enbart|blott|uteslutande|enda|ensam|ensamma|ensamt|allenast|inget annat än|inga andra än',
  except:
    'utom|förutom|undantaget|undantagen|undantagna|undantag|med undantag av|exklusive|exkl|minus|bortsett|bortsett från|frånsett|utan|oräknat|oräknad|inte inräknat|undantar|borträknat|ej medräknat|exkluderat|exkludera',
  wholly:
    'helt|helt och hållet|fullständigt|i sin helhet|i dess helhet|totalt|fullt ut|komplett|till fullo|hela|hela sin yta|med hela sin yta|med hela sitt område|till hundra procent|i helhet|100%|genomgående',
  partly:
    'delvis|till en del|till viss del|till del|dels|partiellt|en bit av|bara delvis|endast delvis|till någon del|i viss mån|till hälften delvis',
  touch:
    'gränsar|gränsa|gränsade|gränsat|gränsande|gränsar till|gränsar mot|angränsar|angränsa|angränsande|angränsar till|tillgränsande|gräns|gränsen|gränser|gränserna|gränsas|landgräns|landgränsen|landgränser|riksgräns|riksgränsen|statsgräns|statsgränsen|landsgräns|landsgränsen|länsgräns|länsgränsen|gemensam gräns|gemensamma gräns|gemensamma gränser|en gemensam gräns|delar|dela|delar gräns|delar en gräns|dela gräns|berör|beröra|berörs|tangerar|tangera|vidrör|stöter|stöta|stöter till|stöter ihop|möter|möta|möts|mötas|ansluter|ansluta|anslutande|intill|vid gränsen till|vid gränsen mot|nudda|rör vid',
  notTouch:
    'utan gräns|utan gemensam gräns|utan landgräns|ingen gräns|ingen gemensam gräns|ingen landgräns|inga gränser|inte gränsar|inte gränsande|gränsar inte|inte angränsande|icke angränsande|ej gränsar|ej angränsande|saknar gräns|saknar gräns mot|saknar gräns till|inte någon gräns',
  neighbours:
    'grannland|grannlandet|grannländer|grannländerna|grannlands|grannländernas|granne|grannar|grannarna|grannstat|grannstater|grannstaterna|angränsande länder|angränsande länderna|intilliggande länder|närmaste grannar|kringliggande länder|omgivande länder',
  shore:
    'kust|kusten|kuster|kusterna|kustlinje|kustlinjen|kustremsa|kustremsan|kuststräcka|kuststräckan|havskust|havskusten|strand|stranden|stränder|stränderna|strandlinje|flodstrand|sjöstrand|vetter|vetta|vettande|vetter mot|vettande mot|sköljs|sköljs av|skölja|sköljer|har kust mot|har kust till|har kust vid|kust mot|kust till|kust vid|med kust mot|med kust vid|med kust till|vid kusten|vid kusten av|vid stranden av|på stranden av|på stränderna av|vid stränderna av|längs kusten|längs kusten av|tillgång|tillgång till|tillträde|tillträde till|vid kust|på kusten|med kust|med en kust|med havskust|med kustlinje|med strand|har kust|ha kust|som ligger vid kusten|som har kust|ligger vid kusten|som har havskust',
  notShore:
    'utan kust mot|utan kust vid|utan kust till|ingen kust mot|ingen kust vid|ingen kust|utan kust|utan tillgång till|ingen tillgång till|saknar kust mot|saknar kust vid|saknar kust till|saknar kust|utan havskust|utan kustlinje|ingen havskust|ingen kustlinje|inte någon kust|inte någon havskust|saknar havskust|saknar kustlinje|sakna kust|inte har havskust|ingen egen kust|utan egen kust|ingen kust alls|utan någon kust|har ingen kust|som saknar kust|har ingen havskust',
  flows:
    'rinner|rinna|rann|runnit|rinnande|rinner genom|rinner igenom|rinna genom|flyter|flyta|flöt|flytande|flyter genom|flyter igenom|strömmar|strömma|strömmande|strömmar genom|genomkorsar|genomkorsa|genomkorsas|genomkorsad|genomkorsade|genomflyter|genomflyta|genomflyts|genomflutet|genomfluten|genomskär|genomskärs|genomströmmar|genomströmmas|korsar|korsa|korsas|korsande|passerar|passera|passeras|passerande|går|gå|gick|går genom|går igenom|löper|löpa|löper genom|skär|skära|skärs|genom|igenom|drar fram|slingrar|ringlar|sträcker|sträcka sig|sträcka|sträckande|avvattnar|avvattnas|kommer|tvärs|leder|leda',
  notFlows:
    'inte rinner|rinner inte|inte flyter|flyter inte|inte genom|inte korsar|korsar inte|inte går genom|går inte genom',
  into: 'mynnar|mynna|mynnade|mynnande|mynnar ut|mynning|mynningen|mynnar i|mynnar ut i|utmynnar|utmynna|utmynnande|rinner ut|rinna ut|rinner ut i|flyter ut|flyta ut|flyter ut i|tömmer|tömma sig|slutar|sluta|slutande|faller ut|faller ut i|strömmar ut|rinner till|rinner ner i|rinner in i|biflod|bifloden|bifloder|bifloderna|bifloder till|biflod till|biflöde|biflödena|tillflöde|tillflöden|tillflödena|avvattnas|avvattnas i|har sin mynning|har sitt utlopp|sitt utlopp|utlopp|når havet|ansluter till',
  rises:
    'rinner upp|rinna upp|upprinner|börjar|börja|började|källa|källan|källor|källorna|har sin källa|ha sin källa|sin källa|uppstår|uppstå|ursprung|sitt ursprung|har sitt ursprung|startar|starta|kommer från|utgår|utspringer|springer upp|källflöde|källflöden',
  holds:
    'innehåller|innehålla|innehållande|omfattar|omfatta|omfattande|rymmer|rymma|hyser|hysa|inrymmer|inrymma|inbegriper|inkluderar',
  between: 'mellan|emellan|imellan|däremellan',
  separates:
    'skiljer|skilja|skilde|skild|skilda|skilt|skiljs|skiljs åt|åtskilda|åtskild|åtskilt|åtskiljer|åtskiljs|åt|skiljer åt|avskiljer|avskiljs|separerar|separera|separeras|separerad|delar|dela|delas|delar upp|avdelar|isär|särar|från varandra|gränsen mellan|gräns mellan|landgränsen mellan|riksgränsen mellan|landsgränsen mellan|på gränsen mellan|vid gränsen mellan|längs gränsen mellan|utgör gränsen mellan|bildar gränsen mellan|utgör gräns mellan|bildar gräns mellan|gränsflod mellan|gränsfloden mellan',
  joins:
    'förbinder|förbinda|förbindande|förbinds|förenar|förena|förenas|binder ihop|binda ihop|sammanbinder|sammanbinds|länkar|länkar ihop|länkar samman|kopplar ihop|knyter ihop|knyter samman|sammanlänkar',
  shared:
    'delar|dela|delas|delad|delade|delat|delas av|delas mellan|delade av|delade mellan|gemensam|gemensamt|gemensamma|uppdelad mellan|fördelad på',
  foreign:
    'utland|utlandet|utländsk|utländska|utländskt|främmande land|främmande länder|ett annat land|ett annat lands|något annat land|något annat lands|nåt annat land|nåt annat lands|annat land|annat lands|andra länder|andra stater|andra länders|en annan stat|annan stat|andra nationer|utomlands',
  landlocked:
    'utan kust|utan hav|utan havskust|utan kustlinje|utan tillgång till hav|utan tillgång till havet|utan havsgräns|utan tillträde till havet|kustlös|kustlösa|kustlöst|kustlöshet|inlandsstat|inlandsstater|inlandsstaterna|inlandsland|inlandsländer|instängda|ingen kust|ingen havskust|ingen kustlinje|inget hav|inte någon kust|inte någon havskust|ingen tillgång till hav|ingen tillgång till havet|saknar kust|saknar havskust|saknar kustlinje|sakna kust|saknar hav|saknar tillgång till hav|saknar tillgång till havet|inte vid havet|inte vid något hav|inte vid kusten|inte gränsar till havet|inte ligger vid havet|inte ligger vid kusten|inte har kust|inte har någon kust|inte har havskust|inte till havet|inte till något hav|inte mot något hav|omgivna av land|helt omgivna av land|omgivet av land|omgiven av land|inlands|inte mot havet|ingen egen kust|utan egen kust|ingen direkt tillgång till havet|utan direkt tillgång till havet|inte direkt vid havet|ingen kust alls|utan någon kust|helt omringade av land|omringade av land|helt omgivet av land|helt omgiven av land|enbart omgivna av land',
  coastal:
    'vid havet|vid hav|vid ett hav|till havet|mot havet|vid kusten|vid kust|på kusten|med kust|med en kust|med havskust|med kustlinje|med hav|med strand|kust|kusten|havskust|kustlinje|har kust|ha kust|kuststat|kuststater|kuststaterna|kustland|kustländer|kuststad|kuststäder|kuststäderna|kustkommun|kustkommuner|kustlän|kustlänen|kustprovins|kustprovinser|kustregion|kustregioner|tillgång till hav|tillgång till havet|med tillgång till hav|med tillgång till havet|vid vattnet|vid oceanen|inte kustlösa|inte kustlös|inte utan kust|inte saknar kust|ingen inlandsstat|inte kustlöst',
  largest:
    'största|störst|allra största|allra störst|störst yta|största yta|största ytan|störst till ytan|största till ytan|vidsträcktaste|mest vidsträckta|störta|störst areal|största arealen|till ytan största|ytmässigt största',
  smallest:
    'minsta|minst|allra minsta|minst yta|minsta yta|minsta ytan|minst till ytan|minsta till ytan|pyttigaste|till ytan minsta|ytmässigt minsta|minsta arealen',
  longest: 'längsta|längst|allra längsta|allra längst',
  shortest: 'kortaste|kortast|allra kortaste|allra kortast',
  populous:
    'folkrikaste|folkrikast|befolkningsrikaste|befolkningsrikast|mest befolkade|mest befolkad|mest folkrika|flest invånare|flest människor|flest folk|mest folk|störst befolkning|största befolkningen|största befolkning|störst folkmängd|största folkmängd|största folkmängden|högst befolkning|högst folkmängd|högsta folkmängd|största invånarantal|störst invånarantal|invånarrikaste|största invånarantalet|befolkningsmässigt största',
  leastPopulous:
    'minst folkrika|minst befolkade|minst befolkad|folkfattigaste|folkfattigast|befolkningsfattigaste|minst befolkning|minsta befolkning|minsta befolkningen|lägst befolkning|lägst folkmängd|lägsta folkmängd|lägsta folkmängden|minst folkmängd|minsta folkmängd|minsta folkmängden|färst invånare|färsta invånare|minst invånare|minst antal invånare|lägst invånarantal|lägsta invånarantal|minsta invånarantal|minst folk',
  highest: 'högsta|högst|allra högsta|allra högst',
  deepest: 'djupaste|djupast|djupsta|allra djupaste',
  byArea:
    'till ytan|till yta|efter yta|efter ytan|sett till yta|sett till ytan|räknat i yta|räknat efter yta|i yta|ytmässigt|arealmässigt|efter areal|till arealen|efter storlek|sett till storlek|storleksmässigt|till areal',
  byPeople:
    'till folkmängd|till folkmängden|till befolkning|till befolkningen|efter folkmängd|efter befolkning|efter invånare|efter invånarantal|efter antal invånare|räknat i invånare|räknat efter invånare|räknat i antal invånare|sett till folkmängd|sett till befolkning|sett till invånare|sett till antal invånare|befolkningsmässigt|folkmängdsmässigt|till invånarantal|i folkmängd|i befolkning',
  count: 'hur många|antal|antalet|hur mkt|hurmånga|hur stort antal|hur många är',
  part: 'del|delen|delar|delarna|bit|biten|bitar|sträcka|sträckan|sträckor|sträckning|sträckningen|avsnitt|avsnittet|stycke|parti|partiet|segment|andel',
  course:
    'lopp|loppet|flodlopp|flodloppet|hela loppet|hela lopp|hela sitt lopp|sträckning|sträckningen|hela sträckningen|hela sträckan|hela längden|hela sin längd|från källa till mynning|från källan till mynningen|rutt|rutten|flöde|flödet',
  source:
    'källa|källan|källor|källorna|källflöde|källflöden|ursprung|ursprunget|utspring|början|källområde|rinner upp|upprinner|börjar|startar|utspringer|har sin källa',
  mouth:
    'mynning|mynningen|mynningar|utlopp|utloppet|flodmynning|flodmynningen|mynningsområde|slut|slutet|mynnar|mynnar ut|slutar|utmynnar',
  from: 'från|ifrån|av|ur|varifrån|därifrån|fr|från och med|härifrån',
  to: 'till|t|fram till|ända till|tills|vart|dit|till och med|mot|ned till|ner till|upp till',
  kinds: {
    country:
      'lands|landets|länders|stat|staten|nation|nationen|nationerna|medlemsland|medlemslandet|medlemsstat',
    territory: 'territorium|territoriet|territorier|territorierna|utomeuropeiska områden',
    division:
      'förvaltningsområde|förvaltningsområden|administrativ enhet|administrativa enheter|landsdel|landsdelen|landsdelar|landsdelarna',
    capital: 'huvudstads|huvudstadens|huvudstäders',
    division_capital:
      'delstatshuvudstad|delstatshuvudstäderna|residensstaden|residensstäderna|provinshuvudstad|provinshuvudstäder|regionhuvudstad|regionhuvudstäder|provinshuvudstaden',
    city: 'orten|hamnstad',
    continent: 'kontinenten|kontinenterna|världsdelen|världsdelarna',
    ocean: 'ocean|oceanen|oceanerna|världshav|världshavet|världshaven',
    sea: 'havet|havs|havets',
    gulf: 'golf|golfen|golfer|havsbukt|havsbukten',
    bay: 'bukt|bukten|bukter|bukterna|vik|viken|vikar|vikarna|havsvik|havsvikar',
    strait: 'sund|sundet|sunden|havssund|havssundet|bält|bältet',
    lake: 'sjös|sjöars',
    river: 'flodens|ån|åarna|vattendraget|vattendragen',
    canal: 'kanal|kanalen|kanaler|kanalerna',
    island: 'öars',
    archipelago: 'ögrupp|ögruppen|ögrupperna|arkipelag|arkipelagen|skärgård|skärgården|skärgårdarna',
    mountain_range:
      'bergskedjan|bergskedjas|bergsmassiv|bergsmassivet|fjällkedja|fjällkedjan|fjällkedjor|bergsrygg|bergsryggar|bergsområde|bergsområden',
    mountain: 'bergen|bergs|bergets',
    peak: 'topp|toppen|toppar|topparna|bergstopp|bergstoppen|bergstopparna|fjälltopp|fjälltoppen|fjälltopparna',
    desert: 'öknarna',
    peninsula: 'halvö|halvön|halvöar|halvöarna',
    cape: 'udde|udden|uddar|uddarna|kap|näs',
    volcano: 'vulkan|vulkanen',
    active_volcano: 'aktiv vulkan|aktiva vulkanen|aktiva vulkanerna|verksam vulkan|verksamma vulkanerna',
    glacier: 'glaciär|glaciären|glaciärerna|jökel|jöklar|jökeln|jöklarna',
    national_park: 'nationalpark|nationalparken',
    fjord: 'fjord|fjorden|fjordarna',
    forest: 'skog|skogen|skogar|skogarna|skogsområde|skogsområden',
    waterfall: 'vattenfallet|vattenfallen',
    airport: 'flygplats|flygplatsen|flygplatserna|flygfält|flygfälten',
    port: 'hamn|hamnen|hamnarna|hamnstad|hamnstäder|hamnstäderna',
    state: 'delstaten|delstats|delstaters|förbundsland|förbundsländer|förbundsstat|förbundsstater|delstatens',
    province: 'provinsen|provinsens',
    region: 'regionens',
    county: 'läns|länets|grevskap|grevskapet|grevskapen',
    department: 'departementet',
    canton: 'kanton|kantonerna|kantonens',
    district: 'distrikt|distriktet|distrikten|krets|kretsar',
    prefecture: 'prefektur|prefekturen|prefekturer|prefekturerna',
    governorate: 'guvernement|guvernementet|guvernementen|guvernorat|guvernoratet|guvernoraten',
    municipality: 'kommun|kommunen|kommuner|kommunerna|kommuns|kommunens',
    emirate: 'emirat|emiratet|emiraten',
    autonomous_community: 'autonom region|autonom gemenskap',
    voivodeship: 'vojvodskapet',
    republic: 'republik|republiken|republiker|republikerna|delrepublik|delrepublikerna|delrepubliker',
    oblast: 'oblast|oblastet|oblasten|oblaster',
    parish: 'socken|socknen|socknar|socknarna|församling',
    borough: 'stadsdel|stadsdelen|stadsdelar|stadsdelarna|borough|boroughs',
  },
  plurals:
    'länder|länderna|länders|ländernas|stater|staterna|nationer|nationerna|medlemsländer|medlemsländerna|medlemsstater|medlemsstaterna|lander|landerna|territorier|territorierna|förvaltningsområden|administrativa enheter|landsdelar|landsdelarna|huvudstäder|huvudstäderna|huvudstäders|delstatshuvudstäder|delstatshuvudstäderna|residensstäder|residensstäderna|provinshuvudstäder|regionhuvudstäder|städer|städerna|orter|orterna|kontinenter|kontinenterna|världsdelar|världsdelarna|oceaner|oceanerna|världshaven|haven|golfer|bukter|bukterna|vikar|vikarna|havsvikar|sunden|sjöar|sjöarna|insjöar|insjöarna|sjöars|floder|floderna|älvar|älvarna|åar|åarna|vattendragen|kanaler|kanalerna|öar|öarna|öars|oar|oarna|ögrupper|ögrupperna|arkipelager|skärgårdar|skärgårdarna|bergskedjor|bergskedjorna|fjällkedjor|bergsryggar|bergsområden|bergen|fjällen|toppar|topparna|bergstoppar|bergstopparna|fjälltoppar|fjälltopparna|öknar|öknarna|halvöar|halvöarna|uddar|uddarna|vulkaner|vulkanerna|aktiva vulkaner|aktiva vulkanerna|verksamma vulkaner|verksamma vulkanerna|glaciärer|glaciärerna|jöklar|jöklarna|nationalparker|nationalparkerna|fjordar|fjordarna|skogar|skogarna|skogsområden|vattenfallen|flygplatser|flygplatserna|flygfälten|hamnar|hamnarna|hamnstäder|hamnstäderna|delstater|delstaterna|delstaters|förbundsländer|förbundsstater|provinser|provinserna|regioner|regionerna|länen|fylken|fylkena|grevskapen|departementen|kantoner|kantonerna|distrikten|kretsar|prefekturer|prefekturerna|guvernementen|guvernoraten|kommuner|kommunerna|emiraten|autonoma regioner|autonoma regionerna|vojvodskapen|republiker|republikerna|delrepubliker|delrepublikerna|oblaster|socknar|socknarna|stadsdelar|stadsdelarna|boroughs',
};
