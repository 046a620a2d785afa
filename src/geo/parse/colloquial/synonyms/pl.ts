/** Words of Polish by the one of the same meaning that the grammar has. */

import type { ShortForms } from '../table.ts';

export const pl: ShortForms = {
  '': 'dokładnie|właściwie|konkretnie|dokładniej|tak zwany|tak zwana|tak zwane|tak zwanych|tzw|poproszę|proszę|uprzejmie|może|powiedz mi|chciałbym wiedzieć|chciałabym wiedzieć|chcę wiedzieć|chciałbym|chciałabym|poszukuję|szukam|interesuje mnie|interesują mnie|położony|położona|położone|położonych|usytuowany|usytuowana|usytuowane|usytuowanych|zlokalizowany|zlokalizowana|zlokalizowane|zlokalizowanych|leżący|leżąca|leżące|leżących|znajdujący się|znajdująca się|znajdujące się|znajdujących się|znajdujace się|rozciągający się|rozciągająca się|rozciągające się|które leżą|który leży|która leży|które leży|które znajdują się|które się znajdują|który znajduje się|który się znajduje|która znajduje się|która się znajduje|które znajduje się|które się znajduje|które są położone|które położone są|jaki jest|jakie są|jaka jest',
  'gdzie leży':
    'gdzie znajduje się|gdzie się znajduje|gdzie znajdują się|gdzie się znajdują|gdzie mieści się|gdzie się mieści|gdzie położony jest|gdzie położona jest|gdzie położone jest|gdzie położone są|gdzie jest położony|gdzie jest położona|gdzie jest położone|gdzie są położone|gdzie położony|gdzie położona|gdzie położone|gdzie usytuowany jest|gdzie usytuowana jest|gdzie jest usytuowany|gdzie jest usytuowana|gdzie zlokalizowany jest|gdzie zlokalizowana jest|gdzie rozciąga się|gdzie się rozciąga|gdzie rozciągają się|gdzie się rozciągają|gdzie rozpościera się|gdzie się rozpościera|gdzie ciągnie się|gdzie się ciągnie|gdzie ciągną się|gdzie się ciągną|gdzie szukać|gdzie mam szukać|gdzie znajdę|gdzie znaleźć|gdzie można znaleźć|w którym miejscu leży|w którym miejscu jest|w którym miejscu znajduje się|w jakim miejscu leży|w jakim miejscu jest|na mapie gdzie jest|gdzie na mapie jest|gdzie na mapie leży|gdzie to leży|gdzie tak naprawdę leży|gdzie mniej więcej leży|gdzie mniej więcej jest|lokalizacja|położenie|położenie geograficzne|umiejscowienie',
  'którędy płynie':
    'którędy przepływa|którędy wiedzie|którędy przebiega|którędy biegnie|którędy idzie|którędy prowadzi|którędy ciągnie się|którędy się ciągnie|jak przebiega|jak biegnie|jak płynie|jaką drogą płynie|jaką trasą płynie|jaką trasą biegnie|którymi terenami płynie|gdzie przebiega|gdzie przepływa|gdzie płynie sobie',
  bieg: 'przebieg|koryto|trasa|nurt|bieg rzeki|przebieg rzeki|cały bieg|cały przebieg',
  obszar:
    'zasięg|teren|terytorium|rozciągłość|zasięg terytorialny|obręb|cały obszar|cały teren|całe terytorium',
  kontur: 'obrys|zarys|kształt|linia graniczna|obwód',
  pokaż:
    'narysuj|narysuj mi|zaznacz|zaznacz mi|zaznacz na mapie|pokaż na mapie|pokaż mi|pokaż mi na mapie|wskaż|wskaż mi|wskaż na mapie|wyświetl|zobrazuj|obrysuj|wyznacz|znajdź|znajdź mi|odszukaj|wyszukaj|podaj|wypisz|wymień|wylicz|daj|daj mi|dawaj|pokażcie|rzuć|wrzuć',
  graniczy:
    'sąsiaduje|styka się|się styka|graniczy bezpośrednio|bezpośrednio graniczy|dzieli granicę|ma wspólną granicę|posiada wspólną granicę',
  graniczą:
    'sąsiadują|stykają się|się stykają|graniczą bezpośrednio|bezpośrednio graniczą|dzielą granicę|mają wspólną granicę|mają granicę|posiadają wspólną granicę|granicza',
  'graniczące z':
    'sąsiadujące z|sąsiadujących z|graniczących z|graniczace z|stykające się z|stykających się z|mające wspólną granicę z|mających wspólną granicę z|mające granicę z|dzielące granicę z|posiadające granicę z|przyległe do|przylegające do|przylegających do|które przylegają do|bezpośrednio graniczące z|graniczące bezpośrednio z|dotykające|stykające się granicą z|ościenne wobec|mające za sąsiada|co graniczą z|co sąsiadują z|co się stykają z',
  'graniczy z': 'przylega do|dotyka|ma za sąsiada|ma granicę z',
  'graniczą z': 'przylegają do|dotykają|mają za sąsiada',
  'graniczący z':
    'sąsiadujący z|stykający się z|przyległy do|przylegający do|mający wspólną granicę z|mający granicę z',
  'graniczące zarówno z':
    'graniczące jednocześnie z|graniczące równocześnie z|graniczące zarazem z|sąsiadujące zarówno z|sąsiadujące jednocześnie z|sąsiadujące zarazem z|stykające się zarówno z|graniczące tak z|graniczące i z|sąsiadujące i z|mające granicę zarówno z|mające granicę i z|które graniczą jednocześnie z|które graniczą i z|które graniczą naraz z|graniczące naraz z',
  'jak i z':
    'jak i ze|jak również ze|a także ze|oraz ze|i ze|jak również z|jak też z|a także z|i zarazem z|i jednocześnie z|i równocześnie z|oraz z|i z|co z',
  'niegraniczące z':
    'nie graniczące z|niesąsiadujące z|nie sąsiadujące z|niestykające się z|nie stykające się z|nieprzylegające do|nieprzyległe do|które nie graniczą z|które nie sąsiadują z|które nie stykają się z|które się nie stykają z|które nie dotykają|które nie przylegają do|które nie mają granicy z|które nie mają wspólnej granicy z|niemające granicy z|nie mające granicy z|niemające wspólnej granicy z|nie mające wspólnej granicy z|bez granicy z|bez wspólnej granicy z|co nie graniczą z|nieleżące nad|nie leżące nad|które nie leżą nad|niepołożone nad|nie położone nad|które nie są położone nad',
  'bez dostępu do morza':
    'śródlądowe|śródlądowych|nie mające dostępu do morza|niemające dostępu do morza|które nie mają dostępu do morza|które nie posiadają dostępu do morza|nieposiadające dostępu do morza|pozbawione dostępu do morza|pozbawione morza|odcięte od morza|które nie mają morza|które nie mają wybrzeża|które nie leżą nad morzem|nieleżące nad morzem|nie leżące nad morzem|nie położone nad morzem|niepołożone nad morzem|które nie są nad morzem|które nie graniczą z morzem|niegraniczące z morzem|nie graniczące z morzem|bez morza|bez wybrzeża|bez linii brzegowej|bez wybrzeża morskiego|bez wyjścia na morze|bez dojścia do morza|bez otwartego morza|bez żadnego morza|co nie mają morza|co nie mają dostępu do morza|co nie leżą nad morzem|bez dostepu do morza|bez dostępu do mórz|bez dostępu do oceanu|bez dostępu do żadnego morza|otoczone lądem|otoczone tylko lądem|zamknięte w lądzie',
  'z dostępem do morza':
    'mające dostęp do morza|które mają dostęp do morza|posiadające dostęp do morza|które posiadają dostęp do morza|leżące nad morzem|które leżą nad morzem|położone nad morzem|nad morzem|nadmorskie|które mają morze|mające morze|które mają wybrzeże|mające wybrzeże|z linią brzegową|z wybrzeżem|z dojściem do morza|z wyjściem na morze|które graniczą z morzem|graniczące z morzem|co mają morze|co leżą nad morzem',
  nad: 'oblewane przez|oblane przez|obmywane przez|omywane przez|które oblewa|które obmywa|które omywa|leżące nad|leżących nad|położone nad|położonych nad|usytuowane nad|zlokalizowane nad|rozłożone nad|rozciągające się nad|które leżą nad|które są nad|które są położone nad|które znajdują się nad|znajdujące się nad|nad brzegiem|nad brzegami|na brzegu|na brzegach|na wybrzeżu|u brzegów|nad samym brzegiem|mające wybrzeże nad|z wybrzeżem nad|z dostępem do|mające dostęp do|które mają dostęp do|które mają wybrzeże nad|z brzegiem nad|wzdłuż|leżące wzdłuż|położone wzdłuż|co leżą nad|tuż nad|bezpośrednio nad',
  'płynące przez':
    'przepływające przez|przepływających przez|płynących przez|przecinające|przecinających|przechodzące przez|biegnące przez|które płyną przez|które przepływają przez|które przecinają|które przechodzą przez|co płyną przez|co przepływają przez',
  'przez jakie': 'przez które|przez jakie to|które to',
  płynie: 'przepływa|przepływa sobie|przechodzi|wije się|biegnie',
  'gdzie wypływa':
    'gdzie ma źródło|gdzie ma swoje źródło|gdzie ma źródła|gdzie ma swoje źródła|gdzie bierze początek|gdzie bierze swój początek|gdzie ma początek|gdzie ma swój początek|gdzie zaczyna się|gdzie się zaczyna|gdzie zaczyna bieg|gdzie zaczyna swój bieg|gdzie rozpoczyna bieg|gdzie rozpoczyna swój bieg|gdzie rozpoczyna się|gdzie się rozpoczyna|gdzie rodzi się|gdzie się rodzi|gdzie bije źródło|gdzie są źródła|gdzie jest źródło|gdzie leży źródło|gdzie leżą źródła|gdzie znajduje się źródło|gdzie znajdują się źródła|gdzie tryska|gdzie swoje źródło ma|gdzie źródło ma|skąd wypływa|skąd płynie|skąd bierze początek|skąd się bierze|skąd bierze się|z którego miejsca wypływa|źródło|źródła|obszar źródłowy|początek rzeki',
  'gdzie uchodzi':
    'gdzie wpada|gdzie się wlewa|gdzie wlewa się|gdzie ma ujście|gdzie ma swoje ujście|gdzie kończy bieg|gdzie kończy swój bieg|gdzie kończy się|gdzie się kończy|gdzie znajduje się ujście|gdzie leży ujście|gdzie jest ujście|dokąd wpada|dokąd uchodzi|do czego uchodzi|do czego wpada|w którym miejscu uchodzi|w którym miejscu wpada|ujście rzeki',
  'uchodzące do':
    'wpadające do|wpadających do|uchodzących do|wlewające się do|wlewających się do|wpływające do|mające ujście w|z ujściem w|z ujściem do|kończące bieg w|które wpadają do|które uchodzą do|które wlewają się do|które wpływają do|które kończą bieg w|które mają ujście w|które mają ujście do|co wpadają do|co uchodzą do',
  'uchodzą do': 'wlewają się do|wpływają do|kończą bieg w|mają ujście w|mają ujście do',
  'od źródła do ujścia':
    'na całej długości od źródeł do ujścia|na całej długości od źródeł po ujście|na całej długości od źródła do ujścia|na całej długości od źródła po ujście|od źródeł do ujścia|od źródeł po ujście|od źródła po ujście|od źródła aż po ujście|od źródeł aż po ujście|od źródła aż do ujścia|od źródeł aż do ujścia|od początku do końca|na całej długości|w całej długości|na całym biegu|na całej swej długości|na całej swojej długości',
  w: 'w granicach|w obrębie|na terenie|na obszarze|na terytorium|w granicach administracyjnych|wewnątrz|w środku|w ramach|wchodzące w skład|które wchodzą w skład|należące do|należących do|które należą do|będące częścią|które są częścią|stanowiące część|które stanowią część|zaliczane do|zaliczanych do|leżące w|leżących w|położone w|położonych w|znajdujące się w|znajdujących się w|które leżą w|które są w|które znajdują się w|które się znajdują w|które są położone w|leżące na terenie|położone na terenie|znajdujące się na terenie|leżące na obszarze|leżące na terytorium|leżące w granicach|leżące w obrębie|położone w granicach|które leżą na terenie|które leżą w granicach|co leżą w|co są w|które ma|które posiada',
  na: 'leżące na|leżących na|położone na|położonych na|znajdujące się na|znajdujących się na|które leżą na|które są na|które znajdują się na|które się znajdują na|które są położone na|co leżą na|usytuowane na|zlokalizowane na',
  tylko:
    'jedynie|wyłącznie|tylko i wyłącznie|jeno|tylko sama|tylko sam|tylko samo|tylko ta|tylko tę|tylko ten|tylko to|ograniczone do|ograniczona do|samą tylko',
  bez: 'oprócz|prócz|z wyjątkiem|za wyjątkiem|wyjąwszy|wyłączając|z wyłączeniem|pomijając|z pominięciem|nie licząc|nie wliczając|nie uwzględniając|nie biorąc pod uwagę|odjąwszy|minus|ale bez|lecz bez|tylko bez|już bez|bez uwzględnienia|bez wliczania|z wykluczeniem|wykluczając',
  'w pobliżu':
    'blisko|niedaleko|niedaleko od|nieopodal|koło|obok|opodal|w okolicy|w okolicach|w okolicach miasta|w rejonie|w sąsiedztwie|w bezpośrednim sąsiedztwie|w bezpośredniej bliskości|w bliskości|w niewielkiej odległości od|tuż obok|tuż koło|tuż przy|zaraz obok|zaraz przy|zaraz koło|w nieznacznej odległości od|nie za daleko od|nie daleko od|nie daleko|blisko od',
  między:
    'pomiędzy|wciśnięte między|wciśnięty między|wciśnięta między|wciśnięte pomiędzy|ściśnięte między|leżące między|leżący między|leżąca między|leżące pomiędzy|położone między|położony między|położona między|położone pomiędzy|która leży między|który leży między|które leży między|które leżą między|rozciągające się między|ciągnące się między|wciśnięty pomiędzy|wciśnięta pomiędzy',
  największe:
    'najrozleglejsze|najobszerniejsze|największe powierzchniowo|największe pod względem powierzchni|największe pod względem obszaru|o największej powierzchni|największe obszarowo|największe terytorialnie',
  największy:
    'najrozleglejszy|najobszerniejszy|największy powierzchniowo|największy pod względem powierzchni|największy obszarowo|największy terytorialnie',
  największa:
    'najrozleglejsza|najobszerniejsza|największa powierzchniowo|największa pod względem powierzchni|największa obszarowo',
  najwyższy: 'najwyżej położony|najwyższy ze wszystkich|najbardziej wysoki',
  powyżej:
    'ponad|więcej niż|przekraczające|przekraczających|przewyższające|przeszło|co najmniej|przynajmniej|minimum',
  poniżej: 'mniej niż|nie więcej niż|nieprzekraczające|maksymalnie|co najwyżej',
  stolica: 'miasto stołeczne|stołeczne miasto|główne miasto|siedziba rządu|stołeczność|stoleczne miasto',
  miasta: 'miasteczka|miejscowości|grody|ośrodki miejskie',
  wyspy: 'wysepki|wysp|wyspeczki',
  jeziora: 'jezior',
  góry: 'wzniesienia',
  szczyt: 'wierzchołek|wierch',
  szczyty: 'wierzchołki|wierchy',
  kraje: 'państwa|kraiki|kraje świata|państewka',
  'stolice województw': 'siedziby województw|siedziby wojewodów|główne miasta województw',
  'kraje, w których mówi się po':
    'w jakich krajach gada się po|w których krajach gada się po|w jakich krajach mówią po|w jakich państwach mówi się po|w których państwach mówi się po|gdzie mówi się po|gdzie się mówi po|gdzie gada się po|gdzie się gada po|gdzie ludzie mówią po|gdzie mówią po|w jakich krajach mówi się po|w których krajach mówi się po|kraje gdzie mówi się po|kraje gdzie gada się po|państwa gdzie mówi się po|kraje mówiące po|państwa mówiące po',
  'do jakiego państwa należy':
    'do kogo należą|na terytorium jakiego państwa leży|na terenie jakiego państwa leży|na terenie jakiego kraju leży|na terytorium jakiego kraju leży|do kogo należy|czyj jest|czyja jest|czyje jest|czyja|czyje|pod czyim panowaniem jest|w czyim posiadaniu jest|pod jaki kraj podlega|do jakiego kraju należy|do którego kraju należy|do którego państwa należy|częścią jakiego kraju jest|częścią jakiego państwa jest|częścią którego państwa jest|komu podlega|pod kogo podlega|wchodzi w skład jakiego państwa|w skład jakiego państwa wchodzi|w skład jakiego kraju wchodzi',
  wybrzeże: 'linia brzegowa|pas nadmorski|pas wybrzeża|nabrzeże|wybrzeża',
  część: 'połać|kawałek|fragment|odcinek|partia|skrawek|część leżąca|częsc',
  cały: 'calutki|cały ten|całościowo|kompletny',
  cała: 'calutka|kompletna|cała ta',
  'na północ od': 'na północ względem|po północnej stronie',
  'na południe od': 'na południe względem|po południowej stronie',
  'na wschód od': 'na wschód względem|po wschodniej stronie',
  'na zachód od': 'na zachód względem|po zachodniej stronie',
};
