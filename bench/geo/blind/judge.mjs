// Judges an answer by its geometry alone: it knows nothing of how a question is read. A sphere of the earth's area is exact
// enough here (0.5 %); the truths keep a wider margin.
const radius = 6371.0072;
const degrees = Math.PI / 180;

/** Kilometres between two positions. */
export function distanceKm([lon1, lat1], [lon2, lat2]) {
  const s =
    Math.sin(((lat2 - lat1) * degrees) / 2) ** 2 +
    Math.cos(lat1 * degrees) * Math.cos(lat2 * degrees) * Math.sin(((lon2 - lon1) * degrees) / 2) ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(s)));
}

/** Polygons, lines and points of a geometry, each as arrays of positions. */
function partsOf(geometry) {
  const parts = { polygons: [], lines: [], points: [] };
  const add = (shape) => {
    const { type, coordinates } = shape ?? {};
    if (type === 'Polygon') parts.polygons.push(coordinates);
    else if (type === 'MultiPolygon') parts.polygons.push(...coordinates);
    else if (type === 'LineString') parts.lines.push(coordinates);
    else if (type === 'MultiLineString') parts.lines.push(...coordinates);
    else if (type === 'Point') parts.points.push(coordinates);
    else if (type === 'MultiPoint') parts.points.push(...coordinates);
    else if (type === 'GeometryCollection') shape.geometries.forEach(add);
  };
  add(geometry);
  return parts;
}

function join(all) {
  const parts = { polygons: [], lines: [], points: [] };
  for (const one of all) for (const kind of Object.keys(parts)) parts[kind].push(...one[kind]);
  return parts;
}

/** By the even-odd rule over all rings, so that holes count. */
function inPolygon([x, y], rings) {
  let inside = false;
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [[x1, y1], [x2, y2]] = [ring[i - 1], ring[i]];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    }
  return inside;
}

const holds = (parts, point) => parts.polygons.some((rings) => inPolygon(point, rings));

/** Kilometres from a position to a chain of straight segments in degrees, as GeoJSON draws them. */
function toChain(point, chain) {
  const shrink = Math.cos(point[1] * degrees) || 1e-9;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < chain.length; i++) {
    const turns = Math.round(((chain[i - 1][0] + chain[i][0]) / 2 - point[0]) / 360) * 360;
    const [x1, y1] = [(chain[i - 1][0] - point[0] - turns) * shrink, chain[i - 1][1] - point[1]];
    const [x2, y2] = [(chain[i][0] - point[0] - turns) * shrink, chain[i][1] - point[1]];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const square = dx * dx + dy * dy;
    const t = square === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / square));
    const at = [point[0] + (x1 + t * dx) / shrink, point[1] + y1 + t * dy];
    least = Math.min(least, distanceKm(point, at));
  }
  return least;
}

function distanceTo(parts, point) {
  if (holds(parts, point)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const rings of parts.polygons) for (const ring of rings) least = Math.min(least, toChain(point, ring));
  for (const line of parts.lines) least = Math.min(least, toChain(point, line));
  for (const at of parts.points) least = Math.min(least, distanceKm(point, at));
  return least;
}

/** Square kilometres of the polygons on the sphere. */
export function areaKm2(geometry) {
  let sum = 0;
  for (const rings of partsOf(geometry).polygons)
    rings.forEach((ring, index) => {
      let twice = 0;
      for (let i = 1; i < ring.length; i++)
        twice +=
          (ring[i][0] - ring[i - 1][0]) *
          degrees *
          (2 + Math.sin(ring[i][1] * degrees) + Math.sin(ring[i - 1][1] * degrees));
      sum += ((index === 0 ? 1 : -1) * Math.abs(twice) * radius * radius) / 2;
    });
  return sum;
}

/** Kilometres of the lines; outlines of polygons do not count. */
export function lengthKm(geometry) {
  let sum = 0;
  for (const line of partsOf(geometry).lines)
    for (let i = 1; i < line.length; i++) sum += distanceKm(line[i - 1], line[i]);
  return sum;
}

const featuresOf = (answer) => (Array.isArray(answer.features) ? answer.features : [answer]);

const outside = (value, [least, most]) => value < least || value > most;

