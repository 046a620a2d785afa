/** A forecast with its fan, behind the past. */

import { useMemo, useState } from 'preact/hooks';
import type { ForecastStep } from '../../../client/index.ts';
import { forecastPicture, levelsOf } from '../../../pictures/forecast.ts';
import { fill, texts } from '../../texts/console.ts';
import { DataTable } from '../data-table.tsx';
import { Figure } from '../figure.tsx';
import { type Shown, words } from '../format.ts';
import type { Points } from '../table/protocol.ts';

interface Props {
  readonly target: string;
  readonly steps: readonly ForecastStep[];
  /** By the text of the item; empty when the page has not seen the table. */
  readonly history: ReadonlyMap<string, readonly Points[]>;
}

export function ForecastResult({ target, steps, history }: Props) {
  const items = useMemo(() => [...new Set(steps.map(({ item_id }) => String(item_id)))], [steps]);
  const [item, setItem] = useState(items[0]!);
  const shown = useMemo(() => steps.filter(({ item_id }) => String(item_id) === item), [steps, item]);
  const past = history.get(item);
  const picture = useMemo(
    () => (shown.length === 0 ? null : forecastPicture(target, shown, past ?? [], words)),
    [target, shown, past],
  );
  const levels = levelsOf(steps[0]);
  const rows = steps.map((step): Shown[] => [
    ...(items.length > 1 ? [step.item_id] : []),
    step.timestamp,
    step.mean,
    ...levels.map((level) => step[level]),
  ]);
  const columns = [
    ...(items.length > 1 ? [texts.seriesShown] : []),
    texts.timestamp,
    texts.mean,
    ...levels.map((level) => words.share(Number(level))),
  ];
  return (
    <>
      {items.length > 1 && (
        <p class="field-row">
          <label for="series">{texts.seriesShown}</label>
          <select id="series" value={item} onChange={(event) => setItem(event.currentTarget.value)}>
            {items.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </p>
      )}
      {picture && <Figure picture={picture} />}
      <DataTable
        caption={fill(texts.forecastTitle, { target })}
        table={{ columns, rows }}
        fileName="forecast.csv"
      />
    </>
  );
}
