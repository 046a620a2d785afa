import { phraseProduct } from '../../phrase-product.ts';
import type { Everyday } from '../everyday.ts';

/** "del", "della", "dell'" and the like behind a phrase. */
const of = "di|del|della|dell'|dello|dei|degli|delle";
const to = "a|al|alla|all'|allo|ai|agli|alle";
const on = "su|sul|sulla|sull'|sullo|sui|sugli|sulle";
const by = "da|dal|dalla|dall'|dallo|dai|dagli|dalle";
const into = "in|nel|nella|nell'|nello|nei|negli|nelle";

/** What is said of places beside what the tables of written Italian have. */
export const it: Everyday = {
  words: {
    farthestPoint: 'punto|il punto|punta|la punta|località|il luogo',
    sharedBy: phraseProduct(
      'condivisi|condiviso|condivise|divisi|diviso|divise|spartiti|a cavallo|al confine|sul confine|di confine|in comune|in parte',
      'tra|fra|da',
    ),
    oneNeighbour: phraseProduct(
      'con|che hanno|hanno|che confinano con|confinano con|confinanti con|che toccano',
      'un solo|un unico|solo un|soltanto un',
      'altro|',
      'vicino|stato confinante|paese confinante|paese vicino|stato vicino|paese|stato|confine terrestre|confine',
    ),
    leftBank: phraseProduct(
      'il lato sinistro|lato sinistro|la sinistra idrografica|sinistra idrografica|argine sinistro|sponda di sinistra|riva di sinistra',
    ),
    rightBank: phraseProduct(
      'il lato destro|lato destro|la destra idrografica|destra idrografica|argine destro|sponda di destra|riva di destra',
    ),
    tributaries: 'principali affluenti|fiumi tributari|corsi d acqua affluenti|fiumi affluenti',
    flowingInto: phraseProduct(
      'che confluiscono|che si immettono|che finiscono|che si gettano|si gettano|confluiscono|che si versano|che sboccano|sboccano|si immettono|finiscono|sfociano|che sfociano',
      into,
    ).concat("|che alimentano|che alimentano il|che alimentano la|che alimentano l'"),
    atSea: [
      phraseProduct(
        'sulle rive|sulle sponde|in riva|sulla riva|lungo le rive|lungo le sponde|rivieraschi|rivierasche',
        of,
      ),
      phraseProduct('in riva', to),
      phraseProduct(
        'che sorgono|che danno|danno|con costa|con le coste|con litorale|con accesso|affacciate|che guardano',
        on,
      ),
      phraseProduct('con accesso|che hanno accesso|con sbocco', to),
    ].join('|'),
    crossedBy: phraseProduct('attraversate|toccati|toccate|solcati|solcate', by),
    bordering: phraseProduct('limitrofe|limitrofi|contigue|contigui|attigue|adiacenti', to).concat(
      '|di confine con|di frontiera con',
    ),
    tripoint: phraseProduct(
      'tripla frontiera|tripla frontiera tra|il punto dove confinano|punto dove confinano|punto d incontro dei confini di|il punto d incontro dei confini di|punto in cui confinano|il punto in cui confinano|punto dove si toccano|il punto dove si toccano',
    ),
    notBordering: [
      phraseProduct(
        'che non si affacciano|non affacciati|non affacciate|che non danno|che non sono affacciati|che non sono affacciate|che non hanno coste',
        on,
      ),
      phraseProduct(
        'non bagnati|non bagnate|che non sono bagnati|che non sono bagnate|non lambiti|non lambite',
        by,
      ),
    ].join('|'),
    landlocked: phraseProduct(
      'privi di|prive di|che sono privi di|che sono prive di',
      'sbocco sul mare|sbocco al mare|sbocchi sul mare|accesso al mare|mare|costa',
    ).concat(
      '|non bagnate dal mare|non bagnati dal mare|non si affacciano sul mare|non toccano il mare|non sono bagnate dal mare|non sono bagnati dal mare|interne senza costa|interne senza mare',
    ),
    notIn: phraseProduct(
      'non fanno parte|che non fanno parte|non sono membri|che non sono membri',
      of,
    ).concat(
      '|',
      phraseProduct('non appartengono|che non appartengono|non appartenenti', to),
      '|',
      phraseProduct('non sono|che non sono|non stanno', into),
      '|',
      phraseProduct('ma non', of),
    ),
    halfway:
      'il punto a metà tra|punto a metà tra|il punto a metà strada tra|punto a metà strada tra|punto equidistante tra|il punto equidistante tra|a mezza strada tra|a mezza via tra|in mezzo tra|punto di mezzo tra|il punto di mezzo tra',
    speaking: 'parlano|che parlano|parlano il|in cui si parla|dove parlano|di lingua ufficiale',
    lead: "in che punto si trova|ci sono|ci sono dei|ci sono delle|esistono|elenco dei|elenco delle|elenco di|l'elenco dei|l'elenco delle|cosa c'è|che cosa c'è|da dove a dove",
    withMore: phraseProduct('passano|superano|oltrepassano|contano più di|che passano', '|i|gli|le').concat(
      '|la cui popolazione supera|la cui popolazione supera i|che contano più di|di almeno|abitate da più di',
    ),
    within: 'distanti meno di|distanti al massimo|che distano meno di|che distano al massimo|a massimo',
    squareKm: 'kmq|chilometri quadri|km quadri',
    ofArea: 'estese più di|estesi più di|estese oltre|estesi oltre|grandi più di|la cui superficie supera i',
  },
  sets: { mountain: 'cime|picchi' },
  plurals: 'cime|picchi',
  patterns: {
    half: ['[il|lo|la] {#noun} {j}'],
    setIn: [
      '{s} (compongono|formano|costituiscono) {l}',
      '(in|da|di) (quali|che) {s} (è divisa|è diviso|è composta|è composto|si divide|si compone|è formata|è formato|è suddivisa|è suddiviso) {l}',
      '{s} che (compongono|formano|costituiscono) {l}',
      "{s} che fanno parte (di|del|della|dell'|dei|delle) {l}",
    ],
    setMore: [
      '{s} (più alte|più alti|alte più|alti più) di {d}',
      '{s} (con più di|oltre i|sopra i|oltre|sopra|superiori ai|superiori a|che superano i|che superano|superano i|superano|al di sopra dei|alte oltre|alti oltre|lunghi oltre|che passano i) {d}',
    ],
    setFewer: ['{s} (sotto i|più bassi di|più basse di|con meno di|inferiori ai) {d}'],
    setFarthest: ['quale {s} è {#most}', '{s} è {#most}'],
    setFlowingInto: ['[che|quali] <tributaries> ha {l}'],
    setCount: [
      'quanti (paesi confinanti|stati confinanti|confinanti|paesi vicini) ha {l}',
      '{l} con quanti {s} confina',
    ],
    downstream: ['{a} dopo {b}', '(tratto|corso|parte|il tratto|il corso) <of> {a} a valle <of> {b}'],
    upstream: ['{a} prima di {b}', '(tratto|corso|parte|il tratto|il corso) <of> {a} a monte <of> {b}'],
    coastStretch: [
      '(tratto|il tratto|pezzo) di (costa|litorale) (tra|fra|da|che va da) {a} (e|a|ad|al|alla) {b}',
      'lungo la costa (da|dal|dalla) {a} (a|al|alla|ad) {b}',
    ],
  },
};
