/** Parts of cities that people know and that are no places of their own here, where a town elsewhere bears the name or
 * nearly does: the ISO 3166-1 code of the country, then names
 * with longitude and latitude in degrees. */

export const quarters = `
  AT: Neubau 16.35 48.2
  BR: Pinheiros -46.69 -23.56; Tijuca -43.23 -22.92
  CA: Mile End -73.6 45.52; Yorkville -79.39 43.67
  CL: Bellavista -70.63 -33.43; Las Condes -70.55 -33.41
  EG: Heliopolis 31.33 30.09
  ES: Chueca -3.7 40.42
  GB: Headingley -1.58 53.82; Highgate -0.15 51.57; Jesmond -1.6 54.99; Maida Vale -0.19 51.53; Morningside -3.21
    55.93; Pimlico -0.14 51.49
  IN: Bollywood 72.87 19.16; Tollywood 78.42 17.4
  IT: Monti 12.49 41.895
  KR: Jamsil 127.1 37.51
  NG: Nollywood 3.36 6.6
  PH: Ermita 120.985 14.58
  US: North Beach -122.41 37.8; Overtown -80.2 25.785; Pearl District -122.68 45.53; Watts -118.24 33.94; Westwood
    -118.44 34.06
  ZA: Alexandra 28.1 -26.1; Rosebank 28.04 -26.15
`;
