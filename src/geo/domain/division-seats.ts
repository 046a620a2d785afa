/** Seats of parts of countries that the table of sets does not have: GeoNames marks none inside of them, or that of another
 * part. By id of the region, numbers of cities, from knowledge. */

import { provinceSeats } from './province-seats.ts';

const table = `
region/NLD-3485=2747373 region/CZE-1596=3067696 region/ROU-4844=683506 region/BGR-2244=727011 region/HRV-1588=3186886
region/MEX-2710=4011743 region/COL-1398=3688689 region/BOL-1936=3911925 region/IND-3249=1274746 region/IND-2430=1274746
region/KOR-2499=1845457 region/MYS-1148=1732903 region/IDN-1796=1624863 region/UKR-321=703448 region/RUS-283=693805
region/BEL-3479=2800931 region/BEL-2=2790869 region/BEL-3477=2803073 region/BEL-3481=2792413 region/BEL-3478=2797656
region/BEL-3480=2803138 region/BEL-3=2796491 region/BEL-3475=2792482 region/BEL-3482=2783941 region/HUN-3169=716935
region/HUN-3171=722437 region/HUN-3173=721472 region/HUN-3172=715429 region/HUN-3156=3052009 region/HUN-3138=3044310
region/HUN-3161=3050434 region/HUN-3159=3042638 region/HUN-3157=3050616 region/HUN-3155=3046526 region/HUN-3168=717582
region/HUN-3166=3045643 region/HUN-3163=3044082 region/HUN-3164=3054643 region/HUN-3175=715126 region/HUN-3162=3044774
region/HUN-3158=3042929 region/HUN-3165=3044760 region/HUN-3174=721239 region/SEN-768=2244802 region/ETH-3131=344979
region/TZA-5585=161218 region/JAM-1377=3489854 region/NO-INN=3154084 region/NO-AGD=3149318 region/NO-VLD=3161732
region/NOR-917=3143244 region/GB-ENG=2643743
region/ES-CN=2511174+2515270`;

/** Two share the office: Santa Cruz and Las Palmas. */
export const divisionSeats: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...entries(table).map(([region, cities]) => [region, cities.split('+').map(Number)] as const),
  ...entries(provinceSeats).map(([region, city]) => [`region/${region}`, [Number(city)]] as const),
]);

function entries(text: string): [string, string][] {
  return text
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split('=') as [string, string]);
}
