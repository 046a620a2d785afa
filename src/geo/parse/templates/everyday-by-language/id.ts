import { phraseProduct } from '../../phrase-product.ts';
import type { Everyday } from '../everyday.ts';

const having =
  '|yang|dengan|penduduk|penduduknya|yang penduduknya|dengan penduduk|dengan jumlah penduduk|yang jumlah penduduknya|berpenduduk|yang berpenduduk|populasi|populasinya|yang populasinya|dengan populasi|warganya|yang warganya|yang isinya|yang punya|yang memiliki|dihuni|yang dihuni|jumlah penduduknya|yang punya penduduk';

const rel = '|yang|yg|itu yang';
const more =
  'lebih dari|di atas|diatas|melebihi|minimal|paling sedikit|melampaui|sekurang kurangnya|setidaknya|tidak kurang dari';
const less =
  'kurang dari|di bawah|dibawah|tidak sampai|tidak lebih dari|maksimal|paling banyak|tak sampai|lebih kecil dari';
const size =
  'luas|luasnya|dengan luas|luas wilayah|luas wilayahnya|dengan luas wilayah|berukuran|ukurannya|seluas|areanya|memiliki luas|punya luas|mempunyai luas';
const height =
  'tinggi|tingginya|dengan tinggi|ketinggian|ketinggiannya|dengan ketinggian|setinggi|memiliki ketinggian|punya ketinggian|mempunyai ketinggian|elevasi|elevasinya|dengan elevasi|puncaknya';

