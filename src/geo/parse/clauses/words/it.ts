import { phraseProduct } from '../../phrase-product.ts';
import type { ClauseWords } from '../clause-words.ts';

const touchVerbs =
  'confina|confinano|confini|confinino|tocca|toccano|tocchi|tocchino|si tocca|si toccano|è confinante|sono confinanti|condivide|condividono|condivida|condividano|fa confine|fanno confine|fa frontiera|fanno frontiera';
const shoreVerbs =
  'si affaccia|si affacciano|si affacci|si affaccino|affaccia|affacciano|bagna|bagnano|danno|circonda|circondano|lambisce|lambiscono';
const flowsVerbs =
  'scorre|scorrono|scorra|scorrano|attraversa|attraversano|attraversi|attraversino|passa|passano|passi|passino|percorre|percorrono|percorra|percorrano|solca|solcano|corre|corrono|transita|transitano';
const intoVerbs =
  "sfocia|sfociano|sfoci|sfocino|si getta|si gettano|si getti|si gettino|sbocca|sboccano|sbocchi|sbocchino|confluisce|confluiscono|confluisca|confluiscano|si immette|si immettono|si versa|si versano|si riversa|si riversano|s'immette|s'immettono|affluisce|affluiscono";
const risesVerbs =
  'nasce|nascono|nasca|nascano|sorge|sorgono|sgorga|sgorgano|ha origine|hanno origine|ha la sorgente|hanno la sorgente|origina|originano|si origina|si originano|scaturisce|scaturiscono';
const have = 'ha|hanno|abbia|abbiano|possiede|possiedono|avendo|avere';
const having = `con|${have}|avente|aventi`;
const meets = phraseProduct(
  'tocca|toccano|tocchi|tocchino|toccando|confina col|confinano col|confina con|confinano con|confini con|confinino con|confinante con|confinanti con',
  "il|lo|la|l'|i|gli|le|",
);
const without = (verbs: string) => phraseProduct('non|né|neanche|nemmeno|neppure|mai|nn', verbs);

const notIs =
  'che non è|che non sono|che non si trova|che non si trovano|non è|non sono|non sta|non stanno|non sia|non siano|non si trova|non si trovano|non è situato|non è situata|non sono situati|non sono situate|ma non|e non|non|nn è|nn sono|né è|né sono|neanche è';
const ended = (stem: string) =>
  stem
    .split('|')
    .flatMap((one) => ['', 'l', 'llo', 'lla', "ll'", 'i', 'gli', 'lle'].map((end) => one + end))
    .join('|');
const enclosed =
  'intercluso|interclusi|senza sbocco al mare|senza sbocco sul mare|privi di sbocco al mare|prive di sbocco al mare|senza mare|senza coste';
const seaside =
  'costiero|costiera|costieri|costiere|litoraneo|litoranea|litoranei|litoranee|sul mare|sulla costa|bagnato dal mare|bagnata dal mare|bagnati dal mare|bagnate dal mare|affacciato sul mare|affacciata sul mare|affacciati sul mare|affacciate sul mare';
/** What compares with a named place or says how much of a thing: words of no set, so that none is read from the superlative in them. */
const compared = phraseProduct(
  'è|sono|sia|siano',
  'più grande|più grandi|maggiore|maggiori|più esteso|più estesa|più estesi|più estese|più piccolo|più piccola|più piccoli|più piccole|minore|minori|più lungo|più lunga|più lunghi|più lunghe|più corto|più corti|più alto|più alta|più alti|più alte|più profondo|più profondi|più popoloso|più popolosa|più popolosi|più popolose|più popolato|più popolata|meno popoloso|meno popolosa|meno popolosi|meno popolose',
  "di|del|dello|della|dell'|dei|degli|delle|rispetto a|rispetto al|rispetto alla",
);
/** "Che confina": a pronoun with its verb joins no names, as "che" in "sia … che" does. */
const relative = (verbs: string) => phraseProduct('|che', verbs);

