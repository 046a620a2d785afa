/** The fitted contexts of the organisation. */

import { useState } from 'preact/hooks';
import type { ListedContext } from '../../client/index.ts';
import { fill, texts } from '../texts/console.ts';
import { asking } from './account.ts';
import { shownCount, shownTime } from './format.ts';
import { State } from './jobs-view.tsx';
import { useLoaded } from './loaded.ts';
import { PageButtons, usePages } from './pages.tsx';
import { Problem } from './problem.tsx';
import { pathTo } from './state.ts';

const pageSize = 25;
const refreshMs = 1500;

export function ModelsView() {
  const pages = usePages();
  const [failure, setFailure] = useState<unknown>();
  const { value, error, again } = useLoaded(
    `models ${pages.after}`,
    () =>
      asking((client) =>
        client.contexts({ limit: pageSize, ...(pages.after !== undefined && { after: pages.after }) }),
      ),
    ({ contexts }) => (contexts.some(({ status }) => status === 'creating') ? refreshMs : null),
  );
  const remove = async (id: string) => {
    try {
      await asking((client) => client.deleteContext(id));
      again();
    } catch (cause) {
      setFailure(cause);
    }
  };
  if (error !== undefined) return <Problem error={error} again={again} />;
  if (value === undefined) return null;
  const { contexts, next } = value;
  return (
    <>
      <h2>{texts.models}</h2>
      {failure !== undefined && <Problem error={failure} />}
      {contexts.length === 0 && pages.number === 1 && <p>{texts.noModels}</p>}
      <ul class="models">
        {contexts.map((context) => (
          <ModelItem key={context.id} context={context} onDelete={() => void remove(context.id)} />
        ))}
      </ul>
      <PageButtons pages={pages} next={next} />
    </>
  );
}

function ModelItem({
  context,
  onDelete,
}: {
  readonly context: ListedContext;
  readonly onDelete: () => void;
}) {
  const [asked, setAsked] = useState(false);
  const { id, targetColumn, status, trainRows, cols, expiresAt, error } = context;
  return (
    <li class="panel">
      <h3>{status === 'ready' ? <a href={pathTo('models', id)}>{targetColumn}</a> : targetColumn}</h3>
      <p>
        <State status={status} />{' '}
        {fill(texts.trainedOn, {
          rows: shownCount(trainRows),
          columns: shownCount(cols),
          time: shownTime(expiresAt),
        })}
      </p>
      {error !== null && <p class="problem">{error.problem}</p>}
      {asked ? (
        <p role="alert">
          {texts.deleteSure}{' '}
          <button type="button" class="danger" onClick={onDelete}>
            {texts.delete}
          </button>{' '}
          <button type="button" onClick={() => setAsked(false)}>
            {texts.cancel}
          </button>
        </p>
      ) : (
        <button
          type="button"
          aria-label={fill(texts.deleteModel, { target: targetColumn })}
          onClick={() => setAsked(true)}
        >
          {texts.delete}
        </button>
      )}
    </li>
  );
}