export const id: Everyday = {
  homes: { division_capital: 'Indonesia' },
  numbers: {
    ones: 'sejuta=1000000 seratus_ribu=100000 sejutaan=1000000 sebelas=11',
    scales: 'jt=1000000 rb=1000 jutaan=1000000 triliun=1000000000000',
  },
  names: {
    'North Kalimantan': 'kaltara',
    'East Nusa Tenggara': 'ntt',
    'West Nusa Tenggara': 'ntb',
    'North Maluku': 'malut',
    'West Sulawesi': 'sulbar',
    'Bangka Belitung': 'babel',
    'Lesser Sunda Islands': 'kepulauan sunda kecil|sunda kecil',
    'Riau Islands': 'kepri',
    Indonesia: 'tanah air',
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
      `${phraseProduct(
        'yang tidak|yang sama sekali tidak|tidak|yang tak|tanpa|yang tanpa',
        'punya|memiliki|mempunyai|ada|berbatasan dengan|berbatasan langsung dengan|bersentuhan dengan|menyentuh|',
        'laut|lautan|pantai|garis pantai|pesisir|akses laut|akses ke laut|wilayah laut|wilayah pantai|pantainya|lautnya|laut sama sekali|daerah pantai',
      )}|yang dikelilingi daratan|yang dikelilingi oleh daratan|yang dikelilingi darat|yang terkurung|yang terkurung darat|terkurung darat|` +
      'yang tidak ada laut|yang tidak ada lautnya|yang tidak punya lautan|yang tidak kena laut|yang tidak ada pantainya|yang tidak ada pantai|yang tidak dekat laut|tidak punya laut|tidak ada laut|tidak punya pantai|yang tidak berbatasan sama laut',
    coastal:
      `${phraseProduct(
        'yang|',
        'punya|memiliki|mempunyai|ada|berbatasan dengan|berbatasan langsung dengan|menghadap|menghadap ke|dekat',
        'laut|lautan|pantai|garis pantai|pesisir|pantainya|lautnya',
      )}|${phraseProduct('|yang ada|yang terletak|yang berada', '|di', 'tepi|pinggir|tepian|bibir|pesisir', 'pantai|laut')}|pinggir laut|pinggir pantai|tepi pantai|` +
      'yang ada laut|yang ada lautnya|yang punya laut|yang ada pantainya|yang punya lautan|yang punya pantai',
    and: 'sama',
    flowsBehind: 'mengalirnya ke mana saja|lewat mana saja|alirannya lewat mana',
    lead: 'sebutkan|sebutin|sebut|sebutkan nama|sebutkan nama nama|tuliskan|tulis|daftar|daftar nama|list|list nama|nama|nama nama|apa nama|apa namanya|apakah nama|jelaskan|mau tanya|mau nanya|mau tau|numpang tanya|numpang nanya|nanya|tanya|izin bertanya|izin tanya|permisi|permisi mau tanya|selamat pagi|selamat siang|selamat sore|selamat malam|assalamualaikum|maaf|maaf mau tanya|ada yang tau|ada yang tahu|ada yang tau gak|ada yang tahu tidak|tolong sebutkan|mohon sebutkan|coba sebutkan|bisa sebutkan|tolong carikan|tolong tampilkan|mohon tampilkan|tolong kasih tahu|mohon informasi|mohon info|info|minta info|minta daftar|minta tolong|saya butuh|aku butuh|butuh|pengen tau|pengen tahu|penasaran|kira kira|sih|eh|ok google|oke google|hai google|hey google|halo google|google|hai siri|siri|halo siri|bisa kasih tahu|bisa jelaskan|apa sih|apa saja sih|apakah yang dimaksud|di manakah kira kira|beritahu saya|beri tahu saya|beri tahu|beritahu|katakan|yang termasuk',
    trail:
      'apa|apa ya|apa saja|apa saja ya|apa namanya|namanya apa|apa nama nya|namanya|apa itu|itu apa|itu apa saja|itu mana|mana|mana ya|mana saja|mana saja ya|yang mana|yang mana ya|yang mana saja|ada apa saja|itu ada di mana|ada di mana ya|di mana ya|letaknya di mana ya|di mana itu|berada di mana ya|terletak di manakah|ada di manakah|terima kasih ya|terima kasih banyak|terimakasih|makasih ya|makasih banyak|trims|thanks|thx|tq|mohon bantuannya|mohon dibantu|mohon infonya|tolong dijawab|tolong dibantu|sob|bos|bu|pak|pak guru|bu guru|kakak|mas|mbak|gais|teman teman|sekalian|hehe|dong ya|ya kak|yuk|nya apa|gitu|dan sebutkan|sebutkan|tampilkan|tunjukkan|tolong ya|nih|di peta dong|bagaimana|seperti apa|secara lengkap|selengkapnya',
    askedBehind:
      'apa aja|mana aja|apa aja sih|mana aja sih|apa saja sih|apa sih|mana sih|apa saja ya|apa aja ya|mana aja ya',
    has: 'mempunyai|memilik',
    thereAre: 'berada|berlokasi|yang berlokasi|yang letaknya|yang terdapat|yang termasuk',
    neighbours:
      'tetangganya|negara tetangganya|negara negara tetangganya|negara yang jadi tetangga|tetangga dekat|tetangga darat',
    bordersVerb: phraseProduct(
      '|itu|ini',
      '|langsung|darat',
      'berbatasan|berbatasan langsung|berbatasan darat|berbatasan darat langsung|bertetangga|tetanggaan|bersebelahan|sebelahan|berdampingan|punya perbatasan|memiliki perbatasan|mempunyai perbatasan|punya batas|berbatas',
      'dengan|sama|ama',
    ),
    goesThrough:
      'melewati|melintasi|mengaliri|melalui|menembus|membelah|mengalir melewati|mengalir melalui|mengalir di|mengalir ke|mengalir lewat|lewat|lewat di|lewatin|ngelewatin|ngelewati|ngalir di|ngalir ke|ngalir lewat|mengalir sampai ke|mencakup|membentang di|terbentang di|membentang melewati|membentang melintasi|meliputi',
    howMany:
      'berapa sih|ada berapa jumlah|berapa total|total|total ada berapa|ada berapa total|berapa buah|berapa banyaknya|jumlahnya|jumlah total|banyaknya',
    howManyEnd:
      'ada berapa|berapa|jumlahnya berapa|berapa jumlahnya|ada berapa banyak|berapa banyak|berapa banyaknya|totalnya berapa|ada berapa sih|ada berapa ya|jumlahnya ada berapa|itu ada berapa|itu berapa|ada berapa buah|ada berapa total',
    largest:
      'yang terbesar|yang paling besar|yang terluas|yang paling luas|paling lebar|terlebar|yang ukurannya paling besar|yang luasnya paling besar|dengan luas terbesar|dengan wilayah terluas|yang wilayahnya paling luas',
    smallest:
      'yang terkecil|yang paling kecil|tersempit|paling sempit|yang paling sempit|paling mungil|dengan luas terkecil|dengan wilayah terkecil|yang luasnya paling kecil',
    longest: 'yang terpanjang|yang paling panjang|dengan panjang terbesar',
    mostPopulous: `${phraseProduct(
      '|yang|dengan|yang punya|yang memiliki',
      'penduduk|penduduknya|jumlah penduduk|jumlah penduduknya|populasi|populasinya',
      'terbanyak|paling banyak|terbesar|tertinggi|paling besar|paling tinggi',
    )}|paling banyak penduduknya|yang paling banyak penduduknya|berpopulasi terbanyak|berpenduduk paling banyak|yang terpadat|yang paling padat|paling padat penduduknya|terpadat penduduknya|paling ramai penduduknya|paling rame`,
    leastPopulous: `${phraseProduct(
      '|yang|dengan|yang punya|yang memiliki',
      'penduduk|penduduknya|jumlah penduduk|jumlah penduduknya|populasi|populasinya',
      'tersedikit|paling sedikit|terkecil|terendah|paling kecil|paling rendah',
    )}|paling sedikit penduduknya|yang paling sedikit penduduknya|berpopulasi terkecil|paling sepi|paling sepi penduduk|paling sepi penduduknya|tersepi|yang paling sepi|berpenduduk tersedikit`,
    highestMountain: phraseProduct(
      'gunung|gunung apa|gunung mana|gunung manakah|puncak|puncak gunung|gunung apakah',
      '|yang',
      'tertinggi|paling tinggi|paling tinggi sendiri|tertingginya',
    ),
    highestMountains:
      'gunung yang tertinggi|gunung yang paling tinggi|gunung gunung tertinggi|puncak paling tinggi',
    withMoreArea: phraseProduct(rel, size, more),
    withLessArea: phraseProduct(rel, size, less),
    withMoreHeight: phraseProduct(rel, height, more),
    aboveSea: 'di atas permukaan laut|dari permukaan laut|dpl|mdpl',
    orMore: 'ke atas|lebih|atau lebih|keatas|plus',
    closerTo: phraseProduct(
      '|yang',
      '|jaraknya|posisinya|letaknya|lokasinya',
      'lebih dekat',
      '|ke|dengan|dari|sama|pada|kepada',
    ),
    thanTo: `${phraseProduct('daripada|dari pada|drpd|ketimbang|dibanding|dibandingkan|dibandingkan dengan|dibanding dengan', '|ke|dengan|dari|sama')}`,
    within:
      'max|maks|maksimum|di bawah|dibawah|dalam jarak maksimal|jaraknya|yang jaraknya|yang jaraknya maksimal|yang jaraknya tidak lebih dari|jaraknya tidak lebih dari|jarak maksimal|dalam jangkauan|dalam radius maksimal|jarak kurang dari|yang berjarak|yang jaraknya di bawah|yang jaraknya kurang dari|yang jaraknya paling jauh|masih dalam radius|yang masuk radius|yang masih dalam radius',
    farther:
      'yang jauhnya lebih dari|jauhnya lebih dari|yang jaraknya di atas|jaraknya di atas|yang jaraknya minimal|yang lebih jauh dari|di luar radius|berjarak di atas|yang berjarak di atas|berjarak minimal',
    atSea:
      'tepi|pinggir|pinggiran|di pinggiran|bantaran|di bantaran|yang ada di tepi|yang ada di pinggir|yang berada di pinggir|yang terletak di tepi|yang terletak di pinggir|yang terletak di sepanjang|yang ada di sepanjang|yang berada di sepanjang|sepanjang|yang letaknya di tepi|yang letaknya di pinggir|yang berlokasi di tepi|di tepian|di bibir|yang lokasinya di tepi|yang terletak di tepian|yang ada di bantaran|di seputaran tepi|di kiri kanan|di pesisir pantai',
    coast:
      'pesisir pantai|pantainya|garis pantainya|pesisirnya|tepi laut|pinggir laut|bibir pantai|kawasan pantai|wilayah pantai|daerah pantai|sepanjang pantai|garis pesisir',
    crossedBy:
      'yang dilewatkan|yang dialiri oleh|yang dilintasi|yang kelewatan|dilewati|dialiri|dilintasi|yang dilewati sama|yang disinggahi|yang ditembus|yang dilalui garis|yang terlintasi|yang dibelah|yang dibelah oleh|dilalui oleh|dilewati oleh|yang dilalui oleh|yang dilewati oleh|yang dilintasi oleh|yang terlewati',
  },
  sets: {
    province: 'provinsi provinsi',
    division_capital: 'ibukota provinsi|ibu kota provinsi|ibukota ibukota provinsi|ibukota prov',
    city: 'kota kota besar',
    island: 'pulau pulau',
    port: 'kota pelabuhan|kota kota pelabuhan|pelabuhan',
    mountain: 'gunung|gunung gunung|gunungnya',
    capital: 'ibukotanya|ibu kotanya|ibukota ibukota|ibu kota ibu kota|ibukota resmi',
    volcano: 'gunung vulkanik',
    lake: 'danaunya|telaga',
    river: 'sungainya',
    country: 'negaranya',
  },
  patterns: {
    setAsked: [
      '{s} (adalah|itu|namanya|merupakan) {l} (apa|mana|yang mana)',
      '{s} {l} (apa|mana)',
      '(apa saja|apa aja|mana saja|yang mana saja|apa|manakah) {s}',
    ],
    setIn: [
      '[di|dalam|pada] {l} [itu] (ada|terdapat|punya|memiliki|mempunyai) {s}',
      '[di|dalam|pada] {l} (ada|terdapat) (apa saja|apa|mana saja) {s}',
      'di {l} {s}',
      'di {l}, {s}',
      '{s} milik {l}',
      '{s} (se|seantero|se antero) {l}',
      '{s} (yang dimiliki|yang dimiliki oleh|kepunyaan|yang berada di wilayah|yang berada di kawasan|yang terletak di wilayah|yang termasuk wilayah|yang termasuk di|yang masuk|yang masuk wilayah|yang ada di wilayah|punyanya) {l}',
    ],
    in: ['di {a} {w}', 'di {a}, {w}'],
    setCountIn: [
      '[di|dalam] {l} [itu] (ada|terdapat|punya|memiliki|mempunyai|terdiri dari|terdiri atas|terbagi menjadi|terbagi atas|terbagi dalam|dibagi menjadi|berisi) <howMany> {s}',
      '{l} [itu] <howMany> {s}',
    ],
    setCount: [
      '{s} [itu] <howManyEnd>',
      '{l} [itu] <bordersVerb> <howMany> {s}',
      '<howMany> <neighbours> {l}',
      '{l} (ada|punya|memiliki|mempunyai) <howMany> <neighbours>',
      '<neighbours> {l} <howManyEnd>',
    ],
    neighbours: [
      '{l} <bordersVerb> (siapa|siapa saja|siapa aja|mana|mana saja|mana aja|apa|apa saja|apa aja)',
      '<neighbours> (dari|nya) {l}',
      '{l} <neighbours> (siapa|siapa saja|mana saja|apa saja)',
    ],
    setBordering: [
      '{l} <bordersVerb> {s}',
      '{s} (yang|mana yang|mana saja yang|apa saja yang) <bordersVerb> {l}',
      '{s} <bordersVerb> {l}',
      '{s} (tetangga dari|tetangganya|di sekeliling|yang mengelilingi|yang mengapit|yang jadi tetangga) {l}',
      '{s} (di sekitar|sekitar) {l} yang (berbatasan|berbatasan darat|berbatasan langsung)',
      '{s} [yang] (sebelah|sebelahnya|di sebelahnya|samping|di samping|disamping) {a}',
      '{s} <bordering> [sama|langsung] {l}',
    ],
    setOn: ['{s} [yang] (kena|dekat dengan|di dekat) <atSea> {l}'],
    setCrossing: [
      '{l} [itu] <goesThrough> {s}',
      '{s} [mana|mana saja|apa saja] [yang] [dapat|kena] <crossedBy> {l}',
      '{s} tempat {l} (mengalir|berada|lewat|terletak)',
    ],
    setHolding: [
      '{p} [itu] [terletak|berada|ada|letaknya|termasuk|masuk|lokasinya|posisinya] (di|dalam|ke) {s} (mana saja|apa saja)',
      '{p} [itu] (terletak|berada|ada|letaknya|lokasinya|masuk|termasuk) [di] {s} (mana|apa|mana saja|apa saja)',
      '{s} (tempat|lokasi) [beradanya|letak] {p}',
      '{s} yang (memiliki|punya|mempunyai|ada) {p}',
    ],
    setLandlocked: ['{s} (daratan|pedalaman|daratan saja|terkurung)'],
    setMoreArea: [
      '{s} <withMoreArea> {f} <squareKm>',
      '{s}, <withMoreArea> {f} <squareKm>',
      '{s} <moreThan> {f} <squareKm>',
      '{s} [yang] (luas|luasnya|seluas) {f} <squareKm> <orMore>',
    ],
    setLessArea: ['{s} <withLessArea> {f} <squareKm>', '{s} <lessThan> {f} <squareKm>'],
    setMore: [
      '{s} (dengan|yang) (penduduk|penduduknya|warga|populasi) {f} lebih',
      '{s} <moreThan> {f} (penduduk|warga|jiwa|orang) lebih',
      '{s} <withMoreHeight> {d} [<aboveSea>]',
      '{s}, <withMoreHeight> {d} [<aboveSea>]',
      '{s} [yang] [<higherThan>] {d} [<aboveSea>] <orMore>',
      '{s} yang (tingginya|ketinggiannya) {d} <orMore>',
      '{s} <higherThan> {d} [<aboveSea>]',
      '{s} [yang] (penduduknya|berpenduduk|dengan penduduk|jumlah penduduknya) {f} [<people>] <orMore>',
    ],
    setLargest: [
      '{s} <largest> [sebanyak] {f} (saja|besar|teratas|buah|teratas saja)',
      '{s} <largest> {f}',
      '(top|peringkat|urutan) {f} {s} [<largest>]',
      '{f} besar {s}',
      '{f} {s} <largest>',
      '{s} <largest> (top|peringkat|urutan) {f}',
    ],
    setMostPopulous: [
      '{f} {s} <mostPopulous>',
      '{s} <mostPopulous> [sebanyak] {f} [teratas|besar|saja]',
      '(top|peringkat) {f} {s} <mostPopulous>',
    ],
    setLongest: ['(top|peringkat) {f} {s} <longest>', '{s} <longest> {f} [teratas|besar|saja]'],
    setLeastPopulous: ['{s} <leastPopulous>'],
    setHighest: [
      '(top|peringkat) {f} <highestMountains>',
      '{f} (gunung|puncak) (tertinggi|paling tinggi|yang paling tinggi)',
      '<highestMountains> {f} [teratas|besar|saja]',
    ],
    source: [
      '{p} [itu] (berhulu|hulunya|mata airnya|sumbernya|bersumber|berasal|bermula|berawal|mulai|dimulai|asalnya|mulainya|awalnya) [ada|berada|terletak] (di mana|dari mana|di manakah|dari manakah)',
      '(asal|awal|pangkal|ujung hulu|hulunya|titik awal) {p}',
      '(di mana|dari mana) {p} (berhulu|bersumber|berasal|bermula|berawal|dimulai|mulai)',
    ],
    mouth: [
      '{p} [itu] (bermuara|muaranya|berakhir|berujung|muara|ujungnya|akhirnya|bermuaranya) [ada|berada|terletak] (di mana|ke mana|di manakah|ke manakah|di laut mana|ke laut mana|di laut apa|ke laut apa)',
      '{p} [itu] mengalir (ke|menuju|sampai) laut (mana|apa)',
      '(di mana|ke mana) {p} (bermuara|berakhir|berujung)',
      '(ujung|muaranya|titik akhir|akhir) {p}',
      '(di laut|ke laut) (mana|apa) {p} (bermuara|mengalir|berakhir)',
    ],
    course: [
      '(jalur|rute|lintasan|alirannya|peta aliran|arah aliran|panjang aliran|perjalanan|trek|jalur aliran) {p}',
      '{p} [itu] (mengalir|mengalirnya|alirannya|ngalir|jalurnya) (lewat mana|lewat mana saja|melewati mana saja|dari mana ke mana|ke mana saja|di mana saja|ke mana|di mana|lewat di mana)',
    ],
    and: [
      '(gabungan|gabungan dari|gabungan antara|kombinasi) {u} <and> {v}',
      '{u} (dengan|dan|sama|serta) {v} (digabung|digabungkan|bersama|bersama sama|sekaligus|jadi satu|dua duanya|keduanya|digabung jadi satu|kedua duanya)',
    ],
    half: [
      '(paruh|belahan|separo|separuh|setengah bagian|bagian setengah) {#noun} [pulau|negara|provinsi] {a}',
      '(wilayah|daerah|kawasan) {a} [bagian|sebelah] {#noun}',
      '{a} (bagian|sisi|sebelah|wilayah|daerah) {#noun}',
    ],
    beyond: ['[yang] lebih {#noun} (dari|daripada|dibanding) {l}', 'di sisi {#noun} {l}', '{#noun}nya {l}'],
    except: [
      '{u} (tapi tidak termasuk|tapi bukan termasuk|tidak pakai|nggak termasuk|di luar|minus|dikurangi|tak termasuk|belum termasuk|tetapi tidak termasuk|kecuali negara|selain dari|terkecuali) {v}',
      '(selain|kecuali|tanpa) {v} [,] {u}',
    ],
    borderBetween: [
      '(batas|perbatasan|garis batas|garis perbatasan|tapal batas|batas wilayah|perbatasan wilayah|batas negara|perbatasan negara|daerah perbatasan) [antara] [negara] {a} (dengan|sama|dan|ama) [negara] {b}',
    ],
    within: [
      '<near> {l} [<within>] {d}',
      '<near> {l}, {d}',
      '(radius|dalam radius|jarak|dalam jarak|jangkauan) {d} {l}',
      '{d} (seputar|sekitar|sekeliling) {l}',
      'terdekat (dari|dengan) {l} (dalam|dalam radius|dalam jarak|radius|maksimal) {d}',
    ],
    between: [
      '{a} (sampai|hingga|ke) {b}',
      '(antara|di antara) {a} {b}',
      '(antara|di antara) [kota] {a} (sampai|hingga|ke) {b}',
      '<between> {a} (sama|ama|dengan) {b}',
    ],
    coastStretch: ['<coast> {l} <between> {a} (dan|sampai|sama) {b}'],
  },
};
