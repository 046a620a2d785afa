import { phraseProduct } from '../../phrase-product.ts';
import type { ClauseWords } from '../clause-words.ts';

const no = 'tidak|tak|nggak|ngga|gak|ga|tdk|gk|bukan|enggak';
const hasNo = phraseProduct(
  'tidak|tak|nggak|ngga|gak|ga|enggak|tdk|gk',
  'punya|memiliki|mempunyai|ada',
).concat('|tanpa|tanpa memiliki|tanpa punya|tanpa mempunyai');
const has = 'punya|memiliki|mempunyai|ada|dengan|berbagi|memliki';
const border =
  'perbatasan|perbatasan darat|perbatasan langsung|batas|batas darat|batas wilayah|batas negara|garis perbatasan|garis batas|tapal batas|perbatasan bersama|batas langsung|border';
const touchVerbs =
  'berbatasan|berbatasan langsung|berbatasan darat|berbatasan darat langsung|berbatasan langsung darat|berbatasan secara langsung|berbatasan wilayah|berbatas|berbatas langsung|berbatesan|berbatasn|bertetangga|bertetangga langsung|bertetanggaan|tetanggaan|bersebelahan|sebelahan|bersinggungan|bersentuhan|menyentuh|disentuh|menempel|nempel|berdempetan|dempetan|berhimpitan|berimpitan|berdampingan|berbagi perbatasan|berbagi batas|berbagi garis perbatasan|berbagi perbatasan darat|berbagi wilayah perbatasan|membatasi|dibatasi|memiliki perbatasan|memiliki batas|mempunyai perbatasan|punya perbatasan|punya batas|ada perbatasan|berjiran';
const coast =
  'pantai|pesisir|garis pantai|pesisir pantai|tepi pantai|akses|akses langsung|akses ke laut|pinggir pantai|tepi laut|wilayah pesisir|wilayah pantai|daerah pesisir|tepian|pantainya|pesisirnya';
const shoreVerbs =
  'menghadap|menghadap langsung|menghadap ke|berhadapan|berhadapan langsung|berpantai|berpesisir|di tepi|di tepian|di pinggir|di pinggiran|di pesisir|di pantai|di tepi pantai|di bibir|di bantaran|di sisi|terletak di tepi|terletak di pesisir|terletak di pantai|terletak di pinggir|berada di tepi|berada di pesisir|berada di pantai|berada di pinggir|di sepanjang|berakses';
const flowVerbs =
  'mengalir|ngalir|mengalir melalui|mengalir lewat|mengalir melewati|mengalir melintasi|mengaliri|dialiri|teraliri|melalui|dilalui|melewati|dilewati|melintasi|dilintasi|melintas|lewat|ngelewatin|lewatin|dilewatin|ngelewati|membelah|dibelah|terbelah|menyeberangi|menembus|menyusuri|memotong|dipotong|menjalar|menyinggahi|mengairi|diairi';
const intoVerbs =
  'bermuara|muara|muaranya|memuara|berakhir|berujung|mengalir ke|mengalir menuju|mengalir masuk|masuk ke|menuju|tumpah|bergabung|menyatu|berakhirnya';
const riseVerbs =
  'berhulu|hulunya|hulu sungainya|bersumber|bermula|berawal|berasal|berpangkal|bermata air|mata airnya|sumbernya|dimulai|mulai|bersumberkan|muncul';

