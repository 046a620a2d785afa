/** The highest mountain of a land or a range. Lands whose highest point is disputed, or is no mountain known here, are left
 * out. */

import { mountainHeights } from './mountain-heights.ts';

/** Of each line: the mountain, and the places by their ids: countries by their code, states of the USA by the number
 * of the source, others as they are. */
const rows = `
mount-everest world continent/asia mountain_range/himalayas NPL CHN
k2 PAK mountain_range/karakoram
kangchenjunga IND
tirich-mir mountain_range/hindu-kush
noshaq AFG
jengish-chokusu KGZ mountain_range/tian-shan
ismoil-somoni-peak TJK
gangkhar-puensum BTN
aconcagua continent/south-america mountain_range/andes ARG
denali continent/north-america USA 3563
kilimanjaro continent/africa TZA
elbrus continent/europe mountain_range/caucasus-mountains RUS
vinson-massif continent/antarctica ATA
puncak-jaya continent/oceania IDN
mount-wilhelm PNG
mont-blanc mountain_range/alps FRA ITA
monte-rosa CHE
grossglockner AUT
zugspitze DEU region/DEU-1591
triglav SVN
grauspitz LIE
ben-nevis GBR region/GB-SCT region/GB-GBN grouping/british-isles mountain_range/scottish-highlands
scafell-pike region/GB-ENG cultural_region/lake-district
snowdon region/GB-WLS
slieve-donard region/GB-NIR
carrauntoohil IRL grouping/ireland-island
galdhopiggen NOR grouping/scandinavia
kebnekaise SWE
halti FIN
hvannadalshnukur ISL
mollehoj DNK
signal-de-botrange BEL
kneiff LUX
rysy POL
gerlach SVK mountain_range/carpathians mountain_range/tatra
sniezka CZE
kekes HUN
moldoveanu-peak ROU
hoverla UKR
musala BGR grouping/balkans
mount-olympus GRC
mount-olympus-cyprus CYP
mount-korab ALB MKD
dinara HRV
maglic-mountain BIH
midzor SRB
suur-munamagi EST
gaizinkalns LVA
aukstojas LTU
dzyarzhynskaya-hara BLR
balanesti-hill MDA
monte-titano SMR
coma-pedrosa AND
teide ESP region/ES-CN
mulhacen grouping/iberia
aneto mountain_range/pyrenees
mount-pico PRT region/PRT-735
pico-ruivo region/PRT-736
etna region/IT-82
monte-cinto region/FR-COR
mount-ida-crete region/GRC-2990
piton-des-neiges region/FRA-4601
marmolada mountain_range/dolomites
corno-grande mountain_range/apennines
feldberg-black-forest region/DEU-1573 forest/black-forest
brocken region/DEU-1600 mountain_range/harz
fichtelberg-ore-mountains region/DEU-1601
wasserkuppe region/DEU-1574
ararat TUR region/TR-ANA
damavand IRN
mount-aragats ARM
shkhara GEO
mount-bazarduzu AZE
mount-narodnaya mountain_range/urals
khan-tengri KAZ
khuiten-peak MNG
mount-fuji JPN
asahidake region/JPN-1847
mount-paektu PRK
hallasan-volcano KOR
yushan-taiwan TWN
fansipan VNM
doi-inthanon THA
hkakabo-razi MMR grouping/southeast-asia
phnom-aural KHM
phou-bia LAO
kinabalu MYS
bukit-timah-hill SGP
mount-apo PHL
mount-kerinci region/ID-SUM
semeru region/ID-JAV
mount-agung region/IDN-1232
mount-ramelau TLS
pidurutalagala LKA
anamudi region/IND-2442
jebel-shams OMN
jabal-an-nabi-shuayb YEM
jabal-umm-al-dami JOR
qurnat-as-sawda LBN
mount-catherine EGY
toubkal MAR mountain_range/atlas
mount-tahat DZA
jebel-chambi TUN
emi-koussi TCD
ras-dashen ETH
emba-soira ERI
mount-kenya KEN
margherita-peak UGA COD
mount-karisimbi RWA
kinyeti SSD
mount-mulanje MWI
mount-nyangani ZWE
monte-binga MOZ
morro-de-moco AGO
brandberg-mountain NAM
mafadi ZAF
thabana-ntlenyana LSO mountain_range/drakensberg
maromokotro MDG
mount-karthala COM
mount-cameroon CMR
pico-basile GNQ
pico-de-sao-tome STP
chappal-waddi NGA
mount-nimba GIN CIV
mount-bintumani SLE
hombori-tondo MLI
pico-do-fogo CPV
mount-logan CAN region/CAN-636
mount-fairweather region/CAN-633
mount-columbia region/CAN-632
mount-elbert 3522 mountain_range/rocky-mountains
mount-whitney 3521 mountain_range/sierra-nevada
mount-rainier 3519 mountain_range/cascades
mount-hood 3525
gannett-peak 3527
mauna-kea 3517
kings-peak 3526
wheeler-peak-new-mexico 3524
boundary-peak-nevada 3523
granite-peak-montana 3515
borah-peak 3518
humphreys-peak 3520
guadalupe-peak 3536
black-elk-peak 3534
mount-mitchell 3549 mountain_range/appalachians
kuwohi 3551 mountain_range/great-smoky
mount-washington-new-hampshire 3538
mount-rogers 3552
mount-marcy 3559
mount-katahdin 3561
spruce-knob 3554
brasstown-bald 3543
mount-mansfield 3540
mount-greylock 3513
mount-magazine 3528
cheaha-mountain 3541
white-butte 3516
eagle-mountain-minnesota 3514
mount-arvon 3562
campbell-hill 3550
mount-davis-pennsylvania 3560
driskill-mountain 3535
woodall-mountain 3544
britton-hill 3542
sassafras-mountain 3545
backbone-mountain 3557
high-point-new-jersey 3558
mount-frissell 3537
jerimoth-hill 3539
charles-mound 3546
hoosier-hill 3547
hawkeye-point 3529
taum-sauk-mountain 3531
panorama-point 3532
mount-sunflower 3530
black-mesa-oklahoma 3533
black-mountain-kentucky 3548
timms-hill 3553
pico-de-orizaba MEX
tajumulco-volcano GTM grouping/central-america
cerro-el-pital SLV
cerro-las-minas HND
mogoton NIC
cerro-chirripo CRI
volcan-baru PAN
pico-turquino CUB
pico-duarte DOM grouping/caribbean
pic-la-selle HTI
blue-mountain-peak JAM
cerro-de-punta PRI
morne-diablotins DMA
pico-bolivar VEN
pico-cristobal-colon COL
chimborazo-volcano ECU
huascaran PER
nevado-sajama BOL
ojos-del-salado CHL
pico-da-neblina BRA
mount-kosciuszko AUS region/AUS-2654
mount-bogong region/AUS-2656
mount-bartle-frere region/AUS-2657
mount-ossa-tasmania region/AUS-2660
mount-meharry region/AUS-2651
mount-cook NZL region/NZ-SIS mountain_range/southern-alps
mount-ruapehu region/NZ-NIS
mount-silisili WSM
mount-tomanivi FJI`;

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
      const [mountain, ...places] = row.split(' ');
      const id = `mountain/${mountain}`;
      return places.map((place) => [idOf(place), { id, metres: mountainHeights.get(id)! }] as const);
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
