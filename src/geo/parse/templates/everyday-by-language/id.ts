import { phraseProduct } from '../../phrase-product.ts';
import type { Everyday } from '../everyday.ts';

const having =
  '|yang|dengan|penduduk|penduduknya|yang penduduknya|dengan penduduk|dengan jumlah penduduk|yang jumlah penduduknya|berpenduduk|yang berpenduduk|populasi|populasinya|yang populasinya|dengan populasi|warganya|yang warganya|yang isinya|yang punya|yang memiliki|dihuni|yang dihuni|jumlah penduduknya|yang punya penduduk';

export const id: Everyday = {
  homes: { division_capital: 'Indonesia' },
  numbers: {
    ones: 'sejuta=1000000 seratus_ribu=100000 sejutaan=1000000 sebelas=11',
    scales: 'jt=1000000 rb=1000 jutaan=1000000 triliun=1000000000000',
  },
  names: {
    'Saudi Arabia': 'arab saudi|saudi',
    'United States': 'amrik|amerika serikat',
    'Special Region of Yogyakarta': 'diy',
    Yogyakarta: 'jogja|yogya|jogjakarta',
    Surabaya: 'sby',
    Jakarta: 'jkt',
    Bandung: 'bdg',
    'Central Java': 'jateng',
    'East Java': 'jatim',
    'West Java': 'jabar',
    'North Sumatra': 'sumut',
    'South Sumatra': 'sumsel',
    'West Sumatra': 'sumbar',
    'South Sulawesi': 'sulsel',
    'North Sulawesi': 'sulut',
    'Central Sulawesi': 'sulteng',
    'Southeast Sulawesi': 'sultra',
    'West Kalimantan': 'kalbar',
    'East Kalimantan': 'kaltim',
    'South Kalimantan': 'kalsel',
    'Central Kalimantan': 'kalteng',
  },
  words: {
    higherThan:
      'lebih tinggi dari|yang lebih tinggi dari|di atas|yang tingginya lebih dari|dengan ketinggian lebih dari|tingginya di atas|setinggi lebih dari|yang tingginya di atas',
    article: 'benua',
    endToEnd: phraseProduct(
      'dari hulu|dari hulunya|dari mata air|dari sumbernya|dari mata airnya|dari ujung|dari awal',
      'sampai|ke|hingga|sampai ke',
      'muara|hilir|muaranya|hilirnya|laut|ujung|akhir',
    ),
    moreThan: phraseProduct(
      having,
      'lebih dari|di atas|diatas|melebihi|lebih|minimal|paling sedikit|melampaui|lebih banyak dari|tembus|mencapai lebih dari',
    ),
    lessThan: phraseProduct(
      having,
      'kurang dari|di bawah|dibawah|tidak sampai|tidak lebih dari|maksimal|paling banyak|lebih sedikit dari',
    ),
    people: 'warga|manusia|jiwa lebih|penghuni|penduduk lebih|jiwa penduduk',
    bordering:
      'sebelahnya|di sebelah|yang bersebelahan dengan|bersebelahan dengan|yang menempel dengan|yang berdekatan dengan|yang tetanggaan dengan|tetanggaan dengan|yang bertetangga sama|yang bersinggungan dengan',
    landlocked:
      'yang tidak ada laut|yang tidak ada lautnya|yang tidak punya lautan|yang tidak kena laut|yang tidak ada pantainya|yang tidak ada pantai|yang tidak dekat laut|tidak punya laut|tidak ada laut|tidak punya pantai|yang tidak berbatasan sama laut',
    coastal:
      'yang ada laut|yang ada lautnya|yang punya laut|yang ada pantainya|yang punya lautan|yang punya pantai',
    and: 'sama',
    flowsBehind: 'mengalirnya ke mana saja|lewat mana saja|alirannya lewat mana',
    crossedBy: 'yang dilalui oleh|yang dilewati oleh|yang dilintasi oleh|yang terlewati',
  },
  sets: {
    province: 'provinsi provinsi',
    division_capital: 'ibukota provinsi|ibu kota provinsi|ibukota ibukota provinsi|ibukota prov',
    city: 'kota kota besar',
    island: 'pulau pulau',
    port: 'kota pelabuhan|kota kota pelabuhan|pelabuhan',
    mountain: 'gunung|gunung gunung',
  },
  patterns: {
    setMore: [
      '{s} (dengan|yang) (penduduk|penduduknya|warga|populasi) {f} lebih',
      '{s} <moreThan> {f} (penduduk|warga|jiwa|orang) lebih',
    ],
    within: ['<near> {l} [<within>] {d}', '<near> {l}, {d}'],
    between: ['<between> {a} (sama|ama|dengan) {b}'],
    coastStretch: ['<coast> {l} <between> {a} (dan|sampai|sama) {b}'],
  },
};
