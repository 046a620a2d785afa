/** Lands of the Americas that are not drawn: the ISO 3166-1 code of the country, then names with longitude and latitude in degrees. */

export const americas = `
  AR: Talampaya -67.8 -29.8
  BO: Madidi -68.5 -14
  BR: Vale do São Francisco -40.5 -9.4; Zona da Mata
    Nordestina -35.2 -8
  BZ: Maya Mountains -88.8 16.7
  CA: Barren Lands -100 64; Chilcotin -124 52; Columbia Valley -116 50.5; Cottage country -79.3 45; Haliburton -78.5 45;
    Lanaudière -73.5 46.3; Nechako -124 53.7
  CL: Chilean Patagonia -73 -49; Zona Central -71 -34
  CO: Catatumbo -72.8 8.6; Magdalena Valley -74.5 6.5
  CR: Monteverde -84.8 10.3; Papagayo -85.7 10.65
  CU: Jardines de la Reina -78.8 20.9; Valle de los Ingenios -79.9 21.8
  EC: Vilcabamba valley -79.2 -4.26; Yasuní -76 -1
  GT: Maya Biosphere -90.3 17.5; Maya Lowlands -90 17; Verapaz -90.2 15.5
  GY: Berbice -57.7 6; Rupununi -59.3 3
  HN: Copán Valley -89.1 14.85
  MX: Costalegre -104.9 19.5; Lacandon Jungle -91.3 16.6; Purépecha Plateau -102 19.6; Sierra de Chihuahua -107.5 28;
    Totonacapan -97.5 20.3; Wirikuta -101 23.6
  PA: Canal Zone -79.7 9.1; Chiriquí Highlands -82.5 8.8
  PE: Mantaro Valley -75.2 -12; Puno highlands -70 -15.5; VRAEM -73.8 -12.6; Vilcanota -71.2 -13.8
  SV: Ruta de las Flores -89.8 13.87
  US: Amana Colonies -91.9 41.8; Ark-La-Tex -94 32.8; Arrowhead -91 47.5; Black Dirt Region -74.4 41.3; Borscht Belt
    -74.7 41.7; Cotton Belt -88 33; Dust Bowl -102 36.8; Golden Isles -81.4 31.2; Great American Desert -101 39;
    Interior Alaska -150 65; Intermountain West -113 41; Lakes Region -71.4 43.6; Lead Belt -90.5 37.8; Little Egypt
    -89.2 37.6; MetroWest -71.4 42.3; Mid-Coast Maine -69 44.1; Nature Coast -82.6 28.8; Quiet Corner -72 41.9; Redwood
    Coast -124 41; Research Triangle Park -78.86 35.9; Shasta Cascade -122 41; Silicon Hills -97.75 30.3; Suncoast -82.6
    27.6; Twin Tiers -76.8 42; Western Reserve -81.3 41.3
  UY: Rioplatense -57.5 -34.5
  VE: Guayana -63 6
`;
