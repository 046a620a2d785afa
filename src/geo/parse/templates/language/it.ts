import { phraseProduct } from '../../phrase-product.ts';
import { demonyms } from '../demonyms-by-language/it.ts';
import { withOf } from '../families.ts';
import { groupNouns, groups, traits } from '../groups-by-language/it.ts';
import type { LanguageTable } from '../table.ts';

export const it: LanguageTable = {
  code: 'it',
  scripts: ['Latin'],
  decimal: ',',
  units: {
    m: 'metro|metri|mt',
    km: 'chilometro|chilometri|kilometro|kilometri',
    mi: 'miglio|miglia|miglio terrestre|miglia terrestri',
    nmi: 'miglio nautico|miglia nautiche|miglio marino|miglia marine',
    ft: 'piede|piedi',
    yd: 'iarda|iarde',
  },
  numbers: {
    ones: 'zero=0 un|uno|una=1 due=2 tre=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12 tredici=13 quattordici=14 quindici=15 sedici=16 diciassette=17 diciotto=18 diciannove=19 venti|vent=20 trenta|trent=30 quaranta|quarant=40 cinquanta|cinquant=50 sessanta|sessant=60 settanta|settant=70 ottanta|ottant=80 novanta|novant=90 mezzo=0.5',
    scales: 'cento=100 mille|mila=1000 milione|milioni=1000000',
  },
  words: {
    world: 'del mondo|al mondo|nel mondo|mondiale|mondiali|della terra|del pianeta|sulla terra',
    bothAnd: 'sia|che',
    both: 'sia',
    facing: 'che si affacciano|affacciati|bagnati|che danno|con costa',
    tributaries: 'affluenti|tributari|affluente',
    inWhich: 'in quale|in che|in quali|di quale|a quale',
    lies: 'si trova|si trovano|è|sta|sono|è situato|è situata|è situato il|appartiene|è collocata|fa parte',
    atMost: 'al massimo|massimo|come massimo|al più',
    notIn:
      "che non sono nella|che non sono nel|che non sono nell'|che non sono membri della|che non sono membri dell'|che non fanno parte della|che non fanno parte dell'|che non appartengono alla|non appartenenti alla|che non stanno nella|non membri della|ma non nella",
    askedBefore:
      'tutte le|tutti i|tutti gli|tutte|tutti|che|quali|quali sono i|quali sono le|quali altri|quali altre',
    withHowMany: 'con quanti|con quante',
    bordersOne: 'confina|ha confini|ha un confine|ha frontiere',
    withWhich: 'con quali|con che|con quali altri',
    populated:
      'con una popolazione superiore a|con una popolazione di oltre|con popolazione superiore a|con una popolazione di più di',
    has: 'ha|hanno',
    surroundings:
      'dintorni|i dintorni|nei dintorni|le vicinanze|circondario|zona circostante a|le zone intorno a',
    outskirts: 'periferia|la periferia|hinterland urbano|sobborghi|i sobborghi|in periferia',
    hinterland: "entroterra|l'entroterra|retroterra",
    closerTo:
      "più vicino a|più vicina a|più vicini a|più vicine a|più vicino al|più vicina al|più vicini al|più vicino alla|più vicina alla|più vicini alla|più vicine alla|più vicine al|più vicino all'|più vicina all'|che sono più vicine a|che sono più vicini a",
    thanTo:
      "che a|che al|che alla|che all'|che allo|che ai|che alle|piuttosto che a|rispetto a|di quanto lo sia a",
    closestTo:
      "più vicino a|più vicina a|più vicino al|più vicina al|più vicina alla|più vicino alla|più vicina all'|più vicino all'",
    middle: 'centro|il centro|mezzo|cuore|parte centrale|la parte centrale|il cuore|al centro',
    central: 'centrale',
    interior: "interno|l'interno|entroterra|parte interna|zone interne|le zone interne|aree interne",
    inner: 'interna|interno',
    mainland: 'parte continentale|terraferma|la terraferma|parte peninsulare',
    continental: 'continentale|peninsulare',
    overseas:
      "territori d'oltremare|i territori d'oltremare|parti d'oltremare|regioni d'oltremare|dipartimenti d'oltremare",
    leftBank: 'riva sinistra|sponda sinistra|la riva sinistra|la sponda sinistra',
    rightBank: 'riva destra|sponda destra|la riva destra|la sponda destra',
    upstream: "a monte di|a monte del|a monte della|a monte dell'",
    downstream: "a valle di|a valle del|a valle della|a valle dell'",
    tripoint:
      "triplice confine tra|triplice frontiera tra|punto d'incontro tra|punto d'incontro di|tripunto tra|triplice confine di|triplice frontiera di|tripunto di|punto triplo tra",
    corridorFrom: "corridoio da|il corridoio da|da|dal|dalla|dall'|dai|dalle|il tratto da|tratto da",
    corridorTo: "a|ad|al|alla|all'|ai|alle|fino a|fino al|fino alla|verso",
    degrees: 'gradi|grado',
    northLatitude:
      'nord|gradi nord|di latitudine nord|latitudine nord|gradi di latitudine nord|n|di latitudine settentrionale',
    southLatitude: 'sud|gradi sud|di latitudine sud|latitudine sud|gradi di latitudine sud|s',
    flowsWhere:
      'da dove a dove scorre|da dove a dove va|da dove fino a dove scorre|da dove nasce e dove sfocia|dove corre il fiume|dove scorre|dove scorrono|attraverso dove scorre|da dove scorre|dove fluisce',
    flowsBehind: 'dove scorre|scorre|scorre dove',
    course: 'corso|il corso|il percorso',
    risesWhere: 'dove nasce il fiume|dove nasce|dove sorge il fiume|dove ha origine|dove ha la sorgente',
    source: 'sorgente|sorgenti|la sorgente|le sorgenti|fonte|origine',
    endsWhere: 'dove sfocia|dove si getta|dove finisce in mare',
    mouth: 'foce|la foce|estuario|bocca',
    alongside:
      "lungo|lungo il|lungo la|lungo l'|lungo i|lungo le|lungo gli|su entrambi i lati di|su entrambi i lati del|su entrambi i lati della|su entrambi i lati dell'|da entrambi i lati di|da entrambi i lati del|da entrambi i lati della|ai due lati di|ai due lati del|ai lati del|ai lati della|ai due lati della",
    strip:
      'striscia|una striscia|una fascia|fascia|una fascia larga|fascia larga|corridoio|un corridoio|una striscia larga',
    alongOnly: "lungo|lungo il|lungo la|lungo l'",
    withMore:
      'con più di|con oltre|sopra i|sopra|con almeno|che hanno più di|con una popolazione superiore a|con una popolazione di oltre',
    withFewer: 'con meno di|sotto i|sotto|che hanno meno di|con una popolazione inferiore a|con al massimo',
    people: 'abitanti|di abitanti|persone|di persone',
    longerThan:
      'più lunghi di|più lungo di|lunghi più di|lunghi oltre|di oltre|con una lunghezza superiore a',
    shorterThan: 'più corti di|lunghi meno di',
    article: "il|lo|la|l'|i|gli|le|un|uno|una|un'|tutto il|tutta la|tutta l'|tutto l'|tutta|tutto",
    of: "di|del|dello|della|dell'|dei|degli|delle|d'",
    from: "da|dal|dallo|dalla|dall'|dai|dagli|dalle|di|del|dello|della|dell'|dei|degli|delle",
    away: 'di distanza',
    upto: 'a|e|ai',
    on: "su|sul|sullo|sulla|sull'|sui|sugli|sulle",
    in: "in|nel|nello|nella|nell'|nei|negli|nelle|dentro|all'interno di|all'interno della|all'interno del|all'interno dell'|all'interno dei|all'interno degli|all'interno delle",
    with: 'con|con il|con la|col|coi|con lo|con i|con gli|con le',
    and: 'che con|che con la|che con il|e con la|e|ed|e anche|nonché|più|e i',
    or: 'o|oppure',
    between: 'tra|fra|tra i|fra i|compreso tra|compresa tra|compresi tra|situato tra|situata tra',
    except:
      "fuori da|fuori dall|fuori dalla|al di fuori di|al di fuori dell|al di fuori della|esclusa|escluse|esclusi|tranne|eccetto|salvo|senza|escluso|esclusa|esclusi|escluse|escludendo|a parte|fuorché|ma non|meno|all'infuori di|fuori da|ad eccezione di|ad eccezione della|ad eccezione del|ad eccezione dell'|a eccezione di|a eccezione della|con l'eccezione di|ma senza",
    coast:
      'costa|coste|litorale|litorali|riva|rive|sponda|sponde|linea di costa|fascia costiera|zona costiera',
    sea: 'mare',
    border:
      'al confine|alla frontiera|sul confine|sulla frontiera|confine|confini|frontiera|frontiere|limite|limiti|contorno|contorni|perimetro|confine di stato|confini di stato|confine nazionale|confini nazionali|confine statale',
    sharedBorder: 'confine comune|confine condiviso|frontiera comune|confine in comune',
    borders: 'confina con|confinano|si incontrano|si toccano',
    where: 'dove|il punto in cui|la linea dove',
    land: 'lo spazio|la zona|zona|il corridoio|area|il territorio',
    part: 'parte|parti|zona|zone|area|aree|regione|territorio|territori|metà|porzione',
    rel: 'che si trova|che si trovano|che è|che sono|che sta|che giace|situato|situata|situati|situate|che dista|che distano|posto|posta|che rientra|ma|si trovano|si trova|sono|stanno',
    around:
      "intorno a|intorno al|intorno alla|intorno all'|intorno ai|intorno alle|intorno agli|attorno a|attorno al|attorno alla|attorno all'|attorno ai|attorno alle|attorno agli",
    circle:
      'cerchio di|un cerchio di|raggio di|zona di|area di|fascia di|un cerchio del raggio di|un cerchio con raggio di',
    off: "al largo di|al largo del|al largo della|al largo dell'|al largo delle|al largo dei|al largo degli",
    waters: 'acque|mare|le acque|il mare|acqua',
    halfway:
      'a metà strada tra|a metà strada fra|a mezza strada tra|a metà tra|a metà fra|nel mezzo tra|esattamente a metà tra|punto medio tra|punto medio fra|il punto medio tra',
    overlap:
      'intersezione tra|intersezione fra|intersezione di|intersezione del|sovrapposizione tra|sovrapposizione di|intersezione della|zona comune a|area comune a',
    near: "vicino|vicino a|nei pressi|nelle vicinanze|accanto a|presso|nei dintorni|in prossimità|vicino al|vicino alla|vicino alle|vicino ai|vicino allo|vicino agli|vicino all'",
    within:
      "fino a circa|entro circa|a circa|nel giro di|entro|a meno di|a non più di|nel raggio di|in un raggio di|entro un raggio di|entro una distanza di|a una distanza di|ad una distanza di|a una distanza inferiore a|a una distanza massima di|fino a|non oltre|non oltre i|entro i|al massimo a|massimo|a|ad|meno di|nell'arco di",
    kilometres: 'km|chilometri',
    butWithin: phraseProduct(
      'ma|e',
      'meno di|a meno di|non più di|a non più di|al massimo|al massimo a|fino a|entro',
    ),
    farther:
      'a più di|oltre|oltre i|ad almeno|a almeno|a oltre|più di|più lontano di|lontano più di|lontani più di|lontane più di|lontano almeno|distanti più di|distante più di|distanti oltre|almeno|non meno di|a una distanza superiore a|a una distanza maggiore di|che distano più di|che distano oltre|che dista più di',
    notBordering:
      "che non confinano con|che non confina con|che non confinano con la|che non confinano con il|che non confinano con l'|non confinanti con|che non toccano|che non toccano la|che non hanno confini con",
    butNotBordering: "ma non con|ma non con la|ma non con il|ma non con l'|e non con|e non con la",
    bordering:
      "che confinano sia con|confinanti sia con|confinano con|confina con|hanno un confine con|toccano|che confinano con|che confina con|confinanti con|confinante con|al confine con|che confinano con la|che confinano con il|che confinano con l'|che confinano con i|confinanti con la|confinanti con il|confinanti con l'|vicini di|vicini della|che toccano|che toccano la|limitrofi a|che hanno un confine con|che hanno confini con|hanno confini con|condividono un confine con",
    atSea:
      "sul|sulla|sull'|sui|lungo il|lungo la|che si affacciano sul|che si affacciano sull'|che si affacciano sulla|affacciati sul|bagnati dal|bagnate dal|bagnati dall'|intorno al|intorno alla|attorno al|attorno alla|intorno all'|che si affacciano su|nel|che circondano il|attorno all'|si affacciano sul|si affacciano sull'|si affacciano sulla|hanno la costa sul|hanno coste sul|hanno uno sbocco sul|bagnati dalla|bagnate dalla|danno sul|che danno sul|con costa sul|che hanno costa sul",
    crossedBy:
      "attraversati dal|attraversati dalla|attraversate dal|attraversati dall'|che attraversano|attraversati da|attraversate dalla|bagnati dal fiume|attraversa|bagna|percorre",
    through: 'attraverso cui|attraverso i quali|in cui|dove',
    flows: 'scorre|passa|scorre il|passa il|scorre la',
    landlocked:
      'che non si affacciano sul mare|che non toccano il mare|che non sono bagnate dal mare|che non sono bagnati dal mare|senza sbocco al mare|senza sbocco sul mare|senza accesso al mare|senza mare|non hanno sbocco sul mare|che non hanno sbocco sul mare|non hanno sbocco al mare|che non hanno sbocco al mare|non hanno accesso al mare|che non hanno accesso al mare',
    islandly: 'insulari|insulare',
    largest:
      'più grande|più grandi|maggiore|maggiori|più estesi|più esteso|più estesa|più estese|più vasto|più vasti',
    smallest: 'più piccolo|più piccola|più piccoli|più piccole|meno esteso|minore',
    longest: 'più lungo|più lunghi|più lunga',
    mostPopulous:
      'più popoloso|più popolosa|più popolosi|più popolose|più popolato|più popolati|più abitata|più popolata',
    howMany: 'quanti|quante|il numero di|numero di',
    thereAre: "ci sono|si trovano|c'è|esistono|ha",
    neighbours: 'vicini|paesi vicini|stati confinanti|i vicini|paesi limitrofi|confinanti',
    flowingInto:
      "che sfociano in|che sfociano nel|che sfociano nella|che sfociano nell'|che si gettano in|che si gettano nel|che si gettano nell'|che si gettano nella|che sboccano nel|che sboccano nell'|che confluiscono nel|sfociano nel|sfociano nell'|che sfocia nel|affluenti del|affluenti della|affluenti dell'",
    washedBy:
      "bagnati da|bagnati dal|bagnati dall'|bagnati dalla|bagnate dal|bagnate dall'|bagnate dalla|bagnate da",
    coastal: 'sul mare|con sbocco al mare|bagnate dal mare|costiere|costieri|con il mare',
    lead: "volevo sapere|volevo vedere|vorrei tanto vedere|avrei bisogno di vedere|mi serve|cercavo|sto cercando|mi dici|mi sapete dire|sapete dov'è|potreste mostrarmi|potrebbe farmi vedere|mi può indicare dove corre|mi può indicare dove passa|mi può indicare|mi può mostrare|mi potrebbe indicare|mi potrebbe mostrare|dove corre|dove passa|mostrami|mostra|mostrate|mostratemi|mi mostri|mi mostra|mi mostreresti|fammi vedere|mi fai vedere|mi faccia vedere|fai vedere|visualizza|visualizzami|disegna|disegnami|dammi|cerca|trova|trovami|indica|indicami|evidenzia|vorrei vedere|voglio vedere|vorrei|voglio|voglio sapere|vorrei sapere|sai dirmi|mi sai dire|dimmi|mi dica|puoi dirmi|può dirmi|dove si trova|dove si trovano|dov'è|dove è|cos'è|che cos'è|cosa è|cos'è che è|cosa sono|dove sono|dove sta|dove stanno|dove passa|da dove passa|dove inizia e dove finisce|dove inizia e finisce|dove comincia e dove finisce|dove comincia e finisce|qual è|quali sono|qual'è|cosa c'è|che cosa c'è|cosa si trova|quanto è grande|puoi mostrarmi|potresti mostrarmi|può mostrarmi|potrebbe mostrarmi|mi puoi mostrare|mi può mostrare|mi potresti mostrare|potrei vedere|posso vedere|per favore|per piacere|per cortesia|ciao|salve|buongiorno|la mappa di|la mappa del|la mappa della|la mappa dell'|mappa di|mappa del|mappa della|mappa dell'|una mappa di|una mappa della|una mappa del|la cartina di|la cartina della|cartina di|cartina della|tutto ciò che è|tutto ciò che si trova|tutto quello che si trova|tutto quello che è|quello che si trova|il corso del|il corso della|il corso dell'|corso del|la posizione di|la posizione della|la posizione del|tutto|le aree|le zone|la zona|l'area|il territorio|i luoghi|luoghi|posti|i posti|zone|aree|ovunque|quali|quale|che cosa|esattamente|di preciso|mi faresti vedere|mi fa vedere|mi puoi far vedere|mi potresti far vedere|potresti farmi vedere|puoi farmi vedere|mi piacerebbe vedere|mi piacerebbe sapere|tutto quello che sta|tutto ciò che sta|tutto quello|quello che sta|vorrei che mi mostrassi|mi sapresti dire dove si trova|mi sapresti dire|tutto ciò che dista|tutto quello che dista|tutti i luoghi che distano|tutte le zone che distano|mi sai dire dove si trova|sai dove si trova|sai dov'è|mi dici dov'è|ma dov'è",
    trail:
      "per favore|per piacere|per cortesia|grazie|sulla mappa|sulla cartina|nella mappa|in una mappa|su una mappa|sulla carta|nel mondo|si trova|si trovano|esattamente|di preciso|dov'è|dov'è che si trova|dove si trova|dove si trovano|dove sono|dov'è di preciso|dove sta|dove è",
    speaking:
      'di lingua|che parlano|che parlano il|dove si parla|dove si parla il|in cui si parla|in cui si parla il|nei quali si parla|nei quali si parla il|con lingua ufficiale',
    byArea: 'per superficie|per estensione|per area|in termini di superficie|come superficie',
    byPeople: 'per popolazione|per numero di abitanti|per abitanti',
    leastPopulous: 'meno popolato|meno popolata|meno popolati|meno popolate|meno popoloso|meno popolosa',
    gridLine: 'parallelo|meridiano',
    largerThan:
      'più grandi di|più grandi della|più grandi del|più grandi dell|più grandi degli|più estesi di|più estesi della|maggiori di|più vasti di|più vasti della|più grandi',
    smallerThan: 'più piccoli di|più piccoli della|più piccoli del|più piccoli dell|più piccole di',
    morePeopleThan:
      'più popolati di|più popolati della|più popolosi della|più popolosi di|con più abitanti di|con più abitanti della|con più abitanti del',
    fewerPeopleThan: 'meno popolati di|meno popolati della|con meno abitanti di|con meno abitanti della',
    squareKm: 'km2|chilometri quadrati|km quadrati|kmq',
    ofArea:
      'con una superficie di oltre|con una superficie superiore a|con superficie superiore a|con una superficie maggiore di|di oltre|di più di|superiori a',
  },
  compass: {
    most: 'più settentrionale|più a nord,più a nordest,più orientale|più a est,più a sudest,più meridionale|più a sud,più a sudovest,più occidentale|più a ovest,più a nordovest',
    noun: 'nord|settentrione,nordest|nord est,est|oriente,sudest|sud est,sud|meridione|mezzogiorno,sudovest|sud ovest,ovest|occidente,nordovest|nord ovest',
    adj: 'settentrionale|settentrionali|nord|a nord|di nord,nordorientale|nord orientale|nordest|nord est|a nord est,orientale|orientali|est|a est,sudorientale|sud orientale|sudest|sud est|a sud est,meridionale|meridionali|sud|a sud,sudoccidentale|sud occidentale|sudovest|sud ovest|a sud ovest,occidentale|occidentali|ovest|a ovest,nordoccidentale|nord occidentale|nordovest|nord ovest|a nord ovest',
    suffix:
      "settentrionale|settentrionali|del nord,nordorientale|nord orientale|del nordest|del nord est,orientale|orientali|dell'est,sudorientale|sud orientale|del sudest|del sud est,meridionale|meridionali|del sud,sudoccidentale|sud occidentale|del sudovest|del sud ovest,occidentale|occidentali|dell'ovest,nordoccidentale|nord occidentale|del nordovest|del nord ovest",
  },
  tongues: {
    pt: 'portoghese|il portoghese',
    es: 'spagnolo|spagnola|lo spagnolo',
    fr: 'francese|il francese',
    de: 'tedesco|tedesca|il tedesco',
    en: "inglese|l'inglese|l inglese",
    ar: "arabo|araba|l'arabo|l arabo",
    ru: 'russo|russa|il russo',
    it: "italiano|italiana|l'italiano|l italiano",
    nl: "olandese|l'olandese|il nederlandese|nederlandese|neerlandese",
    tr: 'turco|turca|il turco',
    zh: 'cinese|il cinese',
    sw: 'swahili|lo swahili',
    el: 'greco|greca|il greco',
    sv: 'svedese|lo svedese',
    ro: 'rumeno|romeno|il rumeno',
    sq: "albanese|l'albanese",
    ms: 'malese|il malese',
    fa: 'persiano|il persiano',
  },
  speakers: {
    endings: 'i|e|o|a',
    stems:
      'lusofon=pt ispanofon=es francofon=fr germanofon|tedescofon=de anglofon=en arabofon=ar russofon=ru italofon=it',
  },
  patterns: withOf({
    upstream: ['{a} (dalla sorgente|dalle sorgenti|dalla fonte) [fino] a {b}'],
    downstream: ['{a} da {b} [fino] (alla foce|al mare|alla sua foce)'],
    setIn: ['{s} (fanno parte|fa parte) <of> {l}', '{s} (appartengono|appartiene) (a|al|alla|all) {l}'],
    setBordering: ['{s} al confine con {l}'],
    setCrossing: [
      "{s} (per cui|in cui|per i quali) passa [il|la|l'] {l}",
      '{s} {l} (attraversa|bagna|percorre)',
      'attraverso [quali] {s} (scorre|passa) {l}',
      'per [quali] {s} (scorre|passa) {l}',
      '(da|per|attraverso|in) [quali|che] {s} (scorre|passa) {l}',
      '{s} {l} scorre',
    ],
    beyond: ['(a|ad|più a|verso) {#noun} <of> {l}', 'sul lato {#adj} <of> {l}'],
    beyondAt: ['[<exactly>] {d} (a|ad|verso) {#noun} <of> {l}'],
    half: ['{a} {#suffix}', '{#noun}{p}', '{#noun} {p}'],
    parallel: [
      '(al|del|dal|il) {f}°[ ](parallelo|parallelo {#noun})',
      '{f}[°|º] parallelo',
      '{f}° parallelo [{#noun}]',
      '{f} parallelo {#noun}',
      '(parallelo|latitudine) {f}[°] [{#noun}]',
      '{f}[°] [gradi] di latitudine {#noun}',
      '{f} gradi {#noun}',
    ],
    meridian: [
      '{f}° meridiano [{#noun}]',
      'meridiano {f}[°] [{#noun}]',
      '{f}[°] [gradi] di longitudine {#noun}',
    ],
  }),
  sets: {
    division_capital: 'capoluoghi|capoluoghi regionali|capoluogo',
    continent: 'continente|continenti',
    country: 'paese|paesi|stato|stati|nazione|nazioni|paesi membri|stati membri|paesi membro|membri',
    capital: 'capitale|capitali',
    city: 'città',
    island: 'isola|isole',
    river: 'fiume|fiumi',
    lake: 'lago|laghi',
    sea: 'mare|mari',
    mountain_range: 'catene montuose|catena montuosa|massicci',
    mountain: 'montagne|monti',
    desert: 'deserto|deserti',
    region: 'regione|regioni',
    province: 'provincia|province',
    department: 'dipartimento|dipartimenti',
    canton: 'cantone|cantoni',
    state: 'Länder|Land|stato|stati|stati federati|stati federali',
    peninsula: 'penisole|penisola|promontori|promontorio',
    autonomous_community: 'comunità autonome|comunità autonoma',
    voivodeship: 'voivodati|voivodato',
    county: 'contee|contea',
  },
  homes: { division_capital: 'Italia', region: 'Italia', province: 'Italia' },
  kinds: {
    river: 'fiume|il fiume|torrente',
    lake: 'lago|il lago|lago di|lago del',
    island: "isola|l'isola|isola di|l'isola di|isola del",
    city: 'città di|la città di|comune di|città',
    sea: 'mare|mar|il mare|il mar',
    desert: 'deserto|il deserto|deserto del|deserto di',
    mountains: 'monti|i monti|montagne|catena dei|catena delle|le montagne',
    province: 'provincia di|la provincia di|regione|la regione|regione del',
    state: 'stato di|stato del|lo stato di',
    peninsula: 'penisola|la penisola|penisola di|promontorio|il promontorio|promontorio di',
    canton: 'canton|cantone|il cantone di|cantone di|canton di',
  },
  shares: {
    '1/3': 'terzo|un terzo|il terzo',
    '2/3': 'due terzi|i due terzi',
    '1/4': 'quarto|un quarto|quarto|il quarto',
    '3/4': 'tre quarti|i tre quarti',
    '1/2': 'metà|la metà',
    '1/5': 'quinto|un quinto',
  },
  ranks: [
    'secondo|seconda|la seconda|il secondo',
    'terzo|terza|la terza|il terzo',
    'quarto|quarta|la quarta|il quarto',
    'quinto|quinta',
  ],
  plurals:
    'Länder|paesi|stati|nazioni|capitali|isole|fiumi|laghi|mari|deserti|regioni|province|dipartimenti|cantoni|penisole|montagne|monti|catene montuose|massicci',
  demonyms: {
    endings: 'o|a|i|e|he|hi|',
    stems: `alpin=Alps andin=Andes danubian=Danube saharian|sahariani=Sahara himalayan=Himalayas amazzonic=Amazon_rainforest carpatic=Carpathians balcanic=Balkans italian=Italy tedesc=Germany austriac=Austria svizzer=Switzerland spagnol=Spain greco|grec=Greece american|statunitens=United_States russ=Russia turc=Turkey polacc=Poland brasilian=Brazil african=Africa europe|europee=Europe asiatic=Asia sudamerican=South_America portoghes=Portugal svedes=Sweden norvegses|norveges=Norway danes=Denmark finlandes=Finland olandes=Netherlands ingles=England irlandes=Ireland scozzes=Scotland ungheres=Hungary rumen=Romania croat=Croatia giappones=Japan cines=China indian=India canades=Canada messican=Mexico argentin=Argentina australian=Australia egizian=Egypt marocchin=Morocco frances=France sicilian=Sicily sard=Sardinia ucrain=Ukraine belg=Belgium cec=Czechia slovacc=Slovakia sloven=Slovenia bulgar=Bulgaria serb=Serbia albanes=Albania bieloruss=Belarus eston=Estonia letton=Latvia lituan=Lithuania islandes=Iceland cilen=Chile peruvian=Peru colombian=Colombia bolivian=Bolivia venezuelan=Venezuela ecuadorian=Ecuador cuban=Cuba algerin=Algeria tunisin=Tunisia libic=Libya nigerian=Nigeria keniot=Kenya etiop=Ethiopia iranian=Iran irachen=Iraq sirian=Syria israelian=Israel saudit=Saudi_Arabia vietnamit=Vietnam thailandes=Thailand indonesian=Indonesia malesian=Malaysia filippin=Philippines corean|sudcorean=South_Korea mongol=Mongolia georgian=Georgia armen=Armenia neozelandes=New_Zealand sudafrican=South_Africa catalan=Catalonia andalus=Andalusia bavares=Bavaria lombard=Lombardy piemontes=Piedmont siberian=Siberia provenzal=Provence britannic=United_Kingdom texan=Texas californian=California bosniac=Bosnia_and_Herzegovina macedon=North_Macedonia uzbec|uzbech=Uzbekistan ${demonyms}`,
  },
  names: {
    Cologne: 'colonia',
    'Adriatic Sea': 'adriatica',
    'Tyrrhenian Sea': 'tirrenica',
    'Ionian Sea': 'ionica|jonica',
    'Mediterranean Sea': 'mediterranea',
    'Atlantic Ocean': 'atlantica',
    'Pacific Ocean': 'pacifica',
    'Baltic Sea': 'baltica',
    'Caribbean Sea': 'caraibica',
    'Arabian Peninsula': 'penisola arabica|penisola araba',
  },
  dividingRivers: 'elba',
  riverArticles: 'il lo la del dello della al allo alla dal dallo dalla nel nello nella sul sullo sulla',
  groups,
  groupNouns,
  traits,
  groupAdjectives:
    'baltic=Baltic_states nordic=Nordic_countries scandinav=Scandinavia balcanic=Balkans arab=Arab_countries latinoamerican|latino_american=Latin_America centroamerican=Central_America mediorientali|mediorientale=Middle_East caraibic=Caribbean nordafrican=North_Africa maghrebin=Maghreb comunitari=European_Union centroasiatic=Central_Asia',
  lines: {
    equator: 'equatore|linea equatoriale',
    cancer: 'tropico del cancro',
    capricorn: 'tropico del capricorno',
    arcticCircle: 'circolo polare artico',
    antarcticCircle: 'circolo polare antartico',
    primeMeridian: 'meridiano di greenwich|meridiano zero|primo meridiano|meridiano fondamentale',
    dateLine:
      'linea internazionale del cambio di data|linea del cambio di data|linea di cambio data|antimeridiano',
    tropics: 'tropici',
    northernHemisphere: 'emisfero nord|emisfero boreale|emisfero settentrionale',
    southernHemisphere: 'emisfero sud|emisfero australe|emisfero meridionale',
    easternHemisphere: 'emisfero est|emisfero orientale',
    westernHemisphere: 'emisfero ovest|emisfero occidentale',
    northPole: 'polo nord',
    southPole: 'polo sud',
  },
};
