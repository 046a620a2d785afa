import { phraseProduct } from '../../phrase-product.ts';
import type { Everyday } from '../everyday.ts';

const having =
  '|gdzie|gdzie mieszka|gdzie żyje|gdzie jest|gdzie populacja|gdzie ludność|w których mieszka|w których żyje|których ludność|których populacja|o populacji|o liczbie mieszkańców|z liczbą mieszkańców|z populacją|z ludnością|mające|które mają|liczące|które liczą|co mają|mieszka w nich|o ludności';

export const pl: Everyday = {
  numbers: {
    ones: 'półtora|półtorej=1.5 pół_miliona=500000',
    scales: 'mln|mln.=1000000 tyś=1000 mld|miliarda|miliard|miliardy=1000000000',
  },
  names: {
    Wrocław: 'wrocek|wrocka|wrockiem|wrocku',
    Warsaw: 'wawa|wawy|wawą|wawie|warszawka|warszawki|warszawą',
    Szczecin: 'szczecinem',
    'United States': 'usa|stany|stanach',
    'Baltic Sea': 'bałtyk|bałtyku|bałtykiem|bałtykowi',
    Odra: 'odrą',
  },
  words: {
    populousFrom: 'liczące od',
    higherThan: 'wyższe niż|powyżej|ponad|o wysokości ponad|o wysokości powyżej|wyższe od|mające ponad',
    endToEnd: phraseProduct(
      'od źródła|od źródeł|ze źródła|ze źródeł|od swoich źródeł|od początku|od swojego źródła',
      'do ujścia|aż do ujścia|po ujście|aż po ujście|do samego ujścia|do końca|do ujścia do morza|do ujścia do bałtyku',
    ).concat('|na całej długości|w całości|na całym biegu|cały bieg|cała długość'),
    moreThan: phraseProduct(
      having,
      'powyżej|ponad|więcej niż|pow|od|co najmniej|minimum|min|przynajmniej|wynosi ponad|przekracza|przekraczająca|większa niż',
    ),
    lessThan: phraseProduct(
      having,
      'poniżej|mniej niż|do|najwyżej|co najwyżej|nie więcej niż|maksymalnie|nie przekracza',
    ),
    people: 'mieszk|ludności|luda|ludu',
    bordering: 'obok|koło|sąsiednie do|sąsiadujące|przy|które są obok|tuż obok',
    landlocked: 'które nie mają morza|co nie mają morza|gdzie nie ma morza|nie mające morza|niemające morza',
    coastal: 'które mają morze|gdzie jest morze|z morzem',
  },
  sets: {
    voivodeship: 'województwami|województwom|sąsiednie województwa',
    city: 'miejscowości|miastami|miastach|miasteczka',
    river: 'rzekami|rzekach',
    lake: 'jeziorami|jeziorach',
    island: 'wyspami|wyspach',
    division_capital: 'stolice województw|stolic województw|miastami wojewódzkimi',
    capital: 'stolicami|stolicach',
    state: 'stanami',
  },
  frames: ['{q} (pokaż|pokaż mi|pokażcie|pokazać)'],
  endings: 'szy=sze',
  patterns: {
    half: ['{a}[,] {#adj} <part>'],
    setNearBorder: ['{s} (przy|koło|blisko|obok|niedaleko|w pobliżu|wzdłuż) (granicy|granicą) (z|ze) {l}'],
    except: ['<except> {v} {u}'],
  },
};
