import { phraseProduct } from '../../phrase-product.ts';
import { withGenitive } from '../families.ts';
import { groupNouns, groups, traits } from '../groups-by-language/pl.ts';
import type { LanguageTable } from '../table.ts';

export const pl: LanguageTable = {
  code: 'pl',
  scripts: ['Latin'],
  decimal: ',',
  units: {
    m: 'metr|metry|metrów|metra|metrach|metrami',
    km: 'kilometr|kilometry|kilometrów|kilometra|kilometrach|kilometrowy|kilometrowym|kilometrowa|kilometrowej|km-owy',
    mi: 'mila|mile|mil|mili|milach',
    nmi: 'mila morska|mile morskie|mil morskich|mili morskiej|milach morskich|Mm',
    ft: 'stopa|stopy|stóp',
    yd: 'jard|jardy|jardów',
  },
  numbers: {
    ones: 'zero=0 jeden|jedna|jednego|jednej=1 dwa|dwie|dwóch=2 trzy|trzech=3 cztery|czterech=4 pięć|pięciu=5 sześć|sześciu=6 siedem|siedmiu=7 osiem|ośmiu=8 dziewięć|dziewięciu=9 dziesięć|dziesięciu=10 jedenaście|jedenastu=11 dwanaście|dwunastu=12 trzynaście|trzynastu=13 czternaście|czternastu=14 piętnaście|piętnastu=15 szesnaście|szesnastu=16 siedemnaście=17 osiemnaście=18 dziewiętnaście=19 dwadzieścia|dwudziestu=20 trzydzieści|trzydziestu=30 czterdzieści|czterdziestu=40 pięćdziesiąt|pięćdziesięciu=50 sześćdziesiąt|sześćdziesięciu=60 siedemdziesiąt|siedemdziesięciu=70 osiemdziesiąt|osiemdziesięciu=80 dziewięćdziesiąt|dziewięćdziesięciu=90 sto|stu=100 dwieście|dwustu=200 trzysta|trzystu=300 czterysta|czterystu=400 pięćset|pięciuset=500 sześćset=600 siedemset=700 osiemset=800 dziewięćset=900 pół=0.5',
    scales:
      'miliona|milionie=1000000 tysiąca=1000 tysiąc|tysiące|tysięcy|tys=1000 milion|miliony|milionów=1000000',
  },
  words: {
    world: 'świata|na świecie|na ziemi|na kuli ziemskiej',
    populousOne: 'najludniejszej|najludniejszego|najludniejsza|najludniejszą',
    longestOne: 'najdłuższej|najdłuższego|najdłuższa|najdłuższą',
    largestOne: 'największej|największego|największa|największy|największą',
    bothAnd: 'jak i|jak|i',
    both: 'zarówno|i',
    facing: 'leżące|położone|mające dostęp|z dostępem',
    tributaries: 'dopływy|dopływ|dopływów',
    inWhich:
      'w jakim|w którym|w jakiej|w której|w jakich|w których|do jakiego|do którego|do jakiej|do której',
    lies: 'leży|leżą|znajduje się|znajdują się|jest|są|należy|położony jest|położona jest|położone jest|mieści się',
    atMost: 'maksymalnie|najwyżej|co najwyżej',
    notIn:
      'które nie są w|nie będące w|które nie należą do|nienależące do|niebędące członkami|które nie są członkami|spoza|ale nie w|które nie leżą w',
    askedBefore: 'jakie|które|jakie inne',
    withHowMany: 'z iloma',
    bordersOne: 'graniczy|sąsiaduje|ma granicę',
    withWhich: 'z jakimi|z którymi|z jakimi innymi',
    populated: 'o liczbie ludności powyżej|z populacją powyżej|z ludnością powyżej|o populacji powyżej',
    has: 'ma|mają',
    surroundings: 'okolice|otoczenie|okolica|w okolicach|okolic',
    outskirts: 'przedmieścia|obrzeża|peryferie|na obrzeżach|na przedmieściach|na peryferiach|obrzeżach',
    hinterland: 'zaplecze',
    closerTo:
      'bliżej|położone bliżej|leżące bliżej|położona bliżej|które leżą bliżej|które są bliżej|znajdujące się bliżej',
    thanTo: 'niż|niż do|aniżeli',
    closestTo:
      'najbliżej|położona najbliżej|położone najbliżej|leżąca najbliżej|najbliższa|która leży najbliżej',
    middle: 'środek|centrum|serce|w środku|w centrum|środkowa część',
    central: 'środkowa|środkowe|środkowy|centralna|centralne|centralny|środkowej|centralnej',
    interior: 'wnętrze|głąb|w głębi|wnętrze kraju',
    mainland: 'kontynentalna część|ląd stały|część kontynentalna|lądowa część',
    continental: 'kontynentalna|kontynentalne|kontynentalny|kontynentalnej',
    overseas: 'zamorskie części|zamorskie terytoria|terytoria zamorskie|departamenty zamorskie',
    leftBank: 'lewy brzeg|na lewym brzegu|lewym brzegu|lewobrzeżna część',
    rightBank: 'prawy brzeg|na prawym brzegu|prawym brzegu',
    upstream: 'powyżej|w górę rzeki od|w górę od',
    downstream: 'poniżej|w dół rzeki od|w dół od',
    tripoint: 'trójstyk|trójstyk granic',
    corridorFrom: 'korytarz z|korytarz od|z|ze|od',
    corridorTo: 'do',
    degrees: 'stopni|stopniami|stopnia|stopnie|stopniem',
    northLatitude:
      'szerokości północnej|szerokości geograficznej północnej|stopniem szerokości północnej|stopniami szerokości północnej|n',
    southLatitude:
      'szerokości południowej|szerokości geograficznej południowej|stopniem szerokości południowej|stopniami szerokości południowej|s',
    flowsWhere:
      'skąd dokąd płynie|skąd i dokąd płynie|od gdzie do gdzie płynie|dokąd płynie|przez co płynie|gdzie płynie|którędy płynie|dokąd płynie|gdzie przepływa|którędy przepływa',
    course: 'bieg|przebieg|koryto',
    risesWhere: 'gdzie wypływa|gdzie ma źródło|gdzie ma swoje źródło|skąd wypływa',
    source: 'źródło|źródła|źródła rzeki|źródło rzeki',
    endsWhere: 'gdzie uchodzi|gdzie wpada|dokąd uchodzi|gdzie kończy bieg',
    mouth: 'ujście|ujścia|ujście rzeki',
    alongside: 'wzdłuż|po obu stronach|z obu stron|po każdej stronie',
    strip: 'pas|pas o szerokości|pas szerokości|strefa|korytarz',
    alongOnly: 'wzdłuż',
    withMore:
      'powyżej|mające ponad|z ponad|ponad|liczące ponad|liczące więcej niż|mające więcej niż|z więcej niż|o liczbie ludności powyżej|z populacją powyżej|które mają ponad',
    withFewer:
      'poniżej|mające mniej niż|liczące mniej niż|z mniej niż|o liczbie ludności poniżej|z populacją poniżej',
    people: 'mieszkańców|ludzi|osób|mieszkańcami',
    longerThan: 'dłuższe niż|dłuższe od|o długości ponad|o długości powyżej|powyżej',
    shorterThan: 'krótsze niż|o długości poniżej',
    bySize: 'co do wielkości|pod względem wielkości|największe',
    article: 'cały|cała|całe|całą|całej|całego|terytorium',
    from: 'od|ode|z|od granic|od miasta',
    to: 'na|w kierunku|ku',
    away: 'odległości|odległe|oddalone|oddalony|oddalona|w odległości',
    upto: 'do',
    on: 'nad|na|od strony',
    in: 'w|we|na|na terenie|na terytorium|wewnątrz|w granicach|na obszarze|w obrębie',
    with: 'z|ze|a|i',
    and: 'i|oraz|a|a także|i także|jak również|plus|i w',
    or: 'lub|albo',
    between: 'między|pomiędzy|miedzy|leżące między|leżący między',
    except:
      'bez|oprócz|z wyjątkiem|poza|za wyjątkiem|prócz|ale nie|ale bez|wyłączając|z wyłączeniem|pomijając|nie licząc|lecz nie|minus|ale nie w|nie wliczając',
    coast:
      'wybrzeże|wybrzeża|wybrzeżu|wybrzeżem|brzeg|brzegi|brzegu|brzegów|linia brzegowa|linii brzegowej|nabrzeże|pobrzeże|linię brzegową|pas nadmorski',
    sea: 'morze|morza|morzem|morzu|ocean|oceanu',
    border:
      'na granicy|granica|granice|granicy|granicę|granicą|granic|granicami|kontur|kontury|obrys|granice państwowe|granica państwowa|granicę państwową|granicy państwowej|linia graniczna|granica lądowa|granicę lądową',
    sharedBorder: 'wspólna granica|wspólną granicę|wspólnej granicy',
    borders: 'graniczą|graniczy z|stykają się|spotykają się|styka się z|graniczą ze sobą',
    where: 'gdzie|miejsce gdzie|tam gdzie|miejsce, gdzie',
    land: 'obszar|teren|tereny|obszary|ziemie|pas|korytarz|przestrzeń|obszar leżący|tereny leżące|okolice|okolica',
    part: 'część|części|częścią|obszar|obszary|obszarze|obszaru|teren|tereny|terenu|region|połowa|połowę|połowy|połowie|terytorium|miejsca|rejony|rejon|fragment',
    rel: 'która leży|który leży|które leżą|które leży|leżąca|leżący|leżące|położona|położony|położone|znajdująca się|znajdujący się|znajdujące się|które znajdują się|która znajduje się|który znajduje się|które są|ale|oddalone|oddalona|które|która|leżącą|położoną|leżą|leży|znajdują się|znajduje się|położone są|są położone|są',
    around: 'wokół|dookoła|naokoło|w okolicy|dokoła|w promieniu wokół',
    circle: 'okrąg o promieniu|koło o promieniu|promień|strefa|okręgu o promieniu|pas|strefę|obszar|bufor',
    off: 'u wybrzeży|w głąb morza od|u wybrzeża|w morze od wybrzeża|na morzu od wybrzeża|w morze od wybrzeży|na morzu od wybrzeży',
    waters: 'wody|morze|wody morskie|wód|akwen',
    halfway:
      'w połowie drogi między|w połowie drogi pomiędzy|w połowie między|w połowie odległości między|dokładnie między|dokładnie pomiędzy|pośrodku między|punkt środkowy między|środek między|na środku między|dokładnie w połowie między|dokładnie w połowie drogi między|pośrodku pomiędzy|połowa drogi między',
    overlap:
      'część wspólna|część wspólną|przecięcie|część wspólna obszarów|iloczyn|obszar wspólny|wspólny obszar',
    near: 'blisko|w pobliżu|obok|koło|niedaleko|niedaleko od|w okolicach|przy|nieopodal|tuż obok',
    within:
      'około|do około|w odległości około|tak do|mniej więcej|w promieniu|w odległości|w odległości do|w odległości mniejszej niż|w odległości nie większej niż|w odległości co najwyżej|w odległości maksymalnie|do|nie dalej niż|mniej niż|najwyżej|maksymalnie|w zasięgu|w promieniu do|bliżej niż|w odległości nie więcej niż|w obrębie|co najwyżej|nie więcej niż|w pasie|w ciągu|poniżej|w obrębie promienia|położone do',
    kilometres: 'km|kilometrów',
    butWithin: phraseProduct(
      'ale|lecz|i',
      'mniej niż|nie więcej niż|najwyżej|co najwyżej|nie dalej niż|bliżej niż',
    ),
    farther:
      'ponad|dalej niż|więcej niż|co najmniej|w odległości ponad|w odległości większej niż|w odległości co najmniej|powyżej|przynajmniej|w odległości powyżej|oddalone o ponad|oddalone o więcej niż|oddalone o co najmniej|oddalone więcej niż|w odległości większej od|w odległości nie mniejszej niż|położone dalej niż|położone ponad|które leżą dalej niż|leżące dalej niż|nie bliżej niż|w odległości więcej niż',
    notBordering:
      'które nie graniczą z|które nie graniczą ze|nie graniczące z|niegraniczące z|niegraniczących z|nie graniczących z|które nie mają granicy z|które nie sąsiadują z',
    butNotBordering: 'ale nie z|ale nie ze|lecz nie z|a nie z',
    bordering:
      'graniczy z|graniczy ze|graniczą z|graniczą ze|sąsiaduje z|sąsiadują z|graniczące z|graniczących z|graniczące z|graniczących z|które graniczą z|sąsiadujące z|graniczące ze|które graniczą ze|mające granicę z|przylegające do|które sąsiadują z|graniczący z|graniczące bezpośrednio z|mają granicę z|mają wspólną granicę z|są sąsiadami|dzielą granicę z',
    onSea:
      'nad|wokół|leżące nad|położone nad|dookoła|otaczające|nad wybrzeżem|mają dostęp do|mające dostęp do|z dostępem do|posiadają dostęp do|które mają dostęp do|nad brzegiem',
    atSea:
      'wokół|dookoła|nad|leżące nad|położone nad|leżących nad|mają dostęp do|mające dostęp do|z dostępem do|posiadają dostęp do|posiadające dostęp do|mają wybrzeże nad|które mają dostęp do|nad brzegiem',
    crossedBy:
      'przez które przepływa|przez które płynie|przez które przechodzi|które przecina|przez które biegnie|leżące nad',
    through: 'przez które',
    flows: 'przepływa|płynie',
    landlocked:
      'które nie leżą nad morzem|które nie graniczą z morzem|bez dostępu do morza|śródlądowe|śródlądowych|bez morza|pozbawione dostępu do morza|nie mają dostępu do morza|które nie mają dostępu do morza|bez wybrzeża',
    islandly: 'wyspiarskie|wyspiarskich|wyspiarski',
    largest:
      'największej|największą|największym|największemu|największymi|największy|największa|największe|największych|największego',
    smallest:
      'najmniejszego|najmniejszej|najmniejszą|najmniejszym|najmniejszemu|najmniejszymi|najmniejszy|najmniejsza|najmniejsze|najmniejszych',
    longest:
      'najdłuższego|najdłuższej|najdłuższą|najdłuższym|najdłuższemu|najdłuższymi|najdłuższy|najdłuższa|najdłuższe|najdłuższych',
    mostPopulous:
      'najludniejszego|najludniejszej|najludniejszą|najludniejszym|najludniejszemu|najludniejszymi|najludniejszy|najludniejsza|najludniejsze|najludniejszych',
    howMany: 'ilu|ile|liczba|ile jest',
    thereAre: 'jest|leży|znajduje się|są',
    neighbours: 'sąsiedzi|sąsiadów|kraje sąsiadujące|sąsiednie kraje|sąsiednie państwa|kraje sąsiednie',
    flowingInto:
      'wpadające do|uchodzące do|które wpadają do|które uchodzą do|wpadają do|uchodzą do|wpływające do|które wpływają do',
    washedBy: 'oblewane przez|omywane przez',
    coastal:
      'nadmorskie|nadmorski|nadmorska|nadmorskich|przybrzeżne|przybrzeżna|leżące nad morzem|położone nad morzem|z dostępem do morza|mające dostęp do morza|które leżą nad morzem|nad morzem|z dostępem do morza|nadmorskie|leżące nad morzem|z dostępem do wybrzeża|które leżą nad morzem',
    that: 'które|przez które|przecięte',
    crosses: 'przecina|przechodzi',
    lead: 'szukam|proszę mi powiedzieć|czy mogłabyś pokazać|pokaż mi|pokaż|pokażcie|pokaz|pokazać|proszę pokazać|proszę pokaż|proszę|poproszę|czy możesz pokazać|czy możesz mi pokazać|czy mógłbyś pokazać|czy mógłbyś mi pokazać|czy mogłabyś mi pokazać|czy może pan pokazać|czy może mi pan pokazać|czy mogę zobaczyć|możesz pokazać|możesz mi pokazać|mógłbyś mi pokazać|chcę zobaczyć|chciałbym zobaczyć|chciałabym zobaczyć|chcę wiedzieć|chciałbym wiedzieć|chciałabym wiedzieć|chcę|chciałbym|wyświetl|narysuj|znajdź|wskaż|zaznacz|podaj|daj mi|wyszukaj|podświetl|powiedz mi|powiedz|cześć|dzień dobry|witam|gdzie leży|gdzie leżą|gdzie jest|gdzie są|gdzie znajduje się|gdzie się znajduje|gdzie znajdują się|gdzie się znajdują|gdzie przebiega|którędy przebiega|jak przebiega|gdzie zaczyna się i kończy|gdzie się zaczyna i kończy|gdzie|jaka jest|jakie są|jaki jest|co jest|co leży|co znajduje się|czym jest|mapa|mapę|mapa państwa|bieg|bieg rzeki|przebieg|położenie|lokalizacja|wszystko|wszystko co leży|wszystko co jest|wszystko, co leży|wszystko, co jest|wszystko co znajduje się|to co leży|obszar|obszary|tereny|teren|miejsca|miejsca położone|obszary położone|wszystkie miejsca|wszędzie|na mapie|jakie|jaki|jaka|które|który|która|właściwie|dokładnie|a gdzie jest|a gdzie leży|gdzie właściwie leży|gdzie właściwie jest|gdzie dokładnie leży|pokażesz mi|pokażesz|możesz mi wskazać|gdzie mniej więcej leży',
    trail:
      'proszę|na mapie|dziękuję|dzięki|na świecie|poproszę|się znajduje|leży|jest|na mapie świata|właściwie|dokładnie|gdzie leży|gdzie jest|gdzie to jest|gdzie się znajduje|gdzie to leży|gdzie leżą',
    speaking:
      'w których mówi się|gdzie mówi się|z językiem|w których językiem urzędowym jest|gdzie językiem urzędowym jest|mówiące|w których się mówi',
    spoken: 'jako urzędowym|urzędowym',
    byArea:
      'pod względem powierzchni|według powierzchni|powierzchniowo|co do powierzchni|pod względem obszaru',
    byPeople:
      'pod względem ludności|według liczby ludności|pod względem liczby ludności|pod względem liczby mieszkańców|według liczby mieszkańców',
    leastPopulous:
      'najmniej ludny|najmniej ludne|najmniej ludna|najmniej zaludniony|najmniej zaludnione|najsłabiej zaludniony',
    gridLine: 'południk|południka|równoleżnik|równoleżnika',
    largerThan: 'większe od|większe niż|większy od|większy niż|większych od|o powierzchni większej niż',
    smallerThan: 'mniejsze od|mniejsze niż|mniejszy od|mniejszy niż|mniejszych od',
    morePeopleThan: 'ludniejsze od|ludniejsze niż|o większej liczbie ludności niż',
    fewerPeopleThan: 'mniej ludne od|mniej ludne niż',
    squareKm: 'km2|kilometrów kwadratowych|km kwadratowych',
    ofArea: 'o powierzchni powyżej|o powierzchni ponad|powyżej|o powierzchni większej niż',
  },
  compass: {
    most: 'najbardziej wysunięty na północ|najbardziej wysunięte na północ|najdalej na północ wysunięty|najbardziej na północ wysunięty|najdalej wysunięty na północ|najbardziej północny,najbardziej wysunięty na północny wschód|najbardziej wysunięte na północny wschód|najdalej na północny wschód wysunięty|najbardziej na północny wschód wysunięty|najdalej wysunięty na północny wschód|najbardziej północno wschodni|najbardziej na północny wschód,najbardziej wysunięty na wschód|najbardziej wysunięte na wschód|najdalej na wschód wysunięty|najbardziej na wschód wysunięty|najdalej wysunięty na wschód|najbardziej wschodni,najbardziej wysunięty na południowy wschód|najbardziej wysunięte na południowy wschód|najdalej na południowy wschód wysunięty|najbardziej na południowy wschód wysunięty|najdalej wysunięty na południowy wschód|najbardziej południowo wschodni|najbardziej na południowy wschód,najbardziej wysunięty na południe|najbardziej wysunięte na południe|najdalej na południe wysunięty|najbardziej na południe wysunięty|najdalej wysunięty na południe|najbardziej południowy,najbardziej wysunięty na południowy zachód|najbardziej wysunięte na południowy zachód|najdalej na południowy zachód wysunięty|najbardziej na południowy zachód wysunięty|najdalej wysunięty na południowy zachód|najbardziej południowo zachodni|najbardziej na południowy zachód,najbardziej wysunięty na zachód|najbardziej wysunięte na zachód|najdalej na zachód wysunięty|najbardziej na zachód wysunięty|najdalej wysunięty na zachód|najbardziej zachodni,najbardziej wysunięty na północny zachód|najbardziej wysunięte na północny zachód|najdalej na północny zachód wysunięty|najbardziej na północny zachód wysunięty|najdalej wysunięty na północny zachód|najbardziej północno zachodni|najbardziej na północny zachód',
    dat: 'północ,północny wschód,wschód,południowy wschód,południe,południowy zachód,zachód,północny zachód',
    noun: 'północ|północy,północny wschód|północnym wschodzie|północnego wschodu,wschód|wschodzie|wschodu,południowy wschód|południowym wschodzie,południe|południu|południa,południowy zachód|południowym zachodzie,zachód|zachodzie|zachodu,północny zachód|północnym zachodzie',
    adj: 'północny|północna|północne|północnej|północną|północnym|północnego,północno wschodni|północno wschodnia|północno wschodniej|północno wschodnią|północno wschodnie|północno wschodnich,wschodni|wschodnia|wschodniej|wschodnią|wschodnie|wschodnim|wschodnich,południowo wschodni|południowo wschodnia|południowo wschodniej|południowo wschodnią|południowo wschodnie|południowo wschodnich,południowy|południowa|południowe|południowej|południową|południowym,południowo zachodni|południowo zachodnia|południowo zachodniej|południowo zachodnią|południowo zachodnie|południowo zachodnich,zachodni|zachodnia|zachodniej|zachodnią|zachodnie|zachodnim|zachodnich,północno zachodni|północno zachodnia|północno zachodniej|północno zachodnią|północno zachodnie|północno zachodnich',
  },
  tongues: {
    pt: 'po portugalsku|portugalski|portugalskim|portugalskiego',
    es: 'po hiszpańsku|hiszpański|hiszpańskim',
    fr: 'po francusku|francuski|francuskim',
    de: 'po niemiecku|niemiecki|niemieckim',
    en: 'po angielsku|angielski|angielskim',
    ar: 'po arabsku|arabski|arabskim',
    ru: 'po rosyjsku|rosyjski|rosyjskim',
    it: 'po włosku|włoski|włoskim',
    nl: 'po niderlandzku|niderlandzki',
    tr: 'po turecku|turecki',
    zh: 'po chińsku|chiński',
    sw: 'suahili',
  },
  speakers: {
    endings: 'języczne|języcznych|języczny|języcznym|języcznymi',
    stems:
      'portugalsko=pt hiszpańsko=es francusko=fr niemiecko=de angielsko|anglo=en arabsko=ar rosyjsko=ru włosko=it niderlandzko=nl turecko=tr',
  },
  patterns: withGenitive({
    upstream: ['{a} od (źródła|źródeł|swojego źródła) do {b}'],
    downstream: ['{a} od {b} [aż] do (ujścia|swojego ujścia|samego ujścia|morza)'],
    setIn: [
      '{s} (należy do|należą do|należące do|należących do|wchodzi w skład|wchodzą w skład|wchodzące w skład) {l}',
    ],
    setCount: ['<howMany> <neighbours> <has> {l}'],
    closer: ['(bliższa|bliższy|bliższe|bliżsi) {a} niż {b}'],
    borderBetween: [],
    setFarthest: [
      'najbardziej na {#dat} (wysunięta|wysunięty|wysunięte|położona|położony|położone) {s}',
      'najdalej na {#dat} (wysunięta|wysunięty|wysunięte|położona|położony|położone) {s}',
    ],
    setBordering: ['{s} (przy|na) granicy (z|ze) {l}'],
    setCrossing: [
      '{s} (przecięte|przecinane) {l}',
      'przez [jakie|które] {s} (płynie|przepływa|przechodzi) {l}',
    ],
    beyond: ['(na|bardziej na) {#dat} (od|ode) {l}', 'po {#adj} stronie {l}'],
    beyondAt: [
      '[<exactly>] {d} na {#dat} (od|ode) {l}',
      '[<exactly>] {d} (od|ode) {l} na {#dat}',
      '[<exactly>] {d} na {#dat} <from> {l}',
    ],
    half: ['<in> {#adj} {a}', '{#adj} kraniec {a}'],
    border: ['<border> (państwowe|zewnętrzne|lądowe|administracyjne) {l}'],
    offCoast: ['[<within>] {d} od wybrzeż(a|y) {l} w (głąb morza|morze)'],
    parallel: [
      '{f} [°|.] równoleżnika',
      '(równoleżnik|równoleżnika) {f}[°]',
      '{f}[°] [stopni] szerokości geograficznej {#adj}',
      '{f}[°] [stopni] szerokości {#adj}',
      '{f} równoleżnik {#adj}',
      '{f} (równoleżnik|równoleżnika|równoleżniku)',
      '(równoleżnik|równoleżnika) {f}[°] [{#adj}]',
      '{f}[°] [stopni] {#adj} szerokości geograficznej',
    ],
    meridian: [
      '(południk|południka) {f}[°] [stopni] (długości|dług) {#adj}',
      '(południk|południka) {f}[°]',
      '{f}[°] [stopni] długości geograficznej {#adj}',
      '{f}[°] [stopni] długości {#adj}',
      '{f} (południk|południka) [{#adj}]',
    ],
  }),
  sets: {
    division_capital: 'miasta wojewódzkie|miast wojewódzkich|miasto wojewódzkie',
    canton: 'kanton|kantony|kantonów|kantonie',
    continent: 'kontynent|kontynencie|kontynenty|kontynentów',
    country:
      'krajem|państwem|państwie|kraj|kraje|krajów|kraju|państwo|państwa|państw|krajami|krajach|krajom|państwami|państwach|państwom|państwa członkowskie|państw członkowskich|kraje członkowskie|krajów członkowskich|członkowie',
    capital: 'stolica|stolice|stolicę|stolic|stolicy',
    city: 'mieście|miasto|miasta|miast',
    island: 'wyspie|wyspą|wyspa|wyspy|wysp|wyspę',
    river: 'rzeka|rzeki|rzekę|rzek',
    lake: 'jezioro|jeziora|jezior',
    sea: 'morze|morza|mórz',
    mountain_range: 'pasma górskie|łańcuchy górskie',
    mountain: 'góry',
    desert: 'pustynia|pustynie|pustynię',
    state:
      'kraju związkowym|landzie|stanie|kraj związkowy|kraju związkowego|krajów związkowych|kraje związkowe|landy|land|landów|stany|stan|landy|kraje związkowe|stanów|stanach|stanu',
    province: 'prowincjach|prowincje|prowincja|prowincji',
    region: 'regionie|regiony|region|regionów',
    voivodeship: 'województwie|województwach|województwa|województwo|województw',
    department: 'departament|departamentów|departamencie|departamenty',
    autonomous_community: 'wspólnoty autonomiczne|wspólnot autonomicznych|wspólnota autonomiczna',
    county: 'hrabstwa|hrabstw|hrabstwo|hrabstwie',
  },
  homes: { division_capital: 'Polska', voivodeship: 'Polska' },
  kinds: {
    country: 'kraj|kraju|państwo',
    river: 'rzeka|rzeki|rzekę|rzeką|rzece',
    lake: 'jezioro|jez|jeziora|jeziorem|jeziorze',
    island: 'wyspa|wyspy|wyspę|wyspą|wyspie',
    city: 'miasto|miasta|miastem|mieście|miastu',
    sea: 'morze|morza|morzem|morzu',
    desert: 'pustynia|pustyni|pustynię|pustynią',
    mountains: 'góry|gór|górach|górami',
    province: 'województwo|województwa|województwie|prowincja|prowincji',
    state: 'stan|stanu|stanie',
    peninsula: 'półwysep|półwyspu|półwyspie',
    canton: 'kanton|kantonu|kantonie',
  },
  shares: {
    '1/3': 'trzecia część|jedna trzecia|jedną trzecią|jednej trzeciej',
    '2/3': 'dwie trzecie|dwóch trzecich',
    '1/4': 'ćwiartka|jedna czwarta|czwarta część|ćwierć',
    '3/4': 'trzy czwarte',
    '1/2': 'połowa|połowę|połowie|połowy',
    '1/5': 'jedna piąta|piąta część',
  },
  ranks: [
    'drugie|drugi|druga|drugim',
    'trzecie|trzeci|trzecia',
    'czwarte|czwarty|czwarta',
    'piąte|piąty|piąta',
  ],
  plurals:
    'kraje|krajów|państwa|państw|stolice|miasta|miast|wyspy|wysp|rzeki|rzek|jeziora|jezior|morza|pustynie|województwa|regiony|prowincje|stany|góry|pasma górskie|półwyspy',
  demonyms: {
    endings: 'o|i|a|e|ie|y|iej|ich|ych|im|ą|',
    stems:
      'alpejsk=Alps naddunajsk=Danube andyjsk=Andes niemieck=Germany włosk=Italy austriack=Austria szwajcarsk=Switzerland hiszpańsk=Spain greck=Greece amerykańsk=United_States rosyjsk=Russia tureck=Turkey polsk=Poland brazylijsk=Brazil afrykańsk=Africa europejsk=Europe azjatyck=Asia południowoamerykańsk=South_America portugalsk=Portugal szwedzk=Sweden norwesk=Norway duńsk=Denmark fińsk=Finland holendersk|niderlandzk=Netherlands angielsk=England irlandzk=Ireland szkock=Scotland węgiersk=Hungary rumuńsk=Romania chorwack=Croatia japońsk=Japan chińsk=China indyjsk=India kanadyjsk=Canada meksykańsk=Mexico argentyńsk=Argentina australijsk=Australia egipsk=Egypt marokańsk=Morocco francusk=France belgijsk=Belgium ukraińsk=Ukraine czesk=Czechia słowack=Slovakia litewsk=Lithuania słoweńsk=Slovenia bułgarsk=Bulgaria serbsk=Serbia albańsk=Albania białorusk=Belarus estońsk=Estonia łotewsk=Latvia islandzk=Iceland chilijsk=Chile peruwiańsk=Peru kolumbijsk=Colombia boliwijsk=Bolivia wenezuelsk=Venezuela kubańsk=Cuba algiersk=Algeria tunezyjsk=Tunisia irańsk=Iran irack=Iraq syryjsk=Syria izraelsk=Israel pakistańsk=Pakistan wietnamsk=Vietnam tajsk=Thailand indonezyjsk=Indonesia filipińsk=Philippines nowozelandzk=New_Zealand południowoafrykańsk=South_Africa katalońsk=Catalonia andaluzyjsk=Andalusia bawarsk=Bavaria saksońsk=Saxony brytyjsk=United_Kingdom sycylijsk=Sicily toskańsk=Tuscany syberyjsk=Siberia kalifornijsk=California teksańsk=Texas kazachsk|kazachstańsk=Kazakhstan gruzińsk=Georgia',
  },
  names: {
    Tagus: 'Tag|Tagu|Tagiem',
    Belarus: 'białorusi',
    Wrocław: 'wrocławia|wrocławiu|wrocławiem',
    'Nizhny Novgorod': 'niżnego nowogrodu|niżny nowogród|niżnym nowogrodzie',
    'Black Forest': 'szwarcwald|szwarcwaldu|szwarcwaldem|szwarcwaldzie',
    'river Dnieper': 'dniepr|dniepru|dnieprem|dnieprze',
    'river Rhine': 'ren|renu|renem|renie',
    'river Danube': 'dunaj|dunaju|dunajem|dunajowi',
    'Adriatic Sea': 'adriatyckie',
    'Atlantic Ocean': 'atlantyckie',
    'Baltic Sea': 'bałtyckie',
    'Mediterranean Sea': 'śródziemnomorskie',
    'Black Sea': 'czarnomorskie',
    'Arabian Peninsula': 'Półwysep Arabski|Półwyspu Arabskiego|Półwyspie Arabskim',
    'river Po': 'pad|padu|padem|padzie',
  },
  groups,
  groupNouns,
  traits,
  groupAdjectives:
    'bałtyck|nadbałtyck=Baltic_states nordyck=Nordic_countries skandynawsk=Scandinavia bałkańsk=Balkans arabsk=Arab_countries latynoamerykańsk|latynosk=Latin_America środkowoamerykańsk=Central_America karaibsk=Caribbean bliskowschodni|bliskowschodn=Middle_East wschodnioeuropejsk=Eastern_Europe zachodnioeuropejsk=Western_Europe środkowoeuropejsk=Central_Europe unijn=European_Union wyszehradzk=Visegrad_Group',
  lines: {
    equator: 'równik|równika|równikiem|równiku',
    cancer: 'zwrotnik raka|zwrotnika raka|zwrotnikiem raka',
    capricorn: 'zwrotnik koziorożca|zwrotnika koziorożca|zwrotnikiem koziorożca',
    arcticCircle:
      'koło podbiegunowe północne|koła podbiegunowego północnego|północne koło podbiegunowe|północnego koła podbiegunowego|krąg polarny|kołem podbiegunowym północnym|koła podbiegunowego|koło podbiegunowe|kołem podbiegunowym|kole podbiegunowym',
    antarcticCircle:
      'koło podbiegunowe południowe|koła podbiegunowego południowego|południowe koło podbiegunowe|południowego koła podbiegunowego',
    primeMeridian: 'południk zerowy|południka zerowego|południk greenwich|południka greenwich|południk zero',
    dateLine: 'linia zmiany daty|linii zmiany daty|międzynarodowa linia zmiany daty|linię zmiany daty',
    tropics: 'tropiki|strefa międzyzwrotnikowa|tropikach',
    northernHemisphere:
      'półkula północna|półkuli północnej|półkulę północną|północna półkula|północnej półkuli|północną półkulę',
    southernHemisphere:
      'półkula południowa|półkuli południowej|półkulę południową|południowa półkula|południowej półkuli|południową półkulę',
    easternHemisphere: 'półkula wschodnia|półkuli wschodniej|półkulę wschodnią|wschodniej półkuli',
    westernHemisphere: 'półkula zachodnia|półkuli zachodniej|półkulę zachodnią|zachodniej półkuli',
    northPole: 'biegun północny|bieguna północnego',
    southPole: 'biegun południowy|bieguna południowego',
  },
  endings:
    'owi=- aju=aj y=a ki=ka|ko gi=ga i=a|ia ji=ja ii=ia|ie wie=wa|w cie=t|ta ą=a ę=a ce=ka|ca ie=-|a|o nie=na|n|ń rze=ra|r dze=ga le=la|ł śle=sła dzie=d|da że=ż a=-|e|o u=-|e|o owa=ów owie=ów owem=ów odzi=ódź em=-|e|o iem=-|ie nia=ń niu=ń dnia=deń dniu=deń dniem=deń iec=cy cami=cy mczech=mcy szech=chy grzech=gry gier=gry -=y|i|a ach=y|a|e|i ami=y|a|e|i ów=y|i ych=e|y ymi=e|y ich=ie|i imi=ie|i iej=a|ia ej=a ego=e|y|i ym=e|y im=ie|i emu=e|y ią=ia|a iach=ie|ia ści=ść sła=sło ymstoku=ystok ymstokiem=ystok egostoku=ystok wku=wek wkiem=wek wka=wek iego=i iemu=i spie=sep spu=sep spem=sep spowi=sep',
};
