/** Which of the known places are national parks beside those of that kind, and which of the kind are something else. */

/** Ids of places. */
export const alsoNationalParks: ReadonlySet<string> = new Set(
  (
    'mountain_range/picos-de-europa mountain_range/cairngorms mountain_range/snowdonia mountain_range/brecon-beacons ' +
    'mountain_range/cevennes mountain_range/mercantour mountain_range/hohe-tauern mountain_range/jotunheimen ' +
    'mountain_range/rondane mountain_range/pirin mountain_range/bale mountain_range/simien ' +
    'mountain_range/blue-mountains-australia mountain_range/great-smoky plateau/hardangervidda cultural_region/lake-district ' +
    'cultural_region/peak-district cultural_region/yorkshire-dales cultural_region/north-york-moors ' +
    'cultural_region/dartmoor cultural_region/exmoor cultural_region/south-downs cultural_region/norfolk-broads ' +
    'forest/new-forest cultural_region/fiordland cultural_region/saxon-switzerland cultural_region/badlands-sd ' +
    'cultural_region/torres-del-paine cultural_region/tsavo plain/serengeti coast/cinque-terre coast/skeleton-coast ' +
    'island/komodo archipelago/galapagos wetland/donana wetland/everglades wetland/kakadu desert/death-valley ' +
    'desert/lencois-maranhenses'
  ).split(' '),
);

/** Provincial, marine and game reserves. */
export const noNationalParks: ReadonlySet<string> = new Set([
  'national_park/algonquin',
  'national_park/great-barrier-reef',
  'national_park/samburu',
]);
