/** Rivers that are not drawn, where a town elsewhere bears the name or nearly does: the ISO 3166-1 code of the country, then names
 * with longitude and latitude in degrees. */

export const rivers = `
  CH: Thur 9 47.5
  DE: Alster 10 53.6; Amper 11.4 48.2
  ES: Tambre -8.5 43; Ulla -8.3 42.8
  FR: Authie 2 50.3
  GB: Esk -3 55.1; Lea 0 51.7
  IE: Moy -9.1 54
  IT: Taro 9.9 44.6
  PL: San 22.4 50.2
  US: Bighorn -108 45; Genesee -77.8 42.6; Housatonic -73.3 41.7
`;
