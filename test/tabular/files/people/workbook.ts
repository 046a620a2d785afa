/** A small workbook, as spreadsheets write it. */

import { zip } from './layouts.ts';

/** A date with a format of dates, a percentage, an error or a formula's result; otherwise what it says. */
export type SheetCell =
  | string
  | number
  | boolean
  | null
  | { readonly serial: number }
  | { readonly clock: number }
  /** A day in a format of its own, numbered below those of Excel. */
  | { readonly month: number }
  | { readonly percent: number }
  /** A number in a format of its own, such as `00000`. */
  | { readonly format: string; readonly number: number }
  | { readonly error: string }
  /** A result of null is one that nobody reckoned. */
  | { readonly formula: string; readonly value: number | string | null };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const letter = (at: number) => String.fromCharCode(65 + at);

/** Styles that all workbooks have. */
const plainStyles = 5;

function cellXml(cell: SheetCell, place: string, formats: readonly string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'string')
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`;
  if ('serial' in cell) return `<c r="${place}" s="1"><v>${cell.serial}</v></c>`;
  if ('clock' in cell) return `<c r="${place}" s="3"><v>${cell.clock}</v></c>`;
  if ('month' in cell) return `<c r="${place}" s="4"><v>${cell.month}</v></c>`;
  if ('percent' in cell) return `<c r="${place}" s="2"><v>${cell.percent}</v></c>`;
  if ('format' in cell)
    return `<c r="${place}" s="${plainStyles + formats.indexOf(cell.format)}"><v>${cell.number}</v></c>`;
  if ('error' in cell) return `<c r="${place}" t="e"><v>${cell.error}</v></c>`;
  const type = typeof cell.value === 'string' ? ' t="str"' : '';
  return `<c r="${place}"${type}><f>${escaped(cell.formula)}</f><v>${cell.value ?? ''}</v></c>`;
}

const sheetXml = (
  rows: readonly (readonly SheetCell[])[],
  merged: readonly string[],
  formats: readonly string[],
) =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (row, i) =>
        `<row r="${i + 1}">${row.map((cell, j) => cellXml(cell, `${letter(j)}${i + 1}`, formats)).join('')}</row>`,
    )
    .join(
      '',
    )}</sheetData>${merged.length > 0 ? `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` : ''}</worksheet>`;

/** @param merged of each sheet alike, such as `A2:A4`
 * @param hidden names of sheets that are not shown */
export function workbook(
  sheets: Readonly<Record<string, readonly (readonly SheetCell[])[]>>,
  merged: readonly string[] = [],
  hidden: readonly string[] = [],
): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const names = Object.keys(sheets);
  const ownFormats = Object.values(sheets)
    .flat(2)
    .flatMap((cell) => (typeof cell === 'object' && cell !== null && 'format' in cell ? [cell.format] : []));
  const formats = [...new Set(ownFormats)];
  const numFmts = formats.map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${escaped(code)}"/>`);
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${parts}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}"${hidden.includes(name) ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${parts}">${names.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${office}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}<Relationship Id="rId99" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="${1 + formats.length}"><numFmt numFmtId="60" formatCode="mmm\\-yy"/>${numFmts.join('')}</numFmts><cellXfs count="${plainStyles + formats.length}"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="20"/><xf numFmtId="60"/>${formats.map((_, i) => `<xf numFmtId="${164 + i}"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      names.map((name, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheets[name]!, merged, formats)]),
    ),
  });
}
