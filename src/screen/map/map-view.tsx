/** The map itself. Its library is large and comes after the first paint. */

import { effect, useSignal } from '@preact/signals';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts/map.ts';
import { ownTiles } from './api.ts';
import { focus, layers } from './state.ts';

export type Pick = (lon: number, lat: number) => void;

/** @param onPick  called with the position that was clicked, or the middle of the map for Enter */
export function MapView({ onPick }: { readonly onPick: Pick }) {
  const place = useRef<HTMLDivElement>(null);
  const failed = useSignal(false);
  useEffect(() => {
    let end = () => {};
    let gone = false;
    void start(place.current!, onPick).then(
      (stop) => {
        if (gone) stop();
        else end = stop;
      },
      () => {
        failed.value = true;
      },
    );
    return () => {
      gone = true;
      end();
    };
  }, []);
  return (
    <section class="map-area" aria-label={texts.mapLabel}>
      <div ref={place} class="map" />
      {failed.value && <p class="panel no-map">{texts.noWebGl}</p>}
    </section>
  );
}

async function start(container: HTMLElement, onPick: Pick): Promise<() => void> {
  // The server cuts its first tile in the time that the library takes to come.
  void fetch('/_map/tiles/0/0/0').catch(() => {});
  const [library, { mapStyle, spaceColour }, { DrawnAnswers, show }, { drawsByProcessor, easeMoving }, own] =
    await Promise.all([
      import('./library.ts'),
      import('./style.ts'),
      import('./answer-layers.ts'),
      import('./without-card.ts'),
      ownTiles().catch(() => null),
    ]);
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const byProcessor = drawsByProcessor();
  let projection: 'globe' | 'mercator' = byProcessor ? 'mercator' : 'globe';
  container.style.background = spaceColour(darkness.matches);
  const map: MapLibre = library.createMap(
    container,
    mapStyle(darkness.matches, projection, own),
    texts,
    // Fading names are drawn again and again after every movement.
    byProcessor ? { fadeDuration: 0 } : {},
  );
  /** None while the style loads. */
  let drawn: InstanceType<typeof DrawnAnswers> | undefined;
  let answerDrawn = false;

  const redraw = () => {
    drawn?.draw(layers.peek());
  };
  /** Until the reader moves the map, the answer stays in the part of it that nothing covers. */
  let following = false;
  const look = () => {
    const wanted = focus.peek();
    const layer = layers.peek().find(({ id }) => id === wanted?.id);
    if (!drawn || !layer) return;
    following = true;
    show(map, layer, padding(container), still);
  };
  const panel = new ResizeObserver(() => {
    if (following) look();
  });
  panel.observe(document.querySelector('.side')!);
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) following = false;
  });
  map.on('style.load', () => {
    drawn = new DrawnAnswers(map);
    map.setProjection({ type: projection });
    redraw();
    look();
    // For who waits for the picture: tests, and whoever takes one.
    container.dataset.state = 'ready';
  });
  map.on('render', () => {
    if (!answerDrawn && drawn?.shown) {
      answerDrawn = true;
      // For who measures: the first answer stands on the map.
      performance.mark('answer-drawn');
    }
  });
  map.on('idle', () => {
    container.dataset.drawn = String(drawn?.count ?? 0);
  });
  map.on('click', ({ lngLat }) => {
    const { lng, lat } = lngLat.wrap();
    onPick(lng, lat);
  });
  map.getCanvas().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    const { lng, lat } = map.getCenter().wrap();
    onPick(lng, lat);
  });
  map.on('projectiontransition', ({ newProjection }) => {
    if (newProjection === 'globe' || newProjection === 'mercator') projection = newProjection;
  });
  const recolour = () => {
    drawn = undefined;
    container.style.background = spaceColour(darkness.matches);
    map.setStyle(mapStyle(darkness.matches, projection, own), { diff: false });
  };
  darkness.addEventListener('change', recolour);
  const ends = [
    () => panel.disconnect(),
    byProcessor ? easeMoving(map) : () => {},
    effect(() => {
      layers.value;
      redraw();
    }),
    effect(() => {
      focus.value;
      look();
    }),
  ];
  return () => {
    for (const stop of ends) stop();
    darkness.removeEventListener('change', recolour);
    map.remove();
  };
}

/** Pixels of the map that the panel covers, and a margin: at its left on a desk, at its foot on a phone. */
function padding(container: HTMLElement): { top: number; right: number; bottom: number; left: number } {
  const margin = 40;
  const least = 80;
  const { width, height } = container.getBoundingClientRect();
  const panel = document.querySelector('.side')?.getBoundingClientRect();
  const base = { top: margin, right: margin, bottom: margin, left: margin };
  if (!panel || panel.height === 0) return base;
  if (width >= 720) return { ...base, left: panel.right + margin };
  const bottom = height - panel.top + margin / 2;
  return { ...base, bottom, top: Math.max(0, Math.min(margin, height - bottom - least)) };
}
