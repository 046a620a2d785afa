import { phraseProduct } from '../../phrase-product.ts';
import type { LanguageTable } from '../table.ts';

const which =
  'jakie|jakich|jakim|jakimi|jaki|jaka|jaką|jakiego|jakiej|które|których|którym|którymi|który|która|którą|którego|której';
const rises =
  'wypływa|wypływają|ma źródło|ma swoje źródło|ma źródła|ma swoje źródła|zaczyna się|się zaczyna|bierze początek|bierze swój początek|rodzi się|się rodzi|ma początek|zaczyna bieg|rozpoczyna bieg|rozpoczyna się';
const falls = 'wpada|wpadają|uchodzi|kończy się|się kończy|kończy bieg|wpływa|ma ujście';

/** Words of the orders in `slavic.ts`. */
export const pl: LanguageTable['words'] = {
  askedBefore: `${which}|co za|jakie to|które to|a jakie|a które|jakież`,
  throughWhich: phraseProduct('przez|w|we|po|na terenie|na terytorium|przez terytorium', which),
  throughOnly: phraseProduct('przez|przez terytorium', which),
  belongsTo: 'podlega',
  into: 'do|w',
  flowsInto: 'wpadają|wpada|uchodzą|wpływają',
  small: 'małe|niewielkie|mniejsze',
  flowsThere: 'przepływa|przepływają|płynie|płyną|przechodzi|przechodzą|biegnie|przebiega|przebiegają',
  throughThe: 'przez',
  throughThose:
    'przez które|przez terytorium których|przez teren których|po których|w których|przez jakie|gdzie',
  cuts: 'przecina|przecinają|przepływa|przechodzi',
  washes: 'oblewa|oblewają|omywa|omywają',
  inThose: 'w których|na terenie których|na terytorium których|gdzie',
  stretches: 'ciągną się|się ciągną|rozciągają się|się rozciągają|przebiegają|przechodzą|ciągnie się',
  bordersThem: 'graniczą|graniczy|sąsiadują|mają granicę|mają wspólną granicę|mają granice|stykają się',
  nextTo: 'przygraniczne|przygranicznych|sąsiednich|sąsiednie|sąsiadujące|ościenne|pograniczne|graniczne',
  surrounds: 'otaczają|otacza',
  surrounding: 'otaczające|które otaczają|okalające|ościenne',
  withWhom: 'z kim|a z kim',
  who: 'kto|a kto|kto to',
  belonging: 'należące do|które należą do|należących do|położone na terenie',
  onRoute: phraseProduct('po drodze|na trasie|na drodze', '|z|ze|od|między'),
  live: 'mieszka|żyje|mieszkają|żyją|jest|zamieszkuje',
  big: 'duże|dużych|wielkie|większe|spore',
  areaOver: phraseProduct(
    'o powierzchni|z powierzchnią|mają powierzchnię|mające powierzchnię|które mają powierzchnię|których powierzchnia|o obszarze|o wielkości|o rozmiarze',
    'ponad|powyżej|większej niż|większej od|większą niż|większą od|większa niż|więcej niż|od|co najmniej|minimum|przekracza|przekraczającej',
  ).concat(
    '|większe niż|większe od|większych niż|większych od|które są większe niż|które są większe od|są większe niż|są większe od|mające ponad|mające więcej niż|mają ponad|powyżej|ponad|więcej niż|co najmniej|od|liczące ponad',
  ),
  areaUnder: phraseProduct(
    'o powierzchni|z powierzchnią|mają powierzchnię|mające powierzchnię|których powierzchnia|o obszarze',
    'poniżej|do|mniejszej niż|mniejszej od|mniejszą niż|mniej niż|nie większej niż',
  ).concat('|mniejsze niż|mniejsze od|mniejszych niż|poniżej|mniej niż|które są mniejsze niż'),
  highest:
    'najwyższa|najwyższą|najwyższej|najwyższe|najwyższych|najwyższy|najwyższego|największa|największą|największe|największych|największy',
  is: 'jest|są|to|to jest',
  top: 'top|pierwsze|pierwszych|pierwsza|lista top',
  pieces: 'sztuk|szt',
  withMostPeople: phraseProduct(
    'z największą|o największej',
    'liczbą ludności|liczbie ludności|liczbą mieszkańców|liczbie mieszkańców|populacją|populacji|ludnością|ilością mieszkańców|ilości mieszkańców',
  ).concat('|gdzie mieszka najwięcej ludzi|gdzie mieszka najwięcej osób|gdzie jest najwięcej mieszkańców'),
  withLeastPeople: phraseProduct(
    'z najmniejszą|o najmniejszej',
    'liczbą ludności|liczbie ludności|liczbą mieszkańców|liczbie mieszkańców|populacją|populacji|ludnością|ilością mieszkańców|ilości mieszkańców',
  ).concat('|gdzie mieszka najmniej ludzi|gdzie mieszka najmniej osób|gdzie jest najmniej mieszkańców'),
  mostPeopleLive: 'najwięcej ludzi|najwięcej osób|najwięcej mieszkańców',
  leastPeopleLive: 'najmniej ludzi|najmniej osób|najmniej mieszkańców',
  whereFrom: 'gdzie|skąd|z czego',
  rises,
  risesWhere: phraseProduct('gdzie|skąd|a gdzie', rises).concat(
    '|skąd płynie|gdzie są źródła|gdzie jest źródło|gdzie źródło|gdzie znajduje się źródło|gdzie znajdują się źródła',
  ),
  beginning: 'początek',
  whereTo: 'dokąd|gdzie|do czego|w którym miejscu|w jakim miejscu|miejsce gdzie|miejsce w którym',
  falls,
  endsWhere: phraseProduct('gdzie|dokąd|do czego|a gdzie', falls).concat('|gdzie ujście|gdzie jest ujście'),
  intoSea: 'do morza|do oceanu',
  fallingPlace: 'miejsce wpadania|miejsce ujścia',
  latitude: 'szerokości|szerokości geograficznej',
  degrees: 'stopień|st',
  inWhich: phraseProduct('w|we|na terenie', 'jakich|jakim|jakiej|których|którym|której|jakie|które'),
  withHowMany: 'iloma|z jaką liczbą|z ilu',
  thereAre: 'jest|są|leży|leżą|znajduje się|znajdują się|liczy|istnieje',
  has: 'liczy|liczą|posiada',
  bordersOne: 'graniczą|sąsiadują|mają granicę|stykają się|ma granice|mają granice|ma wspólną granicę',
  bordering:
    'sąsiadują ze|sąsiaduje ze|mają granice z|co graniczą z|co graniczą ze|co sąsiadują z|stykające się z|stykają się z|leżące na granicy z|położone na granicy z|leżące przy granicy z|położone przy granicy z|które leżą przy granicy z|które leżą na granicy z',
  neighbours:
    'sąsiad|sąsiadką|sąsiadami|kraje ościenne|państwa ościenne|państwa sąsiednie|państwa sąsiadujące|sąsiednich krajów|najbliżsi sąsiedzi|sąsiadom',
  onSea:
    'na wybrzeżu|nad brzegami|na brzegu|przy brzegu|które leżą nad|co leżą nad|które są nad|wzdłuż|na wybrzeżach|przy',
  landlocked:
    'niemające dostępu do morza|nie mające dostępu do morza|co nie mają dostępu do morza|nie leżą nad morzem|nie mają morza|nie mają dostępu do oceanu|bez dostępu do oceanu|bez dostępu do mórz|bez linii brzegowej|niemające morza|pozbawione morza|śródlądowy|śródlądowa|kontynentalne bez morza',
  corridorFrom: 'po drodze z|po drodze ze|po drodze od|na trasie z|na trasie ze|na trasie od|na drodze z',
  higherThan: phraseProduct(
    'o wysokości|z wysokością|mające wysokość|których wysokość|mające|które mają|mają|wysokie na|liczące|liczą',
    'ponad|powyżej|większej niż|większej od|więcej niż|od|co najmniej|przekracza|minimum',
  ).concat(
    '|które są wyższe niż|które są wyższe od|są wyższe niż|są wyższe od|przekraczają|przekraczające|które przekraczają|wyższych niż|wyższych od|nie niższe niż',
  ),
  squareKm: 'km kw|kilometrów kw|km kwadratowych|kwadratowych',
  moreThan:
    'większe niż|większe od|z liczbą ludności powyżej|z liczbą ludności ponad|o liczbie ludności ponad',
  and: 'razem z|razem ze|wraz z|wraz ze',
  except: 'z pominięciem|nie uwzględniając|bez uwzględnienia',
  farther:
    'odległe o ponad|odległe o więcej niż|w odległości nie mniejszej od|oddalone o minimum|oddalone o przynajmniej',
  closerTo: 'które leżą bliżej|leżą bliżej|są bliżej|znajdują się bliżej|położone są bliżej',
  coast: 'brzeg morza|linia wybrzeża|wybrzeże morskie|morskie wybrzeże|morski brzeg',
  border: 'linia granicy|linię granicy|przebieg granicy|linia graniczna',
};
