/** The jobs of the organisation. */

import type { ListedJob } from '../../client/index.ts';
import { fill, texts } from '../texts/console.ts';
import { asking } from './account.ts';
import { shownCount, shownDuration, shownTime } from './format.ts';
import { useLoaded } from './loaded.ts';
import { PageButtons, usePages } from './pages.tsx';
import { Problem } from './problem.tsx';
import { pathTo } from './state.ts';

export const kindNames = {
  fit: texts.kindFit,
  predict: texts.kindPredict,
  evaluate: texts.kindEvaluate,
  forecast: texts.kindForecast,
} as const;

const pageSize = 25;
const refreshMs = 1500;

const active = ({ status }: ListedJob) => status === 'queued' || status === 'running';

export function JobsView() {
  const pages = usePages();
  const { value, error, again } = useLoaded(
    `jobs ${pages.after}`,
    () =>
      asking((client) =>
        client.jobs({ limit: pageSize, ...(pages.after !== undefined && { after: pages.after }) }),
      ),
    ({ jobs }) => (jobs.some(active) ? refreshMs : null),
  );
  if (error !== undefined) return <Problem error={error} again={again} />;
  if (value === undefined) return null;
  const { jobs, next } = value;
  if (jobs.length === 0 && pages.number === 1) return <p>{texts.noJobs}</p>;
  return (
    <>
      <h2>{texts.jobs}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section class="scroll" tabIndex={0} aria-label={texts.jobs}>
        <table class="list">
          <caption class="visually-hidden">{texts.jobs}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.kind}</th>
              <th scope="col">{texts.target}</th>
              <th scope="col">{texts.status}</th>
              <th scope="col" class="right">
                {texts.rows}
              </th>
              <th scope="col">{texts.started}</th>
              <th scope="col" class="right">
                {texts.duration}
              </th>
              <th scope="col">{texts.expires}</th>
              <th scope="col">{texts.user}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <tr key={job.id}>
                <td>
                  <a href={pathTo('jobs', job.id)}>{kindNames[job.kind]}</a>
                </td>
                <td class="name">{job.targetColumn}</td>
                <td>
                  <State status={job.status} />
                  {job.progress !== null && <span> {Math.round(100 * job.progress.fraction)} %</span>}
                  {job.error !== null && <p class="hint">{job.error.problem}</p>}
                </td>
                <td class="right" data-label={texts.rows}>
                  {shownCount(job.trainRows)}
                </td>
                <td data-label={texts.started}>{shownTime(job.createdAt)}</td>
                <td class="right" data-label={texts.duration}>
                  {shownDuration(job.durationMs)}
                </td>
                <td data-label={texts.expires}>{shownTime(job.resultExpiresAt)}</td>
                <td data-label={texts.user}>{job.user}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <PageButtons pages={pages} next={next} />
    </>
  );
}

type Status = ListedJob['status'] | 'creating' | 'ready' | 'expired' | 'deleted';

export function State({ status }: { readonly status: Status }) {
  return <span class={`state ${status}`}>{status === 'deleted' ? status : texts[status]}</span>;
}

export const jobTitle = ({ kind, targetColumn }: Pick<ListedJob, 'kind' | 'targetColumn'>): string =>
  fill(texts.jobTitle, { kind: kindNames[kind], target: targetColumn });