/** What a truth holds against an answer; nothing when it is right.
 * @param pointOf  the position that a name of the truth stands for */
function complaint(truth, answer, pointOf) {
  if (truth.refuse !== undefined) return 'answered, though it should be refused';
  const features = featuresOf(answer);
  const each = features.map(({ geometry }) => partsOf(geometry));
  const whole = join(each);
  const geometry = { type: 'GeometryCollection', geometries: features.map((one) => one.geometry) };
  const reach = truth.reach ?? 0;
  const near = (parts, name) => distanceTo(parts, pointOf(name)) <= reach;
  if (truth.in?.length && whole.polygons.length === 0 && reach === 0) return 'no area';
  for (const name of truth.in ?? [])
    if (!near(whole, name))
      return `${label(name)} should be inside, is ${Math.round(distanceTo(whole, pointOf(name)))} km off`;
  for (const name of truth.out ?? [])
    if (holds(whole, pointOf(name)) || (whole.polygons.length === 0 && near(whole, name)))
      return `${label(name)} should be outside`;
  for (const [name, km] of truth.along ?? []) {
    const off = distanceTo(whole, pointOf(name));
    if (off > km) return `${Math.round(off)} km from ${label(name)}, should be within ${km}`;
  }
  for (const [name, km] of truth.away ?? []) {
    const off = distanceTo(whole, pointOf(name));
    if (off < km) return `${Math.round(off)} km from ${label(name)}, should be ${km} or more`;
  }
  if (truth.area) {
    const area = areaKm2(geometry);
    if (outside(area, truth.area)) return `${Math.round(area)} km² is not ${truth.area.join(' to ')}`;
  }
  if (truth.length) {
    const length = lengthKm(geometry);
    if (outside(length, truth.length)) return `${Math.round(length)} km is not ${truth.length.join(' to ')}`;
  }
  if (truth.members) {
    for (const name of truth.members) if (!near(whole, name)) return `${label(name)} is missing`;
    if (Array.isArray(answer.features)) {
      if (features.length !== truth.members.length)
        return `${features.length} members, should be ${truth.members.length}`;
      const strange = each.findIndex((parts) => !truth.members.some((name) => near(parts, name)));
      if (strange >= 0) return `${features[strange].properties?.name ?? 'a feature'} is no member`;
    }
  }
  if (truth.count !== undefined) {
    const count = answer.properties?.count ?? answer.count ?? features.length;
    if (count !== truth.count) return `counts ${count}, should be ${truth.count}`;
  }
  if (truth.names) {
    const names = new Set(features.map((one) => one.properties?.name ?? one.properties?.tags?.name));
    for (const name of truth.names) if (!names.has(name)) return `${name} is missing`;
    for (const name of names) if (!truth.names.includes(name)) return `${name} should not be there`;
  }
  return undefined;
}

const label = (name) => (Array.isArray(name) ? name.join(',') : name);

/** @typedef {'right' | 'wrong' | 'refused' | 'error'} Verdict */

/** @param points  name → [longitude, latitude]
 * @returns {{ verdict: Verdict, why: string }} */
export function judge(question, answer, points) {
  const pointOf = (name) => {
    const point = Array.isArray(name) ? name : points[name];
    if (point === undefined) throw new Error(`no point ${name} (${question.question})`);
    return point;
  };
  const why = [];
  for (const truth of [question.truth, ...(question.accept ?? [])]) {
    const found = complaint(truth, answer, pointOf);
    if (found === undefined) return { verdict: 'right', why: '' };
    why.push(found);
  }
  return { verdict: 'wrong', why: why.join('; or: ') };
}

/** Codes by which the service says that it does not answer this. */
const refusals = new Set([
  'place_not_found',
  'empty_result',
  'query_not_understood',
  'query_too_long',
  'area_not_covered',
]);

/** @returns {{ verdict: Verdict, why: string }} */
export function judgeFailure(question, error) {
  const why = `${error.code ?? error.name}: ${error.message}`;
  if (!refusals.has(error.code)) return { verdict: 'error', why };
  const truths = [question.truth, ...(question.accept ?? [])];
  return { verdict: truths.some((truth) => truth.refuse !== undefined) ? 'right' : 'refused', why };
}
