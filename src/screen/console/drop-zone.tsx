/** Where a file is dropped or chosen. */

import { useState } from 'preact/hooks';
import { texts } from '../texts/console.ts';

const accepted = '.csv,.tsv,.txt,.json,.jsonl,.ndjson,.parquet,.arrow,.feather,.xlsx,.zip,.gz';

export function DropZone({ hint, onFile }: { readonly hint: string; readonly onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (file !== undefined) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file field within does the same for the keyboard
    <div
      class={over ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>
        <strong>{texts.drop}</strong>
      </p>
      <label class="file">
        <span class="visually-hidden">{texts.choose}</span>
        <input
          type="file"
          accept={accepted}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file !== undefined) onFile(file);
          }}
        />
      </label>
      <p class="hint">{hint}</p>
    </div>
  );
}
