/** One job: how far it is, how it failed, or what it found. */

import { useEffect, useState } from 'preact/hooks';
import type { ListedJob, Row } from '../../client/index.ts';
import { texts } from '../texts/console.ts';
import { asking } from './account.ts';
import { shownCount, shownDuration, shownTime } from './format.ts';
import { jobTitle, State } from './jobs-view.tsx';
import { useLoaded } from './loaded.ts';
import { KeptProblem, Problem } from './problem.tsx';
import { JobProgressBar } from './progress.tsx';
import { EvaluationResult } from './results/evaluation.tsx';
import { ForecastResult } from './results/forecast.tsx';
import { PredictionsResult } from './results/predictions.tsx';
import { pathTo, run } from './state.ts';
import type { Outcome, Points } from './table/protocol.ts';
import { ask } from './table/thread.ts';
import { Tiles } from './tiles.tsx';

const refreshMs = 500;
const active = ({ status }: ListedJob) => status === 'queued' || status === 'running';

export function JobView({ id }: { readonly id: string }) {
  const {
    value: job,
    error,
    again,
  } = useLoaded(
    id,
    () => asking((client) => client.job(id)),
    (job) => (active(job) ? refreshMs : null),
  );
  if (error !== undefined) return <Problem error={error} again={again} />;
  if (job === undefined) return null;
  return (
    <>
      <h2>{jobTitle({ kind: job.kind, targetColumn: titleOf(job) })}</h2>
      <p>
        <State status={job.status} />
      </p>
      {active(job) && <JobProgressBar progress={job.progress} />}
      {job.error !== null && <KeptProblem error={job.error} />}
      {job.status === 'purged' && <p role="alert">{texts.resultGone}</p>}
      {job.status === 'succeeded' && <JobResult job={job} />}
      <Tiles
        tiles={[
          [texts.rows, shownCount(job.trainRows)],
          // A series without covariates has no column beside its own.
          ...(job.cols === 0 ? [] : ([[texts.columns, shownCount(job.cols)]] as const)),
          [texts.duration, shownDuration(job.durationMs)],
          [texts.started, shownTime(job.createdAt)],
          [texts.expires, shownTime(job.resultExpiresAt)],
        ]}
      />
    </>
  );
}

/** What the page has from having started the job itself. */
function outcomeOf(id: string): Outcome | null {
  return run.value?.jobId === id ? run.value.outcome : null;
}

/** Forecasts call every target alike; the page knows the name of those that it has started. */
function titleOf({ id, targetColumn }: ListedJob): string {
  const outcome = outcomeOf(id);
  return outcome?.kind === 'forecast' ? outcome.target : targetColumn;
}

function JobResult({ job }: { readonly job: ListedJob }) {
  if (job.kind === 'evaluate') return <Evaluation id={job.id} />;
  if (job.kind === 'forecast') return <Forecast job={job} />;
  if (job.kind === 'predict') return <Predictions job={job} />;
  return (
    <p>
      <a class="button" href={pathTo('models', job.contextId!)}>
        {texts.openModel}
      </a>
    </p>
  );
}

function Evaluation({ id }: { readonly id: string }) {
  const { value, error, again } = useLoaded(id, () => asking((client) => client.evaluation(id)));
  if (error !== undefined) return <Problem error={error} again={again} />;
  return value === undefined ? null : <EvaluationResult report={value} />;
}

const noHistory: ReadonlyMap<string, readonly Points[]> = new Map();

function Forecast({ job: { id } }: { readonly job: ListedJob }) {
  const { value, error, again } = useLoaded(id, () => asking((client) => client.forecast(id)));
  if (error !== undefined) return <Problem error={error} again={again} />;
  if (value === undefined) return null;
  const outcome = outcomeOf(id);
  const mine = outcome?.kind === 'forecast' ? outcome : null;
  return (
    <ForecastResult target={mine?.target ?? 'target'} steps={value} history={mine?.history ?? noHistory} />
  );
}

function Predictions({ job: { id, targetColumn, contextId } }: { readonly job: ListedJob }) {
  const { value, error, again } = useLoaded(id, () => asking((client) => client.predictions(id)));
  const outcome = outcomeOf(id);
  const mine = outcome?.kind === 'predict' || outcome?.kind === 'score' ? outcome : null;
  const inputs = useInputs(mine);
  if (error !== undefined) return <Problem error={error} again={again} />;
  if (value === undefined) return null;
  return (
    <PredictionsResult
      target={targetColumn}
      result={value}
      inputs={inputs}
      places={mine === null ? null : Array.from(mine.rows, (row) => row + 1)}
      contextId={contextId}
    />
  );
}

/** Rows that a page can hold beside their predictions. */
const maxInputs = 20_000;

/** The rows that were predicted, from the thread that sent them. */
function useInputs(mine: (Outcome & { kind: 'predict' | 'score' }) | null): readonly Row[] | null {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  useEffect(() => {
    let gone = false;
    if (mine === null || mine.rows.length > maxInputs) return undefined;
    const { slot, rows: places, columns } = mine;
    void ask('rows', { slot, rows: Array.from(places), columns }).then((found) => {
      if (!gone) setRows(found);
    });
    return () => {
      gone = true;
    };
  }, [mine]);
  return rows;
}
