/** Parts of cities that people know and that are no places of their own here, where a town elsewhere bears the name or
 * nearly does: the ISO 3166-1 code of the country, then names
 * with longitude and latitude in degrees. */

export const quarters = `
  AR: La Boca -58.36 -34.635; Puerto Madero -58.36 -34.61
  AT: Leopoldstadt 16.4 48.21; Neubau 16.35 48.2
  BR: Pinheiros -46.69 -23.56; Tijuca -43.23 -22.92
  CA: Mile End -73.6 45.52; Yorkville -79.39 43.67
  CL: Bellavista -70.63 -33.43; Las Condes -70.55 -33.41
  CO: La Candelaria -74.07 4.6
  DE: Sachsenhausen 8.68 50.1
  EG: Heliopolis 31.33 30.09
  ES: Barceloneta 2.19 41.38; Chueca -3.7 40.42; El Born 2.18 41.385; La Latina -3.71 40.41; Triana -6.0 37.38
  FR: Saint-Germain-des-Prés 2.33 48.85
  GB: Bloomsbury -0.13 51.52; Clapham -0.14 51.46; Dalston -0.07 51.55; East End -0.05 51.52; Fulham -0.2 51.48;
    Hampstead -0.18 51.56; Headingley -1.58 53.82; Highgate -0.15 51.57; Jesmond -1.6 54.99; Maida Vale -0.19
    51.53; Morningside -3.21 55.93; Notting Hill -0.2 51.51; Paddington -0.18 51.52; Pimlico -0.14 51.49; South
    Bank -0.11 51.51; Vauxhall -0.12 51.49
  IN: Connaught Place 77.22 28.63; Koramangala 77.62 12.93
  IT: Monti 12.49 41.895
  KR: Jamsil 127.1 37.51; Myeongdong 126.98 37.56
  PE: Barranco -77.02 -12.15; Miraflores -77.03 -12.12
  PH: Ermita 120.985 14.58
  RU: Arbat 37.59 55.75
  TR: Kadıköy 29.03 40.99
  US: Ballard -122.38 47.67; Beacon Hill -71.07 42.36; Bel Air -118.46 34.09; Crown Heights -73.94 40.67; French
    Quarter -90.06 29.96; Greenwich Village -74 40.73; North Beach -122.41 37.8; Overtown -80.2 25.785; Pearl
    District -122.68 45.53; Red Hook -74.01 40.675; South Beach -80.13 25.78; Watts
    -118.24 33.94; West Village -74 40.735; Westwood -118.44 34.06
  ZA: Alexandra 28.1 -26.1; Rosebank 28.04 -26.15
`;
