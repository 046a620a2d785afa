/** Sentences about lines, bands, boxes and positions, with points that lie in the answer and points that do not. */

export type Point = readonly [lon: number, lat: number];

const kautokeino: Point = [23.04, 69.01];
const oslo: Point = [10.75, 59.91];
const manaus: Point = [-60.02, -3.12];
const boaVista: Point = [-60.67, 2.82];
const saoPaulo: Point = [-46.63, -23.55];
const curitiba: Point = [-49.27, -25.43];
const nairobi: Point = [36.82, -1.29];
const cairo: Point = [31.24, 30.04];
const lagos: Point = [3.38, 6.52];
const khartoum: Point = [32.53, 15.6];
const yellowknife: Point = [-114.37, 62.45];
const toronto: Point = [-79.4, 43.65];
const paris: Point = [2.3522, 48.8566];
const versailles: Point = [2.13, 48.8];
const orleans: Point = [1.9, 47.9];
const quito: Point = [-78.47, -0.18];
const london: Point = [-0.2, 51.5];
const berlin: Point = [13.4, 52.52];
const sydney: Point = [151.2, -33.87];
const tokyo: Point = [139.69, 35.69];
const suva: Point = [178.44, -18.14];
const honolulu: Point = [-157.86, 21.31];
const mcmurdo: Point = [166.67, -77.85];

