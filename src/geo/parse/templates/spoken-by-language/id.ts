import { phraseProduct } from '../../phrase-product.ts';
import type { Everyday } from '../everyday.ts';

const only = 'hanya|cuma|cuman|hanya saja';

/** What is asked for in Indonesian beside what people say in a hurry. */
export const id: Everyday = {
  frames: ['[<kindlyBefore>] <drawn> [<forMe>] {q}', '{q}[,] [<kindlyBefore>] <drawn> [<thatPart>]'],
  words: {
    kindlyBefore: phraseProduct(
      'tolong|coba|mohon|bantu|bisa|bisakah|boleh|bolehkah|ayo|mari|minta|biar|biarkan|izinkan|saya|aku|gue|gua|kami|kita|lagi|sedang|saya sedang|bantu saya|bisa bantu',
      '|tolong|minta|bantu|anda|kamu|saya|aku|mau|ingin|pengen|pengin|pingin|sedang|lagi',
    ).concat('|pengen|pengin|pingin|mau|ingin'),
    drawn:
      'tunjukkan|tunjukin|tunjuk|menunjukkan|perlihatkan|memperlihatkan|tampilkan|tampilin|ditampilkan|menampilkan|gambarkan|gambarin|menggambar|menggambarkan|digambarkan|lihat|liat|lihatin|melihat|kasih lihat|kasih liat|warnai|warnain|mewarnai|diwarnai|tandai|tandain|menandai|ditandai|beri tanda|kasih tanda|arsir|diarsir|sorot|soroti|disorot|lingkari|dilingkari|garisi|garis bawahi|petakan|petain|dipetakan|carikan|cariin|mencari|dicarikan|cari|temukan|menemukan|lacak|daftarkan|tahu|tau|mengetahui|kasih tahu|kasih tau|minta|minta peta',
    forMe: 'saya|aku|padaku|kepadaku|ke saya|kepada saya|untuk saya|buat saya|dong|ya|di peta',
    thatPart: phraseProduct('wilayah|daerah|area|kawasan|bagian|tempat', 'ini|itu|tersebut').concat(
      '|dong|ya|di peta|di peta ya|dong ya',
    ),
    lead: `${phraseProduct('tahukah|tau|tahu|kamu|anda|kakak', 'kamu|anda|gak|nggak|tidak|tahu|tau')}|apa itu|mana saja|${phraseProduct('apa|apa saja|apa aja', 'yang ada|yang terletak|yang berada')}|${phraseProduct('wilayah|daerah', 'mana|mana saja', '|yang')}`,
    sharedBy: phraseProduct(
      'yang dibagi|dibagi|yang terbagi|terbagi|yang dimiliki bersama|yang berada di perbatasan|di perbatasan|yang terletak di perbatasan|bersama',
      'antara|oleh|',
    ),
    oneNeighbour: [
      phraseProduct(
        `yang|yang ${only.split('|').join('|yang ')}|dengan|dengan hanya`,
        'memiliki|punya|mempunyai|berbatasan dengan|bertetangga dengan|berbatasan darat dengan|',
        'satu|1|satu saja|sebuah',
        'tetangga|negara tetangga|negara|negara lain|tetangga darat|negara saja',
      ),
    ].join('|'),
    leftBank: 'tepi kiri|sisi kiri|bantaran kiri|sebelah kiri',
    rightBank: 'tepi kanan|sisi kanan|bantaran kanan|sebelah kanan',
    notIn: phraseProduct(
      'yang',
      'tidak masuk|tidak tergabung dalam|tidak termasuk|bukan anggota|tidak ikut|tidak menjadi anggota|bukan bagian dari',
    ).concat('|non'),
    halfway:
      'pertengahan jalan antara|di pertengahan jalan antara|tengah jalan antara|titik pertengahan antara|setengah jalan antara',
  },
  sets: {
    gulf: 'teluk teluk',
    national_park: 'taman taman nasional',
    volcano: 'gunung gunung berapi|gunung gunung api|gunung berapi apa',
  },
  patterns: {
    withinMiddle: ['[<within>] {d} dari (stasiun|stasiun kereta|alun-alun|alun alun|balai kota) {p}'],
    upstream: ['{a} di (atas|hulu) {b}'],
    downstream: ['{a} di (bawah|hilir) {b}'],
    course: ['(di mana|dimana|lewat mana|bagaimana) {p} (mengalir|mengalirnya)'],
    outermost: ['(titik|ujung|titik di|tempat) [yang] {#most} [dari|di] {a}'],
    source: [
      '(di mana|di manakah|dari mana|dari manakah) {p} (berhulu|bersumber|berasal|bermula|berawal|dimulai|berpangkal)',
    ],
    mouth: [
      '(di mana|ke mana|di manakah|ke manakah) {p} [mengalir] (bermuara|berakhir|berujung|mengalir)',
      '{p} (bermuara|berakhir) di (laut|selat|teluk) (apa|mana)',
    ],
    setIn: [
      '{l} (terdiri dari|terdiri atas|terbagi menjadi|terbagi atas|terbagi dalam|dibagi menjadi|mencakup|meliputi|memiliki|punya) {s} [apa saja|mana saja|apa|apa aja]',
      'ada {s} [apa saja|apa aja|apa] di {l}',
    ],
    setLargestFrom: [
      '{s} {o} (terbesar|paling besar|terluas)',
      '{s} (terbesar|paling besar|terluas) (nomor|urutan|peringkat|ke) {o}',
      '{s} (terbesar|paling besar|terluas) {o}',
    ],
    setPopulousFrom: [
      '{s} (terpadat|terpadat penduduknya|terbanyak penduduknya) {o}',
      '{s} {o} (terpadat|terbanyak penduduknya)',
    ],
    setHighest: ['(atap|titik tertinggi|puncak tertinggi) [pulau]'],
    ring: ['[yang] (jaraknya|berjarak|dengan jarak|jarak) [antara] {f} (dan|sampai|hingga|-) {d} <from> {l}'],
    within: ['(wilayah|daerah|kawasan) {d} (di sekitar|sekitar|seputar|di sekeliling) [kota] {l}'],
    coastStretch: ['<coast> dari {a} (sampai|hingga|ke) {b}'],
    half: [
      '(hanya|cuma|cuman) bagian {#adj} [dari] {a}',
      '(hanya|cuma|cuman) {p} bagian {#adj}',
      '(wilayah|daerah|kawasan) {#noun} {a}',
    ],
  },
};
