/** Rivers that are not drawn, where a town elsewhere bears the name or nearly does: the ISO 3166-1 code of the country, then names
 * with longitude and latitude in degrees. */

export const rivers = `
  AU: Derwent 147 -42.6; Hawkesbury 150.9 -33.5; Swan River 116 -31.8
  CH: Thur 9 47.5
  DE: Alster 10 53.6; Amper 11.4 48.2; Murg 8.4 48.7; Nahe 7.6 49.8; Vils 12.8 48.6
  ES: Guadalete -5.9 36.8; Tambre -8.5 43; Tormes -5.7 40.9; Turia -0.9 39.7; Ulla -8.3 42.8
  FR: Authie 2 50.3; Rance -2 48.4
  GB: Aire -1.5 53.75; Avon -2.3 51.4; Bann -6.5 54.9; Derwent -1.5 53.1; Esk -3 55.1; Forth -4.1 56.13; Lagan -6 54.5; Lea 0 51.7
  IE: Blackwater -8.3 52.15; Moy -9.1 54
  IT: Brenta 11.7 45.7; Taro 9.9 44.6
  PL: Bóbr 15.5 51.3; San 22.4 50.2
  US: Bighorn -108 45; Genesee -77.8 42.6; Housatonic -73.3 41.7
`;
