/** A failure in words: what is wrong, what happened, what to do. */

import type { ErrorEnvelope } from '../../client/index.ts';
import { GraticuleClientError } from '../../client/index.ts';
import { fill, texts } from '../texts/console.ts';
import { ThreadError } from './table/thread.ts';

interface Words {
  readonly problem: string;
  readonly cause?: string;
  readonly fix?: string;
  readonly requestId?: string | null;
}

function wordsOf(error: unknown): Words {
  if (error instanceof GraticuleClientError) {
    const { problem, detail, fix, requestId } = error;
    return { problem: problem || texts.errorTitle, cause: detail, fix, requestId };
  }
  if (error instanceof ThreadError) {
    const { client, unreadable, message } = error.sent;
    if (client !== null) {
      const { problem, detail, fix, requestId } = client;
      return { problem: problem || texts.errorTitle, cause: detail, fix, requestId };
    }
    if (unreadable !== null) {
      const { kind, detail } = unreadable;
      const name = `file${kind[0]!.toUpperCase()}${kind.slice(1)}` as keyof typeof texts;
      return { problem: fill(texts[name], { detail }) };
    }
    return { problem: /fetch|network/i.test(message) ? texts.unreachable : texts.errorTitle, cause: message };
  }
  if (error instanceof TypeError && /fetch|network/i.test(error.message))
    return { problem: texts.unreachable };
  return { problem: texts.errorTitle, cause: String(error) };
}

export function Problem({ error, again }: { readonly error: unknown; readonly again?: () => void }) {
  return <ProblemWords {...wordsOf(error)} {...(again && { again })} />;
}

/** As the service keeps it with a job or context. */
export function KeptProblem({
  error: { problem, cause, fix, requestId },
}: {
  readonly error: ErrorEnvelope;
}) {
  return <ProblemWords problem={problem} cause={cause} fix={fix} requestId={requestId} />;
}

function ProblemWords({ problem, cause, fix, requestId, again }: Words & { readonly again?: () => void }) {
  return (
    <div role="alert" class="panel problem-panel">
      <p class="problem">
        <strong>{problem}</strong>
      </p>
      <dl>
        {cause && <Line name={texts.cause} value={cause} />}
        {fix && <Line name={texts.fix} value={fix} />}
        {requestId && <Line name={texts.requestId} value={requestId} />}
      </dl>
      {again && (
        <button type="button" onClick={again}>
          {texts.retry}
        </button>
      )}
    </div>
  );
}

const Line = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
