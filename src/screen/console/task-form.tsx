/** What to do with a table: the task, the target, and what the task asks for. */

import { useEffect, useState } from 'preact/hooks';
import type { Task } from '../../client/index.ts';
import { fill, texts } from '../texts/console.ts';
import { DropZone } from './drop-zone.tsx';
import { shownCount } from './format.ts';
import { HolidayFields } from './holiday-fields.tsx';
import { Problem } from './problem.tsx';
import { Select } from './select.tsx';
import { ignored, openFile, running, startJob, tables } from './state.ts';
import type { JobRequest, TableSummary } from './table/protocol.ts';
import type { ColumnSummary } from './table/summary.ts';
import { ask } from './table/thread.ts';

const kinds = ['evaluate', 'fit', 'predict', 'forecast'] as const;
type Kind = (typeof kinds)[number];

const kindTexts: Readonly<Record<Kind, readonly [title: string, hint: string, start: string]>> = {
  evaluate: [texts.evaluate, texts.evaluateHint, texts.startEvaluate],
  fit: [texts.fit, texts.fitHint, texts.startFit],
  predict: [texts.predict, texts.predictHint, texts.startPredict],
  forecast: [texts.forecast, texts.forecastHint, texts.startForecast],
};

const aheadTexts = {
  steps: texts.aheadSteps,
  unlabelled: texts.aheadUnlabelled,
  score: texts.aheadScore,
} as const;

/** Classes of numbers that are more likely names than sizes. */
const fewClasses = 10;
/** Ceiling of the service for steps of all series together is higher; a form needs one too. */
const maxHorizon = 10_000;

/** Few different values are classes, many numbers a size. */
export function taskOf({ reading, distinct }: ColumnSummary): Task {
  return reading.kind === 'number' && distinct > fewClasses ? 'regression' : 'classification';
}

/** The column that people most likely ask for: a series has a date, the rest their last useful column. */
export function guessTarget({ columns }: TableSummary): string {
  const series = columns.some(({ reading }) => reading.kind === 'date');
  const numbers = columns.filter(({ reading }) => reading.kind === 'number');
  const classes = columns.filter(
    ({ reading, distinct }) =>
      (reading.kind === 'words' || reading.kind === 'boolean') && distinct >= 2 && distinct <= 20,
  );
  const called = columns.find(({ name }) => /^(?:y|target|label|class|outcome)$/i.test(name));
  if (called !== undefined) return called.name;
  if (series && numbers.length > 0) return numbers[0]!.name;
  return (classes[0] ?? numbers.at(-1) ?? columns.at(-1)!).name;
}

interface Props {
  readonly table: TableSummary;
  readonly target: string;
  readonly onTarget: (name: string) => void;
}

