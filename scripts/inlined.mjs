/** Packages whose code is taken into the modules that import them, with what they import in turn: of each of them the greater part is
 * not used, and an install would leave five times as much. They are development dependencies; docs/licences.md names them all. */
export const inlined = [
  '@mapbox/vector-tile',
  '@maplibre/geojson-vt',
  '@maplibre/vt-pbf',
  '@observablehq/plot',
  '@uwdata/flechette',
  'cli-progress',
  'flatbuffers',
  'flatgeobuf',
  'hyparquet',
  'hyparquet-compressors',
  'pbf',
  'prom-client',
  'read-excel-file',
  'saxes',
  'shpjs',
  'zod',
];
