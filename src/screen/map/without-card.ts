/** Drawing on computers without a graphics card: flat from the start, and coarser while the map moves. */

import type { Map as MapLibre } from 'maplibre-gl';

/** Whether the browser draws by the processor: it refuses a context that must be fast. */
export function drawsByProcessor(): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: true });
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context === null;
}

/** Of the pixels in each direction, while the map moves. */
const coarse = 0.4;
/** After the last movement, milliseconds. */
const rest = 160;

/** Draws fewer pixels and leaves out the names while the map moves, and brings both back when it rests.
 * @returns ends it */
export function easeMoving(map: MapLibre): () => void {
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