/** One sentence, what lies in its answer, what does not. */
export const sentences: readonly (readonly [string, readonly Point[], readonly Point[]])[] = [
  // Beyond a line that has a name.
  ['north of the Arctic Circle', [kautokeino], [oslo]],
  ['the part of Norway north of the Arctic Circle', [kautokeino], [oslo, [27.5, 68.65]]],
  ['Norway above the Arctic Circle', [kautokeino], [oslo]],
  ['within the Arctic Circle', [kautokeino], [oslo]],
  ['south of the equator in Brazil', [manaus, saoPaulo], [boaVista, nairobi]],
  ['in Brazil, north of the equator', [boaVista], [manaus]],
  ['south of the Antarctic Circle', [mcmurdo], [sydney]],
  ['north of the Tropic of Cancer in Africa', [cairo], [khartoum]],
  ['Brazil south of the Tropic of Capricorn', [curitiba], [manaus]],
  ['east of the prime meridian in Africa', [lagos, nairobi], [[-7, 10]]],
  ['west of the Greenwich meridian in France', [[-1, 46]], [paris]],
  ['west of the international date line', [suva, tokyo], [honolulu]],
  ['Germany or Brazil south of the equator', [manaus], [boaVista]],
  ['Brazil except north of the equator', [manaus], [boaVista]],
  // Degrees in every form.
  ['north of 60° N in Canada', [yellowknife], [toronto]],
  ['north of 60°N in Canada', [yellowknife], [toronto]],
  ['north of 60 degrees latitude in Canada', [yellowknife], [toronto]],
  ['Canada north of the 60th parallel', [yellowknife], [toronto]],
  ['south of the 49th parallel in Canada', [toronto], [yellowknife]],
  ['north of the 38th parallel north in Japan', [[141.35, 43.06]], [tokyo]],
  ['south of latitude 30 S in Australia', [sydney], [[130.8, -12.5]]],
  ['south of 30 degrees south in Australia', [sydney], [[130.8, -12.5]]],
  ['north of parallel 45 N in France', [paris], [[5.37, 43.3]]],
  ['east of 10 degrees east in Germany', [berlin], [[6.96, 50.94]]],
  ['Germany west of 10° E', [[6.96, 50.94]], [berlin]],
  ['west of longitude 100 W in Canada', [yellowknife], [toronto]],
  ['west of the 100th meridian west in Canada', [yellowknife], [toronto]],
  ['Australia east of 140°30′ E', [sydney], [[138.6, -34.93]]],
  // Bands and hemispheres.
  ['between 10° and 20° north in Africa', [khartoum], [lagos, cairo]],
  ['between 10 and 20 degrees north in Africa', [khartoum], [lagos, cairo]],
  ['between 10°N and 20°N', [khartoum, [-60, 15]], [lagos, cairo]],
  ['10°–20° N in Africa', [khartoum], [lagos, cairo]],
  ['from 10° to 20° north in Africa', [khartoum], [lagos, cairo]],
  ['between 10° S and 10° N in Africa', [lagos, nairobi], [khartoum]],
  ['between 0° and 10° east in Europe', [paris, [6.96, 50.94]], [berlin, london]],
  ['between 170° E and 170° W', [suva, [-175, -20]], [honolulu, tokyo]],
  ['between the equator and the Tropic of Cancer in Africa', [khartoum, lagos], [cairo, nairobi]],
  ['Australia between the 30th and the 40th parallel south', [sydney], [[130.8, -12.5]]],
  ['the tropics', [manaus, khartoum], [cairo, sydney]],
  ['Australia in the tropics', [[132.27, -14.46]], [sydney]],
  ['southern hemisphere', [sydney, nairobi], [cairo]],
  ['the Northern Hemisphere', [cairo], [nairobi]],
  ['Africa in the northern hemisphere', [cairo, lagos], [nairobi, paris]],
  ['the part of France in the western hemisphere', [[-1, 46]], [paris]],
  // A point as a place.
  ['within 50 km of 48.85, 2.35', [paris, versailles], [orleans]],
  ['within 50 km of 48.8566 2.3522', [paris, versailles], [orleans]],
  ['within 50 km of 48,8566; 2,3522', [paris, versailles], [orleans]],
  ['within 50 km of 48.85N 2.35E', [paris, versailles], [orleans]],
  ['within 50 km of N48.85 E2.35', [paris, versailles], [orleans]],
  ['within 50 km of 2.35E 48.85N', [paris, versailles], [orleans]],
  ['within 50 km of 48.85° N, 2.35° E', [paris, versailles], [orleans]],
  ['within 50 km of 48°51\'24"N 2°21\'7"E', [paris, versailles], [orleans]],
  ['within 50 km of 48°51′24″ N, 2°21′7″ E', [paris, versailles], [orleans]],
  ["within 50 km of 48° 51.4' N 2° 21.1' E", [paris, versailles], [orleans]],
  ['within 50 km of 48 51 24 N 2 21 7 E', [paris, versailles], [orleans]],
  ['within 50 km of 48.85 degrees north, 2.35 degrees east', [paris, versailles], [orleans]],
  ['within 50 km of geo:48.8566,2.3522;u=20', [paris, versailles], [orleans]],
  ['within 50 km of 8FW4V942+JV', [paris, versailles], [orleans]],
  ['within 50 km of geohash u09tvw0', [paris, versailles], [orleans]],
  ['within 50 km of -33.87, 151.2', [sydney], [[149.1, -35.3]]],
  ['within 50 km of 33.87°S 151.2°E', [sydney], [[149.1, -35.3]]],
  ['10-20 km around 48.85N 2.35E', [versailles], [paris, orleans]],
  ['50 km north of 48.85, 2.35', [[2.35, 49.3]], [[2.35, 48.6]]],
  ['France except within 50 km of 48.85, 2.35', [orleans], [paris]],
  ['within 50 km of Orléans and 48.85, 2.35', [orleans, paris], [berlin]],
  ['within 100 km of the equator', [quito, [100, 0.8]], [[100, 1.2], nairobi]],
  [
    'within 500 km of the South Pole',
    [
      [0.5, -88],
      [90, -87],
    ],
    [mcmurdo],
  ],
  // Boxes and squares.
  ['10 by 10 km around 48.85, 2.35', [paris, [2.41, 48.89]], [versailles, [2.35, 48.9]]],
  ['a box of 20 km around 48.85, 2.35', [paris, [2.47, 48.93]], [versailles]],
  [
    'a 20 x 40 km box around 48.85, 2.35',
    [
      [2.35, 49.02],
      [2.47, 49.0],
    ],
    [versailles],
  ],
  ['20 km square around 48.85N 2.35E', [paris, [2.47, 48.93]], [versailles]],
  [
    '10 by 10 km around Rome',
    [[12.48, 41.9]],
    [
      [12.48, 41.8],
      [12.6, 41.9],
    ],
  ],
  ['rectangle from 40N 10E to 50N 20E', [[15, 45]], [paris]],
  ['box from 10S 170E to 20S 170W', [suva, [-175, -15]], [honolulu]],
  // German.
  ['nördlich des Polarkreises in Norwegen', [kautokeino], [oslo]],
  ['südlich des Äquators in Brasilien', [manaus], [boaVista]],
  ['Kanada nördlich des 60. Breitengrads', [yellowknife], [toronto]],
  ['nördlich von 60° nördlicher Breite in Kanada', [yellowknife], [toronto]],
  ['zwischen 10° und 20° Nord in Afrika', [khartoum], [lagos, cairo]],
  ['Südhalbkugel', [sydney], [cairo]],
  ['Afrika auf der Nordhalbkugel', [cairo], [nairobi]],
  ['im Umkreis von 50 km um 48,85° N 2,35° E', [paris], [orleans]],
  ['im Umkreis von 100 km um den Äquator', [quito], [nairobi]],
  ['10 mal 10 km um Rom', [[12.48, 41.9]], [[12.48, 41.8]]],
  ['südlich des Wendekreises des Steinbocks in Brasilien', [curitiba], [manaus]],
  // French.
  ['au nord du cercle polaire en Norvège', [kautokeino], [oslo]],
  ["au sud de l'équateur au Brésil", [manaus], [boaVista]],
  ['au nord du 60e parallèle au Canada', [yellowknife], [toronto]],
  ['entre 10° et 20° de latitude nord en Afrique', [khartoum], [lagos, cairo]],
  ['hémisphère sud', [sydney], [cairo]],
  ['à moins de 50 km de 48.85, 2.35', [paris], [orleans]],
  ['au nord du tropique du Cancer en Afrique', [cairo], [khartoum]],
  ['un carré de 20 km autour de 48.85, 2.35', [paris], [versailles]],
  ['à moins de 100 km de 48,85° nord 2,35° est', [paris], [tokyo]],
  // Spanish.
  ['al norte del círculo polar ártico en Noruega', [kautokeino], [oslo]],
  ['al sur del ecuador en Brasil', [manaus], [boaVista]],
  ['al norte del paralelo 60 norte en Canadá', [yellowknife], [toronto]],
  ['entre 10° y 20° de latitud norte en África', [khartoum], [lagos, cairo]],
  ['hemisferio sur', [sydney], [cairo]],
  ['a menos de 50 km de 48.85, 2.35', [paris], [orleans]],
  ['al sur del trópico de Capricornio en Brasil', [curitiba], [manaus]],
  ['10 por 10 km alrededor de Roma', [[12.48, 41.9]], [[12.48, 41.8]]],
];

/** What is refused, and what the refusal says. */
export const refusals: readonly (readonly [string, RegExp])[] = [
  ['within 10 km of 91° N, 2° E', /latitude.*90/],
  ['north of 95° N', /latitude.*90/],
  ['within 10 km of 39.9 N, 190 E', /longitude.*180/],
  ['within 10 km of 116.4, 39.9', /latitude first.*39\.9, 116\.4/],
  ['within 10 km of 48.85N 2.35N', /two latitudes/],
  ['within 10 km of 48°71\'24"N 2°21\'7"E', /minutes/],
  ['within 10 km of 48.85N 2.35O', /“O”/],
  ['within 10 km of geo:48.85,2.35;crs=epsg2154', /crs/],
  ['within 10 km of geohash u09!', /geohash/],
  ['within 10 km of geohash abcde', /geohash/],
  ['within 10 km of V942+JV', /short plus code/],
  ['south of 60° in Chile', /north or south/],
  ['box 10, 40, 20, 50', /from 40N 10E to 50N 20E/],
  ['10° north of Paris', /./],
  ['between 48.85N 2.35E and 45.76N 4.83E', /is a point/],
  ['between the equator and Cairo', /two parallels/],
  ['10 by 0 km around Rome', /above zero/],
];
