/** Place → its outline, clean and cached. Shapes are kept as typed arrays; each answer gets its own coordinates. */

import type { Geometry } from 'geojson';
import type { Layer } from '../atlas/layer.ts';
import { GeoError } from '../domain/errors.ts';
import type { Boundary } from '../domain/feature.ts';
import type { Place } from '../domain/place.ts';
import type { BorderOptions, GeometryOptions } from '../domain/requests.ts';
import { flatArea } from '../geometry/area.ts';
import { type Bbox, bboxOf, bboxOfFlat } from '../geometry/bbox.ts';
import { disc } from '../geometry/circle.ts';
import { cleanGeometry } from '../geometry/clean.ts';
import { cleanFlat } from '../geometry/clean-flat.ts';
import type { Coverage } from '../geometry/coverage.ts';
import { type FlatGeometry, flatContains, inflate } from '../geometry/flat.ts';
import { keepParts, reachesOverseas } from '../geometry/outline-parts.ts';
import { simplifyFlat } from '../geometry/simplify.ts';
import { Work } from '../geometry/work.ts';

/** The layers drawn by hand: waters, and landscapes. */
const approximateLayers = new Set(['approximate', 'landscapes']);

/** Layers whose lines are those of the coverage of regions, at full detail. */
const coverageLayers = new Set(['countries', 'regions', 'composed']);

const noParts = new Uint32Array();

const isImported = (layer: string) => layer.startsWith('own/');

export interface Shape {
  readonly flat: FlatGeometry;
  readonly bbox: Bbox;
}

/** Degrees. */
export interface LonLat {
  readonly lon: number;
  readonly lat: number;
}

export interface Outline {
  readonly geometry: Geometry;
  readonly bbox: Bbox;
  readonly boundary?: Boundary;
  /** Some of it lies more than 1,000 km from its largest part. */
  readonly overseas?: true;
}

export class ShapeCache {
  private readonly layers: ReadonlyMap<string, Layer>;
  private readonly cache = new Map<string, Shape>();
  /** By id; as many as there are regions at most. */
  private readonly areas = new Map<string, number>();
  private readonly budget: number;
  private readonly coverage: () => Promise<Coverage | undefined>;
  private readonly imported: (layer: string, id: string) => FlatGeometry | undefined;
  private vertices = 0;

  /** @param budget    vertices kept, 16 bytes each
   * @param coverage  what the shapes on land simplify by; undefined in data folders without
   * @param imported  shapes of layers that a person has imported */
  constructor(
    layers: ReadonlyMap<string, Layer>,
    budget: number,
    coverage: () => Promise<Coverage | undefined> = async () => undefined,
    imported: (layer: string, id: string) => FlatGeometry | undefined = () => undefined,
  ) {
    this.layers = layers;
    this.budget = budget;
    this.coverage = coverage;
    this.imported = imported;
  }

  /** The clean shape of a place with geometry; undefined for one that has only a point. */
  async shape(place: Place): Promise<Shape | undefined> {
    if (place.layer === undefined) return undefined;
    return this.shapeOf(place.layer, place.id);
  }

  /** The outline of a country or region as it is kept; undefined for other places. */
  async land(place: Place): Promise<FlatGeometry | undefined> {
    if (place.layer === undefined || !coverageLayers.has(place.layer)) return undefined;
    return (await this.shapeOf(place.layer, place.id)).flat;
  }

  async shapeOf(layerName: string, id: string): Promise<Shape> {
    // Imports change while the service runs; they are not kept.
    const imported = this.imported(layerName, id);
    if (imported)
      return {
        flat: imported,
        bbox: imported.type === 'MultiPoint' ? bboxOf(inflate(imported)) : bboxOfFlat(imported),
      };
    const known = this.cache.get(id);
    if (known) {
      // Least recently used first: a Map keeps the order of insertion.
      this.cache.delete(id);
      this.cache.set(id, known);
      return known;
    }
    const flat = cleanFlat(await this.layer(layerName).geometry(id));
    if (!flat) throw new GeoError('data_corrupt', `The geometry of ${id} is empty.`);
    const shape = { flat, bbox: flat.type === 'MultiPoint' ? bboxOf(inflate(flat)) : bboxOfFlat(flat) };
    this.keep(id, shape);
    return shape;
  }

  private layer(name: string): Layer {
    const layer = this.layers.get(name);
    if (!layer) throw new GeoError('data_missing', `There is no layer "${name}".`);
    return layer;
  }

  private keep(id: string, shape: Shape): void {
    const size = shape.flat.xy.length / 2;
    if (size > this.budget || this.cache.has(id)) return;
    this.cache.set(id, shape);
    this.vertices += size;
    for (const [oldest, { flat }] of this.cache) {
      if (this.vertices <= this.budget) break;
      this.cache.delete(oldest);
      this.vertices -= flat.xy.length / 2;
    }
  }

  /** Whether a point lies in a place. */
  async contains(place: Place, lon: number, lat: number): Promise<boolean> {
    const [inside] = await this.containsEach(place, [{ lon, lat }]);
    return inside!;
  }

