/** Drawing on computers without a graphics card: flat from the start, and coarser and more seldom while the map moves. */

import type { LngLat, Map as MapLibre, Point } from 'maplibre-gl';

/** Drawers of browsers and systems that work without a card, by what they call themselves. */
const processors = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether the browser draws by the processor: it refuses a context that must be fast (some no longer do), or what it draws
 * with says so. */
export function drawsByProcessor(): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  if (context === null) return true;
  const unmasked = context.getExtension('WEBGL_debug_renderer_info');
  const name = context.getParameter(unmasked?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return processors.test(String(name));
}

/** Of the pixels in each direction, while the map moves. */
const coarse = 0.4;
/** After the last movement, milliseconds. */
const rest = 160;

/** While the map is dragged: milliseconds, and the share of its width or height, after which the picture that is moved
 * along is drawn anew. */
const [shortest, longest] = [400, 1200];
const reach = 0.33;
/** A picture lasts so many times as long as it took, so that drawing keeps few of the frames. */
const worth = 8;

/** Draws fewer pixels and leaves out the names while the map moves, and brings both back when it rests. A map that is
 * dragged moves the picture it has drawn last, and draws another one now and then.
 * @returns ends it */
export function easeMoving(map: MapLibre): () => void {
  const forgetPicture = movePicture(map);
  let eased = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = (moving: boolean) => {
    if (eased === moving) return;
    eased = moving;
    for (const { id, type } of map.getStyle().layers)
      if (type === 'symbol') map.setPaintProperty(id, 'text-opacity', moving ? 0 : 1);
    // As setPixelRatio(), which would end the drag that it is for.
    map._overridePixelRatio = devicePixelRatio * (moving ? coarse : 1);
    map._resizeInternal(false);
    // Which empties the canvas.
    forgetPicture();
    map.triggerRepaint();
  };
  const start = () => {
    clearTimeout(timer);
    put(true);
  };
  const end = () => {
    clearTimeout(timer);
    timer = setTimeout(() => put(false), rest);
  };
  map.on('movestart', start);
  map.on('moveend', end);
  return () => clearTimeout(timer);
}

/** @returns forgets the picture, so that the next frame is drawn */
function movePicture(map: MapLibre): () => void {
  const { painter } = map;
  const canvas = map.getCanvas();
  const draw = painter.render.bind(painter);
  // A layer of its own moves without anything being painted.
  canvas.style.willChange = 'transform';
  /** Of the picture on the canvas: its centre, where that stands in the window, its zoom, and when it was drawn. */
  let last: { center: LngLat; at: Point; zoom: number; time: number } | undefined;
  let lasting = shortest;
  let justDrawn = false;
  painter.render = (style, transform, options) => {
    const time = performance.now();
    // What drawing takes is seen by how late the next frame comes: the graphics work beside this thread.
    if (last && justDrawn) lasting = Math.min(longest, Math.max(shortest, worth * (time - last.time)));
    justDrawn = false;
    if (last && options.moving && map.getZoom() === last.zoom && time - last.time < lasting) {
      const { x, y } = map.project(last.center).sub(last.at);
      if (Math.abs(x) < reach * canvas.clientWidth && Math.abs(y) < reach * canvas.clientHeight) {
        // By whole pixels of the screen, which are copied and not mixed.
        const [right, down] = [x, y].map((shift) => Math.round(shift * devicePixelRatio) / devicePixelRatio);
        canvas.style.transform = `translate(${right}px, ${down}px)`;
        return;
      }
    }
    canvas.style.transform = '';
    draw(style, transform, options);
    const center = map.getCenter();
    const still = map.getBearing() === 0 && map.getPitch() === 0 && !options.isRenderingGlobe;
    justDrawn = options.moving;
    last = still ? { center, at: map.project(center), zoom: map.getZoom(), time } : undefined;
  };
  return () => {
    last = undefined;
  };
}
