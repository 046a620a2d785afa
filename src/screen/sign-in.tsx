/** The form that asks for an API key. */

import { signIn } from './session.ts';
import { common } from './texts/common.ts';

/** @param refused  whether the key given before was not accepted */
export function SignIn({ refused }: { readonly refused: boolean }) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const key = String(new FormData(event.currentTarget as HTMLFormElement).get('key')).trim();
    if (key !== '') signIn(key);
  };
  return (
    <form class="sign-in panel" onSubmit={submit}>
      <label for="key">{common.key}</label>
      <div class="field-row">
        <input id="key" name="key" type="password" autocomplete="off" required aria-describedby="key-hint" />
        <button type="submit" class="primary">
          {common.signIn}
        </button>
      </div>
      {refused && (
        <p role="alert" class="problem">
          {common.keyRefused}
        </p>
      )}
      <p id="key-hint" class="hint">
        {common.keyHint}
      </p>
    </form>
  );
}