  /** Which of some points lie in a place. Its box is asked first; the outline is read once for all that are in the box. */
  async containsEach(place: Place, points: readonly LonLat[]): Promise<boolean[]> {
    if (place.layer === undefined) return points.map(() => false);
    if (isImported(place.layer)) return this.outlineHolds(place, points);
    const layer = this.layer(place.layer);
    const inBox: boolean[] = [];
    for (const { lon, lat } of points) inBox.push(await layer.boxHolds(place.id, lon, lat));
    const near = points.filter((_, i) => inBox[i]);
    if (near.length === 0) return inBox;
    const inside = (await this.outlineHolds(place, near)).values();
    return inBox.map((candidate) => candidate && inside.next().value!);
  }

  /** As `containsEach`, for points that are known to lie in the box. Shapes that are not cached are looked at where they
   * lie: a point anywhere is asked for once, and the outlines of oceans would push everything else out of the cache. */
  async outlineHolds(place: Place, points: readonly LonLat[]): Promise<boolean[]> {
    const inside = points.map(() => false);
    const look = (flat: FlatGeometry) => {
      points.forEach(({ lon, lat }, i) => {
        if (flatContains(flat, lon, lat)) inside[i] = !inside[i];
      });
    };
    await this.eachPolygon(place, look);
    return inside;
  }

  /** Area in square metres; 0 without an outline. */
  async areaOf(place: Place): Promise<number> {
    const known = this.areas.get(place.id);
    if (known !== undefined) return known;
    let area = 0;
    await this.eachPolygon(place, (flat) => {
      area += flatArea(flat);
    });
    if (place.layer !== undefined && !isImported(place.layer)) this.areas.set(place.id, area);
    return area;
  }

  /** Shows the outline of a place, whole when it is cached, else polygon by polygon in memory that is used again. */
  private async eachPolygon(place: Place, look: (flat: FlatGeometry) => void): Promise<void> {
    if (place.layer === undefined) return;
    if (isImported(place.layer)) return look((await this.shapeOf(place.layer, place.id)).flat);
    const known = this.cache.get(place.id);
    if (known) return look(known.flat);
    const visited = await this.layer(place.layer).visit(place.id, (xy, ends) =>
      look({ type: 'Polygon', xy, ends, parts: noParts }),
    );
    if (!visited) look((await this.shapeOf(place.layer, place.id)).flat);
  }

  /** The outline of a place as GeoJSON: its shape, else a disc for a city, else its point. */
  async outline(place: Place, options: BorderOptions): Promise<Outline> {
    const whole = await this.shape(place);
    if (whole) {
      const shape = await this.partsOf(place, whole, options);
      const outline = await this.simplified(place, shape, options);
      if (approximateLayers.has(place.layer!)) return { ...outline, boundary: 'approximate' };
      return place.layer === 'countries' && shape === whole && reachesOverseas(whole.flat)
        ? { ...outline, overseas: true }
        : outline;
    }
    if (place.kind === 'city') {
      const clean = cleanGeometry(disc(place.lon, place.lat, cityRadiusMetres(place.population ?? 0)))!;
      return { geometry: clean, bbox: bboxOf(clean), boundary: 'estimated' };
    }
    const point: Geometry = { type: 'Point', coordinates: [place.lon, place.lat] };
    return { geometry: point, bbox: bboxOf(point), boundary: 'point' };
  }

  private async partsOf(
    place: Place,
    shape: Shape,
    { parts = 'all', signal }: BorderOptions,
  ): Promise<Shape> {
    if (parts === 'all' || !coverageLayers.has(place.layer!)) return shape;
    const flat = await keepParts(shape.flat, parts, new Work({ signal }));
    return { flat, bbox: bboxOfFlat(flat) };
  }

  private async simplified(place: Place, shape: Shape, options: GeometryOptions): Promise<Outline> {
    const { toleranceMetres, maxVertices } = options;
    if (toleranceMetres === undefined && maxVertices === undefined)
      return { geometry: inflate(shape.flat), bbox: [...shape.bbox] };
    const coverage = coverageLayers.has(place.layer!) ? await this.coverage() : undefined;
    // A coarse outline of a crooked island may wind the other way round: cleaned once more.
    const flat = cleanFlat(await simplifyFlat(shape.flat, options, coverage)) ?? shape.flat;
    return { geometry: inflate(flat), bbox: bboxOfFlat(flat) };
  }
}

/** Radius of the disc that a city of that population covers. Larger cities are denser: 250 · P^0.2 inhabitants per km²
 * gives 1,500 for a town of ten thousand and 6,000 for ten million, in line with the areas that London (1,572 km²),
 * Berlin (891 km²) and Springfield, Illinois (170 km²) publish, to a factor of two. Never under 500 m. */
export function cityRadiusMetres(population: number): number {
  const people = Math.max(population, 100);
  const squareKilometres = people / (250 * people ** 0.2);
  return Math.max(500, 1000 * Math.sqrt(squareKilometres / Math.PI));
}
