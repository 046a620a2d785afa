/** The deepest lake of a land, with the depth in metres as commonly given, from knowledge. Lands of which it is disputed, or
 * is no lake known here, are left out. */

/** Of each line: the lake, its depth, and the places by their ids: countries by their code, others as they are. Two lakes are
 * the deepest of no land, and among the ten of the world. */
const rows = `
lake-baikal 1642 world continent/asia RUS
lake-tanganyika 1470 continent/africa TZA COD BDI ZMB
caspian-sea 1025
lake-vostok 1000
lake-ohiggins 836 continent/south-america CHL ARG
lake-malawi 706 MWI MOZ
issyk-kul 668 KGZ
great-slave-lake 614 continent/north-america CAN
crater-lake 594 USA region/USA-3525
lake-matano 590 IDN
hornindalsvatnet 514 continent/europe NOR grouping/scandinavia
quesnel-lake 511 region/CAN-633
lake-sarez 505 TJK
lake-tahoe 501 region/USA-3521 region/USA-3523
lake-kivu 475 RWA
lake-hauroko 462 continent/oceania NZL
lake-chelan 453 region/USA-3519
lake-van 451 TUR
lake-como 425 ITA mountain_range/alps
lake-tazawa 423 JPN
lake-superior 406 lake/great-lakes region/CAN-682 region/USA-3562 region/USA-3514 region/USA-3553
heaven-lake 384 PRK
lake-maggiore 372 CHE
lake-pend-oreille 351 region/USA-3518
lake-atitlan 340 GTM grouping/central-america
loch-morar 310 GBR region/GB-SCT region/GB-GBN
lake-geneva 310 FRA
lake-ohrid 288 ALB MKD grouping/balkans
lake-titicaca 281 PER BOL
lake-shala 266 ETH
lake-khovsgol 262 MNG
lake-constance 251 DEU region/DEU-1591
lake-ontario 244 region/USA-3559
lake-ilopango 230 SLV
lake-mainit 223 PHL
hornavan 221 SWE
lake-nyos 208 CMR
laguna-de-apoyo 178 NIC
rara-lake 167 NPL
lake-st-clair-tasmania 160 AUS region/AUS-2660
lake-champlain 122 region/USA-3540
flathead-lake 113 region/USA-3515
lake-turkana 109 KEN
hancza 108 POL
lake-paijanne 95 FIN
sebago-lake 96 region/USA-3561
lake-bosumtwi 81 GHA
lake-sevan 79 ARM
wastwater 79 region/GB-ENG cultural_region/lake-district
lake-bohinj 45 SVN
furesoe 38 DNK`;

export interface DeepLake {
  readonly id: string;
  readonly metres: number;
}

const idOf = (place: string): string => (/^[A-Z]{3}$/.test(place) ? `country/${place}` : place);

const lakes = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [lake, metres, ...places] = row.split(' ');
    return { id: `lake/${lake}`, metres: Number(metres), places: places.map(idOf) };
  });

/** By the id of the place; "world" is all of it. */
export const deepestLakes: ReadonlyMap<string, DeepLake> = new Map(
  lakes.flatMap(({ places, ...lake }) => places.map((place) => [place, lake] as const)),
);

/** Ten lakes, the deepest of the world first: all that are deeper than these stand in the table. */
export const deepestOfWorld: readonly DeepLake[] = lakes
  .map(({ id, metres }) => ({ id, metres }))
  .sort((a, b) => b.metres - a.metres)
  .slice(0, 10);

/** What is told of the deepest lake of a place: what a person may have counted in another way. */
export const otherDepths: ReadonlyMap<string, string> = new Map([
  ['continent/europe', 'the Caspian Sea, 1025 m deep in its south, is not counted to Europe here'],
  ['continent/oceania', 'of Australia alone it is Lake St Clair'],
  ['country/CHE', 'the deepest point of Lake Maggiore lies in Italy; of Lake Geneva it is 310 m'],
  ['country/DEU', 'the deepest lake that lies in Germany alone is Walchensee or Königssee, 190 m'],
  ['country/TZA', 'its depth is that of the whole lake, which other countries share'],
]);
