import { phraseProduct } from '../../phrase-product.ts';
import type { Everyday } from '../everyday.ts';
import { polishLandscapes } from '../landscape-names.ts';

const asks = phraseProduct(
  '|a|proszę|prosze|czy mógłbyś|czy mogłabyś|czy możesz|czy może pan|czy może pani|czy mogę prosić o|możesz|mógłbyś|mogłabyś|chciałbym żebyś|bardzo proszę',
  'wymień|wymienić|wymieńcie|podaj|podać|podajcie|powiedz|powiedzieć|powiedzcie|napisz|napisać|wypisz|wypisać|nazwij|opisz|wskazać|zaznaczyć|wylistuj|zrób listę|daj listę|znajdź mi|znaleźć|wyświetlić|narysować|zobacz|sprawdź',
  '|mi|nam|proszę',
);

/** How people ask for and speak of places, beside what `everyday-by-language` has. */
export const pl: Everyday = {
  numbers: { scales: 'tysiącem=1000', ones: 'dziesiątka|dziesiątkę=10 piątka|piątkę=5 trójka|trójkę=3' },
  groups: { 'European Union': 'unii|unia' },
  names: {
    Łódź: 'łodzi|łodzią',
    'Kaliningrad Oblast':
      'obwód kaliningradzki|obwodu kaliningradzkiego|obwodzie kaliningradzkim|obwodem kaliningradzkim|kaliningradzki obwód',
    'river San': 'san|sanu|sanem|sanie|sanowi',
    ...polishLandscapes,
    'Narew River': 'narew|narwi|narwią',
    'Canary Islands': 'kanary|kanarów|kanarach|kanarami',
    Warsaw: 'w-wa|m.st. warszawa|stolica warszawa|miasto stołeczne warszawa',
    Kraków: 'krakówek|krakówka|krakówku|gród kraka|grodu kraka',
    Poznań: 'pyrlandia|pyrlandii',
    Tricity: '3miasto|3miasta|3mieście|trójmieście|trójmiasta',
    'Upper Silesia': 'śląsk górny|górny śląsk|górnego śląska|górnym śląsku',
    Kashubia: 'ziemia kaszubska|ziemi kaszubskiej',
    'United Kingdom': 'zjednoczone królestwo|zjednoczonego królestwa|zjednoczonym królestwie',
    'United States': 'stany zjednoczone ameryki|stanów zjednoczonych ameryki',
  },
  words: {
    corridorTo: 'po|aż po|aż do|do samego|do samej',
    lead: [
      asks,
      // Where exactly, how far, about where, and nothing but it.
      'tylko|wyłącznie|jedynie|tylko i wyłącznie|sam|sama|samo|konkretnie|gdzie konkretnie|gdzie konkretnie leży|gdzie konkretnie jest|gdzie dokładnie|gdzie dokładnie są|gdzie dokładnie jest|gdzie ciągną się|gdzie ciągnie się|gdzie się ciągnie|gdzie się ciągną|gdzie dokładnie ciągną się|gdzie dokładnie ciągnie się|gdzie rozciąga się|gdzie rozciągają się|gdzie się rozciąga|gdzie się rozciągają|gdzie mieści się|gdzie się mieści|jak wygląda|jak wyglądają|jak biegnie|w którym miejscu leży|w którym miejscu jest|w jakim miejscu leży|w jakim miejscu jest|zasięg|jaki jest zasięg|dokąd sięga|dokąd sięgają|usytuowanie|umiejscowienie|orientacyjnie|w przybliżeniu|z grubsza|mniej więcej|mapka|mapkę|mapki|mapy|mapa konturowa|szkic|zarys|plan|granice i zasięg|zlokalizuj|namierz|obrysuj|zakreśl|obejrzeć|weź pokaż|pokaż no|dawaj|dawaj mapę|rzuć mapę|wrzuć mapę|chodzi mi o|chodzi o|mam na myśli|całość|interesuje mnie tylko|interesuje mnie wyłącznie',
      'jak nazywa się|jak nazywają się|jak się nazywa|jak się nazywają|nazwa|nazwy|lista|listę|pełna lista|spis|wykaz|potrzebuję|potrzebuję listy|potrzebna mapa|potrzebne mi|muszę znaleźć|muszę wiedzieć|pomóż znaleźć|pomóż mi znaleźć|pomocy',
      'ciekawi mnie|interesuje mnie|interesują mnie|zastanawiam się|pytanie|mam pytanie|takie pytanie|proszę o|poproszę o|uprzejmie proszę o|szukamy|chciałbym się dowiedzieć|chciałabym się dowiedzieć|chciałbym poznać|chciałabym poznać|chcę poznać',
      'dobry wieczór|dobry|witaj|witajcie|szanowni państwo|czołem|elo|heja|hejka|cześć wszystkim|wiecie|wiesz|wie ktoś|ktoś wie|nie wiesz|nie wiecie|czy wiesz|czy wiecie|orientujesz się|czy ktoś wie',
      'hej google|ok google|okej google|google|siri|hej siri|alexa|a|no a|tak|więc|to|wszystkie|wszystkich|wszyscy',
    ].join('|'),
    trail:
      'gdzie to|co to|na mapie proszę|na mapie dzięki|ciągną się|się ciągną|się ciągnie|się rozciąga|się rozciągają|gdzie konkretnie|gdzie dokładnie|na mapce|w przybliżeniu|orientacyjnie|mniej więcej gdzie|gdzie mniej więcej|gdzie się mieści|od a do z|co to za kraina|co to za region|jakie są|jakie to|jaki to|jaka to|jakie tam są|z góry dziękuję|dziękuję z góry|z góry dzięki|serdecznie dziękuję|wielkie dzięki|pozdrawiam|będę wdzięczny|będę wdzięczna|to|jaka|jaki|jakie|które|która|który|jak się nazywa|jak się nazywają|wymień|podaj|powiedz|ktoś wie|wie ktoś|wiesz|wiecie|jeśli można|na globusie|lista|mapa|w ogóle|wszystkie|razem|razem wzięte|łącznie|na jednej mapie',
    article: 'wszystkich|wszystkie|wszystkim|wszystkimi|wszyscy',
    orMore: 'i więcej|lub więcej|albo więcej|i wyżej|lub wyżej|wzwyż|i powyżej|+',
    inhabited: phraseProduct('mają|mające|które mają|liczące|liczą|z ludnością|z populacją|od', '|od'),
    ofHeight: 'o wysokości|wysokie na|o długości|od|mające|mają',
    moreThan: phraseProduct(
      'mieszka|żyje|mieszka w nich|zamieszkuje|ludność|populacja|zamieszkane przez|zamieszkałe przez',
      'powyżej|ponad|więcej niż|co najmniej|przynajmniej',
    ),
    lessThan: phraseProduct(
      'mieszka|żyje|zamieszkuje|ludność|populacja|zamieszkane przez',
      'poniżej|mniej niż|najwyżej|co najwyżej',
    ),
    mostPopulous:
      'najbardziej zaludnionych|najbardziej zaludnione|najbardziej zaludniony|najgęściej zamieszkane',
    leastPopulous: 'najmniej zamieszkane|najmniej zamieszkany|najmniej ludni',
    smallest: 'najmniejszymi|najmniejszych|najdrobniejszy|najdrobniejsze|najmniejsi',
    howMany: 'ilość|ile to|ilu jest|ile wszystkich',
    borderBetween: 'granica',
    highestMountain: 'najwyższy wierzchołek|najwyższego wierzchołka|główny szczyt',
    closeTo: 'do|ku',
    whichTown: 'które miasto|jakie miasto|jakie to miasto',
    along: 'wzdłuż|przy|koło|blisko|obok',
    and: '+',
    near: 'pod|tuż pod',
    within: 'bliżej jak|nie dalej jak|w pobliżu do|w okolicy do|mniej jak',
    farther: 'dalej jak|więcej jak|ponad jak',
    higherThan: 'więcej niż',
    thanTo: 'jak|niż od|jak do',
    northLatitude: 'szerokości geogr północnej',
  },
  kinds: { city: 'm' },
  sets: {
    voivodeship: 'województwem|województwu|nasze województwa|naszych województw',
    country: 'członków|członkami|członkowie|krajem|państwu|państwa świata|kraje świata|krajów świata',
    mountain: 'góra|górę|górą|górze|gór|górach|górami',
    peak: 'szczyt|szczytu|szczytem|szczytami|szczytach|wierzchołki|wierzchołków|wierzchołek|szczyty górskie|szczytów górskich|szczyt górski',
    capital: 'stolicą|stolicami|stolicach',
    river: 'rzeką|rzekami|rzece|rzeczka|rzeczki',
    lake: 'jeziorem|jeziorze|jeziorami',
    island: 'wyspami|wyspach|wysepki|wysepek',
    city: 'miastem|miastu|miasteczek|miejscowościach|miejscowościami|grody',
    sea: 'morzami|morzach|morzem|morzu',
    desert: 'pustyń|pustyniami|pustyni',
    volcano: 'wulkan|wulkanem|wulkanami',
    province: 'prowincjami|prowincję|prowincją',
    state: 'stanem|landem|landami|landach',
    department: 'departamentami|departamentach',
    region: 'regionami|regionach',
    division_capital: 'miastach wojewódzkich|stolicami województw|stolicach województw',
  },
  plurals:
    'wierzchołki|wierzchołków|szczyty górskie|szczytów górskich|szczyty|szczytów|członków|krajami|krajach|państwami|państwach|miastami|miastach|rzekami|rzekach|jeziorami|jeziorach|wyspami|wyspach|województwami|województwach|stolicami|stolicach',
  demonyms:
    'nadwiślańsk|wiślańsk=river_Vistula nadodrzańsk|odrzańsk=river_Oder naddunajsk=Danube nadreńsk|reńsk=river_Rhine naddnieprzańsk=river_Dnieper nadwołżańsk=river_Volga czarnomorsk=Black_Sea adriatyck=Adriatic_Sea śródziemnomorsk=Mediterranean_Sea egejsk=Aegean_Sea kaspijsk=Caspian_Sea karpack=Carpathians tatrzańsk=Tatra_Mountains sudeck=Sudetes alpejsk=Alps pirenejsk=Pyrenees himalajsk=Himalayas andyjsk=Andes uralsk=Ural_Mountains kaukask=Caucasus mazursk=Masuria kaszubsk=Kashubia krymsk=Crimea słowack=Slovakia armeńsk|ormiańsk=Armenia azerbejdżańsk=Azerbaijan mołdawsk=Moldova uzbeck=Uzbekistan mongolsk=Mongolia koreańsk=South_Korea czarnogórsk=Montenegro macedońsk=North_Macedonia bośniack=Bosnia_and_Herzegovina libańsk=Lebanon jordańsk=Jordan etiopsk=Ethiopia kenijsk=Kenya nigeryjsk=Nigeria luksembursk=Luxembourg',
  patterns: {
    outermost: ['{#most} (punkt|kraniec|cypel|skrawek|miejsce) {a}', '(punkt|miejsce) {#most} <in> {a}'],
    setSpeaking: [
      '{s}[,] (w których|gdzie) (urzędowym językiem|językiem urzędowym|językiem oficjalnym|oficjalnym językiem) jest {t}',
      '{s}[,] (w których|gdzie) {t} jest (językiem urzędowym|urzędowy|językiem oficjalnym|oficjalny)',
      '{s} (z|ze) {t} [językiem] (jako urzędowym|jako oficjalnym|urzędowym|jako językiem urzędowym)',
      '{s} (z|ze) językiem [urzędowym] {t}',
    ],
    setIn: ['{s} (z|ze|w ramach|wewnątrz) {k}'],
    setBordering: ['{s}[,] co (graniczą|sąsiadują) (z|ze) {l}'],
    parallel: ['{f}[°] (stopnia|stopień|stopni) szerokości [geograficznej] {#adj}'],
  },
};
