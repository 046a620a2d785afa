/** Ways of putting a question in Polish beside those that its patterns have. */

import type { Ways } from '../ways.ts';

export const ways: Ways = {
  classes: {
    which: 'jaki|jaka|jakie|jakich|który|która|które|których|którymi|jakimi',
    nouns:
      'miasta|miasto|kraje|kraj|państwa|państwo|województwa|województwo|jeziora|jezioro|rzeki|rzeka|wyspy|wyspa|góry|góra|szczyty|szczyt|stolice|wulkany|regiony|prowincje|miejscowości',
  },
  firm: [
    [
      '{n:miasta|miejscowości|miasteczka|polskie miasta} [położone|leżące] (przy|na|wzdłuż|koło|obok) granicy {r}',
      '{n} blisko granicy {r}',
    ],
    [
      '(which) {n:miasta|miejscowości|miasteczka} (leżą|są|znajdują się) (przy|na|wzdłuż|koło|obok) granicy {r}',
      '{n} blisko granicy {r}',
    ],
    [
      'sąsiednie {n} {p:mazowieckiego|małopolskiego|śląskiego|opolskiego|lubuskiego|łódzkiego|lubelskiego|podlaskiego|pomorskiego|podkarpackiego|świętokrzyskiego|wielkopolskiego|dolnośląskiego}',
      '{n} graniczące z województwem {p}',
    ],
  ],
  ways: [
    ['(which) {n:rzeki|rzeka} (płyną|płynie|przepływają|przepływa) przez {p}', 'jakie {n} są w {p}'],
    [
      '{n:rzeki} (przepływające|płynące|które płyną|które przepływają|co płyną) przez {p}',
      'jakie {n} są w {p}',
    ],
    // Rivers.
    ['skąd się bierze {p}', 'gdzie są źródła {p}'],
    ['w (którym|jakim) miejscu (wypływa|zaczyna się|bierze początek) {p}', 'gdzie wypływa {p}'],
    ['(miejsce|punkt) (w którym|gdzie) {p} (wpada|uchodzi) do {m}', 'gdzie wpada {p}'],
    ['gdzie {p} (wpada|uchodzi) do {m}', 'gdzie wpada {p}'],
    ['gdzie (wpada|uchodzi) {p} do {m}', 'gdzie wpada {p}'],
    ['{n} będące dopływami {p}', 'dopływy {p}'],
    ['(lewobrzeżna|lewa) strona {p}', 'lewy brzeg {p}'],
    ['(prawobrzeżna|prawa) strona {p}', 'prawy brzeg {p}'],
    ['po lewej stronie {p}', 'lewy brzeg {p}'],
    ['po prawej stronie {p}', 'prawy brzeg {p}'],
    ['{p} przed {a:1}', '{p} powyżej {a}'],
    ['{p} za {a:1}', '{p} poniżej {a}'],
    [
      '(odcinek|fragment|bieg|część) [rzeki] {p} {b:od|między|pomiędzy|powyżej|poniżej|na|w|we} {r}',
      '{p} {b} {r}',
    ],
    ['{j:1} odcinek {p}', '{j} część {p}'],
    ['{p} na odcinku {a:1} {b:1}', '{p} między {a} a {b}'],
    ['{p:1} {a:1} {b:1}', '{p} między {a} a {b}'],
    ['jak płynie {p} {b:między|pomiędzy|od} {r}', '{p} {b} {r}'],
    ['{p} [ale] tylko {b:na|w|we} {a}', '{p} {b} {a}'],
    ['{p} [ale] tylko {a:1}', '{p} w {a}'],
    ['tylko {h:północna|południowa|wschodnia|zachodnia} {b:połowa|część} {p}', '{h} {b} {p}'],
    ['{p} po stronie {j:1}', '{j} część {p}'],
    // Borders.
    ['(którędy|gdzie|jak) (biegnie|przebiega|idzie) {a}', '{a}'],
    ['jakich sąsiadów ma {p}', 'sąsiedzi {p}'],
    ['(miasta|miejscowości) graniczne między {r}', 'miasta blisko granicy między {r}'],
    ['(which) {n} nie mają (wybrzeża|dostępu do morza|morza)', '{n} bez dostępu do morza'],
    ['(which) {n} nie leżą nad morzem', '{n} bez dostępu do morza'],
    ['{n:województwa} (mające wybrzeże|z wybrzeżem)', '{n} nad morzem'],
    ['(które|jakie) województwa mają morze', 'województwa nad morzem'],
    ['(punkt|miejsce) w którym (stykają|spotykają) się {a}', 'trójstyk {a}'],
    ['miejsce styku granic {a}', 'trójstyk granic {a}'],
    ['trójstyk {a:1} {b:1} {c:1}', 'trójstyk {a}, {b} i {c}'],
    // The most of all.
    ['(which) {n} w {p} (leży|jest) (najdalej|najbardziej) na północ', 'najbardziej północne {n} w {p}'],
    ['(which) {n} w {p} (leży|jest) (najdalej|najbardziej) na południe', 'najbardziej południowe {n} w {p}'],
    ['(which) {n} w {p} (leży|jest) (najdalej|najbardziej) na wschód', 'najbardziej wschodnie {n} w {p}'],
    ['(which) {n} w {p} (leży|jest) (najdalej|najbardziej) na zachód', 'najbardziej zachodnie {n} w {p}'],
    ['(which) {n} (leży|jest) (najdalej|najbardziej) na północ w {p}', 'najbardziej północne {n} w {p}'],
    ['(which) {n} (leży|jest) (najdalej|najbardziej) na południe w {p}', 'najbardziej południowe {n} w {p}'],
    ['(which) {n} (leży|jest) (najdalej|najbardziej) na wschód w {p}', 'najbardziej wschodnie {n} w {p}'],
    ['(which) {n} (leży|jest) (najdalej|najbardziej) na zachód w {p}', 'najbardziej zachodnie {n} w {p}'],
    [
      '(which) {n} jest {x:drugie|druga|drugi|trzecie|trzecia|trzeci} co do wielkości {b:w|we|na} {p}',
      '{x} co do wielkości {n} {b} {p}',
    ],
    // Distances.
    ['{n} w odległości od {f:#} do {g:#} {u:km|kilometrów} od {p}', '{n} od {f} do {g} {u} od {p}'],
    ['{n} oddalone od {p} o {f} {u:km|kilometrów}', '{n} w odległości {f} {u} od {p}'],
    ['{n} oddalone o mniej niż {f} {u:km|kilometrów} od {p}', '{n} do {f} {u} od {p}'],
    ['(which) {n} w {q} leżą w odległości do {f:#} {u:km|kilometrów} od {p}', '{n} w {q} do {f} {u} od {p}'],
    ['{a} od granicy (z|ze) {p}', '{a} od granicy {p}'],
    ['{n} z których jest bliżej do {a} niż do {b}', '{n} bliżej {a} niż {b}'],
    ['punkt w połowie drogi {a}', 'w połowie drogi {a}'],
    ['w pół drogi (z|ze|od) {a} do {b}', 'w połowie drogi między {a} a {b}'],
    // Groups and counts.
    ['{n} które (nie mają|nie przyjęły|nie używają) euro', '{n} spoza strefy euro'],
    ['(which) {n} (nie mają|nie maja|nie przyjęły|nie używają) euro', '{n} spoza strefy euro'],
    ['{n} bez euro', '{n} spoza strefy euro'],
    ['(which) {n} (w unii|unii) (nie mają|nie maja) euro', '{n} ue spoza strefy euro'],
    ['(which) {n} nie są w {p}', '{n} które nie są w {p}'],
    ['{n} którzy nie są w {p}', '{n} które nie są w {p}'],
    ['{n} należące do {a} ale nie do {b}', '{n} {a} które nie są w {b}'],
    ['{n} będące w {a} a nie w {b}', '{n} w {a} które nie są w {b}'],
    ['na ile {n} dzieli się {p}', 'ile {n} ma {p}'],
    ['z ilu {n} składa się {p}', 'ile {n} ma {p}'],
    [
      'przez (which) {n} (jedzie się|przejeżdża się|jadę|prowadzi droga) (z|ze) {a} do {b}',
      '{n} na trasie z {a} do {b}',
    ],
  ],
};
