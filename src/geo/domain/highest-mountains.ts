/** The highest mountain of a land or a range, with its height in metres as commonly given (2024). Lands whose highest point is
 * disputed, or is no mountain known here, are left out. */

/** Of each line: the mountain, its height, and the places by their ids: countries by their code, states of the USA by the number
 * of the source, others as they are. */
const rows = `
mount-everest 8849 world continent/asia mountain_range/himalayas NPL CHN
k2 8611 PAK mountain_range/karakoram
kangchenjunga 8586 IND
tirich-mir 7708 mountain_range/hindu-kush
noshaq 7492 AFG
jengish-chokusu 7439 KGZ mountain_range/tian-shan
ismoil-somoni-peak 7495 TJK
gangkhar-puensum 7570 BTN
aconcagua 6961 continent/south-america mountain_range/andes ARG
denali 6190 continent/north-america USA 3563
kilimanjaro 5895 continent/africa TZA
elbrus 5642 continent/europe mountain_range/caucasus-mountains RUS
vinson-massif 4892 continent/antarctica ATA
puncak-jaya 4884 continent/oceania IDN
mount-wilhelm 4509 PNG
mont-blanc 4806 mountain_range/alps FRA ITA
monte-rosa 4634 CHE
grossglockner 3798 AUT
zugspitze 2962 DEU region/DEU-1591
triglav 2864 SVN
grauspitz 2599 LIE
ben-nevis 1345 GBR region/GB-SCT region/GB-GBN grouping/british-isles mountain_range/scottish-highlands
scafell-pike 978 region/GB-ENG cultural_region/lake-district
snowdon 1085 region/GB-WLS
slieve-donard 850 region/GB-NIR
carrauntoohil 1039 IRL grouping/ireland-island
galdhopiggen 2469 NOR grouping/scandinavia
kebnekaise 2097 SWE
halti 1324 FIN
hvannadalshnukur 2110 ISL
mollehoj 171 DNK
signal-de-botrange 694 BEL
kneiff 560 LUX
rysy 2501 POL
gerlach 2655 SVK mountain_range/carpathians mountain_range/tatra
sniezka 1603 CZE
kekes 1014 HUN
moldoveanu-peak 2544 ROU
hoverla 2061 UKR
musala 2925 BGR grouping/balkans
mount-olympus 2918 GRC
mount-olympus-cyprus 1952 CYP
mount-korab 2764 ALB MKD
dinara 1831 HRV
maglic-mountain 2386 BIH
midzor 2169 SRB
suur-munamagi 318 EST
gaizinkalns 312 LVA
aukstojas 294 LTU
dzyarzhynskaya-hara 345 BLR
balanesti-hill 430 MDA
monte-titano 739 SMR
coma-pedrosa 2942 AND
teide 3715 ESP region/ES-CN
mulhacen 3482 grouping/iberia
aneto 3404 mountain_range/pyrenees
mount-pico 2351 PRT region/PRT-735
pico-ruivo 1862 region/PRT-736
etna 3357 region/IT-82
monte-cinto 2706 region/FR-COR
mount-ida-crete 2456 region/GRC-2990
piton-des-neiges 3070 region/FRA-4601
marmolada 3343 mountain_range/dolomites
corno-grande 2912 mountain_range/apennines
feldberg-black-forest 1493 region/DEU-1573 forest/black-forest
brocken 1141 region/DEU-1600 mountain_range/harz
fichtelberg-ore-mountains 1215 region/DEU-1601
wasserkuppe 950 region/DEU-1574
ararat 5137 TUR region/TR-ANA
damavand 5609 IRN
mount-aragats 4090 ARM
shkhara 5203 GEO
mount-bazarduzu 4466 AZE
mount-narodnaya 1895 mountain_range/urals
khan-tengri 7010 KAZ
khuiten-peak 4374 MNG
mount-fuji 3776 JPN
asahidake 2291 region/JPN-1847
mount-paektu 2744 PRK
hallasan-volcano 1947 KOR
yushan-taiwan 3952 TWN
fansipan 3143 VNM
doi-inthanon 2565 THA
hkakabo-razi 5881 MMR grouping/southeast-asia
phnom-aural 1813 KHM
phou-bia 2819 LAO
kinabalu 4095 MYS
bukit-timah-hill 164 SGP
mount-apo 2954 PHL
mount-kerinci 3805 region/ID-SUM
semeru 3676 region/ID-JAV
mount-agung 3031 region/IDN-1232
mount-ramelau 2963 TLS
pidurutalagala 2524 LKA
anamudi 2695 region/IND-2442
jebel-shams 3009 OMN
jabal-an-nabi-shuayb 3666 YEM
jabal-umm-al-dami 1854 JOR
qurnat-as-sawda 3088 LBN
mount-catherine 2629 EGY
toubkal 4167 MAR mountain_range/atlas
mount-tahat 2908 DZA
jebel-chambi 1544 TUN
emi-koussi 3445 TCD
ras-dashen 4550 ETH
emba-soira 3018 ERI
mount-kenya 5199 KEN
margherita-peak 5109 UGA COD
mount-karisimbi 4507 RWA
kinyeti 3187 SSD
mount-mulanje 3002 MWI
mount-nyangani 2592 ZWE
monte-binga 2436 MOZ
morro-de-moco 2620 AGO
brandberg-mountain 2573 NAM
mafadi 3450 ZAF
thabana-ntlenyana 3482 LSO mountain_range/drakensberg
maromokotro 2876 MDG
mount-karthala 2361 COM
mount-cameroon 4040 CMR
pico-basile 3011 GNQ
pico-de-sao-tome 2024 STP
chappal-waddi 2419 NGA
mount-nimba 1752 GIN CIV
mount-bintumani 1945 SLE
hombori-tondo 1155 MLI
pico-do-fogo 2829 CPV
mount-logan 5959 CAN region/CAN-636
mount-fairweather 4671 region/CAN-633
mount-columbia 3741 region/CAN-632
mount-elbert 4401 3522 mountain_range/rocky-mountains
mount-whitney 4421 3521 mountain_range/sierra-nevada
mount-rainier 4392 3519 mountain_range/cascades
mount-hood 3429 3525
gannett-peak 4210 3527
mauna-kea 4207 3517
kings-peak 4123 3526
wheeler-peak 4013 3524
boundary-peak-nevada 4007 3523
granite-peak-montana 3904 3515
borah-peak 3861 3518
humphreys-peak 3852 3520
guadalupe-peak 2667 3536
black-elk-peak 2208 3534
mount-mitchell 2037 3549 mountain_range/appalachians
kuwohi 2025 3551 mountain_range/great-smoky
mount-washington-new-hampshire 1917 3538
mount-rogers 1746 3552
mount-marcy 1629 3559
mount-katahdin 1606 3561
spruce-knob 1482 3554
brasstown-bald 1458 3543
mount-mansfield 1340 3540
mount-greylock 1064 3513
mount-magazine 839 3528
cheaha-mountain 735 3541
pico-de-orizaba 5636 MEX
tajumulco-volcano 4220 GTM grouping/central-america
cerro-el-pital 2730 SLV
cerro-las-minas 2870 HND
mogoton 2107 NIC
cerro-chirripo 3820 CRI
volcan-baru 3475 PAN
pico-turquino 1974 CUB
pico-duarte 3101 DOM grouping/caribbean
pic-la-selle 2674 HTI
blue-mountain-peak 2256 JAM
cerro-de-punta 1338 PRI
morne-diablotins 1447 DMA
pico-bolivar 4978 VEN
pico-cristobal-colon 5700 COL
chimborazo-volcano 6263 ECU
huascaran 6768 PER
nevado-sajama 6542 BOL
ojos-del-salado 6893 CHL
pico-da-neblina 2995 BRA
mount-kosciuszko 2228 AUS region/AUS-2654
mount-bogong 1986 region/AUS-2656
mount-bartle-frere 1622 region/AUS-2657
mount-ossa-tasmania 1617 region/AUS-2660
mount-meharry 1249 region/AUS-2651
mount-cook 3724 NZL region/NZ-SIS mountain_range/southern-alps
mount-ruapehu 2797 region/NZ-NIS
mount-silisili 1858 WSM
mount-tomanivi 1324 FJI`;

export interface Summit {
  readonly id: string;
  readonly metres: number;
}

const idOf = (place: string): string =>
  /^[A-Z]{3}$/.test(place) ? `country/${place}` : /^\d+$/.test(place) ? `region/USA-${place}` : place;

/** By the id of the place; "world" is all of it. */
export const highestMountains: ReadonlyMap<string, Summit> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [mountain, metres, ...places] = row.split(' ');
      return places.map(
        (place) => [idOf(place), { id: `mountain/${mountain}`, metres: Number(metres) }] as const,
      );
    }),
);

/** Places of which people may have another mountain in mind, and what is told of it. */
export const otherSummits: ReadonlyMap<string, string> = new Map([
  ['continent/europe', 'where the Caucasus is counted to Asia, it is Mont Blanc'],
  ['continent/oceania', 'without New Guinea it is Mount Cook, of Australia alone Mount Kosciuszko'],
  ['country/ESP', 'on the mainland it is Mulhacén'],
  ['country/PRT', 'on the mainland it is Torre'],
  ['country/IDN', 'it lies on New Guinea'],
]);
