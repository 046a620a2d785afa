import { withOf } from '../families.ts';
import type { LanguageTable } from '../table.ts';

export const nl: LanguageTable = {
  code: 'nl',
  scripts: ['Latin'],
  decimal: ',',
  units: {
    m: 'meter|meters',
    km: 'kilometer|kilometers',
    mi: 'mijl|mijlen|engelse mijl',
    nmi: 'zeemijl|zeemijlen|nautische mijl|nautische mijlen',
    ft: 'voet',
    yd: 'yard|yards',
  },
  numbers: {
    ones: 'nul=0 een|één=1 twee=2 drie=3 vier=4 vijf=5 zes=6 zeven=7 acht=8 negen=9 tien=10 elf=11 twaalf=12 dertien=13 veertien=14 vijftien=15 zestien=16 zeventien=17 achttien=18 negentien=19 twintig=20 dertig=30 veertig=40 vijftig=50 zestig=60 zeventig=70 tachtig=80 negentig=90 half|halve=0.5',
    scales: 'honderd=100 duizend=1000 miljoen=1000000',
    glue: 'en',
  },
  words: {
    article: "de|het|een|'t|heel|hele|geheel|de hele|het hele|de gehele|het gehele|alle",
    of: 'van|van de|van het|van den|der|in',
    from: 'van|van de|van het|vanaf|vanaf de|vanaf het|uit',
    away: 'afstand|afstand van|verwijderd|vandaan|ver|hemelsbreed',
    upto: 'tot|tot en met|à|en',
    on: 'aan|aan de|aan het|op|met',
    in: 'in|in de|in het|binnen|binnen de|binnenin',
    with: 'met|met de|met het|en',
    and: 'en|of|en ook|alsook|alsmede|plus|evenals|en in',
    between: 'tussen|tussen de|tussen het',
    except:
      'behalve|zonder|uitgezonderd|met uitzondering van|exclusief|maar niet|afgezien van|op na|buiten|niet|min|maar zonder|met uitzondering van de',
    coast: 'kust|kusten|kustlijn|kuststrook|oever|oevers|zeekust|kustgebied|strand',
    sea: 'zee',
    border:
      'grens|grenzen|landsgrens|landsgrenzen|staatsgrens|grenslijn|omtrek|contour|contouren|rand|buitengrens',
    sharedBorder: 'gemeenschappelijke grens|gedeelde grens|de gezamenlijke grens',
    borders: 'grenst aan|grenzen|elkaar raken|elkaar ontmoeten|samenkomen|raakt aan',
    where: 'waar|het punt waar|de plek waar',
    land: 'het gebied|gebied|de ruimte|ruimte|de strook|strook|het land',
    part: 'deel|delen|gebied|gebieden|gedeelte|gedeelten|helft|stuk|regio|streek|grondgebied',
    rel: 'dat ligt|die liggen|die ligt|gelegen|dat gelegen is|die gelegen zijn|dat zich bevindt|die zich bevinden|dat|die|maar|wat',
    around:
      'rond|rondom|rond de|rondom de|om|om de|rond het|rondom het|om het|in de omtrek van|in een straal rond|in een straal om|in een cirkel rond',
    circle:
      'cirkel van|een cirkel van|straal van|zone van|gebied van|een straal van|strook van|een cirkel met een straal van|cirkel met straal',
    off: 'uit de kust van|voor de kust van|uit de kust bij|buiten de kust van|zeewaarts van|voor|uit de kust van de|voor de kust van de|uit de kust van het',
    waters: 'wateren|zee|de wateren|de zee|water',
    halfway:
      'halverwege tussen|halverwege|precies tussen|midden tussen|in het midden tussen|halfweg tussen|het middelpunt tussen|het midden tussen|op de helft tussen',
    overlap:
      'overlap van|overlap tussen|de overlap tussen|doorsnede van|de doorsnede van|de overlap van|overlapping van',
    near: 'bij|dichtbij|dicht bij|nabij|in de buurt van|vlakbij|vlak bij|naast|in de omgeving van|in de nabijheid van|niet ver van',
    within:
      'binnen|binnen een straal van|in een straal van|binnen een afstand van|op minder dan|minder dan|op maximaal|maximaal|hoogstens|tot|tot op|tot aan|niet verder dan|niet meer dan|op een afstand van|op hoogstens|op een afstand van maximaal|op ten hoogste|op|in een omtrek van|op hooguit|binnen de|dichterbij dan|in een cirkel van|op een afstand van minder dan',
    farther:
      'op meer dan|meer dan|verder dan|minstens|op minstens|ten minste|minimaal|op een afstand van meer dan|niet binnen|verder weg dan|op ten minste|die verder liggen dan|op minimaal|verder gelegen dan|die meer dan|dat meer dan|dat verder dan|die verder dan',
    lead: 'toon me|toon|toon mij|laat me|laat mij|laat zien|laat|geef me|geef mij|geef|zoek|vind|teken|markeer|kun je me|kan je me|kunt u me|kunt u mij|kun je mij|kun je|kunt u|kan je|zou je me|zou u mij|zou je|zou u|zoudt u|ik wil graag|ik wil|ik zou graag|ik wil weten|ik wil graag weten|ik wil zien|ik wil graag zien|weet je|weet u|alsjeblieft|alstublieft|graag|hallo|hoi|goedendag|dag|waar ligt|waar liggen|waar is|waar zijn|waar bevindt zich|waar bevinden zich|waar vind ik|waar stroomt|waar loopt|waarlangs loopt|waar begint en eindigt|waar ontspringt|waar|wat is|wat zijn|wat ligt er|wat ligt|welke|hoe loopt|hoe ziet|kaart van|een kaart van|de kaart van|de loop van|loop van|de ligging van|de locatie van|ligging van|alles wat ligt|alles dat ligt|alles wat|alles|het gebied|gebieden|de gebieden|gebied|de plekken|plekken|plaatsen|overal',
    trail:
      'zien|laten zien|tonen|alsjeblieft|alstublieft|a.u.b.|aub|graag|bedankt|dank je|dank u|op de kaart|op een kaart|op kaart|weergeven|aangeven|ligt|liggen|begint en eindigt|stroomt|loopt|is|ligt precies|willen tonen|in de wereld|kunnen laten zien|zien op de kaart|laten zien op de kaart|eruit',
  },
  compass: {
    noun: 'noorden,noordoosten,oosten,zuidoosten,zuiden,zuidwesten,westen,noordwesten',
    adv: 'noord|noordelijk,noordoost|noordoostelijk,oost|oostelijk,zuidoost|zuidoostelijk,zuid|zuidelijk,zuidwest|zuidwestelijk,west|westelijk,noordwest|noordwestelijk',
    adj: 'noordelijk|noordelijke|noord|noorder,noordoostelijk|noordoostelijke|noordoost,oostelijk|oostelijke|oost|ooster,zuidoostelijk|zuidoostelijke|zuidoost,zuidelijk|zuidelijke|zuid|zuider,zuidwestelijk|zuidwestelijke|zuidwest,westelijk|westelijke|west|wester,noordwestelijk|noordwestelijke|noordwest',
    stem: 'noord|noord-,noordoost|noordoost-,oost|oost-,zuidoost|zuidoost-,zuid|zuid-,zuidwest|zuidwest-,west|west-,noordwest|noordwest-',
    coast: 'noordkust,noordoostkust,oostkust,zuidoostkust,zuidkust,zuidwestkust,westkust,noordwestkust',
    border:
      'noordgrens,noordoostgrens,oostgrens,zuidoostgrens,zuidgrens,zuidwestgrens,westgrens,noordwestgrens',
    half: 'noordelijke helft,noordoostelijke helft,oostelijke helft|oosthelft,zuidoostelijke helft,zuidelijke helft,zuidwestelijke helft,westelijke helft,noordwestelijke helft',
  },
  patterns: withOf({
    beyond: [
      '(ten|meer ten|verder ten|naar het) {#noun} van [de|het] {l}',
      '{#adv} van [de|het] {l}',
      '[naar] {#noun} van [de|het] {l}',
      'boven {l} uit',
    ],
    beyondAt: [
      '[<within>] {d} (ten|naar het) {#noun} van [de|het] {l}',
      '[<within>] {d} {#adv} van [de|het] {l}',
    ],
    half: [
      '(het|in het|in) {#noun} van [de|het] {a}',
      '{#adj} {p}',
      '{#stem}{p}',
      '[<in>] {#half} van [de|het] {a}',
      '{#stem}helft van [de|het] {a}',
    ],
    sideCoast: ['{#coast} van [de|het] {a}'],
    sideBorder: ['{#border} van [de|het] {a}'],
    border: ['{p}(grens|se grens)', 'grenzen van {l}'],
    coast: ['{p}se kust'],
    parallel: [
      '{f}[°|e|ste] (breedtegraad|breedtecirkel) [{#stem}]',
      '{f}[°] [graden] {#adj}breedte',
      '{f}[°] [graden] {#adj} breedte',
      '{f}[°] [graden] {#stem}erbreedte',
      '(breedtegraad) {f} [{#stem}]',
      '{f}[e|ste] (parallel)',
    ],
    meridian: [
      '{f}[°] [graden] {#stem}erlengte',
      '{f}[°] [graden] {#adj} lengte',
      '{f}[°|e|ste] (lengtegraad|meridiaan) [{#stem}]',
    ],
  }),
  kinds: {
    river: 'rivier|de rivier',
    lake: 'meer|het meer|meer van|het meer van',
    island: 'eiland|het eiland',
    city: 'stad|de stad|gemeente',
    sea: 'zee|de zee',
    desert: 'woestijn|de woestijn',
    mountains: 'gebergte|bergen|het gebergte',
    province: 'provincie|de provincie',
    state: 'staat|de staat|deelstaat',
    peninsula: 'schiereiland|het schiereiland',
  },
  lines: {
    equator: 'evenaar|equator',
    cancer: 'kreeftskeerkring',
    capricorn: 'steenbokskeerkring',
    arcticCircle: 'noordpoolcirkel|poolcirkel',
    antarcticCircle: 'zuidpoolcirkel',
    primeMeridian: 'nulmeridiaan|meridiaan van greenwich',
    dateLine: 'datumgrens|internationale datumgrens|datumlijn|internationale datumlijn',
    tropics: 'tropen',
    northernHemisphere: 'noordelijk halfrond|noordelijke halfrond|noordelijke hemisfeer',
    southernHemisphere: 'zuidelijk halfrond|zuidelijke halfrond|zuidelijke hemisfeer',
    easternHemisphere: 'oostelijk halfrond|oostelijke halfrond',
    westernHemisphere: 'westelijk halfrond|westelijke halfrond',
    northPole: 'noordpool',
    southPole: 'zuidpool',
  },
};
