import type { ClauseWords } from '../clause-words.ts';

export const nl: ClauseWords = {
  object: 'behind',
  fill: "de|het|'t|t|een|'n|n|die|dat|deze|dit|der|den|des|er|d'r|daar|hier|wat|wa|welke|welk|wie|wiens|wier|waar|hoe|waarvan|is|zijn|ben|ligt|liggen|lag|lagen|liggend|liggende|gelegen|bevindt|bevinden|bevond|bevonden|zich|staat|staan|wordt|worden|werd|werden|word|hebben|heeft|heb|hebt|bestaat|bestaan|zit|zitten|eigenlijk|precies|exact|ongeveer|even|eens|es|ff|effe|nou|nu|toch|ook|nog|dan|alle|alles|al|allen|elk|elke|ieder|iedere|zo|wel|dus|eh|uh|heet|heten|heette|noemt|noemen|genoemd|genaamd|naam|namen|toon|toont|tonen|laat|laten|zien|zie|geef|geven|gegeven|noem|lijst|lijstje|opsomming|overzicht|teken|markeer|me|mij|mijn|we|ons|ik|ikke|wil|willen|wilde|zou|zouden|je|jij|jullie|u|men|ze|zij|hij|hem|hun|hen|haar|kun|kunt|kan|kunnen|mag|graag|aub|alstublieft|alsjeblieft|svp|pls|please|dank|bedankt|dankjewel|hoi|hallo|hey|hé|goedendag|zeg|vertel|vertellen|zeggen|weet|weten|iemand|zoek|zoeken|zoekt|vind|vinden|vindt|gevonden|te vinden|kaart|op de kaart|op kaart|op een kaart|gebied|gebieden|plek|plekken|ergens|situeert|gesitueerd|betreft|gaat|gaan|van alle|er zijn|zijn er|zelf|toe|dezelfde|hetzelfde|vormt|vormen|gevormd|ter wereld|ter aarde|vraag|vraagje|vroeg|afvragen|benieuwd|naartoe|helpen|help|opzoeken|bekijken|hele|of er|om te zien|om welke|direct|directe|rechtstreeks|onmiddellijk|onmiddellijke|daadwerkelijk|bezit|bezitten|beschikt|beschikken|ie|'ie|bij elkaar|het enige|de enige|als enige|de enigen|misschien|trouwens|gewoon|eigelijk|volgende|overal|landkaart|wereldkaart|op de wereldkaart|markeren|aanduiden|aangeven|aanwijzen|tekenen|opsommen|som op|weergeven|weergave|bekijk|dankje|merci",
  in: 'in|van|v|vd|v d|vh|v h|van de|van het|uit|binnen|op|erin|daarin|waarin|waarop|behoort|behoren|behorend|behorende|behoort tot|behoren tot|behorend tot|behorende tot|hoort bij|horen bij|behoort bij|behoren bij|valt onder|vallen onder|deel uitmaakt van|deel uitmaken van|maakt deel uit van|maken deel uit van|deel uitmaakt|deel uitmaken|maakt deel uit|maken deel uit|deel uitmakend|onderdeel|onderdeel van|onderdeel uitmaakt|onderdeel uitmaken|lid|lid van|leden van|gelegen in|gelegen op|binnen de grenzen|binnen de grenzen van|op het grondgebied|op het grondgebied van|grondgebied|op het gebied van|ligt in|liggen in|inliggend|zich uitstrekt over|zich uitstrekken over|verspreid over|bezit van|eigendom van|toebehoort aan|toebehoren aan|bij welk|bij welke|hoort|horen|horend|horende|thuishoort|thuishoren',
  notIn:
    'buiten|daarbuiten|niet in|niet op|niet binnen|buiten de grenzen|buiten de grenzen van|buiten het grondgebied van|niet tot|niet behoren tot|niet behoort tot|niet gelegen in',
  on: 'aan|langs|met|door|naar|over|er|tegen|op|eraan|daaraan|waaraan|erdoor|daardoor|waardoor|waarlangs|erlangs|daarlangs|waarmee|ermee|waarover|erover|waartegen|doorheen|heen|langsheen|te|voor|aan de|aan het|ervan|daarvan',
  and: 'en|als|alsmede|alsook|evenals|plus|en ook|maar|tevens|samen met|zowel als|doch',
  or: 'of|ofwel|hetzij|danwel|dan wel|oftewel',
  both: 'zowel|allebei|beide|beiden|alletwee|alle twee|tegelijk|tegelijkertijd|ook|gelijktijdig|niet alleen|maar ook|en ook|gemeenschappelijk|gemeenschappelijke|gezamenlijk|gezamenlijke|elk van|samen',
  not: 'niet|nie|geen|g een|nergens|nooit|zonder|nimmer|geenszins|niet in|niet op|niet tot|maar niet|doch niet|en niet|maar geen',
  nor: 'noch|nog ook|en ook niet|evenmin|en ook geen',
  only: 'alleen|enkel|slechts|uitsluitend|enige|alleen maar|louter|exclusief|maar een',
  except:
    'behalve|uitgezonderd|exclusief|minus|zonder|afgezien|afgezien van|met uitzondering|met uitzondering van|m u v|muv|buiten beschouwing gelaten|niet meegerekend|behoudens|uitgenomen|excl|na|zonder mee te tellen|niet meegeteld',
  wholly:
    'helemaal|geheel|volledig|volledige|in z n geheel|geheel en al|compleet|heel|integraal|totaal|volkomen|100%|met hun hele grondgebied|met zijn hele grondgebied',
  partly:
    'deels|gedeeltelijk|gedeeltelijke|ten dele|voor een deel|voor een gedeelte|een deel|een gedeelte|deels maar|partieel',
  touch:
    'raakt|raken|rakend|rakende|raakte|aanraakt|aanraken|grenst|grenzen|grenzend|grenzende|grensde|grensden|aangrenzend|aangrenzende|begrenst|begrenzen|begrensd|grens|landgrens|landgrenzen|grensland|grenslanden|staatsgrens|rijksgrens|grenslijn|gemeen|gemeenschappelijke grens|gezamenlijke grens|gedeelde grens|deelt|delen|delend|gedeelde|aansluit|aansluiten|aansluitend|sluit aan|sluiten aan|belendend|belendende|naburig|naburige|naast|ligt tegen|liggen tegen|contact',
  notTouch:
    'zonder grens|zonder landgrens|geen grens|geen landgrens|geen grenzen|niet grenzend|niet grenzende|niet aangrenzend|niet aangrenzende|niet grenst|niet grenzen|zonder grenzen',
  neighbours:
    'buurlanden|buren|buurland|buurstaten|buurstaat|buur|buurlandje|naburige landen|aangrenzende landen|omringende landen|buurlanden van|nabuurstaten|nabuur|aanpalende landen',
  shore:
    'kust|kusten|kustlijn|kustlijnen|kuststrook|zeekust|oever|oevers|strand|stranden|uitkijkt|uitkijken|uitziet|uitzien|uitkijkend|bespoeld|omspoeld|bespoelt|bespoelen|omspoelt|omspoelen|aan de kust|aan de kust van|aan de kusten van|aan de oever van|aan de oevers van|langs de kust|langs de kust van|langs de oevers van|toegang|toegang tot|baden|baadt|met kust|met een kust|met kustlijn|met een kustlijn|met zeekust|die aan de kust liggen|hebben een kust|liggen aan de kust|die een kust hebben',
  notShore:
    'zonder kust aan|geen kust aan|geen kust|zonder oever aan|geen toegang tot|zonder toegang tot|zonder kust|zonder kustlijn|zonder zeekust|geen kustlijn|geen zeekust|geen enkele kust|geen eigen kust|zonder eigen kust|hebben geen kust|die geen kust hebben',
  flows:
    'stroomt|stromen|stroomde|stromend|stromende|loopt|lopen|lopend|lopende|doorkruist|doorkruisen|doorkruisend|kruist|kruisen|gekruist|vloeit|vloeien|doorheen|door|passeert|passeren|doorstroomt|doorstromen|doorstroomd|doorsnijdt|doorsnijden|doorsneden|voert|voeren|gaat|gaan|komt|komen|trekt|stroomt door|stromen door|loopt door|lopen door|langskomt|langskomen|aandoet|aandoen|doet aan|oversteekt|oversteken|slingert|meandert|doorloopt|doorlopen|overspant|doorvloeit|strekt zich uit|uitstrekt|uitstrekken|uitstrekkend|snijdt|snijden|doortrekt',
  notFlows: 'niet stroomt|niet stromen|niet door|zonder door|niet doorkruist|niet doorheen stroomt',
  into: 'uitmondt|uitmonden|uitmondend|uitmondende|mondt|monden|mondend|mondt uit|monden uit|uitkomt|uitkomen|uitkomend|komt uit|komen uit|uitstroomt|uitstromen|stroomt uit|stromen uit|instroomt|uitloopt|uitlopen|loopt uit|lopen uit|uitwatert|uitwateren|watert af|afwatert|afwateren|eindigt|eindigen|eindigend|vloeit uit|in uitmondt|zijrivier|zijrivieren|zijtak|zijtakken|zich stort|storten zich|stort zich|monding hebben|monding heeft|met monding|zijrivieren van|bijrivier|bijrivieren',
  rises:
    'ontspringt|ontspringen|ontspringend|ontspringende|ontsprong|oorsprong|ontstaat|ontstaan|begint|beginnen|beginnend|bron|bronnen|opkomt|ontwelt|vandaan komt|vandaan komen|vandaan',
  holds: 'bevat|bevatten|bevattend|bevattende|omvat|omvatten|omvattend|herbergt|herbergen|insluit',
  between: 'tussen|tussenin|ertussen|daartussen|waartussen|ingeklemd',
  separates:
    'scheidt|scheiden|gescheiden|scheidend|scheidende|scheiding|splitst|splitsen|afscheidt|afscheiden|verdeelt|verdelen|verdeeld|deelt|delen|van elkaar|losmaakt|scheidde|ligt tussen|opdeelt|de grens tussen|de landgrens tussen|de staatsgrens tussen|een grens tussen|een landgrens tussen|een staatsgrens tussen|grens tussen|landgrens tussen|staatsgrens tussen|op de grens tussen|langs de grens tussen|vormt de grens tussen|vormen de grens tussen|de grens vormt tussen|de grens vormen tussen|grensrivier tussen',
  joins:
    'verbindt|verbinden|verbindend|verbonden|met elkaar verbindt|met elkaar verbinden|verbinding|koppelt|aan elkaar koppelt',
  shared:
    'deelt|delen|gedeeld|gedeelde|gedeeld door|gedeeld tussen|gemeenschappelijk|gemeenschappelijke|gezamenlijk|gezamenlijke|verdeeld over|samen delen|verdeeld tussen',
  foreign:
    'buitenland|buitenlandse|buitenlands|een ander land|een vreemd land|een buitenlands land|ander land|vreemd land|buitenlands land|andere landen|andere staten|andere staat|andere mogendheid|vreemde landen|vreemde staten|vreemde staat|vreemde mogendheid|buitenlandse landen|buitenlandse staten|buitenlandse staat|buitenlandse mogendheid|een andere staat|rijksgrens',
  landlocked:
    'zonder kust|zonder kustlijn|zonder zee|zonder zeekust|zonder toegang tot zee|zonder toegang tot de zee|zonder toegang tot een zee|zonder zeetoegang|geen toegang tot zee|geen toegang tot de zee|geen zeetoegang|geen kust|geen kustlijn|geen zee|geen zeekust|ingesloten|door land ingesloten|volledig ingesloten|niet aan zee|niet aan de zee|niet aan een zee|aan geen enkele zee|niet aan zee gelegen|binnenstaat|binnenstaten|binnenland gelegen|nergens aan zee|niet aan de kust|zonder zee of kust|geen enkele kust|geen eigen kust|zonder eigen kust|geen directe toegang tot zee|geen directe toegang tot de zee|niet direct aan zee|nergens aan de kust|niet rechtstreeks aan zee|niet aan het water|zonder directe toegang tot zee|helemaal door land ingesloten|helemaal ingesloten|volledig door land ingesloten|geheel door land omgeven|volledig omgeven door land|helemaal omringd door land|door land omringd|door land omgeven|omgeven door land|omringd door land|enkel door land omgeven',
  coastal:
    'aan zee|aan de zee|aan een zee|met kust|met een kust|met kustlijn|met een kustlijn|met zeekust|aan de kust|kust|kustlijn|kustprovincies|kustprovincie|kuststeden|kuststad|kustplaatsen|kustplaats|kustgemeenten|kuststaten|kustlanden|kuststaat|kustland|kustregio|toegang tot zee|toegang tot de zee|met toegang tot zee|met toegang tot de zee|zeekust|aan zee gelegen|aan zee liggen|aan zee ligt|kustgebieden|aan het water|niet ingesloten|niet door land ingesloten|geen binnenstaat|geen binnenstaten|niet zonder kust',
  largest:
    'grootste|grootst|grootste qua oppervlakte|uitgestrektste|omvangrijkste|grootse|groodste|meest uitgestrekte|allergrootste|grootste oppervlakte',
  smallest: 'kleinste|kleinst|allerkleinste|kleinste oppervlakte|minst uitgestrekte',
  longest: 'langste|langst|allerlangste|meest lange',
  shortest: 'kortste|kortst|allerkortste',
  populous:
    'volkrijkste|meeste inwoners|meeste mensen|meeste bewoners|grootste bevolking|hoogste inwonertal|grootste inwonertal|hoogste aantal inwoners|grootste aantal inwoners|meest bevolkte|bevolkingsrijkste|grootste inwoneraantal|hoogste inwoneraantal',
  leastPopulous:
    'minste inwoners|minste mensen|kleinste bevolking|laagste inwonertal|kleinste inwonertal|minst bevolkte|laagste aantal inwoners|kleinste aantal inwoners|minst volkrijke|laagste inwoneraantal',
  highest: 'hoogste|hoogst|allerhoogste|hoogstgelegen',
  deepest: 'diepste|diepst|allerdiepste',
  byArea:
    'naar oppervlakte|qua oppervlakte|qua oppervlak|naar oppervlak|in oppervlakte|volgens oppervlakte|qua grootte|naar grootte|qua landoppervlak|qua omvang',
  byPeople:
    'naar inwonertal|naar inwoners|naar aantal inwoners|qua inwonertal|qua inwoners|qua aantal inwoners|qua bevolking|naar bevolking|volgens bevolking|in inwoners|naar inwoneraantal|qua inwoneraantal|volgens inwonertal|qua mensen',
  count: 'hoeveel|hoeveelheid|aantal|hvl|hoe veel',
  part: 'deel|gedeelte|gedeelten|gedeeltes|delen|stuk|stukje|stukken|traject|trajecten|sectie|segment|deeltje',
  course:
    'loop|verloop|hele lengte|gehele loop|gehele lengte|volledige loop|volledige lengte|volledige verloop|van bron tot monding|van de bron tot de monding|van begin tot eind|route|tracé',
  source:
    'bron|bronnen|oorsprong|brongebied|bronrivier|beginpunt|begin|bronnengebied|ontspringt|ontspringen|begint|ontstaat',
  mouth: 'monding|mondingen|uitmonding|eindpunt|einde|mondt|mondt uit|uitmondt|eindigt',
  from: 'van|vanaf|vanuit|uit|waaruit|af|vandaan|waarvan',
  to: 'tot|naar|tot en met|t m|richting|naartoe|heen',
  kinds: {
    country: 'lande|landje|landjes|lands|staat|lidland|lidlanden|natie',
    territory: 'territorium|territoria|overzees gebied|overzeese gebieden|afhankelijke gebieden',
    division: 'bestuurlijke eenheid|bestuurlijke eenheden|bestuurlijke indeling|deelgebied|deelgebieden',
    capital: 'hfdstad|hoofdstadje|regeringszetel',
    division_capital: 'deelstaathoofdstad|regiohoofdstad|regiohoofdsteden',
    city: 'havenstad|plaatsje',
    continent: 'continent|continenten|werelddeel|werelddelen',
    ocean: 'oceaan',
    sea: 'zee|zeeën',
    gulf: 'golf|golven',
    bay: 'baai|baaien|inham|inhammen',
    strait: 'zeestraat|zeeengte|zee-engte|zeeëngten|zee-engten|zee-engtes|zeestraatje',
    lake: 'meer|meren|meertje|meertjes',
    river: 'stroom',
    canal: 'kanaal|kanalen',
    island: 'eiland|eilanden|eilandje|eilandjes',
    archipelago: 'archipel|eilandengroep|eilandgroep|eilandgroepen',
    mountain_range: 'gebergtes|bergketen|bergrug|bergruggen|bergreeks',
    mountain: 'bergje',
    peak: 'bergtop|top|toppen|piek|pieken',
    desert: 'woestijn|woestijnen',
    peninsula: 'schiereiland|schiereilanden',
    cape: 'kaap|kapen',
    volcano: 'vulkaan',
    active_volcano: 'actieve vulkaan|werkende vulkaan',
    glacier: 'gletsjer|gletscher|gletschers',
    national_park: 'nationaal park|nationaalpark',
    fjord: 'fjord|fjords',
    forest: 'bos|bossen|woud|wouden',
    waterfall: 'waterval',
    airport: 'luchthaven|vliegveld',
    port: 'haven|zeehaven|havenstad|havensteden',
    state: 'bondsstaat|bondsstaten|bondsland',
    province: 'prov|provincie s',
    region: 'regios|streek|gewest|gewesten',
    county: 'county|counties',
    department: 'departement|departementen',
    canton: 'kanton|kantons',
    district: 'arrondissement|arrondissementen',
    prefecture: 'prefectuur|prefecturen',
    governorate: 'gouvernement|gouvernementen|gouvernoraat|gouvernoraten',
    municipality: 'gemeente|gemeentes',
    emirate: 'emiraat|emiraten',
    autonomous_community: 'autonome regios',
    voivodeship: 'woiwodschap|woiwodschappen',
    republic: 'republiek|republieken|deelrepubliek|deelrepublieken',
    oblast: 'oblast|oblasten|oblasts|oblasti',
    parish: 'parochie|parochies',
    borough: 'stadsdeel|stadsdelen|borough|boroughs',
  },
  plurals:
    "landen|landjes|staten|lidstaten|lidlanden|naties|territoria|overzeese gebieden|afhankelijke gebieden|bestuurlijke eenheden|deelgebieden|hoofdsteden|provinciehoofdsteden|deelstaathoofdsteden|regiohoofdsteden|steden|stadjes|continenten|werelddelen|oceanen|zeeën|golven|baaien|inhammen|zeestraten|zeeëngten|zeeëngtes|zee-engten|zee-engtes|meren|meertjes|rivieren|riviertjes|kanalen|eilanden|eilandjes|archipels|archipellen|eilandengroepen|eilandgroepen|gebergten|gebergtes|bergketens|bergruggen|bergen|bergtoppen|toppen|pieken|woestijnen|schiereilanden|kapen|vulkanen|actieve vulkanen|werkende vulkanen|gletsjers|gletschers|nationale parken|nationaalparken|fjorden|fjords|bossen|wouden|watervallen|luchthavens|vliegvelden|havens|zeehavens|havensteden|deelstaten|bondsstaten|bondslanden|provincies|provinciën|regio's|regios|streken|gewesten|graafschappen|counties|departementen|kantons|districten|arrondissementen|prefecturen|gouvernementen|gouvernoraten|gemeenten|gemeentes|emiraten|autonome gemeenschappen|autonome regio's|autonome regios|woiwodschappen|republieken|deelrepublieken|oblasten|oblasts|parochies|stadsdelen|boroughs|plaatsen|plaatsjes",
};
