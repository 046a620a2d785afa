/** The one door to MapLibre GL: its worker comes from our own origin, as the page's policy asks. */

import {
  AttributionControl,
  GlobeControl,
  Map as MapLibre,
  NavigationControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

setWorkerUrl(workerUrl);

interface Words {
  readonly mapLabel: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly globe: string;
  readonly flat: string;
}

export function createMap(
  container: HTMLElement,
  style: StyleSpecification,
  words: Words,
  drawing: { readonly fadeDuration?: number },
): MapLibre {
  const map = new MapLibre({
    ...drawing,
    container,
    style,
    center: [12, 28],
    zoom: Math.max(0.4, Math.log2(Math.min(container.clientWidth, container.clientHeight) / 190)),
    minZoom: 0,
    maxZoom: 16,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    locale: {
      'Map.Title': words.mapLabel,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
      'GlobeControl.Enable': words.globe,
      'GlobeControl.Disable': words.flat,
    },
  });
  map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right');
  map.addControl(new GlobeControl(), 'bottom-right');
  map.addControl(new AttributionControl({ compact: true }), 'bottom-right');
  return map;
}
