/** A map in one HTML file: SVG drawn here, no script or tile from elsewhere; wheel and drag move it. */

import type { Feature, Geometry, Position } from 'geojson';
import { escapeHtml } from '../shared/escape-html.ts';
import { type MapColours, mapColours } from '../shared/map-colours.ts';
import { baseMap, type Frame, type TileSource } from './map-base.ts';

/** Mercator in degrees at the equator, cut at 85°, south positive as in SVG. */
function project([lon, lat]: Position, origin: number): [number, number] {
  const clamped = Math.max(-85, Math.min(85, lat!)) * (Math.PI / 180);
  const x = lon! - origin;
  // Keep shapes whole that lie on both sides of ±180° when the map is centred there.
  const turned = x > 180 ? x - 360 : x < -180 ? x + 360 : x;
  return [turned, (-180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + clamped / 2))];
}

/** @param frame  grows with what is drawn */
function pathOf(geometry: Geometry, origin: number, frame: Frame): string {
  const parts: string[] = [];
  const draw = (positions: Position[], closed: boolean) => {
    const points = positions.map((position) => project(position, origin));
    let before: number | undefined;
    const steps = points.map(([x, y]) => {
      frame.west = Math.min(frame.west, x);
      frame.east = Math.max(frame.east, x);
      frame.north = Math.min(frame.north, y);
      frame.south = Math.max(frame.south, y);
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
      for (const member of geometry.geometries) parts.push(pathOf(member, origin, frame));
  }
  return parts.join('');
}

/** A page of the base map with features over it. Small enough to send: the library of the browser's map alone, without a
 * tile, is larger than most of these pages.
 * @param features  what to show
 * @param title     shown above the map
 * @param tile      gives the base map */
export async function mapPage(
  features: readonly Feature<Geometry>[],
  title: string,
  tile: TileSource,
): Promise<string> {
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
  const around = Math.min(world / 2, beside * Math.max(box[2]!, box[3]!));
  const seen = {
    west: box[0]! - around,
    north: box[1]! - around,
    east: box[0]! + box[2]! + around,
    south: box[1]! + box[3]! + around,
  };
  const surroundings = await baseMap(seen, origin, tile);
  const sources = [...new Set(features.map(({ properties }) => properties?.source).filter(Boolean))];
  const credit = surroundings === '' ? '' : 'Map: Natural Earth, GeoNames (CC BY 4.0)';
  const notes = [...new Set(features.flatMap(({ properties }) => (properties?.notes ?? []) as string[]))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>
  :root { ${variables(mapColours.light)} --ground: #fff; --line: #b9c7d3; color-scheme: light dark; }
  @media (prefers-color-scheme: dark) { :root { ${variables(mapColours.dark)} --ground: #1b2530; --line: #31424f; } }
  html, body { margin: 0; height: 100%; font: 15px/1.4 system-ui, sans-serif; color: var(--text); background: var(--sea); }
  body { display: flex; flex-direction: column; }
  header { padding: .6rem 1rem; background: var(--ground); border-bottom: 1px solid var(--line); }
  header b { font-size: 1.1rem; } header span { color: var(--soft); margin-left: .8rem; }
  header p { margin: .2rem 0 0; color: var(--soft); }
  svg { flex: 1; width: 100%; min-height: 0; cursor: grab; touch-action: none; --u: ${(side / 600).toPrecision(4)}; }
  path { vector-effect: non-scaling-stroke; fill: none; }
  .land { fill: var(--land); fill-rule: evenodd; } .lakes { fill: var(--water); fill-rule: evenodd; }
  .rivers { stroke: var(--water); stroke-width: 1.2; } .borders { stroke: var(--border); stroke-width: 1; }
  .regions { stroke: var(--region); stroke-width: .7; stroke-dasharray: 3 2; }
  text { font-size: calc(var(--s) * var(--u) * 1px); text-anchor: middle; dominant-baseline: middle; fill: var(--text);
    paint-order: stroke; stroke: var(--halo); stroke-width: calc(2.6px * var(--u)); stroke-linejoin: round; pointer-events: none; }
  .city { fill: var(--soft); } .sea { fill: var(--seaText); }
  .area { fill: #d55e0047; stroke: #d55e00; stroke-width: 1.8; fill-rule: evenodd; }
  .line { stroke: #d55e00; stroke-width: 2.4; }
  .point { stroke: #d55e00; stroke-width: 12; stroke-linecap: round; }
</style>
<header><b>${escapeHtml(title)}</b><span>${escapeHtml(sources.join(', '))}</span><span>${credit}</span>${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}</header>
<svg viewBox="${box.map((n) => n.toFixed(4)).join(' ')}" role="img" aria-label="${escapeHtml(title)}">
${surroundings}
${shapes.join('\n')}
<g id="names"></g>
</svg>
<script>
  const svg = document.querySelector('svg'), view = svg.viewBox.baseVal;
  // Names lie over the answer, the most important first; those that have no room are left out, at every scale anew.
  const names = [...svg.querySelectorAll('text')];
  document.getElementById('names').append(...names);
  const place = () => {
    const { a, d, e, f } = svg.getScreenCTM(), { width, height, left, top } = svg.getBoundingClientRect();
    svg.style.setProperty('--u', 1 / a);
    const taken = [];
    for (const name of names) {
      const size = Number(name.style.getPropertyValue('--s'));
      const x = a * name.getAttribute('x') + e - left, y = d * name.getAttribute('y') + f - top;
      const w = 0.3 * size * name.textContent.length + 6, h = 0.6 * size + 4;
      const free = x > w && y > h && x < width - w && y < height - h
        && taken.every((other) => Math.abs(other.x - x) > other.w + w || Math.abs(other.y - y) > other.h + h);
      name.style.display = free ? '' : 'none';
      if (free) taken.push({ x, y, w, h });
    }
  };
  new ResizeObserver(place).observe(svg);
  svg.addEventListener('wheel', (event) => {
    event.preventDefault();
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    const scale = Math.exp(event.deltaY / 500);
    view.x = at.x - (at.x - view.x) * scale; view.y = at.y - (at.y - view.y) * scale;
    view.width *= scale; view.height *= scale;
    place();
  }, { passive: false });
  svg.addEventListener('pointermove', (event) => {
    if (event.buttons !== 1) return;
    const scale = svg.getScreenCTM().a;
    view.x -= event.movementX / scale; view.y -= event.movementY / scale;
    place();
  });
</script>
</html>
`;
}

const world = 360;
/** Of the larger side of the answer's box, what is drawn on each side of it. */
const beside = 0.7;

const variables = (colours: MapColours) =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');
