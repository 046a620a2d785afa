/** A map in one HTML file: SVG drawn here, no script or tile from elsewhere; wheel and drag move it. */

import type { Feature, Geometry, Position } from 'geojson';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

/** Mercator in degrees at the equator, cut at 85°, south positive as in SVG. */
function project([lon, lat]: Position, origin: number): [number, number] {
  const clamped = Math.max(-85, Math.min(85, lat!)) * (Math.PI / 180);
  const x = lon! - origin;
  // Keep shapes whole that lie on both sides of ±180° when the map is centred there.
  const turned = x > 180 ? x - 360 : x < -180 ? x + 360 : x;
  return [turned, (-180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + clamped / 2))];
}

interface Frame {
  west: number;
  east: number;
  north: number;
  south: number;
}

/** Which positions of a far outline are drawn: all that are seen at first, of the others some, which show when the map is
 * moved. */
function thinned(points: readonly (readonly [number, number])[], seen: Frame) {
  const coarse = (seen.east - seen.west) / 100;
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  return points.filter(([x, y]) => {
    const near = Math.abs(x - lastX) < coarse && Math.abs(y - lastY) < coarse;
    if (near && (x < seen.west || x > seen.east || y < seen.north || y > seen.south)) return false;
    [lastX, lastY] = [x, y];
    return true;
  });
}

/** @param frame  grows with what is drawn
 * @param seen   what the map shows at first; given for what surrounds the answer */
function pathOf(geometry: Geometry, origin: number, frame?: Frame, seen?: Frame): string {
  const parts: string[] = [];
  const draw = (positions: Position[], closed: boolean) => {
    const projected = positions.map((position) => project(position, origin));
    const points = seen ? thinned(projected, seen) : projected;
    if (closed && points.length < 3) return;
    let before: number | undefined;
    const steps = points.map(([x, y]) => {
      if (frame) {
        frame.west = Math.min(frame.west, x);
        frame.east = Math.max(frame.east, x);
        frame.north = Math.min(frame.north, y);
        frame.south = Math.max(frame.south, y);
      }
      const jump = before === undefined || Math.abs(x - before) > 180;
      before = x;
      return `${jump ? 'M' : 'L'}${x.toFixed(4)} ${y.toFixed(4)}`;
    });
    parts.push(steps.join('') + (closed ? 'Z' : ''));
  };
  switch (geometry.type) {
    case 'Point':
      draw([geometry.coordinates, geometry.coordinates], false);
      break;
    case 'MultiPoint':
      for (const point of geometry.coordinates) draw([point, point], false);
      break;
    case 'LineString':
      draw(geometry.coordinates, false);
      break;
    case 'MultiLineString':
      for (const line of geometry.coordinates) draw(line, false);
      break;
    case 'Polygon':
      for (const ring of geometry.coordinates) draw(ring, true);
      break;
    case 'MultiPolygon':
      for (const polygon of geometry.coordinates) for (const ring of polygon) draw(ring, true);
      break;
    case 'GeometryCollection':
      for (const member of geometry.geometries) parts.push(pathOf(member, origin, frame, seen));
  }
  return parts.join('');
}

/** @param features  what to show; drawn over `base`, which gives the surroundings
 * @param title     shown above the map */
export function mapPage(
  features: readonly Feature<Geometry>[],
  base: readonly Geometry[],
  title: string,
): string {
  const crossing = features.find(({ bbox }) => bbox !== undefined && bbox[0]! > bbox[2]!);
  const origin = crossing ? 180 : 0;
  const frame: Frame = { west: 360, east: -360, north: 360, south: -360 };
  const shapes = features.map(({ geometry, properties }) => {
    const point = geometry.type === 'Point' || geometry.type === 'MultiPoint';
    const line = geometry.type.endsWith('LineString');
    const name = escapeHtml(String(properties?.name ?? ''));
    return `<path class="${point ? 'point' : line ? 'line' : 'area'}" d="${pathOf(geometry, origin, frame)}"><title>${name}</title></path>`;
  });
  const side = Math.max(frame.east - frame.west, frame.south - frame.north, 0.02);
  // A point alone says nothing without some land around it.
  const margin = features.every(({ geometry }) => geometry.type.endsWith('Point')) ? 2 : 0.15 * side;
  const box = [
    frame.west - margin,
    frame.north - margin,
    frame.east - frame.west + 2 * margin,
    frame.south - frame.north + 2 * margin,
  ];
  // A window is wider or higher than the box.
  const around = Math.max(box[2]!, box[3]!);
  const seen = {
    west: box[0]! - around,
    north: box[1]! - around,
    east: box[0]! + box[2]! + around,
    south: box[1]! + box[3]! + around,
  };
  const surroundings = base.map(
    (geometry) => `<path class="land" d="${pathOf(geometry, origin, undefined, seen)}"/>`,
  );
  const sources = [...new Set(features.map(({ properties }) => properties?.source).filter(Boolean))];
  const notes = [...new Set(features.flatMap(({ properties }) => (properties?.notes ?? []) as string[]))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>
  html, body { margin: 0; height: 100%; font: 15px/1.4 system-ui, sans-serif; color: #1d2733; background: #d9e6ef; }
  body { display: flex; flex-direction: column; }
  header { padding: .6rem 1rem; background: #fff; border-bottom: 1px solid #b9c7d3; }
  header b { font-size: 1.1rem; } header span { color: #566472; margin-left: .8rem; }
  header p { margin: .2rem 0 0; color: #566472; }
  svg { flex: 1; width: 100%; min-height: 0; cursor: grab; touch-action: none; }
  path { vector-effect: non-scaling-stroke; }
  .land { fill: #f4f1ea; stroke: #b8b3a6; stroke-width: .7; }
  .area { fill: #d1495b55; stroke: #a3283b; stroke-width: 1.6; fill-rule: evenodd; }
  .line { fill: none; stroke: #1464a5; stroke-width: 2.4; }
  .point { fill: none; stroke: #a3283b; stroke-width: 12; stroke-linecap: round; }
  @media (prefers-color-scheme: dark) {
    html, body { background: #16222c; color: #e4eaf0; } header { background: #1d2b37; border-color: #31424f; }
    header span, header p { color: #9fb0bf; } .land { fill: #2b3944; stroke: #4c5d6a; }
  }
</style>
<header><b>${escapeHtml(title)}</b><span>${escapeHtml(sources.join(', '))}</span>${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}</header>
<svg viewBox="${box.map((n) => n.toFixed(4)).join(' ')}" role="img" aria-label="${escapeHtml(title)}">
${surroundings.join('\n')}
${shapes.join('\n')}
</svg>
<script>
  const svg = document.querySelector('svg'), view = svg.viewBox.baseVal;
  svg.addEventListener('wheel', (event) => {
    event.preventDefault();
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    const scale = Math.exp(event.deltaY / 500);
    view.x = at.x - (at.x - view.x) * scale; view.y = at.y - (at.y - view.y) * scale;
    view.width *= scale; view.height *= scale;
  }, { passive: false });
  svg.addEventListener('pointermove', (event) => {
    if (event.buttons !== 1) return;
    const scale = svg.getScreenCTM().a;
    view.x -= event.movementX / scale; view.y -= event.movementY / scale;
  });
</script>
</html>
`;
}
