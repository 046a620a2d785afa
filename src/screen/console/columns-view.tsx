/** The columns of a table: how each is read, what is missing, where its values lie, and a way to say otherwise. */

import { fill, texts } from '../texts/console.ts';
import { shownCount, shownNumber, shownShare } from './format.ts';
import { chooseReading, ignored } from './state.ts';
import { type Choice, choiceOf, choices } from './table/reading.ts';
import type { ColumnSummary } from './table/summary.ts';

const choiceTexts: Readonly<Record<Choice, string>> = {
  number: texts.choiceNumber,
  words: texts.choiceWords,
  boolean: texts.choiceBoolean,
  dayFirst: texts.choiceDayFirst,
  monthFirst: texts.choiceMonthFirst,
  iso: texts.choiceIso,
  excel: texts.choiceExcel,
  epochSeconds: texts.choiceEpochSeconds,
  epochMilliseconds: texts.choiceEpochMilliseconds,
};

export function ColumnsView({
  columns,
  target,
}: {
  readonly columns: readonly ColumnSummary[];
  readonly target: string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="scroll columns" tabIndex={0} aria-label={texts.columns}>
      <table>
        <caption class="visually-hidden">{texts.columns}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.use}</th>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.readAs}</th>
            <th scope="col" class="right">
              {texts.missing}
            </th>
            <th scope="col" class="right">
              {texts.values}
            </th>
            <th scope="col">{texts.distribution}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <ColumnRow key={column.name} column={column} isTarget={column.name === target} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ColumnRow({ column, isTarget }: { readonly column: ColumnSummary; readonly isTarget: boolean }) {
  const { name, reading, missing, distinct } = column;
  const use = (checked: boolean) => {
    const next = new Set(ignored.value);
    if (checked) next.delete(name);
    else next.add(name);
    ignored.value = next;
  };
  return (
    <tr class={isTarget ? 'target' : ''}>
      <td>
        <input
          type="checkbox"
          aria-label={fill(texts.useOf, { column: name })}
          checked={isTarget || !ignored.value.has(name)}
          disabled={isTarget}
          onChange={(event) => use(event.currentTarget.checked)}
        />
      </td>
      <th scope="row" class="name">
        {name}
      </th>
      <td class="reading">
        {reading.kind === 'empty' ? (
          texts.empty
        ) : (
          <select
            aria-label={fill(texts.readAsOf, { column: name })}
            value={choiceOf(reading)}
            onChange={(event) => void chooseReading('train', name, event.currentTarget.value as Choice)}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choiceTexts[choice]}
              </option>
            ))}
          </select>
        )}
        <ReadingNote column={column} />
      </td>
      <td class="right" data-label={texts.missing}>
        {shownShare(missing)}
      </td>
      <td class="right" data-label={texts.values}>
        {shownCount(distinct)}
      </td>
      <td class="distribution">
        <Histogram column={column} />
      </td>
    </tr>
  );
}

function ReadingNote({
  column: { reading, unread, firstUnread, examples },
}: {
  readonly column: ColumnSummary;
}) {
  const lines: string[] = [];
  const [example] = examples;
  if (reading.kind === 'date' && example !== undefined) lines.push(fill(texts.form, { form: example }));
  const written = reading.kind === 'number' ? reading.form : null;
  if (
    written !== null &&
    example !== undefined &&
    (written.decimal === ',' || written.group || written.unit)
  ) {
    lines.push(fill(texts.numberForm, { example }));
  }
  if (reading.kind === 'date' && reading.unsure) lines.push(texts.unsure);
  if (unread > 0) lines.push(fill(texts.unread, { n: shownCount(unread), first: firstUnread }));
  return (
    <>
      {lines.map((line) => (
        <p key={line} class="hint">
          {line}
        </p>
      ))}
    </>
  );
}

const width = 120;
const height = 32;

/** Small bars; what they show is in the label. */
function Histogram({ column: { name, bars } }: { readonly column: ColumnSummary }) {
  if (bars.length === 0) return null;
  const most = Math.max(...bars.map(({ rows }) => rows));
  const step = width / bars.length;
  const told = bars.map(({ from, to, rows }) => `${to === undefined ? from : `${from} – ${to}`}: ${rows}`);
  const ends = bars[0]!.to === undefined ? bars.map(({ from }) => from).join(', ') : endsOf(bars);
  return (
    <div class="histogram">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={fill(texts.distributionOf, { column: name, bars: told.join(', ') })}
      >
        {bars.map(({ from, rows }, i) => (
          <rect
            key={from}
            x={i * step + 0.5}
            y={height - (height * rows) / most}
            width={Math.max(1, Math.min(24, step - 1))}
            height={(height * rows) / most}
          />
        ))}
      </svg>
      <span class="hint" aria-hidden="true">
        {ends}
      </span>
    </div>
  );
}

function endsOf(bars: ColumnSummary['bars']): string {
  const [low, high] = [bars[0]!.from, bars.at(-1)!.to!];
  const number = /^-?[\d.]+(?:e[+-]?\d+)?$/;
  const shown = (text: string) => (number.test(text) ? shownNumber(Number(text)) : text);
  return `${shown(low)} – ${shown(high)}`;
}
