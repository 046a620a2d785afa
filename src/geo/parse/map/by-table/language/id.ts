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
  small: 'semua|seluruh|yang|yang ada|yang terletak|para|ada|terletak|dan|saja|sebuah|mungkin|kira-kira',
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
railway stations = stasiun kereta api|stasiun kereta|stasiun
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
national parks = taman nasional
post boxes = kotak pos|kotak surat
tram stops = halte trem
places to eat = tempat makan|makan
bicycle shops = toko sepeda
windmills = kincir angin
drinking fountains = keran air minum|air minum
bus stations = terminal bus
ice rinks = gelanggang es|arena seluncur es
sports centres = pusat olahraga|gelanggang olahraga
saunas = sauna
kiosks = kios
electronics shops = toko elektronik
furniture shops = toko mebel|toko furnitur
jewellers = toko perhiasan|toko emas
taxi stands = pangkalan taksi
wind turbines = turbin angin
statues = patung
memorials = tugu peringatan
monuments = monumen
art galleries = galeri seni
aquariums = akuarium
theme parks = taman hiburan|taman bermain tema
water parks = taman air
picnic sites = tempat piknik
dog parks = taman anjing
skateparks = taman skate|skatepark
nursing homes = panti jompo
courthouses = pengadilan
prisons = penjara|lembaga pemasyarakatan
power plants = pembangkit listrik
dams = bendungan
trees = pohon
gardens = kebun
motorways = jalan tol
cycleways = jalur sepeda
footpaths = jalan setapak
roundabouts = bundaran
traffic lights = lampu lalu lintas|lampu merah
pedestrian crossings = penyeberangan pejalan kaki|zebra cross
speed cameras = kamera kecepatan
tunnels = terowongan
vending machines = mesin penjual otomatis
greengrocers = toko sayur
fishmongers = toko ikan
beauty salons = salon kecantikan
car repair shops = bengkel mobil|bengkel
car dealers = dealer mobil
car washes = cuci mobil|tempat cuci mobil
guest houses = wisma tamu|losmen
ruins = reruntuhan
archaeological sites = situs arkeologi
squares = alun-alun
streets = jalan
lifts = lift
defibrillators = defibrilator
pet shops = toko hewan|toko hewan peliharaan
gift shops = toko suvenir|toko oleh-oleh
cable cars = kereta gantung
breweries = pabrik bir
temples = candi|vihara
hindu temples = pura
chapels = kapel
tourist information = pusat informasi turis|informasi turis|pusat informasi wisata
waste baskets = tempat sampah
rest areas = rest area|tempat istirahat
ports = pelabuhan
marinas = marina
planetariums = planetarium
crematoriums = krematorium
fire hydrants = hidran|hidran kebakaran
water towers = menara air
wells = sumur
observatories = observatorium
level crossings = perlintasan kereta api|perlintasan sebidang
notaries = notaris
lawyers = pengacara
springs = mata air
hot springs = pemandian air panas|sumber air panas
pedestrian streets = jalan pejalan kaki
cities = kota-kota`,
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
free = gratis|yang gratis
Spanish = spanyol
German = jerman
Thai = thailand
Turkish = turki
Vietnamese = vietnam
Korean = korea
American = amerika
Indonesian = indonesia
smallest = terkecil`,
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
built after # = yang dibangun setelah #|yang dibangun setelah tahun #|dibangun setelah #|yang dibangun sesudah #
with at least # floors = dengan minimal # lantai|minimal # lantai
open on Saturdays = yang buka hari sabtu|buka hari sabtu
open tomorrow = yang buka besok|buka besok
open today = yang buka hari ini|buka hari ini
without outdoor seating = tanpa tempat duduk di luar
with showers = dengan pancuran|dengan kamar mandi
with toilets = dengan toilet
that accept cash = yang menerima uang tunai
air-conditioned = ber-ac|dengan ac
with takeaway = yang bisa dibawa pulang
with delivery = dengan layanan antar
closed on Mondays = yang tutup hari senin|tutup hari senin
closed on Sundays = yang tutup hari minggu|tutup hari minggu
taller than # m = yang lebih tinggi dari # meter|lebih tinggi dari # meter|lebih tinggi dari # m`,
};
