import type { MoreSets } from '../more-sets.ts';

export const pl: MoreSets = {
  kinds: {
    volcano: 'wulkany|wulkanów',
    active_volcano: 'czynne wulkany|aktywne wulkany|czynnych wulkanów|aktywnych wulkanów',
    national_park: 'parki narodowe|parków narodowych',
    peak: 'szczyty|szczytów',
    archipelago: 'archipelagi|archipelagów',
    glacier: 'lodowce|lodowców',
    waterfall: 'wodospady|wodospadów',
    airport: 'lotniska|lotnisk|porty lotnicze',
    port: 'porty|portów|porty morskie',
    fjord: 'fiordy|fiordów',
    gulf: 'zatoki|zatok',
    strait: 'cieśniny|cieśnin',
    ocean: 'oceany|oceanów',
  },
  mosts:
    'najbardziej wysunięte na północ|najdalej wysunięte na północ|najbardziej północne,najbardziej wysunięte na północny wschód,najbardziej wysunięte na wschód|najdalej wysunięte na wschód|najbardziej wschodnie,najbardziej wysunięte na południowy wschód,najbardziej wysunięte na południe|najdalej wysunięte na południe|najbardziej południowe,najbardziej wysunięte na południowy zachód,najbardziej wysunięte na zachód|najdalej wysunięte na zachód|najbardziej zachodnie,najbardziej wysunięte na północny zachód',
  words: {
    risingIn:
      'mające źródło w|mające źródła w|które mają źródło w|które mają źródła w|które wypływają z|wypływające z|ze źródłem w|ze źródłami w|rozpoczynające bieg w|które biorą początek w|biorące początek w',
    foreignBorder:
      'graniczące z innym krajem|graniczące z innym państwem|graniczące z zagranicą|które graniczą z innym krajem|które graniczą z innym państwem|graniczące z innymi państwami|graniczące z innymi krajami|które graniczą z innymi państwami|które graniczą z innymi krajami|przygraniczne|z granicą lądową|które mają granicę lądową',
    noForeignBorder:
      'które nie graniczą z innym krajem|które nie graniczą z innym państwem|niegraniczące z innym państwem|bez granicy lądowej|bez granic lądowych',
    exactly: 'w odległości',
    named:
      'o nazwie|nazwane|zwane|które nazywają się|które się nazywają|która nazywa się|zwany|zwana|nazywające się|noszące nazwę',
    placesNamed: 'miejscowości o nazwie|miejsca o nazwie|miejsca zwane|miejscowości zwane',
    nearestTo:
      'najbliżej|położone najbliżej|położona najbliżej|położony najbliżej|leżące najbliżej|leżąca najbliżej|leżący najbliżej|najbliższe|najbliższa|najbliższy|najbliższych',
    nearest: 'najbliższe|najbliższa|najbliższy|najbliższego|najbliższych|najbliżej położone',
    nearTo: 'od|do|dla|względem|w stosunku do|koło',
    lead: 'proszę pokazać mi|proszę mi pokazać|proszę pokaż|czy może mi pan pokazać|czy może mi pani pokazać|chciałbym zobaczyć|chciałabym zobaczyć|gdzie dokładnie leży|gdzie właściwie leży|gdzie znajdę|gdzie mogę znaleźć|gdzie można znaleźć|gdzie szukać|gdzie położony jest|gdzie położona jest|gdzie położone jest|gdzie jest położony|gdzie jest położona|gdzie jest położone',
    leastPopulous:
      'najmniej ludny|najmniej ludna|najmniej ludne|najmniej ludnych|najmniej zaludnionych|najmniej zaludnione|najmniej liczne',
    largerThan: 'jest większych niż|są większe niż|jest większa niż|większych niż|większych od',
    withFewer: 'ma mniej niż|mają mniej niż',
    withMore: 'ma ponad|mają ponad|ma więcej niż|mają więcej niż|liczy ponad|liczą ponad',
    each: 'każdy|każda|każde|każdego|każdej|każdym|w każdym|w każdej',
    highestMountain:
      'najwyższa góra|najwyższą górę|najwyższej góry|najwyższy szczyt|najwyższego szczytu|najwyższy punkt|najwyższe wzniesienie',
    highestMountains: 'najwyższe góry|najwyższe szczyty|najwyższych szczytów|najwyższych gór',
    betweenPeople:
      'z liczbą mieszkańców między|o liczbie mieszkańców między|liczące między|z populacją między|o liczbie ludności między',
    fromPeople:
      'liczące od|z liczbą mieszkańców od|o liczbie mieszkańców od|z populacją od|o liczbie ludności od|mające od|od',
    betweenArea: 'o powierzchni między|o powierzchni pomiędzy',
    fromArea: 'o powierzchni od',
    coastal: 'nad morzem|na wybrzeżu|nadmorskie|z dostępem do morza|mające dostęp do morza|leżące nad morzem',
    bordering:
      'sąsiadujących z|sąsiadujących ze|sąsiadujące z|sąsiadujące ze|które sąsiadują z|które sąsiadują ze|graniczących z|graniczących ze',
  },
  patterns: {
    setNearest: ['<nearest> {a} {s}', '<nearest> {s} {a}', '{f} <nearest> {a} {s}'],
    tip: ['{d} {#mosts} {a}'],
    setBordering: [
      '{s}[,] (które graniczą|graniczą|graniczące|sąsiadują|sąsiadujące|które sąsiadują) (zarówno|jednocześnie|równocześnie) (z|ze) {a}[,] (jak i|i) (z|ze) {b}',
      '{s}[,] (które graniczą|graniczą|graniczące) (jednocześnie|równocześnie) (z|ze) {a} i {b}',
      '{s}[,] z (którymi|jakimi) (graniczy|sąsiaduje) {l}',
      '{s}[,] z (którymi|jakimi) {l} (graniczy|sąsiaduje)',
    ],
    betweenRivers: ['(między|pomiędzy) (rzekami) {a} <and> {b}'],
  },
};
