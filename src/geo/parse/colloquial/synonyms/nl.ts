/** Words of Dutch by the one of the same meaning that the grammar has. */

import type { ShortForms } from '../table.ts';

export const nl: ShortForms = {
  '': 'precies|exact|nauwkeurig|eigenlijk|allemaal|in totaal|alsjeblieft|alstublieft|zogenaamde|zogenoemde|zogeheten|gelegen|ook alweer|toch|zoal|op de kaart|op een kaart|op de landkaart|gesitueerde|eens even|daadwerkelijk|ongeveer|ergens|tegelijkertijd|tegelijk|gelijktijdig|rechtstreeks|direct|onmiddellijk',
  'waar ligt':
    'waar bevindt zich|waar vind ik|waar vind je|waar is|waar situeert zich|waar is gelegen|waar ergens ligt|waar precies ligt|waar ligt precies|in welk gebied ligt|op welke plek ligt|waar strekt zich uit|waar kan ik vinden',
  'waar liggen': 'waar bevinden zich|waar zijn|waar situeren zich|waar strekken zich uit|waar precies liggen',
  ligt: 'bevindt zich|zich bevindt|is gelegen|gelegen is|gesitueerd is|is gesitueerd|te vinden is|is te vinden|zich uitstrekt|strekt zich uit|ingeklemd ligt|ingeklemd is',
  liggen:
    'bevinden zich|zich bevinden|zijn gelegen|gelegen zijn|gesitueerd zijn|zijn gesitueerd|te vinden zijn|zijn te vinden|zich uitstrekken|strekken zich uit|ingeklemd liggen|ingeklemd zijn',
  'waar stroomt':
    'waar loopt|hoe loopt|hoe stroomt|waarlangs stroomt|waarlangs loopt|waar gaat|welke weg volgt|welke loop heeft|welke loop volgt|welke route volgt|langs waar stroomt|waarheen stroomt|hoe verloopt|waar vloeit|waar kronkelt',
  'loop van': 'verloop van|stroomloop van|traject van|route van|bedding van|rivierloop van|de baan van',
  'toon mij':
    'teken|markeer|laat zien|laat me zien|laat mij zien|toon me|toon eens|geef me|geef mij|geef|ik wil zien|ik zou graag zien|ik zoek|zoek|zoek voor mij|ik wil graag|vind|noem|noem mij|noem me|duid aan|geef aan|geef weer|breng in kaart|kun je tonen|kan je tonen|kun je me laten zien|schets|omlijn|arceer',
  'hoe heet': 'wat is de naam van|hoe noemt men|hoe noem je|hoe wordt genoemd|hoe luidt de naam van',
  'grenst aan':
    'raakt aan|paalt aan|sluit aan op|heeft een grens met|deelt een grens met|is buur van|is een buurland van|sluit aan bij|belendt',
  'grenzen aan':
    'raken aan|palen aan|sluiten aan op|hebben een grens met|delen een grens met|zijn buren van|zijn buurlanden van|sluiten aan bij|hebben een gemeenschappelijke grens met|delen hun grens met|omringen|omsluiten|omringt|omgeeft|omsluit|een grens delen met|een grens hebben met|een gemeenschappelijke grens hebben met|liggen rond|liggen rondom',
  grenzen: 'palen|aansluiten|raken',
  grenzende: 'palende|rakende|aanpalende|belendende|aangrenzende',
  buurlanden:
    'aangrenzende landen|naburige landen|omringende landen|aanpalende landen|belendende landen|buurstaten|omliggende landen|directe buren|naburige staten|aangrenzende staten|randstaten',
  'die niet grenzen aan':
    'die niet raken aan|die geen grens hebben met|die geen grens delen met|die niet palen aan|zonder grens met|die niet aansluiten op|die geen buur zijn van',
  tussen:
    'ingeklemd tussen|geklemd tussen|gelegen tussen|op het stuk tussen|op het traject tussen|in het gebied tussen|in de strook tussen',
  'zonder kust':
    'zonder zee|zonder toegang tot zee|zonder toegang tot de zee|zonder zeetoegang|zonder eigen kust|zonder zeekust|zonder kustlijn|zonder strand|zonder haven|die geen kust hebben|die geen zee hebben|die geen toegang tot zee hebben|die geen toegang hebben tot zee|die geen toegang hebben tot de zee|die niet aan zee liggen|die niet aan de zee grenzen|die niet aan zee grenzen|die nergens aan zee grenzen|die geen kustlijn hebben|die geen zeekust hebben|ingesloten door land|door land ingesloten|omsloten door land|die niet aan een zee liggen|die de zee niet raken|die niet grenzen aan zee|die niet aan het water liggen|die van de zee afgesloten zijn|zonder toegang tot de oceaan',
  'aan zee':
    'aan de zee|met toegang tot de zee|met toegang tot zee|met zeetoegang|met kust|met een zeekust|die aan zee liggen|die aan zee grenzen|aan het zeewater|met een kustlijn',
  'liggen aan':
    'kijken uit op|geven uit op|uitkijken op|hebben een kust aan|hebben kust aan|staan aan|grenzen direct aan|zijn gelegen aan|liggen langs|liggen pal aan|liggen direct aan|liggen op de oever van|liggen aan de oever van|liggen aan de oevers van|bevinden zich aan|bevinden zich langs|hebben toegang tot|komen uit op|worden bespoeld door|uitkomen op',
  'ligt aan':
    'kijkt uit op|geeft uit op|heeft een kust aan|staat aan|ligt langs|ligt pal aan|ligt op de oever van|bevindt zich aan|bevindt zich langs|heeft toegang tot',
  aan: 'langs|langsheen|pal aan|vlak aan|op de oever van|op de oevers van|aan de oever van|aan de oevers van|aan de boorden van|langs de oever van|langs de oevers van|aan weerszijden van',
  stroomt: 'vloeit|kronkelt|meandert|zich slingert|slingert|zich een weg baant|zijn weg zoekt',
  'stroomt door': 'vloeit door|loopt door|doorkruist|doorsnijdt|doorstroomt|kronkelt door|meandert door',
  stromen: 'vloeien|kronkelen|meanderen',
  'stromen door': 'vloeien door|lopen door|doorkruisen|doorsnijden|doorstromen|kronkelen door',
  bron: 'oorsprong|brongebied|ontstaansplek|beginpunt|oorsprong en bron',
  'waar ontspringt':
    'waar begint|waar ontstaat|waar vindt zijn oorsprong|waar heeft zijn bron|waar heeft zijn oorsprong|waar welt op',
  monding: 'uitmonding|riviermonding|mondingsgebied|monding in zee|uitloop',
  'mondt uit': 'uitmondt|uitstroomt|vloeit uit',
  'monden uit': 'uitmonden|uitstromen|vloeien uit',
  zijrivieren: 'bijrivieren|toevoerrivieren|toestromen|zijtakken',
  'van bron tot monding':
    'van de bron tot de monding|van de bron tot aan de monding|van oorsprong tot monding|van begin tot eind|van begin tot einde|over de hele lengte|over de volle lengte|in zijn geheel|in z n geheel|van de bron tot de zee|van bron tot zee',
  in: 'binnen|binnen de grenzen van|op het grondgebied van|op grondgebied van|op het territorium van|op de bodem van|in het gebied van|ergens in|die toebehoren aan|die behoren tot|die behoren aan|die onderdeel zijn van|die deel uitmaken van|die horen bij|die vallen onder|die deel zijn van',
  'hoort bij':
    'behoort tot|behoort toe aan|maakt deel uit van|deel uitmaakt van|is onderdeel van|valt onder|is lid van',
  alleen:
    'enkel|slechts|uitsluitend|louter|enkel en alleen|niets dan|niets anders dan|beperkt tot|alleen maar|maar alleen',
  'deel van':
    'stuk van|gedeelte van|stukje van|segment van|strook van|sectie van|part van|het onderdeel van|het gedeelte van|het stuk van',
  'het deel van':
    'enkel het deel van|enkel het stuk van|alleen het stuk van|alleen het gedeelte van|uitsluitend het deel van',
  zonder:
    'behalve|behoudens|uitgezonderd|met uitzondering van|op uitzondering van|buiten beschouwing gelaten|afgezien van|exclusief|niet meegerekend|uitgenomen|niet inbegrepen|excl|excl.|ongerekend',
  en: 'alsook|alsmede|evenals|en ook|en tegelijk|en tegelijkertijd|en daarnaast|en bovendien|alsook aan|en aan|alsmede aan|evenals aan|en ook aan',
  'in de buurt van':
    'nabij|vlakbij|vlak bij|dichtbij|dicht bij|niet ver van|niet ver weg van|in de omgeving van|in de omtrek van|rondom|in de nabijheid van|in de regio van|in het gebied rond|naast|vlak naast|net buiten|ommelanden van|kortbij|in de buurt bij',
  grootste:
    'uitgestrektste|qua oppervlakte grootste|grootste qua oppervlakte|meest uitgestrekte|reusachtigste|omvangrijkste',
  langste: 'meest lange|allerlangste',
  hoogste: 'allerhoogste|hoogstgelegen|meest hoge',
  dichtstbevolkte: 'dichtst bevolkte|meest dichtbevolkte',
  'met de meeste inwoners':
    'dichtbevolktste|volkrijkste|meest bevolkte|met de grootste bevolking|met de meeste bewoners|met de meeste mensen',
  noordelijkste: 'meest noordelijke|meest noordelijk gelegen|noordelijkst gelegen',
  zuidelijkste: 'meest zuidelijke|meest zuidelijk gelegen|zuidelijkst gelegen',
  oostelijkste: 'meest oostelijke|meest oostelijk gelegen|oostelijkst gelegen',
  westelijkste: 'meest westelijke|meest westelijk gelegen|westelijkst gelegen',
  'meer dan': 'ruim|meer als|groter als',
  'met meer dan': 'met ruim|met meer als',
  minstens: 'tenminste|ten minste|niet minder dan|op zijn minst|minimaal',
  'minder dan': 'minder als',
  inwoners: 'bewoners|zielen|inwonertal|personen|burgers|koppen',
  heel: 'gehele|het hele|geheel|de hele|het gehele|de gehele|volledig|het volledige|het ganse|compleet',
  hoofdstad: 'regeringszetel|provinciehoofdstad',
  hoofdsteden: 'provinciehoofdsteden|regeringszetels',
  steden: 'stadjes|grote steden',
  gemeenten: 'gemeentes|municipaliteiten',
  eilanden: 'eilandjes|de eilanden',
  eilandengroep: 'archipel|eilandgroep|eilandenketen',
  meren: 'binnenmeren|zoetwatermeren|meertjes',
  stuwmeren: 'waterreservoirs|spaarbekkens|stuwbekkens',
  bergen: 'bergtoppen|pieken|bergpieken',
  berg: 'bergtop|piek|bergpiek',
  gebergte: 'bergketen|bergrug|bergmassief|bergketens|gebergtes',
  landen: 'landjes|welke landen allemaal',
  'welke landen': 'welke staten|wat voor landen|welke naties|welk land|welke van de landen',
  provincies: 'provinciën',
  'waar gesproken wordt':
    'waar men spreekt|waar ze spreken|waar de mensen spreken|waar de voertaal is|waar de officiële taal is|waar gebruikt wordt',
  'officiële taal': 'landstaal|ambtstaal|ambtelijke taal|voertaal|nationale taal|staatstaal|bestuurstaal',
  kust: 'kustlijn|kuststrook|zeekust|strand|stranden|kuststreek|zeeoever',
  grens:
    'landsgrens|staatsgrens|landgrens|grenslijn|scheidingslijn|scheidslijn|gemeenschappelijke grens|gedeelde grens|rijksgrens',
  'ten noorden van': 'benoorden|noordelijk van|noordwaarts van|ten noorden voorbij',
  'ten zuiden van': 'bezuiden|zuidelijk van|zuidwaarts van',
  'ten oosten van': 'beoosten|oostelijk van|oostwaarts van',
  'ten westen van': 'bewesten|westelijk van|westwaarts van',
  'aan de andere kant van':
    'aan gene zijde van|aan de overkant van|aan de overzijde van|aan de andere zijde van',
  grenst: 'raakt',
  'landen grenzen aan': 'landen raken|landen raken aan|landen omgeven',
  'provincies grenzen aan': 'provincies raken|provincies raken aan|provincies omgeven',
  "regio's grenzen aan": "regio's raken|regio's raken aan|regio's omgeven",
  'behoren tot':
    'behoren toe aan|toebehoren aan|maken deel uit van|deel uitmaken van|zijn deel van|zijn onderdeel van|onderdeel zijn van|vallen onder|zijn lid van|toebehoren|maken onderdeel uit van|onderdeel uitmaken van|horen bij',
};
