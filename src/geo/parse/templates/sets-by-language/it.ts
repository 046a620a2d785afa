import type { MoreSets } from '../more-sets.ts';

export const it: MoreSets = {
  kinds: {
    volcano: 'vulcani',
    active_volcano: 'vulcani attivi|vulcani in attività',
    national_park: 'parchi nazionali',
    peak: 'vette',
    archipelago: 'arcipelaghi',
    glacier: 'ghiacciai',
    waterfall: 'cascate',
    airport: 'aeroporti',
    port: 'porti',
    fjord: 'fiordi',
    gulf: 'golfi',
    strait: 'stretti',
    ocean: 'oceani',
  },
  mosts:
    'più settentrionali|più a nord,più a nordest,più orientali|più a est,più a sudest,più meridionali|più a sud,più a sudovest,più occidentali|più a ovest,più a nordovest',
  fronts:
    'franco=France italo=Italy ispano=Spain luso=Portugal austro=Austria russo=Russia sino=China indo=India serbo=Serbia greco=Greece turco=Turkey nippo=Japan israelo=Israel libano=Lebanon afgano=Afghanistan',
  words: {
    washedBy:
      'bagnate dallo|bagnati dallo|bagnata dal|bagnata dallo|bagnata dalla|bagnato dal|bagnato dalla|che si affacciano sullo|affacciate sullo|affacciate sul|affacciate sulla',
    risingIn:
      "che nascono in|che nascono nel|che nascono nello|che nascono nella|che nascono nell'|che nascono nei|che nascono negli|che nascono nelle|che nasce in|che nascono sul|che nascono sulle|che nascono dalle|che nascono dal|con la sorgente in|con la sorgente nelle|con sorgente in|con sorgente nelle|che hanno la sorgente in|che hanno la sorgente nelle|che hanno origine in|che hanno origine nelle",
    foreignBorder:
      "che confinano con un altro paese|che confinano con altri paesi|che confinano con un altro stato|che confinano con altri stati|che confinano con l'estero|confinanti con l'estero|confinanti con un altro paese|confinanti con un altro stato|con un confine internazionale|con confini internazionali|di confine|di frontiera|con un confine terrestre|con confini terrestri|che hanno un confine terrestre|che hanno un confine internazionale",
    noForeignBorder:
      "che non confinano con un altro paese|che non confinano con altri paesi|che non confinano con l'estero|senza confini internazionali|senza confini terrestri",
    exactly: 'a|ad|a una distanza di|ad una distanza di',
    named:
      'chiamate|chiamati|chiamata|chiamato|che si chiamano|che si chiama|di nome|con il nome|con il nome di|denominate|denominati',
    placesNamed:
      'luoghi chiamati|luoghi che si chiamano|posti chiamati|posti che si chiamano|località chiamate|località che si chiamano',
    nearestTo:
      "più vicino a|più vicino ad|più vicino al|più vicino allo|più vicino alla|più vicino all'|più vicino ai|più vicino agli|più vicino alle|più vicina a|più vicina ad|più vicina al|più vicina allo|più vicina alla|più vicina all'|più vicina ai|più vicina agli|più vicina alle|più vicini a|più vicini ad|più vicini al|più vicini allo|più vicini alla|più vicini all'|più vicini ai|più vicini agli|più vicini alle|più vicine a|più vicine ad|più vicine al|più vicine allo|più vicine alla|più vicine all'|più vicine ai|più vicine agli|più vicine alle|che è più vicino a|che è più vicino ad|che è più vicino al|che è più vicino allo|che è più vicino alla|che è più vicino all'|che è più vicino ai|che è più vicino agli|che è più vicino alle|che è più vicina a|che è più vicina ad|che è più vicina al|che è più vicina allo|che è più vicina alla|che è più vicina all'|che è più vicina ai|che è più vicina agli|che è più vicina alle",
    theStrip: 'i|gli ultimi|i primi',
    lead: 'mi indica|mi indicate|per cortesia mi indica|mi indica dove si trova|mi dice dove si trova|potrebbe indicarmi|dove trovo|dove posso trovare|dove si può trovare|dove troviamo|dove è situato|dove è situata|dove sarebbe',
    atSea:
      "che bagnano|che bagnano il|che bagnano la|che bagnano l'|che circondano|che circondano il|che circondano la|che circondano l'|intorno a",
    leastPopulous: 'meno popolosi|meno popolose|meno abitati|meno abitate',
    largerThan: 'sono più grandi di|sono più estese di|sono più estesi di',
    withFewer: 'hanno meno di|ha meno di',
    withMore: 'hanno più di|ha più di|hanno oltre|superano i',
    each: 'ogni|ciascun|ciascuna|ognuna delle|ognuno dei|ciascuna delle|ciascuno dei',
    highestMountain:
      'montagna più alta|monte più alto|vetta più alta|cima più alta|più alta montagna|più alto monte|più alta vetta|più alta cima',
    highestMountains: 'montagne più alte|monti più alti|vette più alte|cime più alte',
    betweenPeople:
      'con una popolazione tra|con una popolazione compresa tra|con popolazione tra|con popolazione compresa tra|con un numero di abitanti tra|con un numero di abitanti compreso tra|la cui popolazione è compresa tra',
    fromPeople: 'con una popolazione da|da',
    betweenArea:
      'con una superficie tra|con una superficie compresa tra|con superficie tra|con superficie compresa tra|con un area tra|con un area compresa tra|di superficie compresa tra|grandi tra',
    fromArea: 'con una superficie da|con superficie da',
    coastal:
      'sulla costa|costiera|costiero|che si affacciano sul mare|che hanno uno sbocco al mare|con sbocco sul mare',
  },
  patterns: {
    setBordering: [
      '{s} (che confinano|confinano|confinanti|che confina) sia <with> {a} (sia|che) <with> {b}',
      '{s} con (cui|i quali|le quali) (confina|confinano) {l}',
      '{s} con (cui|i quali|le quali) {l} confina',
    ],
    betweenRivers: ['(tra|fra) (i fiumi) {a} <and> {b}'],
  },
};
