/** Files read by the service, with the reader of the library and the command line: nobody gets another table of a file by
 * dropping it here. */

import { createConsoleClient } from '../../../client/index.ts';
import { PackedTexts } from './packed-texts.ts';
import type { Account } from './protocol.ts';
import { cellText, type SourceTable, UnreadableFile } from './source.ts';

/** @throws GraticuleClientError; UnreadableFile for a table without rows */
export async function readByService(file: File, account: Account): Promise<SourceTable> {
  const { rows, columns, notes } = await createConsoleClient(account).readTable(file, file.name);
  if (rows === 0 || columns.length === 0) throw new UnreadableFile('empty');
  return {
    rows,
    leftOut: [],
    notes,
    columns: columns.map(({ name, read, cells }) => {
      const packed = new PackedTexts();
      for (const cell of cells) packed.push(cellText(cell));
      return { name, read, cells: packed };
    }),
  };
}
