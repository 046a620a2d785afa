import type { MoreSets } from '../more-sets.ts';

export const it: MoreSets = {
  kinds: {
    volcano: 'vulcani',
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
    lead: 'mi indica|mi indicate|per cortesia mi indica|mi indica dove si trova|mi dice dove si trova|potrebbe indicarmi',
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
      '{s} con (cui|i quali|le quali) (confina|confinano) {l}',
      '{s} con (cui|i quali|le quali) {l} confina',
    ],
    betweenRivers: ['(tra|fra) (i fiumi) {a} <and> {b}'],
  },
};
