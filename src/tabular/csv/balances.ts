/** Rows of bank statements that say what an account holds, and are no entries. */

import type { Table } from '../domain/table.ts';
import { cellAt } from '../domain/table-views.ts';
import { withoutRows } from './drop-rows.ts';

/** Fewer entries show no pattern. */
const leastRows = 3;
/** Columns of more texts are looked at in their first and last rows alone. */
const looked = 5;

/** `Opening balance`, `BALANCE CARRIED FORWARD`, `Endsaldo`, `Solde initial au 01/01`, `Saldo anterior`. */
const balanceLabel = new RegExp(
  `^(?:${[
    '(?:opening|closing|beginning|ending|starting|start|end|final|previous|current|new|old|total)[ -]balance',
    'balance (?:brought|carried)(?: (?:forward|down|over))?|(?:brought|carried) forward|[bc]/f',
    'anfangs(?:saldo|bestand)|end(?:saldo|bestand)|schluss?saldo|saldovortrag|übertrag|(?:alter|neuer) (?:konto)?(?:saldo|stand)|kontostand',
    'solde (?:initial|final|précédent|antérieur|d[eu] [a-zé]+|créditeur|débiteur|au)|(?:ancien|nouveau) solde|report à nouveau',
    'saldo (?:inicial|final|anterior|actual|atual|iniziale|finale|precedente|początkowe|końcowe|vorige|nieuw|oud)|(?:begin|eind)saldo',
    'ingående (?:saldo|balans)|utgående (?:saldo|balans)|(?:počáteční|konečný) zůstatek|(?:nyitó|záró) egyenleg|(?:входящий|исходящий|начальный|конечный) остаток',
    '前月繰越|次月繰越|繰越残高|期首残高|期末残高|期初余额|期末余额|이월잔액',
  ].join('|')})(?:[:. ].{0,40})?$`,
  'iu',
);

/** `S A L D O`: letters with spaces between, as printers set them apart. */
const isBalanceLabel = (text: string): boolean =>
  /^(?:saldo|solde|balance):?$/i.test(
    /^\p{L}(?: \p{L}){3,9}$/u.test(text) ? text.replaceAll(' ', '') : text,
  ) || balanceLabel.test(text);

/** Rows at either end of a statement that a cell calls a balance, when they lack what every entry has.
 * @param note takes what was left out, in a sentence */
export function withoutBalances(table: Table, note: (text: string) => void): Table {
  const { rows, columns } = table;
  if (rows < leastRows + 1 || columns.length < 3) return table;
  const labelOf = (row: number) => {
    for (const column of columns) {
      const cell = column.kind === 'string' ? cellAt(column, row) : null;
      if (cell !== null && isBalanceLabel(String(cell))) return String(cell);
    }
    return undefined;
  };
  const found: number[] = [];
  for (let row = 0; row < looked && row < rows && labelOf(row) !== undefined; row++) found.push(row);
  const top = found.length;
  for (let row = rows - 1; row >= Math.max(top, rows - looked) && labelOf(row) !== undefined; row--)
    found.push(row);
  if (found.length === 0 || rows - found.length < leastRows) return table;
  const isBalance = new Set(found);
  // An entry has its day, its text and so on; a balance has an amount alone.
  const whole = columns.filter((column) => {
    for (let row = 0; row < rows; row++)
      if (!isBalance.has(row) && cellAt(column, row) === null) return false;
    return true;
  });
  const lacking = found.filter((row) => whole.some((column) => cellAt(column, row) === null));
  lacking.sort((a, b) => a - b);
  const kept = found.find((row) => !lacking.includes(row));
  if (kept !== undefined)
    note(
      `A row is called ${JSON.stringify(labelOf(kept)!.slice(0, 60))}, but has what every entry has, and was kept; leave it out if it holds a balance.`,
    );
  if (lacking.length === 0) return table;
  const shown = JSON.stringify(labelOf(lacking[0]!)!.slice(0, 60));
  note(
    `${lacking.length === 1 ? 'A row holds a balance' : `${lacking.length} rows hold balances`} and no entry (${shown}); left out.`,
  );
  return withoutRows(table, lacking);
}