export const id: ClauseWords = {
  object: 'behind',
  fill: 'yang|yg|yng|itu|ini|tsb|tersebut|apa|apa saja|apa aja|apakah|apasaja|apaan|ap|mana|mana saja|mana aja|yang mana aja|yang mana saja|mana saja sih|mana aja sih|apa saja sih|apa aja sih|apa aja ya|mana-mana saja|manakah|manasaja|siapa|siapa saja|di mana|dimana|di manakah|dimanakah|dmn|dmna|di mana saja|di mana aja|dimana saja|kemana|ke mana|ke mana saja|darimana|dari mana|gimana|bagaimana|adalah|ialah|merupakan|ada|adanya|terdapat|terletak|letak|letaknya|terletak di mana|berada|beradanya|posisi|posisinya|lokasi|lokasinya|terhampar|terbentang|membentang|bernama|namanya|nama|disebut|dinamakan|dikenal|sebutkan|sebutin|sebut|daftar|list|daftarkan|tunjukkan|tunjukan|tunjukin|tunjuk|tampilkan|tampilin|perlihatkan|perlihatin|liat|lihat|liatin|lihatkan|gambarkan|cari|cariin|carikan|temukan|kasih|kasi|beri|berikan|beritahu|sebutkanlah|pilih|pilihkan|tolong|tlg|tlong|mohon|coba|bisa|bisakah|dapat|dapatkah|boleh|bolehkah|saya|aku|gw|gua|gue|ak|sy|kami|kita|anda|kamu|km|lu|lo|kalian|kak|bro|gan|min|mas|mbak|pak|bu|ingin|mau|pengen|pengin|pingin|tahu|tau|mengetahui|melihat|mencari|butuh|perlu|kepada saya|pada saya|buat|utk|ya|yah|dong|donk|sih|deh|nih|kah|nya|lah|pun|loh|kok|kan|halo|hai|hi|terima kasih|makasih|thanks|trims|please|pls|di peta|pada peta|dalam peta|di map|peta|di dunia|sedunia|dunia|di seluruh dunia|di bumi|sebenarnya|sebetulnya|sesungguhnya|tepatnya|persis|persisnya|semua|semuanya|seluruh|segala|setiap|tiap|para|sebuah|suatu|seorang|punya|memiliki|mempunyai|dimiliki|memliki|menjadi|jadi|berupa|secara|langsung|sang|si|saling|masing masing|bila|kalau|kalo|klo|klu|jika|maka|adakah|beberapa|mereka|dia|ia|hal|satu sama lain|yaitu|yakni|seperti|berdiri|bertempat|berlokasi|tempatnya|sekalian|airnya|dikatakan|dibilang|terkenal dengan nama|daerahnya',
  in: 'di|dalam|didalam|pada|dari|dr|drpd|milik|kepunyaan|asal|asalnya|punyanya|termasuk|termasuk ke dalam|termasuk wilayah|termasuk bagian|masuk|masuk ke dalam|masuk wilayah|tergabung|bagian dari|merupakan bagian|merupakan bagian dari|menjadi bagian|menjadi bagian dari|jadi bagian dari|bagian wilayah|di wilayah|dalam wilayah|di dalam wilayah|di daerah|di kawasan|di negara|di tanah|di dataran|se|seantero|sepenjuru|di seluruh|di penjuru|anggota dari|menjadi anggota|merupakan anggota|di bawah kekuasaan|yang ada di|di dalam batas|dalam batas wilayah|dalam perbatasan|di dalam perbatasan|di dalam batas wilayah|teritori|kedaulatan|di bagian',
  notIn: phraseProduct(
    no,
    'di|di dalam|berada di|terletak di|ada di|berlokasi di|bagian dari|bagian|merupakan bagian dari|anggota|anggota dari|termasuk|termasuk dalam|termasuk wilayah|termasuk ke dalam|masuk|masuk ke|masuk wilayah|masuk dalam|tergabung|tergabung dalam|dari|milik|dimiliki',
  ).concat('|diluar|luar|di luar wilayah|di luar batas|selain di|non|non anggota|bukan yang di'),
  on: 'dengan|dgn|sama|dg|dngn|ama|ke|kepada|sepanjang|terhadap|akan|atas|oleh|dekat perbatasan|menuju|untuk|menyusur',
  and: 'dan|n|serta|beserta|maupun|sekaligus|juga|jg|pula|sambil|plus|dengan|tapi|tetapi|namun|tp|tpi|melainkan|sedangkan|sementara|lalu|kemudian|ditambah|trus|terus|bersama|bersama dengan|dan dengan',
  or: 'atau|ataupun|atau juga|ato|entah|atw',
  both: 'baik|keduanya|kedua duanya|dua duanya|duaduanya|sama sama|bersama sama|bersamaan|kedua negara|kedua negara itu|kedua negara tersebut|bareng|barengan|ketiganya|ketiga tiganya|kedua belah|di waktu yang sama|pada saat yang sama|saat yang sama',
  not: 'tidak|tak|nggak|ngga|gak|ga|enggak|engga|kagak|kaga|tdk|gk|g|ndak|nda|ngak|bukan|tiada|bukannya|bukanlah|tidak pernah|tidak sama sekali|sama sekali tidak',
  nor: 'juga tidak|jg tidak|tidak pula|pun tidak|juga bukan|dan tidak pula|dan juga tidak|maupun tidak|dan tidak juga|juga gak|juga nggak|gak juga|tidak juga|tidak satu pun|tidak satupun|tidak salah satu|salah satu dari keduanya|bukan pula',
  only: 'saja|aja|aj|doank|hanya|cuma|cuman|doang|semata|semata mata|hanyalah|eksklusif|sekadar|sebatas',
  except:
    'kecuali|terkecuali|selain|selain dari|tanpa|minus|dikurangi|tanpa memasukkan|tanpa menyertakan|tidak menyertakan|dengan pengecualian|pengecualian|kecuali dengan|tidak dihitung|dengan mengecualikan|mengecualikan|tanpa menghitung|tapi tanpa|namun tanpa',
  wholly:
    'sepenuhnya|seluruhnya|keseluruhan|secara penuh|utuh|seutuhnya|seluruh wilayahnya|seluruh bagiannya|seluruh alirannya|seluruh daratannya|seluruh tubuhnya|seluruh luasnya|secara total|seluruh panjangnya|100%|komplit',
  partly:
    'sebagian|sebagiannya|separuhnya saja|sebagian wilayahnya|secara parsial|sebahagian|sebagian kecil|sebagian saja|sebagian alirannya|sebagian darinya|hanya sebagian|sebagian daratannya',
  touch: `${touchVerbs}|tetangga|jiran|${phraseProduct(has, border)}|berbagi|${phraseProduct('perbatasan|perbatasannya|batas|batasnya|perbatasan darat', 'dengan|dgn|sama')}`,
  notTouch: `${phraseProduct('tidak|tak|nggak|ngga|gak|ga|tdk|gk|enggak|bukan', 'berbatasan|berbatasan langsung|berbatasan darat|bertetangga|bersebelahan', '|dengan|dgn|sama')}|${phraseProduct('bukan|bukan merupakan|tidak termasuk', 'tetangga|negara tetangga|tetangga dari|negara tetangga dari')}|${phraseProduct('tanpa|tanpa memiliki|tanpa punya|tanpa mempunyai|tanpa ada', border)}|tanpa berbatasan|tanpa bertetangga|tanpa menyentuh`,
  neighbours:
    'tetangga|tetangganya|negara tetangga|negara negara tetangga|negara tetangganya|tetangga tetangga|negara jiran|jiran|negara sebelah|tetangga dekat|tetangga darat|tetangga langsung|negara perbatasan',
  shore: `${coast}|${shoreVerbs}|bantaran|tepi|pinggir|bibir|pinggiran|pantainya|berpantai|bersisian|berbatasan laut|berbatasan dengan perairan|${phraseProduct('|yang|yg', has, coast)}|memiliki tepi`,
  notShore: `${phraseProduct('tanpa|tanpa memiliki|tanpa punya|tanpa mempunyai|tanpa ada', coast)}|non pesisir|tanpa menghadap`,
  flows: `${flowVerbs}|aliran|alirannya|di aliran|jalur|jalurnya|dilalui aliran|lintasan|dilintasin|dilaluin|melaluinya|mengalirinya|tempat mengalir|tempat mengalirnya|alur|sepanjang aliran|dilalui oleh|dilewati oleh|dialiri oleh|dilintasi oleh`,
  notFlows: 'tanpa melalui|tanpa melewati|tanpa melintasi',
  into: `${intoVerbs}|anak sungai|anak-anak sungai|anak anak sungai|anak sungainya|cabang sungai|anak cabang|cabang|bermuaranya|muara akhirnya|mengalir hingga|mengalir sampai`,
  rises: `${riseVerbs}|hulu|mata air|sumber|berhulunya|hulunya berada|hulunya terletak`,
  holds:
    'memuat|berisi|berisikan|mengandung|meliputi|mencakup|terdiri dari|terdiri atas|tempat terdapat|tempat beradanya|tempat terletaknya|yang di dalamnya|di dalamnya ada|di dalamnya terdapat|di dalamnya|yang wilayahnya mencakup|yang menjadi lokasi|menjadi tempat|rumah bagi|menjadi rumah bagi|menampung',
  between: 'antara|diantara|antar|di tengah|di tengah tengah|diapit|terapit|pemisah antara',
  separates: phraseProduct(
    'memisahkan|misahin|dipisahkan|terpisahkan|terpisah|pemisah|memisah|pisah|membagi|membelah|membatasi|menyekat|membentengi|memisahin|dipisah',
    '|antara',
  ),
  joins: phraseProduct(
    'menghubungkan|menghubungin|ngehubungin|penghubung|menyambungkan|menyambung|nyambungin|menyatukan|mempertemukan|mengaitkan|terhubung|dihubungkan',
    '|antara',
  ),
  shared:
    'dibagi|dibagi antara|terbagi|terbagi antara|terbagi di antara|terbagi dua|berbagi|dimiliki bersama|dimiliki bersama oleh|dimiliki oleh|milik bersama|bersama antara|sama-sama dimiliki|sama-sama dimiliki oleh|terbelah antara|terbentang di antara|terletak di perbatasan|berada di perbatasan|di perbatasan|terletak di perbatasan antara|berada di perbatasan antara|di perbatasan antara|dipakai bersama|melintang antara',
  foreign: phraseProduct(
    'negara lain|negara-negara lain|negara lainnya|negara asing|negeri lain|negara mana pun|negara manapun|negara apa pun|negara apapun|negara lain mana pun|negara lain manapun|satu negara pun|negara sebelah|negara tetangga mana pun|negara tetangga manapun',
    '',
  ),
  landlocked: `${phraseProduct(hasNo, 'pantai|laut|pesisir|garis pantai|akses laut|akses ke laut|akses langsung ke laut|wilayah laut|lautan')}|${phraseProduct('tidak|tak|nggak|ngga|gak|ga|tdk|gk', 'berbatasan|berbatasan langsung|bersinggungan', 'dengan laut|dengan lautan|dengan laut mana pun|dengan laut manapun|dengan laut apa pun|dengan laut apapun')}|${phraseProduct('tidak|tak|nggak|gak|ga', 'berpantai|berpesisir|berlaut|di tepi laut|terletak di tepi laut|berada di tepi laut')}|terkurung daratan|yang terkurung daratan|dikelilingi daratan|dikelilingi oleh daratan|terkungkung daratan|terkurung|terkungkung|landlock|landlocked|tanpa akses laut|tanpa akses ke laut|tertutup daratan|pedalaman`,
  coastal:
    'di pinggir laut|pinggir laut|berbatasan dengan laut|berbatasan langsung dengan laut|punya laut|memiliki laut|memiliki akses laut|punya akses laut|maritim',
  largest:
    'terbesar|paling besar|terluas|paling luas|tergede|paling gede|terbsar|terbesarnya|yang paling besar|yang paling luas|terlebar wilayahnya',
  smallest:
    'terkecil|paling kecil|paling sempit wilayahnya|tersempit wilayahnya|terkecilnya|yang paling kecil|terimut',
  longest: 'terpanjang|paling panjang|yang paling panjang',
  shortest: 'terpendek|paling pendek|yang paling pendek',
  populous:
    'berpenduduk terbanyak|berpenduduk paling banyak|dengan penduduk terbanyak|dengan penduduk paling banyak|penduduk terbanyak|penduduk paling banyak|penduduknya paling banyak|penduduknya terbanyak|terbanyak penduduknya|paling banyak penduduknya|paling banyak penduduk|berpopulasi terbanyak|populasi terbanyak|populasi terbesar|dengan populasi terbesar|dengan populasi terbanyak|berpopulasi terbesar|populasinya terbesar|populasinya paling besar|populasinya paling banyak|jumlah penduduk terbesar|jumlah penduduk terbanyak|jumlah penduduk paling banyak|jumlah penduduknya paling banyak|jumlah penduduknya terbesar|jumlah penduduknya terbanyak|warganya paling banyak|berpenduduk terbesar',
  leastPopulous:
    'berpenduduk paling sedikit|berpenduduk tersedikit|dengan penduduk paling sedikit|dengan penduduk tersedikit|penduduk paling sedikit|penduduk tersedikit|penduduknya paling sedikit|penduduknya tersedikit|paling sedikit penduduknya|populasi terkecil|populasi paling sedikit|dengan populasi terkecil|berpopulasi terkecil|populasinya paling kecil|populasinya terkecil|jumlah penduduk terkecil|jumlah penduduk paling sedikit|jumlah penduduknya paling sedikit|jumlah penduduknya terkecil',
  highest: 'tertinggi|paling tinggi|yang paling tinggi',
  deepest: 'terdalam|paling dalam|yang paling dalam',
  byArea:
    'menurut luas|berdasarkan luas|dari segi luas|dari sisi luas|menurut luas wilayah|berdasarkan luas wilayah|dari segi luas wilayah|secara luas wilayah|luasnya|wilayahnya|luas wilayahnya|dilihat dari luas|dari luasnya',
  byPeople:
    'menurut jumlah penduduk|berdasarkan jumlah penduduk|berdasarkan penduduk|menurut penduduk|menurut populasi|berdasarkan populasi|dari segi penduduk|dari segi jumlah penduduk|dari segi populasi|dari sisi penduduk|penduduknya|populasinya|jumlah penduduknya|dilihat dari jumlah penduduk',
  count:
    'berapa|berapa banyak|ada berapa banyak|jumlah|jumlahnya|banyaknya|seberapa banyak|brp|brapa|berapakah|hitung|hitunglah|total berapa|jumlah total|berapa total|brp banyak|hitungkan',
  part: 'bagian|bagiannya|potongan|ruas|segmen|sepotong|penggalan|sektor|porsi|sisi|aliran di|ruas sungai',
  course:
    'aliran|alirannya|aliran penuh|jalur|jalur aliran|jalurnya|alur|alurnya|lintasan|sepanjang alirannya|seluruh aliran|seluruh alirannya|dari hulu ke hilir|dari hulu sampai hilir|dari hulu hingga hilir|dari hulu ke muara|dari hulu sampai muara|dari hulu hingga muara|panjang aliran|aliran lengkap|aliran sungainya',
  source:
    'berhulu|bersumber|berawal|bermula|berpangkal|bermata air|hulu|hulunya|mata air|mata airnya|sumber|sumbernya|hulu sungai|hulu sungainya|sumber mata air|pangkal|titik awal|sumber air',
  mouth: 'bermuara|berakhir|berujung|muara|muaranya|muara sungai|muara sungainya|hilir|kuala|titik akhir',
  from: 'dari|dr|mulai|mulai dari|sejak|dimulai dari|berawal dari|bermula dari',
  to: 'ke|sampai|sampe|hingga|menuju|sampai ke|hingga ke|sampai dengan|s.d.|sd',
  kinds: {
    country: 'negara2|negri|negeri|negeri negeri|ngr|negara mana',
    territory:
      'wilayah seberang laut|daerah seberang laut|wilayah seberang lautan|wilayah dependensi|wilayah dependen|teritori seberang laut|wilayah jajahan',
    division:
      'pembagian administratif|wilayah administratif|satuan administratif|unit administratif|subdivisi|wilayah administrasi',
    capital: 'ibu kota negara|ibukota negara|ibu-ibu kota',
    division_capital:
      'ibu kota propinsi|ibukota propinsi|ibu kota wilayah|ibu kota kabupaten|ibukota kabupaten',
    city: 'kotanya|kota2|kota besar|kotamadya'.replace('|kota besar', ''),
    continent: 'benua-benua|benuanya',
    ocean: 'samudra|samudera|samudra-samudra|samudera-samudera|lautan|samudranya',
    sea: 'lautnya|lautan',
    gulf: 'teluk|teluknya',
    bay: 'teluk|teluk-teluk',
    strait: 'selatnya',
    lake: 'danau2',
    river: 'kali|sungai2|batang air|bengawan',
    canal: 'kanal|kanal-kanal|terusan|terusan-terusan|kanalnya',
    island: 'pulaunya|pulau2',
    archipelago: 'kepulauan|gugusan kepulauan|gugusan pulau-pulau|kepulauan-kepulauan',
    mountain_range:
      'rangkaian pegunungan|jajaran pegunungan|barisan gunung|pegunungan-pegunungan|rantai pegunungan|bukit barisan'.replace(
        '|bukit barisan',
        '',
      ),
    mountain: 'gunung2',
    peak: 'puncak|puncak-puncak|puncaknya',
    desert: 'gurun-gurun|gurun pasir|padang pasir|gurunnya',
    peninsula: 'semenanjung|semenanjung-semenanjung|jazirah|semenanjungnya',
    cape: 'tanjung|tanjung-tanjung|tanjungnya',
    volcano: 'vulkan|gunung merapi'.replace('|gunung merapi', ''),
    active_volcano:
      'gunung-gunung berapi aktif|gunung-gunung api aktif|gunung api yang aktif|gunung api yang masih aktif',
    glacier: 'gletser-gletser|gletsyer|glasier',
    national_park: 'tn',
    fjord: 'fjord|fyord|fjord-fjord|fiord',
    forest: 'hutan|hutan-hutan|hutannya|rimba',
    waterfall: 'air-air terjun|air terjunnya|curug|coban',
    airport: 'bandara-bandara|lapangan terbang|bandaranya|airport',
    port: 'pelabuhan-pelabuhan|pelabuhannya|bandar',
    state: 'negara-negara bagian|negara bagiannya|neg bagian',
    province: 'provinsinya|propinsi|propinsi-propinsi|propinsinya|prov|provinsi2',
    region: 'wilayah-wilayah|daerah administratif|kawasan administratif|regio|distrik federal|daerah otonom',
    county: 'kabupaten|wilayah county|county-county|comté',
    department: 'departemen-departemen|département',
    canton: 'kanton-kanton',
    district: 'kabupaten-kabupaten|distrik|distrik-distrik|kabupatennya|kab|kabupaten kota'.replace(
      '|kabupaten kota',
      '',
    ),
    prefecture: 'prefektur-prefektur|prefekturnya',
    governorate: 'kegubernuran|kegubernuran-kegubernuran|governorat|muhafazah|provinsi|provinsi-provinsi',
    municipality: 'munisipalitas|kotamadya|kotapraja|munisipal|munisipalitas-munisipalitas',
    emirate: 'emirat|keemiran|emirat-emirat|keamiran',
    autonomous_community:
      'komunitas-komunitas otonom|daerah otonom|region otonom|daerah otonomi|wilayah otonomi',
    voivodeship: 'provinsi-provinsi|województwo|voivodat|voivod',
    republic: 'republik|republik-republik',
    oblast: 'oblast|oblast-oblast',
    parish: 'paroki|paroki-paroki',
    borough: 'borough|wilayah kota|borough-borough',
  },
  plurals:
    'negara-negara|negara negara|negara2|kota-kota|kota kota|kota2|pulau-pulau|pulau pulau|pulau2|sungai-sungai|sungai sungai|sungai2|danau-danau|danau danau|danau2|gunung-gunung|gunung gunung|gunung2|laut-laut|laut laut|samudra-samudra|samudera-samudera|teluk-teluk|teluk teluk|selat-selat|selat selat|kanal-kanal|terusan-terusan|puncak-puncak|puncak puncak|gurun-gurun|gurun gurun|tanjung-tanjung|benua-benua|benua benua|ibu kota-ibu kota|ibukota-ibukota|provinsi-provinsi|provinsi provinsi|propinsi-propinsi|negara-negara bagian|negara negara bagian|kabupaten-kabupaten|kabupaten kabupaten|distrik-distrik|kanton-kanton|prefektur-prefektur|departemen-departemen|hutan-hutan|bandara-bandara|pelabuhan-pelabuhan|kota-kota pelabuhan|taman-taman nasional|gunung-gunung berapi|gunung-gunung api|gunung gunung berapi|gunung gunung api|gletser-gletser|emirat-emirat|wilayah-wilayah|komunitas-komunitas otonom',
};
