/** Words for kinds of things, which some hamlet may bear as a name: in small letters they mean the kind. */
const kindsOfThings = new Set(
  'islands island islas inseln iles countries country lander pays paises nations lakes rivers mountains cities towns villages capitals neighbours neighbors neighbour neighbor ports airports beaches hemisphere peninsula beach city town village lake river mountain forest airport port peak peaks summit summits volcano volcanoes vulkan vulkane gipfel berge berg strand stadt dorf see fluss wald volcan volcans volcanes sommet sommets plage playa picos montana cumbres'.split(
    ' ',
  ),
);

/** Kinds that only a map of a town or a country has. None of them is a word of the grammar. */
export const thingsOnMaps: ReadonlySet<string> = new Set(
  `ski vineyards wineries schools universities parks farms mines forests woods churches mosques temples bars pubs towers
  shops malls waterfalls glaciers castles palaces wells valleys hills ponds springs falls dams caves canyons bridges tunnels
  roads streets highways motorways railways stations hotels hostels restaurants hospitals museums monuments memorials
  stadiums theatres theaters cinemas libraries banks pharmacies markets factories harbours harbors marinas lighthouses
  windmills ruins tombs pyramids cemeteries gardens zoos playgrounds swamps marshes wetlands meadows cliffs gorges geysers
  trails paths campsites resorts slopes fields orchards ranches suburbs neighborhoods neighbourhoods boroughs quarters
  schulen parks kirchen burgen schlosser brucken hotels wasserfalle gletscher hohlen museen bahnhofe strassen wege friedhofe
  ecoles eglises chateaux ponts musees gares routes grottes cascades vignobles marches parcs hopitaux
  escuelas iglesias castillos puentes museos estaciones carreteras cuevas cascadas vinedos parques hoteles hospitales`.split(
    /\s+/,
  ),
);

export const isKindOfThing = (word: string): boolean => kindsOfThings.has(word) || thingsOnMaps.has(word);
