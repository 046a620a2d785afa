import type { Ways } from '../ways.ts';

const where =
  'letaknya di mana|letaknya di sebelah mana|terletak di mana|membentang di mana|membentang dari mana ke mana|posisinya di mana|lokasinya di mana|tempatnya di mana|ada di mana|di sebelah mana|sebelah mana|di bagian mana|arahnya ke mana|di peta|petanya|lokasinya|letaknya|posisinya|peta|lokasi|wilayahnya|wilayahnya mana saja|batasnya sampai mana|batasnya mana|bentuknya';
const extent =
  'wilayah|daerah|kawasan|letak|lokasi|posisi|peta|luas|bentang alam|bentangan|cakupan|jangkauan|keseluruhan|seluruh|seluruh wilayah|seluruh daerah|semua wilayah|tempat|bekas wilayah|letak geografis|gambar|garis besar|area|sebaran|denah|titik lokasi';
const exact =
  'persis|persisnya|tepat|tepatnya|pasti|pastinya|kira-kira|sebenarnya|lengkap|utuh|umum|perkiraan|geografis';
const only = 'saja|hanya|cuma|khusus|khususnya|sahaja|aja|doang';
const sides = 'utara|selatan|timur|barat|tengah|timur laut|tenggara|barat daya|barat laut';

