import { withOf } from '../families.ts';
import type { LanguageTable } from '../table.ts';

export const id: LanguageTable = {
  code: 'id',
  scripts: ['Latin'],
  decimal: ',',
  units: {
    m: 'meter',
    km: 'kilometer|kilo|kilometer persegi',
    mi: 'mil|mil darat',
    nmi: 'mil laut',
    ft: 'kaki',
    yd: 'yard|ela',
  },
  numbers: {
    ones: 'nol=0 satu=1 dua=2 tiga=3 empat=4 lima=5 enam=6 tujuh=7 delapan=8 sembilan=9 sepuluh=10 sebelas=11 dua_belas=12 tiga_belas=13 empat_belas=14 lima_belas=15 enam_belas=16 tujuh_belas=17 delapan_belas=18 sembilan_belas=19 seratus=100 seribu=1000 setengah=0.5',
    scales: 'puluh=10 ratus=100 ribu=1000 juta=1000000',
  },
  words: {
    article: 'negara|seluruh|semua|sang|si|seluruh wilayah|seluruh negara',
    of: 'dari|di|pada|milik',
    from: 'dari|dari kota|dengan|dr',
    away: 'jauhnya|jaraknya|jarak',
    upto: 'sampai|hingga|sampai dengan|dan',
    on: 'di|pada|menghadap|yang menghadap',
    in: 'di|dalam|di dalam|di wilayah|di negara|pada|di daerah|di bagian',
    with: 'dengan|dan',
    and: 'dan|atau|serta|dan juga|beserta|maupun|dan di',
    between: 'antara|di antara|diantara',
    except:
      'kecuali|selain|tanpa|di luar|dikurangi|tetapi bukan|tapi bukan|terkecuali|tidak termasuk|bukan|kecuali di|minus|namun tanpa|tapi tanpa',
    coast:
      'pantai|pesisir|garis pantai|tepi pantai|wilayah pesisir|pinggir pantai|daerah pesisir|tepian|tepi',
    sea: 'laut|lautan',
    border:
      'perbatasan|batas|batas wilayah|garis perbatasan|garis batas|batas negara|perbatasan negara|tapal batas|batas batas|perbatasan darat',
    sharedBorder: 'perbatasan bersama|batas bersama',
    borders: 'berbatasan dengan|bertemu|berbatasan|bertemu dengan',
    where: 'tempat|titik di mana|titik tempat|di mana|lokasi',
    land: 'wilayah|daerah|kawasan|ruang|area|koridor|tanah',
    part: 'bagian|wilayah|daerah|kawasan|area|separuh|sebagian|setengah|tempat|tempat tempat|bagian bagian',
    rel: 'yang terletak|yang berada|yang ada|yang|terletak|berada|tetapi|tapi|yang berjarak|yang letaknya',
    around: 'di sekitar|sekitar|di sekeliling|sekeliling|di seputar|mengelilingi|seputar',
    circle: 'lingkaran|lingkaran dengan radius|lingkaran radius|radius|zona|area|kawasan|jari jari',
    off: 'lepas pantai|di lepas pantai|dari lepas pantai|lepas pantai dari|ke arah laut dari',
    waters: 'perairan|laut|perairan laut',
    halfway:
      'di tengah tengah antara|tengah tengah antara|di tengah antara|titik tengah antara|tepat di tengah antara|setengah jalan antara|di pertengahan antara|pertengahan antara|tepat di antara|titik tengah dari',
    overlap:
      'irisan antara|irisan dari|irisan|tumpang tindih antara|perpotongan antara|perpotongan|bagian yang sama antara',
    near: 'dekat|di dekat|dekat dengan|tidak jauh dari|di samping|berdekatan dengan|sekitar',
    within:
      'dalam radius|dalam jarak|di dalam radius|dalam|dengan jarak|kurang dari|paling jauh|maksimal|hingga|sampai|tidak lebih dari|pada jarak|berjarak|radius|sejauh|dengan radius|dalam jarak kurang dari|berjarak kurang dari|berjarak maksimal|di dalam jarak|pada radius|dalam jarak maksimal|dalam lingkup|jarak|jaraknya kurang dari|sampai sejauh|dengan jarak kurang dari|dalam kurang dari|berjarak tidak lebih dari|kurang',
    farther:
      'lebih dari|berjarak lebih dari|lebih jauh dari|sekurang kurangnya|minimal|paling dekat|dengan jarak lebih dari|setidaknya|pada jarak lebih dari|sejauh lebih dari|yang berjarak lebih dari|jaraknya lebih dari|yang jaraknya lebih dari|di luar jarak|lebih',
    lead: 'tunjukkan kepada saya|tunjukkan pada saya|tunjukkan|tunjukan|tampilkan|perlihatkan|perlihatkan kepada saya|gambarkan|gambar|cari|carikan|temukan|beri saya|berikan saya|berikan|beri|tolong|tolong tunjukkan|mohon|mohon tunjukkan|bisakah anda|bisakah kamu|bisakah|bisa|dapatkah anda|dapatkah|bolehkah saya melihat|bisa tolong|saya ingin melihat|saya ingin|saya mau|saya mau lihat|saya ingin tahu|saya mau tahu|aku ingin tahu|aku mau lihat|ingin tahu|coba tunjukkan|lihat|halo|hai|di mana|dimana|di manakah|dimanakah|di mana letak|dimana letak|di mana letaknya|di mana lokasi|di mana saja|letak|lokasi|ke mana|kemana|mana|apa|apa saja|apakah|yang mana|berapa|di mana mengalir|di mana mengalirnya|peta|peta dari|peta negara|aliran|alur|jalur aliran|semua yang berada|semua yang ada|semua yang terletak|semua tempat|segala sesuatu|semua|semua wilayah|wilayah|wilayah wilayah|daerah|daerah daerah|area|kawasan|tempat|tempat tempat|semua area|dari mana sampai mana|menunjukkan|menampilkan|memperlihatkan|bisakah anda menunjukkan|bisakah kamu menunjukkan|kamu tunjukkan|sungai apa',
    trail:
      'tolong|ya|dong|terima kasih|makasih|di peta|pada peta|dalam peta|di dunia|berada|terletak|itu|mengalir|dimana|di mana|letaknya|letaknya di mana|ada di mana|berada di mana|terletak di mana|ada dimana|itu di mana|kepada saya|mulai dan berakhir|berawal dan berakhir',
  },
  compass: {
    noun: 'utara,timur laut,timur,tenggara,selatan,barat daya,barat,barat laut',
    adj: 'utara|sebelah utara,timur laut|sebelah timur laut,timur|sebelah timur,tenggara|sebelah tenggara,selatan|sebelah selatan,barat daya|sebelah barat daya,barat|sebelah barat,barat laut|sebelah barat laut',
  },
  patterns: withOf({
    beyond: [
      '[di|ke] (sebelah|arah|sisi) {#noun} [dari] {l}',
      'di {#noun} [dari] {l}',
      '{#noun} dari {l}',
      '[di] utaranya {l}',
      'lebih ke {#noun} dari {l}',
      'ke {#noun} dari {l}',
    ],
    beyondAt: [
      '[<within>] {d} [di|ke] (sebelah|arah) {#noun} [dari] {l}',
      '[<within>] {d} (di|ke) {#noun} [dari] {l}',
      '[<within>] {d} {#noun} [dari] {l}',
    ],
    half: [
      '{p} [bagian] {#adj}',
      '[di] bagian {#adj} [dari] {a}',
      '{p} di bagian {#adj}',
      'separuh {#noun} [dari] {a}',
      '(wilayah|daerah|kawasan) {#adj} {a}',
      '{a} bagian {#noun}',
    ],
    article: ['<part> {p}'],
    sideCoast: ['<coast> {#adj} {a}', '<coast> {a} [bagian|sebelah] {#noun}'],
    sideBorder: ['<border> {#adj} {a}'],
    seaCoast: ['<coast> {a} [yang] <on> {b}'],
    borderBetween: ['<border> {a} <with> {b}', '<border> {a}-{b}', '<border> {a} {b}'],
    parallel: [
      '{f}[°] derajat {#noun}',
      '{f}° {#noun}',
      '{f}[°] [derajat] lintang {#noun}',
      'lintang {f}[°] [derajat] {#noun}',
      '(garis lintang|paralel|lintang) {f}[°] [{#noun}]',
      '(paralel) ke {f} {#noun}',
    ],
    meridian: [
      '{f}[°] [derajat] bujur {#noun}',
      'bujur {f}[°] [derajat] {#noun}',
      '(meridian|garis bujur) {f}[°] [{#noun}]',
    ],
  }),
  kinds: {
    river: 'sungai',
    lake: 'danau',
    island: 'pulau|kepulauan',
    city: 'kota',
    sea: 'laut',
    desert: 'gurun',
    mountains: 'pegunungan|gunung',
    province: 'provinsi',
    state: 'negara bagian',
    peninsula: 'semenanjung',
  },
  lines: {
    equator: 'khatulistiwa|garis khatulistiwa|ekuator|garis ekuator',
    cancer: 'garis balik utara|tropik cancer|garis tropik cancer|tropik kanser',
    capricorn: 'garis balik selatan|tropik capricorn|tropik kaprikornus',
    arcticCircle: 'lingkar arktik|lingkaran arktik|lingkar kutub utara|lingkaran kutub utara',
    antarcticCircle:
      'lingkar antarktik|lingkaran antarktik|lingkar kutub selatan|lingkaran kutub selatan|lingkar antartika',
    primeMeridian: 'meridian utama|garis bujur nol|meridian greenwich|meridian nol',
    dateLine:
      'garis tanggal internasional|garis penanggalan internasional|garis batas penanggalan internasional|batas tanggal internasional',
    tropics: 'daerah tropis|wilayah tropis|kawasan tropis',
    northernHemisphere: 'belahan bumi utara|belahan utara|hemisfer utara',
    southernHemisphere: 'belahan bumi selatan|belahan selatan|hemisfer selatan',
    easternHemisphere: 'belahan bumi timur|hemisfer timur',
    westernHemisphere: 'belahan bumi barat|hemisfer barat',
    northPole: 'kutub utara',
    southPole: 'kutub selatan',
  },
};
