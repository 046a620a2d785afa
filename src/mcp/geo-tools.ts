/** Questions about places, as tools. */

import type { Geo, PlaceFeature, SpatialFeature } from '../geo/index.ts';
import * as z from '../shared/zod.ts';
import { type Tool, tool } from './tool.ts';
import type { WorkFolder } from './work-folder.ts';

const query = (what: string) => z.string().min(1).max(2000).describe(what);

/** Features of an answer that are told; the file has all. */
const toldFeatures = 20;

/** Members of a set that are told; the file has all. */
const toldMembers = 50;

/** @param geo  the tools do not close it */
export function geoTools(geo: Geo, folder: WorkFolder): readonly Tool[] {
  const inFile = async (asked: string, answer: object) =>
    folder.write(asked, 'geojson', JSON.stringify(answer));

  /** The facts of an answer; its geometry goes to the file. */
  const told = async (asked: string, feature: PlaceFeature | SpatialFeature) => ({
    ...('query' in feature.properties ? sentenceFacts(feature.properties) : placeFacts(feature.properties)),
    bbox: feature.bbox,
    geometry: feature.geometry.type,
    file: await inFile(asked, feature),
  });

  const outline = (
    name: string,
    title: string,
    description: string,
    ask: (words: string, signal: AbortSignal) => Promise<PlaceFeature | SpatialFeature>,
  ) =>
    tool({
      name,
      title,
      description: `${description} Tells what was found, its bounding box (west, south, east, north in degrees) and notes; the GeoJSON lies in the file that the answer names.`,
      input: { query: query('plain language, in any of eighteen languages') },
      writes: true,
      run: async (input, { signal }) => told(input.query, await ask(input.query, signal)),
    });

  return [
    outline('country_border', 'Border of a country', 'Outline of a country or territory.', (words, signal) =>
      geo.countryBorder(words, { signal }),
    ),
    outline(
      'sea_border',
      'Border of a sea',
      'Outline of an ocean, sea, gulf, bay or strait.',
      (words, signal) => geo.oceanBorder(words, { signal }),
    ),
    outline('water_feature', 'Lake or river', 'Lake, reservoir, river or sea.', (words, signal) =>
      geo.waterFeature(words, { signal }),
    ),
    outline(
      'geocode',
      'Place by name',
      'City, region, country, landscape or address: “Paris, Texas”, “Punjab in Pakistan”.',
      (words, signal) => geo.geocode(words, { signal }),
    ),
    outline(
      'spatial_question',
      'Sentence about space',
      'Area or set of places that a sentence describes: “within 50 km of the coast of Portugal, except Lisbon”, “countries bordering Germany”.',
      (words, signal) => geo.spatial(words, { signal }),
    ),
    tool({
      name: 'reverse_geocode',
      title: 'What lies at a point',
      description: 'Country, region, waters and nearest city of a point.',
      input: {
        lon: z.number().min(-180).max(180).describe('degrees east'),
        lat: z.number().min(-90).max(90).describe('degrees north'),
      },
      writes: false,
      run: (point, { signal }) => geo.reverse(point, { signal }),
    }),
    tool({
      name: 'map_features',
      title: 'Map features',
      description: `Features of imported OpenStreetMap extracts: “the 3 nearest cafés to the casino in Monaco”, “how many hotels in Andorra”. Tells the first ${toldFeatures}; all of them lie in the file that the answer names.`,
      input: {
        query: query(
          'a kind of feature and where: “Italian restaurants within 500 m of the casino in Monaco”',
        ),
      },
      writes: true,
      run: async (input, { signal }) => {
        const answer = await geo.mapFeatures(input.query, { signal });
        const { features, ...facts } = answer;
        return {
          ...facts,
          features: features.slice(0, toldFeatures).map(({ properties }) => properties),
          file: await inFile(input.query, answer),
        };
      },
    }),
  ];
}

function placeFacts({ match, ...facts }: PlaceFeature['properties']) {
  const alternatives = match.alternatives.slice(0, 5).map(({ name, kind, country, region }) => ({
    name,
    kind,
    ...(region !== undefined && { region }),
    ...(country !== undefined && { country }),
  }));
  return { ...facts, confidence: match.score, alternatives };
}

function sentenceFacts(properties: SpatialFeature['properties']) {
  const { name, notes, places, count, members, source, licence, match } = properties;
  return {
    readAs: name,
    places: places.map(({ asked, name: found, kind }) => ({ asked, name: found, kind })),
    ...(count !== undefined && { count, members: members?.slice(0, toldMembers) }),
    notes,
    source,
    licence,
    confidence: match.score,
  };
}
