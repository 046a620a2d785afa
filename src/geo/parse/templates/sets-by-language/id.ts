import type { MoreSets } from '../more-sets.ts';

export const id: MoreSets = {
  kinds: {
    volcano: 'gunung berapi|gunung gunung berapi|gunung api',
    active_volcano:
      'gunung berapi aktif|gunung api aktif|gunung berapi yang aktif|gunung berapi yang masih aktif',
    national_park: 'taman nasional',
    peak: 'puncak gunung',
    glacier: 'gletser',
    waterfall: 'air terjun',
    airport: 'bandara|bandar udara',
    port: 'pelabuhan',
    strait: 'selat|selat selat',
    archipelago: 'gugusan pulau|gugus pulau',
  },
  mosts:
    'paling utara|terutara,paling timur laut,paling timur,paling tenggara,paling selatan,paling barat daya,paling barat,paling barat laut',
  words: {
    risingIn:
      'yang berhulu di|berhulu di|yang bersumber di|yang hulunya di|yang hulunya berada di|yang bermula di|yang berawal di|dengan hulu di',
    foreignBorder:
      'yang berbatasan dengan negara lain|yang berbatasan darat dengan negara lain|berbatasan dengan negara lain|yang berbatasan langsung dengan negara lain|dengan perbatasan darat|yang memiliki perbatasan darat|yang mempunyai perbatasan darat',
    noForeignBorder:
      'yang tidak berbatasan dengan negara lain|tanpa perbatasan darat|yang tidak memiliki perbatasan darat',
    exactly: 'pada jarak|berjarak|sejauh|dengan jarak|jarak',
    named: 'bernama|yang bernama|yang disebut|dengan nama|yang namanya|yang dinamai',
    placesNamed: 'tempat bernama|tempat yang bernama|tempat dengan nama|tempat tempat bernama|daerah bernama',
    nearestTo:
      'terdekat dari|terdekat ke|terdekat dengan|terdekat dr|terdekat di|terdekat dari kota|yang terdekat dari|yang terdekat ke|yang terdekat dengan|yang terdekat dr|yang terdekat di|yang terdekat dari kota|paling dekat dari|paling dekat ke|paling dekat dengan|paling dekat dr|paling dekat di|paling dekat dari kota|yang paling dekat dari|yang paling dekat ke|yang paling dekat dengan|yang paling dekat dr|yang paling dekat di|yang paling dekat dari kota',
    lead: 'tolong perlihatkan|bisa lihat|mau lihat|saya ingin melihat|di manakah letak|di mana saya bisa menemukan|di mana saya dapat menemukan|di mana bisa menemukan|di mana terletak|di mana letaknya|di mana posisi|di mana adanya',
    each: 'setiap|tiap|tiap tiap|masing masing|di setiap|di tiap',
    highestMountain: 'gunung tertinggi|gunung paling tinggi|puncak tertinggi|titik tertinggi',
    highestMountains: 'gunung tertinggi|gunung paling tinggi|puncak tertinggi',
    betweenPeople:
      'dengan penduduk antara|dengan jumlah penduduk antara|dengan populasi antara|berpenduduk antara|yang berpenduduk antara|yang penduduknya antara',
    fromPeople: 'dengan penduduk|berpenduduk|dengan populasi|dengan jumlah penduduk',
    betweenArea: 'dengan luas antara|yang luasnya antara|seluas antara',
    fromArea: 'dengan luas|yang luasnya',
    coastal:
      'yang berada di pesisir|di tepi pantai|yang terletak di pesisir|yang terletak di tepi laut|yang berada di tepi laut|yang menghadap laut|yang memiliki garis pantai',
  },
  patterns: {
    tip: ['{d} {#mosts} (dari|di|dr) {a}', '{d} {#mosts} {a}', '{d} ujung {#noun} {a}'],
    setNearest: ['{s} (terdekat|paling dekat) {a}'],
    betweenRivers: ['(antara|di antara) (sungai|sungai sungai) {a} <and> {b}'],
  },
};
