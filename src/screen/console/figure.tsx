/** A picture with what it shows in a sentence, and its numbers as a table for whoever cannot see it. */

import { useEffect, useRef } from 'preact/hooks';
import { drawPicture, maxHues, type Picture } from '../../pictures/picture.ts';
import { texts } from '../texts/console.ts';
import { DataTable } from './data-table.tsx';

const leastWidth = 280;

export function Figure({ picture, fileName }: { readonly picture: Picture; readonly fileName?: string }) {
  const { title, text, table, wide = false, legend = [] } = picture;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    let drawnWidth = 0;
    const put = async () => {
      const plot = await import('../../pictures/plot.ts');
      if (gone || place.current === null) return;
      const width = Math.max(leastWidth, place.current.clientWidth);
      if (width === drawnWidth) return;
      drawnWidth = width;
      place.current.replaceChildren(drawPicture<SVGElement>(plot, picture, width));
    };
    const resized = new ResizeObserver(() => void put());
    resized.observe(place.current!);
    return () => {
      gone = true;
      resized.disconnect();
    };
  }, [picture]);
  return (
    <figure class={wide ? 'panel wide' : 'panel'}>
      <h3>{title}</h3>
      <div class="picture" ref={place} />
      {legend.length > 0 && <Legend names={legend} />}
      <figcaption>{text}</figcaption>
      <details>
        <summary>{texts.numbers}</summary>
        <DataTable table={table} caption={title} {...(fileName !== undefined && { fileName })} />
      </details>
    </figure>
  );
}

function Legend({ names }: { readonly names: readonly string[] }) {
  return (
    <ul class="legend">
      {names.map((name, i) => (
        <li key={name}>
          <span class={`swatch s${i % maxHues}`} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
