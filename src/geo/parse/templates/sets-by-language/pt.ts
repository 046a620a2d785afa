import type { MoreSets } from '../more-sets.ts';

export const pt: MoreSets = {
  kinds: {
    volcano: 'vulcões',
    active_volcano: 'vulcões ativos|vulcões activos|vulcões em atividade',
    national_park: 'parques nacionais',
    peak: 'cumes',
    archipelago: 'arquipélagos',
    glacier: 'glaciares|geleiras',
    waterfall: 'cataratas|cachoeiras|quedas d água',
    airport: 'aeroportos',
    port: 'portos',
    fjord: 'fiordes',
    gulf: 'golfos',
    strait: 'estreitos',
    ocean: 'oceanos',
  },
  mosts:
    'mais setentrionais|mais ao norte|mais a norte,mais a nordeste,mais orientais|mais a leste|mais a este,mais a sudeste,mais meridionais|mais ao sul|mais a sul,mais a sudoeste,mais ocidentais|mais a oeste,mais a noroeste',
  fronts:
    'franco=France italo|ítalo=Italy hispano=Spain luso=Portugal austro=Austria russo=Russia sino=China indo=India serbo=Serbia greco=Greece turco=Turkey nipo=Japan israelo=Israel',
  words: {
    bordering:
      'que tocam em|que tocam|tocam em|tocam|que encostam em|encostam em|que encostam a|que batem em|que fazem raia com|que ficam encostados a|que têm divisa com|têm divisa com',
    risingIn:
      'que nascem em|que nascem no|que nascem na|que nascem nos|que nascem nas|que nasce em|com nascente em|com nascente no|com nascente na|com nascente nos|com nascente nas|com a nascente em|que têm a nascente em|que têm origem em|que têm origem nos',
    foreignBorder:
      'que fazem fronteira com outro país|que fazem fronteira com outros países|que fazem fronteira com um país estrangeiro|que fazem fronteira com países estrangeiros|que limitam com outro país|que limitam com outros países|fronteiriços|fronteiriças|com fronteira internacional|com fronteiras internacionais|com fronteira terrestre|com fronteiras terrestres|que têm fronteira com outro país|que têm fronteira com outros países',
    noForeignBorder:
      'que não fazem fronteira com outro país|que não fazem fronteira com outros países|que não fazem fronteira com nenhum país|sem fronteira internacional|sem fronteiras internacionais|sem fronteira terrestre',
    exactly: 'a|à distância de|a uma distância de|numa distância de|a cerca de|em',
    named:
      'chamadas|chamados|chamada|chamado|que se chamam|que se chama|com o nome|com o nome de|de nome|denominadas|denominados',
    placesNamed:
      'lugares chamados|lugares que se chamam|localidades chamadas|sítios chamados|lugares com o nome de|lugares com o nome',
    nearestTo:
      'mais próximo de|mais próximo do|mais próximo da|mais próximo dos|mais próximo das|mais próximo a|mais próximo ao|mais próximo à|mais próxima de|mais próxima do|mais próxima da|mais próxima dos|mais próxima das|mais próxima a|mais próxima ao|mais próxima à|mais próximos de|mais próximos do|mais próximos da|mais próximos dos|mais próximos das|mais próximos a|mais próximos ao|mais próximos à|mais próximas de|mais próximas do|mais próximas da|mais próximas dos|mais próximas das|mais próximas a|mais próximas ao|mais próximas à|mais perto de|mais perto do|mais perto da|mais perto dos|mais perto das|mais perto a|mais perto ao|mais perto à',
    theStrip: 'os|os últimos',
    lead: 'mostre-me por favor|podia mostrar-me|podias mostrar-me|poderia me mostrar|onde é que fica|onde fica mesmo|onde encontro|onde posso encontrar|onde se pode encontrar|onde encontrar|onde fica situado|onde fica situada|onde se acha',
    atSea:
      'que banham|que banham o|que banham a|que banham os|que cercam|que cercam o|que cercam a|que rodeiam|que rodeiam o|que rodeiam a',
    ofArea: 'têm mais de|tem mais de',
    withFewer: 'têm menos de|tem menos de',
    withMore: 'têm mais de|tem mais de|possuem mais de',
    each: 'cada|cada um dos|cada uma das',
    highestMountain:
      'montanha mais alta|monte mais alto|pico mais alto|cume mais alto|ponto mais alto|serra mais alta|mais alta montanha',
    highestMountains: 'montanhas mais altas|montes mais altos|picos mais altos|cumes mais altos',
    betweenPeople:
      'com população entre|com uma população entre|com população de entre|com a população entre|cuja população está entre',
    fromPeople: 'com população de|com uma população de',
    betweenArea:
      'com área entre|com uma área entre|com superfície entre|com uma superfície entre|com área de entre|com extensão entre',
    fromArea: 'com área de|com uma área de|com superfície de',
    coastal:
      'na costa|no litoral|que têm litoral|que têm costa|que têm saída para o mar|à beira do mar|costeira|costeiro',
    longerThan: 'com comprimento superior a|com extensão superior a',
  },
  patterns: {
    setBordering: [
      '{s} (que fazem fronteira|fazem fronteira|que limitam|que fazem divisa|que fazem limite) (tanto|simultaneamente) <with> {a} (como|quanto|e) <with> {b}',
      '{s} com (que|os quais|as quais) (faz fronteira|faz divisa|limita) {l}',
      '{s} com (que|os quais|as quais) {l} (faz fronteira|faz divisa|limita)',
    ],
    betweenRivers: ['(entre) (os rios) {a} <and> {b}'],
    setMore: ['{s} <longerThan> {d} (de comprimento|de extensão)'],
  },
};