export const it: ClauseWords = {
  object: 'behind',
  fill: "il|lo|la|l'|l|i|gli|le|un|uno|una|un'|questo|questa|questi|queste|quest'|quello|quella|quelli|quelle|quei|quegli|quel|quell'|ciò|ke|k|quale|quali|qual|qual'|qual è|qual'è|chi|cosa|cos'|cos'è|cosè|cosa è|dove|dov'|dov'è|dov è|come|e'|sono|sia|siano|sta|stanno|stia|stiano|essere|essendo|c'è|c è|ce|ci|vi|v'è|esiste|esistono|esista|esistano|esistente|esistenti|si|s'|trova|trovano|trovi|trovino|trovare|trovarsi|situato|situata|situati|situate|si situa|si situano|posto|posta|posti|poste|collocato|collocata|collocati|collocate|si colloca|ubicato|ubicata|ubicati|ubicate|giace|giacciono|localizzato|localizzata|localizzati|localizzate|ho|hai|io|tu|lui|lei|loro|noi|voi|mi|ti|me|te|suo|sua|suoi|sue|propri|proprio|propria|chiama|chiamano|chiamato|chiamata|chiamati|chiamate|nome|nomi|denominato|denominata|denominati|denominate|dimmi|dici|dire|dirmi|dica|mi dice|dite|ditemi|mostra|mostrami|mostrare|mostrarmi|mostratemi|mostrate|mostri|fammi|fai|far vedere|farmi vedere|faccia vedere|vedere|vedo|visualizza|visualizzare|indica|indicami|indicare|indicarmi|indicatemi|indichi|dammi|elenca|elencami|elencare|elenco|lista|disegna|disegnami|evidenzia|segna|segnami|cerco|cerca|cercare|cercavo|sto cercando|cercami|trovami|voglio|vorrei|volevo|vuole|vogliamo|mi servono|serve|bisogno|piacerebbe|sapere|so|sai|sapete|sa|qualcuno|conosci|conosce|puoi|può|potete|potresti|potrebbe|potreste|posso|potrei|per favore|perfavore|per piacere|per cortesia|x favore|xfavore|pf|plz|grazie|grazie mille|gentilmente|cortesemente|ciao|salve|buongiorno|buonasera|ehi|hey|senti|scusa|scusate|scusi|allora|dunque|quindi|insomma|beh|boh|mah|eh|ma|però|poi|anche|pure|ecco|esattamente|precisamente|di preciso|per la precisione|di fatto|in realtà|effettivamente|veramente|più o meno dove|grosso modo|all'incirca dove|mappa|sulla mappa|su una mappa|nella mappa|cartina|sulla cartina|carta|sulla carta|tutto|tutta|tutti|tutte|tt|qualche|alcuni|alcune|insieme|attualmente|oggi|oggigiorno|del mondo|al mondo|nel mondo|della terra|del pianeta|sulla terra|geograficamente|domanda|dubbio|sarebbe|sarebbero|cmq|comunque|lì|qui|ha|hanno|abbia|abbiano|che|da dove a dove|fin dove|da dove|diretto|diretta|direttamente|ciascuno|pls|plis|xk|il cui nome|unico|unica|unici|uniche|l'unico|l'unica|sola|soli|sole|elencarmi|elencatemi|citami|citare|cita|spiegami|ricordami|precisa|precisami|saprebbe|sapresti|elenchi|elencate|che è|che sia",
  in: `${phraseProduct('che', 'fa parte|fanno parte', "di|del|dello|della|dell'|dei|degli|delle")}|${phraseProduct('che', 'appartiene|appartengono', "a|ad|al|allo|alla|all'|ai|agli|alle")}|${phraseProduct('fa parte|fanno parte|facente parte|facenti parte|faccia parte|facciano parte|ne fa parte', "di|del|dello|della|dell'|dei|degli|delle")}|${phraseProduct('appartiene|appartengono|appartenente|appartenenti', "a|ad|al|allo|alla|all'|ai|agli|alle")}|compongono|compone|costituiscono|formano la|formano il|formano l'|in|nel|nello|nella|nell'|nell|nei|negli|nelle|di|del|dello|della|dell'|dell|dei|degli|delle|d'|d|dentro|all'interno|all interno|all'interno di|all'interno del|all'interno della|all'interno dell'|entro i confini|nei confini|entro il confine|sul territorio|nel territorio|in territorio|sul suolo|appartiene|appartengono|appartenga|appartengano|appartenente|appartenenti|appartenere|fa parte|fanno parte|faccia parte|facciano parte|facente parte|facenti parte|far parte|rientra|rientrano|in seno|ne fa parte|ne fanno parte|è membro|sono membri|membro di|membri di|membri del|membri della|membri dell'|membro dell'|corrispondente a|che appartiene|che appartengono|che fa parte|che fanno parte|che rientra|che rientrano|che ne fanno parte`,
  notIn: `fuori da|fuori dal|fuori dalla|fuori dall'|fuori dai|fuori dagli|fuori dalle|al di fuori di|al di fuori del|al di fuori della|al di fuori dell'|all'esterno|${phraseProduct('non|nn', 'appartiene|appartengono|appartenga|appartengano|appartenente|appartenenti|fa parte|fanno parte|faccia parte|facciano parte|facente parte|facenti parte|rientra|rientrano|si trova in|si trovano in|è in|sono in|sta in|stanno in|è membro|sono membri|è parte|sono parte')}|non membro|non membri|${phraseProduct(notIs, "in|nel|nello|nella|nell'|nei|negli|nelle|di|del|dello|della|dell'|dei|degli|delle")}|${phraseProduct(notIs, "all'interno|dentro|membro|membri|parte")}`,
  on: `${phraseProduct('attorno|intorno|lungo', "a|al|alla|all'|il|la|l'")}|su|sul|sullo|sulla|sull'|sull|sui|sugli|sulle|con|col|coi|con il|con lo|con la|con l'|con i|con gli|con le|a|ad|al|allo|alla|all'|all|ai|agli|alle|da|dal|dallo|dalla|dall'|dall|dai|dagli|dalle|per|lungo|attraverso|verso|contro|davanti|in riva|con cui|con il quale|con la quale|con i quali|con le quali|con chi|per cui|per il quale|per la quale|per i quali|per le quali|da cui|su cui|sul quale|sulla quale|sui quali|sulle quali|attraverso cui|attraverso il quale|attraverso la quale|attraverso i quali|attraverso le quali|in cui|nel quale|nella quale|nei quali|nelle quali|a cui|al quale|alla quale|ai quali|alle quali|di cui|intorno|attorno|x|c|tramite`,
  and: "e|ed|nonché|e anche|e pure|come|così come|assieme a|insieme a|insieme al|insieme alla|inoltre|&|e allo stesso tempo|oltre che|oltre che con|che con|che con la|che con il|che con l'|che con lo|che col|che con le|che con gli|che con i|che sul|che sulla|che sull'|che dal|che dalla|che in",
  or: 'o|oppure|od|ovvero|o anche|o magari|ossia',
  both: "sia|entrambi|entrambe|tutti e due|tutte e due|ambedue|tutt'e due|contemporaneamente|allo stesso tempo|al contempo|nello stesso tempo|insieme|anche|pure|tanto|simultaneamente|congiuntamente|ugualmente|parimenti",
  not: "non|nn|nessun|nessuno|nessuna|nessun'|mai|non è|non sia|e non|da nessuna parte|mica|che non è",
  nor: 'né|neanche|nemmeno|neppure|e nemmeno|e neanche|tantomeno|tanto meno|né al|né da|né dal',
  only: "solo|soltanto|solamente|unicamente|esclusivamente|nient'altro che|null'altro che|solo e soltanto",
  except:
    "tranne|eccetto|salvo|fuorché|eccettuato|eccettuata|eccettuati|eccettuate|escluso|esclusa|esclusi|escluse|escludendo|a parte|ad eccezione|a eccezione|ad eccezione di|ad eccezione del|ad eccezione della|ad eccezione dell'|con l'eccezione|con eccezione|all'infuori|meno|senza|senza contare|senza considerare|non contando|ad esclusione|a esclusione|che non sia|che non siano|togliendo|tolto|tolta|tolti|tolte|al netto|diverso da|diversa da|diversi da|diverse da|diversi dalla|diversi dal",
  wholly:
    "interamente|totalmente|completamente|del tutto|nella sua interezza|nella loro interezza|intero|intera|interi|intere|al cento per cento|al 100%|al 100 %|100 %|pienamente|integralmente|nella totalità|tutto quanto|tutta quanta|dall'inizio alla fine",
  partly: 'parzialmente|in parte|parziale|in maniera parziale|a metà in|per una parte|solo in parte',
  touch: relative(
    `${touchVerbs}|${meets}|confinare|confinando|confinante|confinanti|confine|confini|confine terrestre|confini terrestri|confine comune|confini comuni|confine in comune|confini in comune|confine diretto|frontiera|frontiere|frontiera comune|frontiera in comune|frontaliero|frontaliera|frontalieri|frontaliere|di confine|toccando|toccare|limitrofo|limitrofa|limitrofi|limitrofe|attiguo|attigua|attigui|attigue|contiguo|contigua|contigui|contigue|adiacente|adiacenti|condividendo|condividere|condiviso|condivisa|condivisi|condivise|in comune|attaccato|attaccata|attaccati|attaccate|a contatto|contatto|in contatto|a ridosso|ha un confine|hanno un confine|hanno confini|ha confini|ha una frontiera|hanno una frontiera|avente confini|con confini`,
  ),
  notTouch: relative(
    `${phraseProduct('non', touchVerbs, "né|né con|né con la|né con il|né con l'|né il|né la|né l'")}|${without(touchVerbs)}|${phraseProduct('non', have, 'confini|un confine|nessun confine|alcun confine|confine|confini comuni|confini terrestri|frontiere|una frontiera|confini in comune|frontiere in comune')}|non confinante|non confinanti|non confinando|non toccando|senza confini|senza confine|senza frontiere|senza toccare|senza confinare|non limitrofo|non limitrofa|non limitrofi|non limitrofe|non adiacente|non adiacenti|non vicini|non è vicino|non è limitrofa|non sono limitrofe|non sono limitrofi|${phraseProduct('non|né|neanche|nn', 'tocca|toccano|tocchi|tocchino|confina con|confinano con|confini con|confinino con', "il|lo|la|l'|i|gli|le")}`,
  ),
  neighbours: 'vicino|vicini|vicina|vicine',
  shore: relative(
    `${shoreVerbs}|affacciato|affacciata|affacciati|affacciate|affacciandosi|affacciarsi|bagnato|bagnata|bagnati|bagnate|bagnando|costa|coste|costiero|costiera|costieri|costiere|litorale|litorali|riva|rive|sponda|sponde|in riva|sulla riva|sulle rive|sulla sponda|sulle sponde|rivierasco|rivierasca|rivieraschi|rivierasche|spiaggia|spiagge|sbocco diretto|lungomare|affaccio|affacci|ha uno sbocco|hanno uno sbocco|ha una costa|hanno una costa|hanno coste|ha coste|con costa|con coste|con sbocco|con affaccio|circondando|circondato|lambito|lambita|lambiti|lambite|lambendo|si specchia|si specchiano|dà sul|dà sulla|dà sull'|accesso al|accesso a|accesso all'|accesso sul|sbocco sul|sbocco sull'|sbocco nel|sbocchi sul|uno sbocco sul|${phraseProduct('si affaccia|si affacciano|affaccia|affacciano|affacciato|affacciata|affacciati|affacciate|danno|dà|sbocco|accesso|bagnato|bagnata|bagnati|bagnate|costa|coste|bagna|bagnano', ended('su|a|da'))}|${phraseProduct('bagna|bagnano', "il|lo|la|l'|i|le|gli")}|${phraseProduct('è|sono', 'bagnato|bagnata|bagnati|bagnate', "dal|dallo|dalla|dall'|dai")}`,
  ),
  notShore: relative(
    `${phraseProduct('non', shoreVerbs, "né|né sul|né sulla|né sull'")}|${phraseProduct('senza', 'costa|coste|sbocco|sbocchi|accesso|affaccio', ended('su|a|in|ne'))}|${without(shoreVerbs)}|${phraseProduct('non', have, 'costa|coste|una costa|sbocco|sbocchi|uno sbocco|accesso|alcun accesso|alcuno sbocco|nessuno sbocco|nessuna costa|rive|spiagge|affaccio|litorale')}|senza costa|senza coste|senza sbocco|senza sbocchi|senza accesso|senza affaccio|senza litorale|non bagnato|non bagnata|non bagnati|non bagnate|non è bagnato|non è bagnata|non sono bagnati|non sono bagnate|non affacciato|non affacciata|non affacciati|non affacciate|${phraseProduct('non|né|neanche|nn', 'si affaccia|si affacciano|affaccia|affacciano|è bagnato|è bagnata|sono bagnati|sono bagnate|danno|dà', ended('su|da|a'))}`,
  ),
  flows: relative(
    `${flowsVerbs}|scorrendo|scorrere|attraversando|attraversare|attraversato|attraversata|attraversati|attraversate|passando|passare|passante|percorrendo|percorso|percorsa|percorsi|percorse|solcato|solcata|solcati|solcate|fluisce|fluiscono|irrigato|irrigata|taglia|tagliano|va|vanno|dove passa|da dove passa|dove passano|dove corre|dove scorre|dove scorrono`,
  ),
  notFlows: relative(
    `${without(flowsVerbs)}|senza attraversare|senza passare|non attraversato|non attraversata|non attraversati|non attraversate|non è attraversato|non è attraversata|non sono attraversati|non sono attraversate|non è bagnata dal fiume`,
  ),
  into: relative(
    `${intoVerbs}|sfociando|sfociare|gettandosi|gettarsi|getta|gettano|sboccando|sboccare|confluendo|confluire|immette|immettono|versa|versano|riversa|riversano|affluente|affluenti|tributario|tributari|immissario|immissari|va a finire|vanno a finire|ha la foce|hanno la foce|ha foce|hanno foce|con foce|con la foce|si butta|si buttano|va a buttarsi`,
  ),
  rises: relative(
    `${risesVerbs}|nascendo|nato|nata|nati|nate|nascere|nascente|nascenti|sorgente|sorgenti|con sorgente|con la sorgente|con le sorgenti|ha la sua sorgente|hanno la loro sorgente|ha le sorgenti|hanno le sorgenti|avente origine|ha inizio|hanno inizio|ha la fonte|originario|originari`,
  ),
  holds: relative(
    "possiede|possiedono|contiene|contengono|contenga|contengano|contenente|contenenti|comprende|comprendono|comprendente|include|includono|ospita|ospitano|ospiti|racchiude|racchiudono|in cui c'è|in cui ci sono|in cui si trova|in cui si trovano|nel quale si trova|nella quale si trova|nei quali si trovano|nelle quali si trovano|dotato|dotata|dotati|dotate|dispone|dispongono|vanta|vantano",
  ),
  between: 'tra|fra|in mezzo|in mezzo a|nel mezzo|compreso tra|compresa tra|compresi tra|frammezzo',
  separates: relative(
    'separa|separano|separi|separino|separando|separare|separato|separata|separati|separate|divide|dividono|divida|dividano|dividendo|dividere|diviso|divisa|divisi|divise|divisorio|segna il confine|segnano il confine|fa da confine|fanno da confine|forma il confine|formano il confine|formante il confine|costituisce il confine|costituiscono il confine|delimita|delimitano|taglia in due|spacca|fa da frontiera|fanno da frontiera|funge da confine|fungono da confine',
  ),
  joins: relative(
    'unisce|uniscono|unendo|collega|collegano|collegando|connette|connettono|congiunge|congiungono|mette in comunicazione|mettono in comunicazione|lega|legano|allaccia',
  ),
  shared: relative(
    'si dividono|si spartiscono|condiviso|condivisa|condivisi|condivise|condiviso tra|condiviso da|condivisa tra|condivisi tra|condividono|in comune|comune a|comuni a|a cavallo|a cavallo tra|a cavallo di|a cavallo fra|diviso tra|divisa tra|divisi tra|diviso fra|spartito|ripartito tra',
  ),
  foreign:
    "estero|l'estero|all'estero|altro paese|altri paesi|un altro paese|altro stato|altri stati|un altro stato|altra nazione|altre nazioni|paese straniero|paesi stranieri|stato estero|stati esteri|straniero|stranieri|nessun paese|nessun altro paese|nessun altro stato|nessuno stato estero|alcun paese|alcun altro paese",
  landlocked: `${phraseProduct('privo|priva|privi|prive', 'di', 'sbocco al mare|sbocco sul mare|sbocchi al mare|sbocchi sul mare|accesso al mare|mare|costa|coste|uno sbocco al mare')}|senza sbocco al mare|senza sbocco sul mare|senza sbocchi al mare|senza sbocchi sul mare|senza alcuno sbocco al mare|senza accesso al mare|senza mare|senza affaccio sul mare|privo di sbocco al mare|privi di sbocco al mare|prive di sbocco al mare|priva di sbocco al mare|privo di sbocchi al mare|privi di sbocchi al mare|prive di sbocchi al mare|privo di coste|privi di coste|prive di coste|priva di coste|privi di mare|prive di mare|${phraseProduct('non|nn', have, 'sbocco al mare|sbocco sul mare|sbocchi al mare|sbocchi sul mare|uno sbocco al mare|uno sbocco sul mare|accesso al mare|il mare|mare|costa sul mare|coste sul mare|affaccio sul mare|lo sbocco al mare|nessuno sbocco al mare|alcuno sbocco al mare')}|${phraseProduct('non|nn', 'tocca|toccano|tocchi|tocchino|si affaccia sul|si affacciano sul|si affacciano su|è bagnato dal|è bagnata dal|sono bagnati dal|sono bagnate dal|dà sul|danno sul|confina col|confinano col', 'il mare|mare|alcun mare|nessun mare|nessun oceano')}|intercluso|interclusi|interclusa|continentali senza mare|${phraseProduct('non è|non sono|non sia|non siano|non', seaside)}`,
  coastal: `costiero|costiera|costieri|costiere|litoraneo|litoranea|litoranei|litoranee|rivierasco|rivieraschi|sul mare|sulla costa|in riva al mare|al mare|${phraseProduct(having, 'sbocco al mare|sbocco sul mare|sbocchi al mare|uno sbocco al mare|uno sbocco sul mare|accesso al mare|il mare|affaccio sul mare|costa sul mare|lo sbocco al mare')}|che si affacciano sul mare|si affaccia sul mare|si affacciano sul mare|bagnato dal mare|bagnata dal mare|bagnati dal mare|bagnate dal mare|${phraseProduct('non è|non sono|non sia|non siano|non', enclosed)}|danno sul mare|dà sul mare|danno al mare|si affaccia al mare|che danno sul mare|che dà sul mare`,
  largest:
    'più grande|più grandi|più gran|maggiore|maggiori|più esteso|più estesa|più estesi|più estese|più vasto|più vasta|più vasti|più vaste|più ampio|più ampia|più ampi|più ampie|maggiore superficie|maggior superficie|maggiore estensione|superficie maggiore|superficie più grande|+ grande|+ grandi|più grosso|più grossa|più grossi|più grosse',
  smallest:
    'più piccolo|più piccola|più piccoli|più piccole|minore|minori|meno esteso|meno estesa|meno estesi|meno estese|meno vasto|meno vasta|minore superficie|minor superficie|superficie minore|superficie più piccola|+ piccolo|+ piccola|più minuscolo|più ridotto',
  longest: 'più lungo|più lunga|più lunghi|più lunghe|+ lungo|+ lunga|maggiore lunghezza|lunghezza maggiore',
  shortest: 'più corto|più corta|più corti|più corte|più breve|più brevi|meno lungo|meno lunga|+ corto',
  populous:
    'più popoloso|più popolosa|più popolosi|più popolose|più popolato|più popolata|più popolati|più popolate|più abitato|più abitata|più abitati|più abitate|più abitanti|maggior numero di abitanti|maggiore popolazione|maggior popolazione|popolazione maggiore|popolazione più grande|popolazione più numerosa|più gente|più persone|più popolazione|con più abitanti|con più popolazione|+ popoloso|+ popolosa',
  leastPopulous:
    'meno popoloso|meno popolosa|meno popolosi|meno popolose|meno popolato|meno popolata|meno popolati|meno popolate|meno abitato|meno abitata|meno abitati|meno abitate|meno abitanti|minor numero di abitanti|minore popolazione|minor popolazione|popolazione minore|popolazione più piccola|meno gente|con meno abitanti',
  highest:
    'più alto|più alta|più alti|più alte|più elevato|più elevata|più elevati|più elevate|maggiore altezza|maggior altitudine|punto più alto|punto più elevato|+ alto|+ alta',
  deepest:
    'più profondo|più profonda|più profondi|più profonde|maggiore profondità|maggior profondità|+ profondo',
  byArea:
    'per area|per grandezza|per dimensioni|per dimensione|come superficie|come estensione|in termini di superficie|secondo la superficie|superficie|estensione|territorialmente|in km2',
  byPeople:
    'per abitanti|per numero di abitanti|come popolazione|come abitanti|in termini di popolazione|secondo la popolazione|popolazione|demograficamente|numero di abitanti',
  count: "quanti|quante|quanti ce ne sono|numero|quant'|qnt|qnti|quanti sn",
  part: 'parte|parti|tratto|tratti|sezione|sezioni|segmento|segmenti|pezzo|porzione|porzioni|lato|settore|tronco|spezzone',
  course:
    "corso|percorso|il percorso|tragitto|tracciato|intera lunghezza|tutta la lunghezza|dalla sorgente alla foce|dalle sorgenti alla foce|da cima a fondo|letto|l'intero corso|dove nasce e dove sfocia|dove inizia e finisce|dove inizia e dove finisce",
  source:
    'sorgente|sorgenti|fonte|fonti|origine|origini|nasce|nascono|ha origine|ha la sorgente|viene|vengono',
  mouth: 'foce|foci|estuario|delta|bocca|bocche|imboccatura|sfocia|sfociano|si getta|finisce|ha la foce',
  from: "da|dal|dallo|dalla|dall'|dall|dai|dagli|dalle|a partire da|a partire dal|a partire dalla",
  to: `${phraseProduct('più|meno', 'coste|costa|vicini|confini|isole|fiumi|laghi|montagne|province|comuni|regioni|stati|paesi|città|vulcani|mari|spiagge|aeroporti|porti|parchi|foreste|ghiacciai')}|${phraseProduct('|con', 'più abitanti|meno abitanti|più popolazione|meno popolazione|più gente|meno gente|più persone', "di|del|dello|della|dell'|dei|degli|delle")}|a|al|allo|alla|all'|all|ai|agli|alle|fino a|fino al|fino alla|fino all'|fino ai|fino alle|sino a|sino al|sino alla|fino in|ad|${compared}|maggior parte|la maggior parte|gran parte|${phraseProduct('ma non|e non|non', 'entrambi|entrambe|con entrambi|con entrambe|tutti e due|con tutti e due|tutte e due|con tutte e due|ambedue|allo stesso tempo')}|${phraseProduct('più grandi|maggiori|più estesi|più estese|più vaste|più vasti|più piccoli|più piccole|minori|più lunghi|più lunghe|più corti|più alti|più alte|più profondi|più popolosi|più popolose|più popolati|meno popolosi|meno popolose', "di|del|dello|della|dell'|dei|degli|delle")}|confine marittimo|confini marittimi|frontiera marittima|cui`,
  kinds: {
    country:
      'stato membro|paese membro|stato sovrano|stati sovrani|paise|tra i paesi|fra i paesi|tra gli stati|fra gli stati',
    territory: 'territorio|territori|dipendenza|dipendenze',
    division:
      'suddivisione|suddivisioni|suddivisione amministrativa|suddivisioni amministrative|divisione amministrativa|divisioni amministrative',
    capital: 'la capitale',
    division_capital:
      'capoluogo di regione|capoluoghi di regione|capoluogo di provincia|capoluoghi di provincia|capoluogo regionale',
    city: 'quali città|metropoli',
    continent: 'continente|continenti',
    ocean: 'oceano',
    sea: 'mare|mari',
    gulf: 'golfo',
    bay: 'baia|baie',
    strait: 'stretto',
    lake: 'tra i laghi|fra i laghi',
    river: "corso d'acqua|corsi d'acqua|corso d acqua|corsi d acqua|tra i fiumi|fra i fiumi",
    canal: 'canale|canali',
    island: 'isoletta|isolette|tra le isole|fra le isole',
    archipelago: 'arcipelago',
    mountain_range: 'catena di montagne|catene di montagne|massiccio|cordigliera|cordigliere|catena|catene',
    mountain: 'montagna|monte',
    peak: 'vetta|cima|cime|picco|picchi|sommità',
    desert: 'deserto|deserti',
    peninsula: 'penisola|penisole',
    cape: 'capo|capi|promontorio|promontori',
    volcano: 'vulcano',
    active_volcano: 'vulcano attivo|vulcano in attività',
    glacier: 'ghiacciaio',
    national_park: 'parco nazionale',
    fjord: 'fiordo',
    forest: 'foresta|foreste|bosco|boschi',
    waterfall: 'cascata',
    airport: 'aeroporto',
    port: 'porto|città portuale|città portuali',
    state: 'stato federato|stato federale|quali länder|i länder|quale land',
    province: 'provincie|prov|tra le province|fra le province',
    region: 'reg|tra le regioni|fra le regioni',
    county: 'contea|contee',
    department: 'dipartimento|dipartimenti',
    canton: 'cantone|cantoni',
    district: 'distretto|distretti',
    prefecture: 'prefettura|prefetture',
    governorate: 'governatorato|governatorati',
    municipality: 'municipalità|municipio|municipi|comune|comuni',
    emirate: 'emirato|emirati',
    autonomous_community: 'comunità autonoma|comunità autonome',
    voivodeship: 'voivodato|voivodati',
    republic: 'repubblica|repubbliche',
    oblast: 'oblast',
    parish: 'parrocchia|parrocchie',
    borough: 'borough',
  },
  plurals:
    "paesi|stati|nazioni|stati membri|paesi membri|stati sovrani|territori|dipendenze|suddivisioni|suddivisioni amministrative|divisioni amministrative|capitali|capoluoghi|capoluoghi di regione|capoluoghi di provincia|capoluoghi regionali|continenti|oceani|mari|golfi|baie|stretti|laghi|fiumi|corsi d'acqua|corsi d acqua|canali|isole|isolette|arcipelaghi|catene montuose|catene di montagne|massicci|cordigliere|catene|montagne|monti|vette|cime|picchi|deserti|penisole|capi|promontori|vulcani|vulcani attivi|vulcani in attività|ghiacciai|parchi nazionali|fiordi|foreste|boschi|cascate|aeroporti|porti|città portuali|stati federati|stati federali|länder|lander|province|provincie|regioni|contee|dipartimenti|cantoni|distretti|prefetture|governatorati|municipi|comuni|emirati|comunità autonome|voivodati|repubbliche|parrocchie|le città|quali città|tutte le città|tra i paesi|fra i paesi|tra gli stati|fra gli stati|tra le regioni|fra le regioni|tra le isole|fra le isole|tra i fiumi|tra le province|tra i laghi|quali länder|i länder",
};
