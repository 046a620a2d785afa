import type { MapTable } from '../table.ts';

export const id: MapTable = {
  code: 'id',
  numberless: true,
  asks: {
    count: 'berapa|berapa banyak|berapa jumlah|jumlah|ada berapa|berapa banyaknya',
    where:
      'di mana|dimana|di mana ada|di mana letak|di mana saja|di mana saya bisa menemukan|di manakah|dimanakah|di mana lokasi',
    exists: 'apakah ada|apakah|adakah|ada|apa ada',
    show: 'tampilkan|tunjukkan|tunjukkan kepada saya|perlihatkan|cari|carikan|temukan|daftar|tolong|di peta|pada peta|apa saja|mana|saya mencari|berikan|silakan|terima kasih|mana saja',
    names: 'nama|nama-nama|apa nama',
    website: 'situs web|website|laman',
    phone: 'nomor telepon|telepon|berapa nomor telepon',
    hours: 'jam buka|jam operasional',
    address: 'alamat',
  },
  small: 'semua|seluruh|yang|yang ada|yang terletak|para|ada|terletak|dan|saja|sebuah',
  and: 'dan|atau|serta',
  in: 'di|di dalam|di kota|di pulau|di daerah|pada',
  near: 'dekat|di dekat|di sekitar|sekitar|di samping|di sebelah|dekat dengan|yang dekat dengan|tidak jauh dari|di sekeliling|sekeliling',
  to: 'dari|dengan|ke|dengan',
  along: 'di sepanjang|sepanjang|di tepi|di pinggir',
  kinds: `
buildings = gedung|bangunan
restaurants = restoran|restoran-restoran|rumah makan
pizzerias = pizzeria|restoran pizza
cafes = kafe|kafe-kafe|kedai kopi|warung kopi
bars = bar
pubs = pub
fast food = restoran cepat saji
ice cream shops = toko es krim
bakeries = toko roti
supermarkets = supermarket|pasar swalayan|swalayan
convenience stores = minimarket
butchers = toko daging
hairdressers = salon|salon rambut|tukang cukur
clothes shops = toko pakaian|toko baju
shoe shops = toko sepatu
bookshops = toko buku
toy shops = toko mainan
florists = toko bunga
shopping centres = pusat perbelanjaan|mal|mall
markets = pasar
shops = toko
opticians = optik
laundries = penatu|laundry|binatu
pharmacies = apotek|apotik
hospitals = rumah sakit
dentists = dokter gigi
doctors = dokter
clinics = klinik
veterinarians = dokter hewan
schools = sekolah
kindergartens = taman kanak-kanak|tk
universities = universitas
libraries = perpustakaan
museums = museum|museum-museum
theatres = teater
cinemas = bioskop
nightclubs = klub malam
hotels = hotel|hotel-hotel
hostels = hostel
campsites = bumi perkemahan|tempat berkemah|perkemahan|tempat kemah
parks = taman|taman-taman
playgrounds = taman bermain
zoos = kebun binatang
beaches = pantai
swimming pools = kolam renang
gyms = gym|pusat kebugaran
stadiums = stadion
football pitches = lapangan sepak bola
tennis courts = lapangan tenis
golf courses = lapangan golf
churches = gereja|gereja-gereja
cathedrals = katedral
mosques = masjid|mesjid
synagogues = sinagoge
monasteries = biara
cemeteries = kuburan|pemakaman|makam
castles = kastil
viewpoints = titik pandang
banks = bank
atms = atm
post offices = kantor pos
police stations = kantor polisi
fire stations = pemadam kebakaran|stasiun pemadam kebakaran
town halls = balai kota
embassies = kedutaan|kedutaan besar
fuel stations = spbu|pom bensin|stasiun bahan bakar
charging stations = stasiun pengisian daya|spklu
car parks = tempat parkir|parkiran
bicycle rentals = penyewaan sepeda
car rentals = penyewaan mobil|rental mobil
bus stops = halte bus|halte
railway stations = stasiun kereta api|stasiun kereta
subway stations = stasiun mrt|stasiun metro
airports = bandara|bandar udara
bridges = jembatan
lighthouses = mercusuar
towers = menara
fountains = air mancur
toilets = toilet umum|toilet
benches = bangku
lakes = danau
rivers = sungai
waterfalls = air terjun
peaks = gunung|puncak
volcanoes = gunung berapi|gunung api
caves = gua
islands = pulau
villages = desa
forests = hutan
national parks = taman nasional`,
  sorts: `
free = gratis
nearest = terdekat
highest = tertinggi
largest = terbesar
oldest = tertua
longest = terpanjang
vegan = vegan
vegetarian = vegetarian
halal = halal
Italian = italia
Chinese = cina|tiongkok
Japanese = jepang
Indian = india
Mexican = meksiko
French = prancis
Greek = yunani
Catholic = katolik
Protestant = protestan
public = umum
free = gratis|yang gratis`,
  having: `
with wifi = dengan wifi|dengan wi-fi|ber-wifi|yang ada wifi|yang memiliki wifi
open now = yang buka sekarang|yang sedang buka|buka sekarang
open 24 hours = yang buka 24 jam|buka 24 jam|24 jam
open on Sundays = yang buka hari minggu|buka hari minggu
wheelchair accessible = yang ramah kursi roda|ramah kursi roda|yang bisa diakses kursi roda
with outdoor seating = dengan tempat duduk luar ruangan|dengan tempat duduk di luar
with a swimming pool = dengan kolam renang
that accept credit cards = yang menerima kartu kredit
3 star = bintang tiga|bintang 3
4 star = bintang empat|bintang 4
5 star = bintang lima|bintang 5
gluten-free = bebas gluten
non-smoking = bebas rokok
abandoned = terbengkalai
covered = beratap
open at night = yang buka malam hari|yang buka di malam hari|buka malam
with parking = dengan tempat parkir|dengan parkir|yang ada parkirnya
with breakfast = dengan sarapan|termasuk sarapan
with a backrest = dengan sandaran
with a shelter = dengan atap|dengan peneduh
with a changing table = dengan meja ganti popok
with floodlights = dengan lampu|dengan penerangan
without wifi = tanpa wifi
that allow dogs = yang mengizinkan anjing|yang boleh bawa anjing
with more than # floors = dengan lebih dari # lantai|yang lebih dari # lantai|lebih dari # lantai|di atas # lantai
built before # = yang dibangun sebelum #|yang dibangun sebelum tahun #|dibangun sebelum #|dibangun sebelum tahun #
built after # = yang dibangun setelah #|yang dibangun setelah tahun #|dibangun setelah #|yang dibangun sesudah #`,
};