export function TaskForm({ table, target, onTarget }: Props) {
  const dates = table.columns.filter(({ reading }) => reading.kind === 'date');
  const [kind, setKind] = useState<Kind>(
    dates.length > 0 && table.columns.length <= 4 ? 'forecast' : 'evaluate',
  );
  const column = table.columns.find(({ name }) => name === target)!;
  const [task, setTask] = useState<Task | null>(null);
  const [rows, setRows] = useState<'unlabelled' | 'score'>('score');
  const [ahead, setAhead] = useState<'steps' | 'unlabelled' | 'score'>('steps');
  const [timestamp, setTimestamp] = useState(dates[0]?.name ?? table.columns[0]!.name);
  const [item, setItem] = useState('');
  const [horizon, setHorizon] = useState(12);
  const [holidays, setHolidays] = useState('');
  const unlabelled = useUnlabelled(kind === 'predict' || kind === 'forecast' ? target : null);
  const chosen = task ?? taskOf(column);
  const dated = dates.some(({ name }) => name === timestamp);
  const score = tables.score.value!;

  const request = (): JobRequest => {
    if (kind === 'forecast') {
      const others = new Set([timestamp, target, item]);
      const columns = table.columns
        .filter(
          ({ name, reading }) => !others.has(name) && !ignored.value.has(name) && reading.kind !== 'empty',
        )
        .map(({ name }) => name);
      const known = ahead === 'steps' ? null : { columns, rows: ahead };
      const felt = dated && holidays !== '' ? [holidays] : [];
      return { kind, timestamp, target, item: item === '' ? null : item, horizon, known, holidays: felt };
    }
    const features = table.columns
      .filter(({ name, reading }) => name !== target && !ignored.value.has(name) && reading.kind !== 'empty')
      .map(({ name }) => name);
    const learning = { task: chosen, target, features };
    return kind === 'predict' ? { kind, learning, rows } : { kind, learning };
  };
  /** The rows that the task needs, undefined where it needs none. */
  const wanted = kind === 'predict' ? rows : kind === 'forecast' && ahead !== 'steps' ? ahead : undefined;
  const ready =
    !running() && (wanted === undefined || (wanted === 'score' ? score.kind === 'read' : unlabelled !== 0));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void startJob(request());
  };
  return (
    <form class="panel task" onSubmit={submit}>
      <fieldset class="kinds">
        <legend>{texts.task}</legend>
        {kinds.map((each) => (
          <label key={each} class={each === kind ? 'kind chosen' : 'kind'}>
            <input type="radio" name="kind" checked={each === kind} onChange={() => setKind(each)} />
            <span>
              <strong>{kindTexts[each][0]}</strong>
              <span class="hint">{kindTexts[each][1]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div class="fields">
        <Select
          label={texts.target}
          value={target}
          options={table.columns.map(({ name }) => name)}
          onChange={(name) => {
            setTask(null);
            onTarget(name);
          }}
        />
        {kind === 'forecast' ? (
          <>
            <Select
              label={texts.timestamp}
              value={timestamp}
              options={table.columns.map(({ name }) => name)}
              onChange={setTimestamp}
            />
            <Select
              label={texts.series}
              value={item}
              options={['', ...table.columns.map(({ name }) => name)]}
              names={{ '': texts.noSeries }}
              onChange={setItem}
            />
            <label class="field">
              {texts.horizon}
              <input
                type="number"
                disabled={ahead !== 'steps'}
                min={1}
                max={maxHorizon}
                required
                value={horizon}
                onInput={(event) => setHorizon(event.currentTarget.valueAsNumber)}
              />
            </label>
            {dated && <HolidayFields place={holidays} onPlace={setHolidays} />}
          </>
        ) : (
          column.reading.kind === 'number' && (
            <Select
              label={texts.classesOrNumber}
              value={chosen}
              options={['regression', 'classification']}
              names={{ regression: texts.asNumber, classification: texts.asClasses }}
              onChange={(name) => setTask(name as Task)}
            />
          )
        )}
      </div>
      {kind === 'forecast' && (
        <fieldset>
          <legend>{texts.ahead}</legend>
          {(['steps', 'unlabelled', 'score'] as const).map((each) => (
            <label key={each} class="choice">
              <input
                type="radio"
                name="ahead"
                disabled={each === 'unlabelled' && unlabelled === 0}
                checked={ahead === each}
                onChange={() => setAhead(each)}
              />
              {aheadTexts[each]}
            </label>
          ))}
          {ahead === 'score' && <ScoreFile />}
        </fieldset>
      )}
      {kind === 'predict' && (
        <fieldset>
          <legend>{texts.rows}</legend>
          <label class="choice">
            <input
              type="radio"
              name="rows"
              disabled={unlabelled === 0}
              checked={rows === 'unlabelled'}
              onChange={() => setRows('unlabelled')}
            />
            {unlabelled === 0
              ? texts.noUnlabelled
              : fill(texts.rowsUnlabelled, { n: shownCount(unlabelled) })}
          </label>
          <label class="choice">
            <input type="radio" name="rows" checked={rows === 'score'} onChange={() => setRows('score')} />
            {texts.rowsScore}
          </label>
          {rows === 'score' && <ScoreFile />}
        </fieldset>
      )}
      <button type="submit" class="primary" disabled={!ready}>
        {kindTexts[kind][2]}
      </button>
    </form>
  );
}

/** The file whose rows are to be predicted. */
export function ScoreFile() {
  const state = tables.score.value!;
  return (
    <>
      <DropZone hint={texts.predictWithHint} onFile={(file) => void openFile('score', file)} />
      {state.kind === 'reading' && <p aria-live="polite">{fill(texts.reading, { name: state.name })}</p>}
      {state.kind === 'failed' && <Problem error={state.error} />}
      {state.kind === 'read' && (
        <p aria-live="polite">
          {fill(texts.otherRows, { name: state.table.name, rows: shownCount(state.table.rows) })}
        </p>
      )}
    </>
  );
}

/** How many rows of the table lack the target; 0 until that is known. */
function useUnlabelled(target: string | null): number {
  const [found, setFound] = useState(0);
  useEffect(() => {
    let gone = false;
    if (target === null) return undefined;
    setFound(0);
    void ask('unlabelled', { target }).then((rows) => {
      if (!gone) setFound(rows);
    });
    return () => {
      gone = true;
    };
  }, [target]);
  return found;
}
