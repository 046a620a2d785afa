import type { Ways } from '../ways.ts';
import { furtherWays } from './it-further.ts';

export const ways: Ways = {
  classes: {
    lead: "mi piacerebbe vedere|mi piacerebbe sapere|cerco|cercavo|sto cercando|vorrei|vorrei sapere|vorrei conoscere|vorrei vedere|volevo sapere|voglio|voglio sapere|mi serve|mi servono|mi servirebbe|mi servirebbero|ho bisogno di|avrei bisogno di|dammi|dimmi|ditemi|mi dia|mi dica|mi dici|mi dite|mi dai|mi sai dire|mi sapete dire|mi sapresti dire|mi sa dire|mi può dire|mi puoi dire|puoi dirmi|può dirmi|potresti dirmi|potrebbe dirmi|mi potresti dire|mi potrebbe dire|sai|sapete|sa|sai dirmi|qualcuno sa|qualcuno mi sa dire|elencami|elenca|elenco|elenco di|elenco delle|elenco dei|elenco degli|un elenco di|un elenco delle|lista|lista di|lista delle|lista dei|la lista di|la lista delle|la lista dei|fammi una lista di|fammi una lista delle|fammi una lista dei|fammi vedere|fammi l'elenco delle|fammi l'elenco dei|mostrami|mostratemi|mi mostri|indicami|mi indichi|ciao|buongiorno|buonasera|salve|scusa|scusi|scusate|senti|senta|per favore|per piacere|per cortesia|gentilmente|allora|ma|ok google|ok|una domanda|domanda|nomina|i nomi di|i nomi delle|i nomi dei|il nome di|il nome della|sapreste dirmi|cortesemente|come si chiama|come si chiamano|quali sarebbero|quale sarebbe",
    lands:
      'italia|francia|spagna|portogallo|svizzera|austria|slovenia|croazia|germania|belgio|polonia|russia|ucraina|marocco|algeria|tunisia|libia|egitto|canada|stati uniti|messico|brasile|argentina|cile|perù|bolivia|colombia|cina|india|pakistan|iran|iraq|turchia|grecia|bulgaria|romania|ungheria|serbia|norvegia|svezia|finlandia|olanda|danimarca|albania|san marino',
    kinds:
      'città|regioni|province|paesi|stati|laghi|fiumi|montagne|monti|isole|capitali|porti|vulcani|parchi nazionali|ghiacciai|aeroporti|comuni|capoluoghi',
    what: 'quali|quale|che|qual',
    many: 'quante|quanti',
    in: "in|nel|nella|nello|nei|negli|nelle|nell'",
    of: 'di|del|della|dello|dei|degli|delle',
    with: 'con|con il|con la|con lo|con i|con gli|con le',
    near: 'a|al|alla|allo|ai|agli|alle|ad',
    lies: 'si trova|si trovano|è|sono|sta|stanno|si estende|si estendono|si colloca|ricade|ricadono',
    divisions:
      'regioni|province|stati|paesi|nazioni|cantoni|dipartimenti|comuni|regione|provincia|stato|paese|nazione',
    ashore:
      'sulle rive|sulle sponde|in riva|sulla riva|sulla sponda|alle rive|lungo le rive|lungo le sponde|lungo il corso|accanto|a ridosso',
    having: 'con|che ha|che hanno|che conta|che contano',
    fewest:
      'meno abitanti|meno popolazione|la popolazione più piccola|la popolazione minore|la minore popolazione|la popolazione più bassa|meno gente|il minor numero di abitanti|meno persone',
    most: 'più abitanti|più popolazione|la popolazione più grande|la popolazione maggiore|la maggiore popolazione|più gente|il maggior numero di abitanti|più persone|più residenti',
  },
  firm: [
    ['[tutti] [i] (cinque|5) grandi laghi', 'Great Lakes'],
    // The grammar that knows which words are of rivers alone.
    [
      '[la] confluenza (tra|fra|di|del|della|dei|dei fiumi|tra i fiumi|fra i fiumi) [il|la] {a} e [il|la|del|della] {b}',
      'confluence of {a} and {b}',
    ],
    ['{n} del (meridione|mezzogiorno|meridione italiano)', '{n} del sud Italia'],
    ['{n} del (settentrione|settentrione italiano)', '{n} del nord Italia'],
    // "È" is no "and".
    [
      '(quale parte|che parte|quali zone) {s} (è|si trova|sono) più (vicina|vicino|vicine) {r}',
      'la parte {s} più vicina {r}',
    ],
    ["[i|gli|quali|quali sono i] {n:corsi d'acqua} {r}", 'fiumi {r}'],
    ['a mezza (strada|via) {z:tra|fra} {a} e {b}', 'a metà strada tra {a} e {b}'],
    ['[il|la] {n:confine|frontiera} {a:lands} {b:lands}', '{n} tra {a} e {b}'],
    ['[la|qual è la] {n:montagna|vetta|cima} {j} più alta', '{n} più alta {j}'],
    ['[il|qual è il] {n:monte|picco} {j} più alto', 'montagna più alta {j}'],
    ['{n:città|paesi|comuni} a (massimo|al massimo|max) {f:#} {r}', '{n} entro {f} {r}'],
    [
      '{a:italia|francia|spagna|germania|svezia|norvegia|portogallo|austria|grecia|turchia|cina|india} metà {d:nord|sud|est|ovest}',
      'metà {d} di {a}',
    ],
    ['dove (passa|scorre) {s} {p:in|per|da} {w:what} {n}', 'quali {n} attraversa {s}'],
  ],
  ways: [
    // What is asked stands last.
    [
      '{s} (attraversa|passa per|passa da|passa attraverso|bagna|percorre|tocca|scorre in|scorre per) (what) {n}',
      'quali {n} attraversa {s}',
    ],
    ['{s} [per|da|in] (what) {n} (attraversa|passa|bagna|percorre|tocca|scorre)', 'quali {n} attraversa {s}'],
    ['{s} (confina con|ha confini con|ha un confine con) (what) {n}', 'con quali {n} confina {s}'],
    ['{s} (con) (what) {n} (confina|ha confini|ha un confine)', 'con quali {n} confina {s}'],
    ['{s} (dove nasce|da dove nasce|nasce dove|nasce dov)', 'dove nasce {s}'],
    [
      '{s} (dove sfocia|dove si getta|dove finisce|dove va a finire|sfocia dove|si getta dove)',
      'dove sfocia {s}',
    ],
    ['{s} (dove passa|da dove passa|per dove passa|dove scorre|passa dove|scorre dove)', 'dove passa {s}'],
    // What atlases and schoolbooks ask.
    [
      '(in che punto|in quale punto|in quale località|in che località|in quale luogo|in che luogo|da quale monte|in che posto) nasce {s}',
      'dove nasce {s}',
    ],
    [
      '(in che punto|in quale punto|dove|in quale località|in che posto) {s} (sfocia|si getta|finisce|entra|si immette) [in mare|nel mare|nel tirreno|nello ionio]',
      'dove sfocia {s}',
    ],
    [
      '[il|la] (tratto|corso|parte|pezzo|porzione) {p:of} {s} [compreso|compresa|che va|situato] {z:tra|fra} {a} e {b}',
      '{s} tra {a} e {b}',
    ],
    [
      '[il|la] (tratto|corso|parte|pezzo|porzione) {p:of} {s} [compreso|compresa|che va] da {a} a {b}',
      '{s} tra {a} e {b}',
    ],
    [
      "[il] (punto d'incontro|punto di incontro|punto di contatto) (dei confini di|delle frontiere di|tra|fra|di) {s}",
      'il punto in cui si incontrano {s}',
    ],
    ["[la|il] {o:seconda|terza|quarta} città d'italia", "la {o} città più grande d'italia"],
    ['i quattromila {i:italiani|svizzeri|francesi}', 'montagne {i} di oltre 4000 metri'],
    [
      '[i|gli|le] (luoghi|posti|zone|punti) {s} più (vicini|vicine) {p:a|ad|al|alla} {a} che {q:a|ad|al|alla} {b}',
      'la parte {s} più vicina {p} {a} che {q} {b}',
    ],
    ['{w:many} sono [i|gli|le] {n} che {r}', '{w} {n} {r}'],
    ["[gli|i] (stati|paesi) attraversati dalla linea dell'equatore", "paesi attraversati dall'equatore"],
    ['[le] isole (mediterranee) di {r}', 'isole del Mediterraneo di {r}'],
    ['[la] costa {z:ionica|tirrenica|adriatica|ligure} {s}', 'costa {z} della {s}'],
    ['{w:many} sono [le] isole {s}', '{w} isole ci sono nelle {s}'],
    ['{z:tra|fra} {f:#} e {g:#} gradi {d:est|ovest|nord|sud} in {s}', '{s} tra {f}° {d} e {g}° {d}'],
    [
      '[tutto ciò|tutto quello] che dista (al massimo|meno di|massimo|non più di) {f:#} {u} {p:da|dal|dalla|dallo} {s}',
      'entro {f} {u} {p} {s}',
    ],
    ['{r} ma non (a|in) {s}', '{r} esclusa {s}'],
    ['{s} ma solo [la] metà {d}', 'metà {d} di {s}'],
    ['{w:what} {n} condividono {a} e {b}', '{n} condivisi tra {a} e {b}'],
    ['{n} (che si trovano|che stanno) sia {p:in} {a} (sia|che) {q:in} {b}', '{n} condivisi tra {a} e {b}'],
    ['{n} (italo-svizzeri|italosvizzeri)', '{n} condivisi tra Italia e Svizzera'],
    [
      '{n} (a una distanza compresa|distanti|a distanza compresa|a una distanza) {z:tra|fra} [i|gli] {f:#} e [i|gli] {g:#} {u} {p:da|dal|dalla} {s}',
      '{n} tra {f} e {g} {u} {p} {s}',
    ],
    ['{n} che distano da {s} {z:tra|fra} [i|gli] {f:#} e [i|gli] {g:#} {u}', '{n} tra {f} e {g} {u} da {s}'],
    ['{s} e i {f:#} km (intorno|attorno|circostanti)', '{f} km intorno a {s}'],
    [
      '[i|gli|le] (luoghi|posti|zone|punti) {p:of} {s} più (vicini|vicine) (a|ad) {a} che (a|ad) {b}',
      'la parte {p} {s} più vicina a {a} che a {b}',
    ],
    ['[la] (riviera) {z:tra|fra} {a} e {b}', 'costa tra {a} e {b}'],
    ['[la] metà inferiore {p:of} {s}', 'metà sud {p} {s}'],
    ['[la] metà superiore {p:of} {s}', 'metà nord {p} {s}'],
    [
      '[le|i|gli|il|la] {s} (dalla parte|dal lato|sul lato|lato) {i:svizzera|svizzero|italiana|italiano|francese|austriaca|austriaco|tedesca|tedesco|spagnola|spagnolo|slovena|sloveno}',
      'parte {i} di {s}',
    ],
    [
      '[il] (lato|versante) {i:svizzero|italiano|francese|austriaco|tedesco|spagnolo|sloveno} {p:of} {s}',
      'parte {i} {p} {s}',
    ],
    ['top {f:#} {n} più {x}', 'le {f} {n} più {x}'],
    [
      '[i|le] {p:primi|prime} {f:due|tre|quattro|cinque|sei|sette|otto|nove|dieci} {n} {r} per (superficie|estensione|grandezza)',
      'i {f} {n} più grandi {r}',
    ],
    [
      '[la|il] {o:seconda|secondo|terza|terzo|quarta|quarto} {n:città|lago|isola} {p:of} {s}',
      'la {o} {n} più grande {p} {s}',
    ],
    ['{q} la cui (popolazione) supera [i|gli] {r}', '{q} con più di {r}'],
    ['[gli|i] (stati|paesi) attraversati dalla linea {r}', 'paesi attraversati {r}'],
    ['[i] paesi membri {p:of} {g} ma non {q:of} {h}', 'paesi {g} che non sono nella {h}'],
    ['{w:what} {n:paesi|stati} {g:ue|nato|onu} {r}', 'paesi {g} che {r}'],
    ...furtherWays,
    // What stands around a question.
    ['{l:lead} {q}', '{q}'],
    [
      '{q} (per favore|per piacere|per cortesia|grazie|grazie mille|grazie in anticipo|quali sono|qual è|quale è|quali sarebbero|qual è di preciso|in tutto|in totale|elenco|lista|mi sai dire|mi dici)',
      '{q}',
    ],
    ["(quali sono|qual è|quale è|qual'è|quali erano|chi sono) {q}", '{q}'],
    [
      '{w:what} {n} (ci sono|ci stanno|esistono|si trovano|trovo|troviamo|abbiamo|ho|stanno|sono) {r}',
      '{n} {r}',
    ],
    [
      '{n} (che stanno|che ci sono|che si trovano|che sono situate|che sono situati|situate|situati|ubicate|ubicati|posizionate|collocate|che stanno|che rimangono) {r}',
      '{n} {r}',
    ],
    ["(cosa c'è|che c'è|cosa ci sta) tra {a} e {b} come {n}", '{n} tra {a} e {b}'],
    // The place before the question.
    ['{p:in} {x} {w:many} {n} (ci sono|ci stanno|esistono|abbiamo|hanno)', '{w} {n} ci sono {p} {x}'],
    ['{p:in} {x} (ci sono|ci stanno) {w:many} {n}', '{w} {n} ci sono {p} {x}'],
    ['{p:in} {x} {w:what} {n} (ci sono|ci stanno|esistono|abbiamo)', '{n} {p} {x}'],
    ['{p:in} {x} {w:what} {n} {v:sono|si trovano|stanno} {r}', '{n} {r} {p} {x}'],
    ['{p:in} {x} {w:what} {n} {v:hanno|superano|attraversa|bagna|confinano} {r}', '{w} {n} {v} {r} {p} {x}'],
    ['{p:in} {x} {w:what} {n} non {r}', '{n} che non {r} {p} {x}'],
    ["{p:in} {x} (qual è|quale è|qual'è|quali sono) {r}", '{r} {p} {x}'],
    ['{p:in} {x} {a:il|la|lo|le|i|gli} {r}', '{a} {r} {p} {x}'],
    ['{p:in} {x} {r}', '{r} {p} {x}'],
    ['{z:tra|fra} {a} e {b} {w:what} {n} (ci sono|ci stanno|si trovano|sono|esistono)', '{n} tra {a} e {b}'],
    ['{z:tra|fra} {a} e {b} {w:what} {n}', '{n} tra {a} e {b}'],
    // How many.
    ['{s} {w:many} {n} (ha|hanno|conta|comprende|possiede|contiene)', '{w} {n} ha {s}'],
    ['{s} (ha|hanno|conta|comprende|possiede|contiene) {w:many} {n}', '{w} {n} ha {s}'],
    ['{w:many} {n} (conta|comprende|possiede|contiene|formano|compongono) {s}', '{w} {n} ha {s}'],
    [
      '{p:da|in|di} {w:many} {n} (è composta|è composto|è divisa|è diviso|è formata|è formato|è costituita|è costituito|si compone|si divide|è suddivisa|è suddiviso) {s}',
      '{w} {n} ha {s}',
    ],
    [
      '{s} (è composta|è composto|è divisa|è diviso|è formata|è formato|è suddivisa) {p:da|in} {w:many} {n}',
      '{w} {n} ha {s}',
    ],
    ['{w:many} sono [le|i|gli] {n} {p:of} {s}', '{w} {n} ha {s}'],
    ['{w:many} sono [le|i|gli] {n}', '{w} {n} ci sono'],
    ['{w:many} {n} (ci stanno|stanno|esistono|abbiamo) {r}', '{w} {n} ci sono {r}'],
    [
      '{w:many} {n} (ci sono|ci stanno) {p:sul|sulla|intorno al|intorno alla|attorno al|attorno alla} {s}',
      '{w} {n} si affacciano sul {s}',
    ],
    [
      '(qual è il numero|il numero|numero totale|il numero totale|quantità) {p:of} {n} {p2:in} {s}',
      'numero {p} {n} {p2} {s}',
    ],
    // Neighbours.
    ['{s:1} con chi confina', 'vicini di {s}'],
    ['con chi confina {s}', 'vicini di {s}'],
    ['chi (confina con|tocca|circonda) {s}', 'vicini di {s}'],
    [
      '(i|le|chi sono i|quali sono i|quali sono le|chi sono le) (vicini|vicine|confinanti) {p:of} {s}',
      'vicini {p} {s}',
    ],
    [
      '{s} (è circondata|è circondato|è attorniata|è attorniato) da {w:what} {n}',
      'con quali {n} confina {s}',
    ],
    [
      '{w:what} {n} (circondano|attorniano|toccano|stanno intorno a|sono attaccate a|sono attaccati a|stanno vicino a) {s}',
      'con quali {n} confina {s}',
    ],
    [
      '{n:divisions} (che circondano|circondano|intorno|attorno|limitrofe|limitrofi|vicine|vicini|attaccate|attaccati|adiacenti|contigue|contigui|ai confini|prossime|appiccicate|a ridosso) {p:near} {s}',
      '{n} confinanti con {s}',
    ],
    [
      '{n:divisions} (limitrofe|limitrofi|vicine|vicini|adiacenti|contigue|ai confini|a ridosso|intorno|confinanti) {p:of} {s}',
      '{n} confinanti con {s}',
    ],
    ['{n:divisions} (limitrofe|limitrofi|adiacenti) {s}', '{n} confinanti con {s}'],
    ['{r} {n:paesi|stati} (vicini|limitrofi|attaccati|adiacenti) {p:near} {s}', '{r} {n} confinanti con {s}'],
    ['{r} {n:paesi|stati} (vicini|limitrofi|attaccati|adiacenti) {p:of} {s}', '{r} {n} confinanti con {s}'],
    ['{s} {n:divisions} (confinanti|vicine|vicini|limitrofe|limitrofi|confinante)', '{n} confinanti con {s}'],
    // Lands and regions.
    ['{s} {v:lies} {p:in|su|tra} {w:what} {n}', 'in quali {n} si trova {s}'],
    ['{s} {p:in|su} {w:what} {n} {v:lies}', 'in quali {n} si trova {s}'],
    ['{p:in|su|per|tra} {w:what} {n} {v:lies} {s}', 'in quali {n} si trova {s}'],
    [
      '{w:what} {n} (occupa|occupano|abbraccia|copre|coprono|comprende|comprendono|condividono) {s}',
      'in quali {n} si trova {s}',
    ],
    ['{n} (in cui|su cui|dove|nei quali|nelle quali|sui quali) {v:lies} {s}', 'in quali {n} si trova {s}'],
    [
      "{n} (attraversati|attraversate) {p:dalle|dagli|dai|dal|dalla|dall'} {s}",
      'in quali {n} si trovano {s}',
    ],
    ['{s} (attraversano|attraversa|toccano|occupano|occupa) {w:what} {n}', 'in quali {n} si trovano {s}'],
    ['[le|i|gli] {n} che {s} (attraversa|bagna|tocca)', 'quali {n} attraversa {s}'],
    ['dove (passa|scorre) {s} {p:in|per|da} {w:what} {n}', 'quali {n} attraversa {s}'],
    ['{n} {r:ashore} (del|al) {s}', '{n} sul {s}'],
    ['{n} {r:ashore} (della|alla) {s}', '{n} sulla {s}'],
    ['{n} {r:ashore} (dello|allo) {s}', '{n} sullo {s}'],
    ['{n} {r:ashore} {s}', '{n} lungo {s}'],
    [
      '{n} (che danno|affacciate|affacciati|con sbocco|con affaccio|che hanno sbocco|hanno sbocco|che hanno la costa|con la costa|con vista|che guardano) {s}',
      '{n} che si affacciano {s}',
    ],
    // Most and least.
    ['[il|la|lo] {n} {h:having} {m:fewest} {r}', '{n} meno popoloso {r}'],
    ['[il|la|lo] {n} {h:having} {m:fewest}', '{n} meno popoloso'],
    ['{w:what} {n} (ha|conta) {m:fewest}', '{n} meno popoloso'],
    ['[le|i] {f:#} {n} {h:having} {m:most} {r}', 'le {f} {n} più popolose {r}'],
    ['[le|i] {f:#} {n} {h:having} {m:most}', 'le {f} {n} più popolose'],
    ['[il|la|lo] {n} {h:having} {m:most} {r}', '{n} più popoloso {r}'],
    ['{w:what} {n} (ha|conta) {m:most}', '{n} più popoloso'],
    ['[le|i] {f:#} {n} più (popolate|popolati|abitate|abitati) {r}', 'le {f} {n} più popolose {r}'],
    ['{n} (più|piu) (popolata|popolato|abitato|abitata) {r}', '{n} più popoloso {r}'],
    ['top {f:#} [delle|dei|di] {n}', 'le {f} {n} più grandi'],
    ['top {f:#} [delle|dei|di] {n} {p:of} {s}', 'le {f} {n} più grandi {p} {s}'],
    ['[le|i] {f:#} {n} principali {r}', 'le {f} {n} più grandi {r}'],
    ['[le|i] {f:#} (principali|maggiori) {n} {r}', 'le {f} {n} più grandi {r}'],
    ['[le|i] {p:prime|primi} {f:#} {n} {r}', 'le {f} {n} più grandi {r}'],
    ['[le|i] {f:#} {p:prime|primi} {n} {r}', 'le {f} {n} più grandi {r}'],
    ['{q} per (popolazione|numero di abitanti|abitanti)', '{q}'],
    ['[le|i] {f:#} {n} più (importanti|grosse|grossi) {r}', 'le {f} {n} più grandi {r}'],
    [
      '{n} (con la superficie più piccola|con meno superficie|meno esteso|meno estesa|con la superficie minore|con la minore superficie) {r}',
      '{n} più piccolo {r}',
    ],
    [
      '{n} {p:of} {s} (con la superficie più piccola|con meno superficie|con la superficie minore|con la minore superficie)',
      '{n} più piccolo {p} {s}',
    ],
    [
      '{n} (con la superficie più grande|con più superficie|con la maggiore superficie|con la superficie maggiore) {r}',
      '{n} più grande {r}',
    ],
    ['{w:what} {n} è {a:il|la|lo} {m:più|piu|meno} {x} {p:of} {s}', '{a} {n} {m} {x} {p} {s}'],
    ['{w:what} {n} è {a:il|la|lo} {m:più|piu|meno} {r}', '{a} {n} {m} {r}'],
    ['{w:what} {n} {p:of} {s} è {a:il|la|lo} {m:più|piu|meno} {x}', '{a} {n} {m} {x} {p} {s}'],
    ['[il|la|lo] (maggior|maggiore) {n} {p:of} {s}', '{n} più grande {p} {s}'],
    [
      '{x} {n:lago|fiume|monte|isola|città|regione|paese|stato|vulcano|montagna} {m:più|piu} {y}',
      '{n} {m} {y} in {x}',
    ],
    [
      '{n:lago|fiume|monte|isola|città|regione|paese|stato|vulcano|montagna} {m:più|piu} {y} {x}',
      '{n} più {y} in {x}',
    ],
    [
      '[il|la] (punto più alto|punto più elevato|tetto|punto culminante|cima più elevata|cima più alta|vetta più elevata|vetta più alta|monte più elevato|sommità|montagna più elevata) {p:of} {s}',
      'montagna più alta {p} {s}',
    ],
    ['i quattromila {p:of} {s}', 'montagne sopra i 4000 m {p} {s}'],
    // Measures.
    ['{n} (sopra|oltre|al di sopra|sopra ai) {p:i|gli|dei|di} {f:#} {r}', '{n} con più di {f} {r}'],
    ['{n} (di|con) oltre {f:#} {r}', '{n} con più di {f} {r}'],
    ['{n} di più di {f:#} {r}', '{n} con più di {f} {r}'],
    [
      '{n} (più alte|più alti|alte più|alti più|alte oltre|alti oltre|alte più di|alti più di|maggiori|più estesi|più grandi|più estese) [di|dei] {f:#} {r}',
      '{n} con più di {f} {r}',
    ],
    ['{n} (sotto|al di sotto) {p:i|gli|dei|di} {f:#} {r}', '{n} con meno di {f} {r}'],
    ["{n} con (un'area|una superficie|area|superficie) di più di {f:#} {r}", '{n} con più di {f} {r}'],
    [
      '{n} con (popolazione|una popolazione|popolazione superiore|una popolazione superiore) [superiore] [a|ai] {f:#} {r}',
      '{n} con più di {f} {r}',
    ],
    [
      '{n} (dove|in cui) (vivono|abitano|risiedono) più di {f} (persone|abitanti) {r}',
      '{n} con più di {f} abitanti {r}',
    ],
    [
      '{n} (dove|in cui) (vivono|abitano|risiedono) più di {f} (persone|abitanti)',
      '{n} con più di {f} abitanti',
    ],
    [
      '{n} (a|ad|a una distanza) (massimo|al massimo|massima di|max) {f:#} {u} {p:da|dal|dalla|dallo|dai|dalle} {s}',
      '{n} entro {f} {u} {p} {s}',
    ],
    [
      '{n} (vicino|vicine|vicini|intorno) {p:near} {s} (entro|a|nel raggio di|in un raggio di|a meno di) {f:#} {u}',
      '{n} entro {f} {u} da {s}',
    ],
    [
      '{n} (distanti|distanti al massimo|che distano) (meno di|al massimo|massimo) {f:#} {u} {p:da|dal|dalla|dallo} {s}',
      '{n} entro {f} {u} {p} {s}',
    ],
    ['{n} che distano più di {f:#} {r}', '{n} a più di {f} {r}'],
    ['{n} a meno di {f:#} {u} {p:da|dal|dalla|dallo} {s}', '{n} entro {f} {u} {p} {s}'],
    ['{n} a {d:nord|sud|est|ovest|nordest|nordovest|sudest|sudovest} {p:of} {s}', '{n} a {d} {p} {s}'],
    // Sides and parts.
    ['{p:nel|nella|al|sul} {d:nord|sud|centro|est|ovest} {s}', '{d} {s}'],
    [
      '{s} [la] metà {d:nord|sud|est|ovest|settentrionale|meridionale|orientale|occidentale}',
      'metà {d} di {s}',
    ],
    // Together and without.
    [
      '{a} (insieme a|insieme al|insieme alla|insieme con|unita al|unita alla|unito al|unito alla|assieme a|assieme al|assieme alla|e anche|+|&) {b}',
      '{a} e {b}',
    ],
    ['{a} e {b} (insieme|assieme|uniti|unite|messi insieme|messe insieme|unificati)', '{a} e {b}'],
    ['sia {a} (che|sia) {b}', '{a} e {b}'],
    [
      "{a} (ad esclusione|all'infuori|a esclusione|con l'esclusione|con l'eccezione|escludendo|esclusi|escluse|tolta|tolto|togliendo|al di fuori|non contando|senza contare) {p:of} {b}",
      '{a} senza {b}',
    ],
    [
      '{a} (escludendo|esclusi|escluse|tolta|tolto|togliendo|non contando|senza contare|meno che) {b}',
      '{a} senza {b}',
    ],
    // Lines.
    ['{n} che va {r}', '{n} {r}'],
    [
      'da {a} a {b} (lungo la costa|per la costa|sulla costa|lungo il litorale|via costa)',
      'costa da {a} a {b}',
    ],
    [
      "[il] (confine|frontiera) che (separa|divide) {a} {p:da|dal|dalla|dallo|dall'} {b}",
      'confine tra {a} e {b}',
    ],
    [
      '[la] (linea di confine|linea di frontiera|linea del confine) (tra|fra) {a} e {b}',
      'confine tra {a} e {b}',
    ],
    ['[qual è] [il] (percorso|tracciato|tragitto|cammino) {s}', 'corso {s}'],
    [
      '{s:1} (dalla sorgente alla foce|dalle sorgenti alla foce|dalla fonte alla foce|dalla sorgente al mare|per intero|tutto intero)',
      'corso di {s}',
    ],
    [
      '(da dove nasce|da dove viene|dove comincia|dove inizia|da dove parte|dove parte|da dove sgorga|dove sgorga|da dove comincia|da dove inizia|in che posto nasce) {s}',
      'dove nasce {s}',
    ],
    ['{s} (dove comincia|dove inizia|comincia dove|inizia dove|nasce dove)', 'dove nasce {s}'],
    [
      '(dove finisce|dove va a finire|in che mare sfocia|in quale mare sfocia|dove termina|in cosa sfocia|dove sbocca|dove si immette) {s}',
      'dove sfocia {s}',
    ],
    // Capitals.
    ['{w:what} città è la capitale {s}', 'capitale {s}'],
    ['capitale {s}', 'capitale di {s}'],
    ['{s:1} capitale', 'capitale di {s}'],
    // As in a telegram.
    ['{n:kinds} {a} (mar|mare) {s}', '{n} di {a} nel mar {s}'],
    ['{n:kinds} {s}', '{n} in {s}'],
    ['{n:divisions} (attorno|intorno|vicino|accanto) {s}', '{n} intorno a {s}'],
  ],
};
