/** Regions that the map draws to salt water and that have no coast: their shore is that of an estuary, a canal or a lagoon, or
 * a corner of the outline. By their id. */
export const inlandRegions: ReadonlySet<string> = new Set([
  // The marshes of the Guadalquivir; the Tagus above Lisbon.
  'region/ESP-5844',
  'region/PRT-748',
  // The Uruguay and the Paraná: Paysandú, Artigas, Corrientes.
  'region/URY-8',
  'region/URY-6',
  'region/ARG-1308',
  // The Essequibo and the Demerara: Cuyuni-Mazaruni, Upper Demerara-Berbice.
  'region/GUY-676',
  'region/GUY-673',
  // The Saloum, the Suez Canal, the Nore: Kaolack, Ismailia, Kilkenny.
  'region/SEN-765',
  'region/EGY-1531',
  'region/IRL-722',
  // The Hollands Diep and what the dams closed; the Seine below Rouen: North Brabant, Eure.
  'region/NLD-3483',
  'region/FRA-5290',
  // Midlothian gave its coast away in 1975; Kayin ends before the Gulf of Martaban.
  'region/GBR-2024',
  'region/MMR-3266',
]);