/** Ways of asking in Indonesian. */
export const ways: Ways = {
  classes: {
    in: 'di|pada|dalam|di dalam',
    kinds:
      'provinsi|kota|pulau|danau|gunung|sungai|negara|ibu kota|ibukota|gunung api|gunung berapi|taman nasional|selat|teluk|kabupaten|pulau pulau|kota kota|negara negara',
  },
  firm: [
    // Those of no land are no regions that it is parted into.
    [
      `(wilayah|daerah|kawasan) [yang] [di|berada di|terletak di] sebelah {d:${sides}} {s}`,
      'di sebelah {d} {s}',
    ],
    [
      `pulau {s:jawa|sumatra|sumatera|kalimantan|sulawesi|papua|bali|lombok|flores|timor|sumba} (di sebelah|sebelah|sisi) {d:${sides}} [dari] {x}`,
      'bagian {s} di sebelah {d} {x}',
    ],
    ['pulau {s:timor|papua|sebatik} (wilayah|milik|bagian) {x}', '{s} di {x}'],
    ['pulau kalimantan (wilayah|milik|bagian) {x}', 'borneo di {x}'],
    ['(wilayah|daerah|kawasan) {s:tapal kuda|pantura|mataraman|priangan|minahasa} di {r}', '{s} di {r}'],
  ],
  ways: [
    // The place itself, and where it is.
    [`[di mana] (${extent}) (${exact}) [dari] {s}`, '{s}'],
    [`(${extent}) [dari] {s}`, '{s}'],
    [`{s} (${where})`, '{s}'],
    [`{s} (persisnya|tepatnya|persis|tepat) (${where})`, '{s}'],
    [`(di mana|di manakah|dimanakah) [letak] (${exact}) {s}`, '{s}'],
    [`{q} (${exact})`, '{q}'],
    ['{s}, (yaitu|yakni|alias|atau|atau yang dikenal sebagai) {x}', '{s}'],
    ['(sampai mana|sejauh mana|dari mana sampai mana) [batas|wilayah|jangkauan] {s}', '{s}'],
    [`[di] ujung [paling] {d:${sides}} [dari|di] {s}`, 'titik paling {d} di {s}'],
    [
      '(daerah|wilayah|kawasan|tempat|titik|semua tempat|lokasi) [yang] (berjarak|jaraknya|berada|terletak) (kurang dari|maksimal|paling jauh|tidak lebih dari|hingga|sampai|dalam jarak|di bawah) {f:#} {u:km|kilometer} [dari] {s}',
      'dalam radius {f} {u} dari {s}',
    ],
    [
      '{n} yang (dibatasi|dibatasi oleh|terbatasi|dikelilingi|bersebelahan dengan|berhadapan dengan) {s}',
      '{n} yang berbatasan dengan {s}',
    ],
    [
      'negara {s:asean|asia tenggara|eropa|asia|afrika|timur tengah} yang (berbentuk|menganut|berupa|bersistem) [sistem] (kerajaan|monarki)',
      'negara monarki di {s}',
    ],
    // Rivers.
    [
      '(jalur|alur|lintasan|rute|perjalanan|jalannya|tapak) [aliran] {s} [dari hulu|dari hulunya|dari mata air] [sampai|ke|hingga] [muara|hilir|muaranya|laut]',
      'aliran {s}',
    ],
    ['(tempat|titik|lokasi) (bermuaranya|bermuara|muaranya|muara|berakhirnya) {s}', 'muara {s}'],
    ['(tempat|titik|lokasi) (berhulunya|berhulu|hulunya|asal|berasalnya|sumber) {s}', 'hulu {s}'],
    // Parts.
    [`{s} (bagian|sisi|sebelah) {d:${sides}} [${only}]`, 'bagian {d} {s}'],
    [`{s} (${only}) (bagian|sisi|sebelah) {d:${sides}}`, 'bagian {d} {s}'],
    [`{s} [yang] (masuk|termasuk|berada di|ada di|di) wilayah {x}`, '{s} di {x}'],
    [`{s} [tapi] (hanya|cuma|khusus) [yang] [di] (wilayah|bagian|sisi) {x}`, '{s} di {x}'],
    ['{q} [tapi|tetapi] (hanya|cuma|khusus) [yang] di {x}', '{q} di {x}'],
    ['{q} tapi (di|yang di) {x} (saja|aja|doang)', '{q} di {x}'],
    ['{q} di {x} (saja|aja|doang)', '{q} di {x}'],
    [
      `(wilayah|daerah|kawasan|area|tempat) [yang] (di|berada di|terletak di|ada di) (sebelah|sisi) {d:${sides}} {s}`,
      'di sebelah {d} {s}',
    ],
    [
      `(wilayah|daerah|kawasan) {a} [yang] (di|berada di|terletak di|ada di) (sebelah|sisi) {d:${sides}} [dari] {s}`,
      'bagian {a} di sebelah {d} {s}',
    ],
    // Around.
    [
      '{s} (dan sekitarnya|serta sekitarnya|beserta sekitarnya|dan daerah sekitarnya|dan wilayah sekitarnya)',
      'sekitar {s}',
    ],
    [
      '{s} (dan sekitarnya|serta sekitarnya) [radius|sejauh|hingga] {f:#} {u:km|kilometer}',
      '{f} {u} di sekitar {s}',
    ],
    // Between.
    [
      '{n:selat|laut|teluk} yang (memisahkan|membatasi|membelah|menghubungkan|mengantarai) {a} (dan|dengan|dari) {b}',
      '{n} yang berbatasan dengan {a} dan berbatasan dengan {b}',
    ],
    [
      '(wilayah|daerah|kawasan|tempat|tanah|lahan|segala sesuatu) [yang] (di|berada di|terletak di|ada di) antara {r}',
      'antara {r}',
    ],
    // Tongues.
    [
      '{n:negara} [mana saja|apa saja] [yang] (berbahasa resmi|bahasa resminya|bahasa nasionalnya|menggunakan bahasa|memakai bahasa|berbicara bahasa|berbahasa|menuturkan bahasa) [bahasa] {t}',
      'negara berbahasa {t}',
    ],
    // Without.
    [
      '{a} (di luar|diluar|terkecuali|minus|kecuali bagian|dikurangi|tidak termasuk|selain) {b}',
      '{a} kecuali {b}',
    ],
    // Together.
    ['{a} (beserta|bersama|berikut|ditambah|plus|sekaligus|serta) {b}', '{a} dan {b}'],
    // How it is told to a friend.
    [
      '(mana sih|yang mana|mana|dimana sih|cari|carikan|gambarkan|gambarin|tandai|tandain|petakan|tolong gambarkan|tolong tandai|coba tunjukin|coba liat|pengen lihat|mau liat|mau lihat|ingin lihat|ingin melihat|saya ingin melihat|perlihatkan|lihat) {q}',
      '{q}',
    ],
    ['{n:selat|teluk} [di] antara {a} dan {b}', '{n} yang berbatasan dengan {a} dan berbatasan dengan {b}'],
    ['seluruh {q}', '{q}'],
    ['semua {q}', '{q}'],
    ['segenap {q}', '{q}'],
  ],
};
