/** Text that is no table, told by how it begins. */

import { TabularError } from '../domain/errors.ts';
import { headerEnd } from './header-end.ts';

const csvInstead = 'Save the table as CSV and give that file.';

const settings = 'settings (INI)';

const otherTexts: readonly (readonly [begins: RegExp, what: string, fix: string])[] = [
  [/^\s*(?:\[\s*[[{\]]|\{\s*")/, 'JSON', 'Name the file .json, or .jsonl when each line is an object.'],
  [
    /^\s*<(?:[?!]|([A-Za-z][\w.:-]*)(?:\s[^<>]*)?(?:\/>|>(?:\s*<|[\s\S]*?<\/\1\s*>)))/,
    'XML or HTML',
    csvInstead,
  ],
  [/^\s*(?:%[^\n]*\n\s*)*@relation\b/i, 'a Weka file (ARFF)', csvInstead],
  [
    /^version https:\/\/git-lfs\.github\.com\/spec\//,
    'a pointer of Git LFS, not the file itself',
    'Fetch the file with "git lfs pull".',
  ],
  [
    /^(?:\s*(?:--[^\n]*\n|\/\*[^*]*\*\/;?))*\s*(?:CREATE (?:TABLE|DATABASE)|INSERT INTO|COPY [\w."]+ (?:\([^)]*\) )?FROM stdin|DROP TABLE|SET [\w@]+ ?=|BEGIN(?: TRANSACTION)?;|PRAGMA )/i,
    'SQL',
    'Load it into its database and export the table as CSV.',
  ],
  [
    /^(?:%YAML[^\n]*\n)?---[^\S\n]*\n\s*(?:- )?[\w"']+:(?:\s|$)|^- \w+: [^,;\t]*\n {2}\w+: /,
    'YAML',
    'Save the table as CSV or JSON and give that file.',
  ],
  [
    /^\s*(?:[\w.]+ ?<- ?)?(?:structure\((?:list|c|structure)\(|(?:data\.frame|tibble|tribble)\()/,
    'an object of R',
    'Save the table with write.csv, and give that file.',
  ],
  [
    /^\s*(?:export (?:default|const)|const|let|var) ?[\w$]* ?=? ?[[{]/,
    'a program',
    'Save its rows as JSON, and give that file.',
  ],
  [/^#!\//, 'a script', 'Give the file that holds the table.'],
  [/^\{\\rtf/, 'rich text (RTF)', csvInstead],
  [/^BEGIN:V(?:CALENDAR|CARD)/, 'a calendar or a card (iCalendar, vCard)', csvInstead],
  [/^\s*\\(?:documentclass|begin\{|usepackage)/, 'LaTeX', csvInstead],
  [/^TABLE\r?\n0,1\r?\n"/, 'a Data Interchange File (DIF)', csvInstead],
  [
    /^(?:[-+]?\d[\d.]{0,20}(?: \d{1,9}:[-+.\deE]{1,24}){1,200} ?\r?\n){2}/,
    'rows of numbered features (libsvm)',
    'Write one column for each feature, and give that file.',
  ],
  [/^\s*\{\|[^\n]*\n(?:[|!])/, 'a table of a wiki (MediaWiki)', csvInstead],
  // A header may begin so: `ID;PLZ;Ort`.
  [
    /^ID;P(?:WXL|SCALC|CALC|MP)[^\n]{0,40}\n|^ID;P[^\n]{0,40}\n(?:P;PGeneral|[BCF];[XY]\d)/,
    'a symbolic link file of a spreadsheet (SYLK)',
    csvInstead,
  ],
  [
    /^\s*([A-Za-z][\w .-]{0,30}): ?[^\n]*\n(?:[A-Za-z][\w .-]{0,30}:[^\n]*\n){1,40}\s*\n\1: /,
    'records of several lines, one for each key',
    'Write one line for each record, under a line with the names of the keys.',
  ],
  [
    /^\s*-\[ RECORD 1 \]|^\*{5,} 1\. row \*{5,}|^ *(\w+) = [^\n]*\n(?: *\w+ = [^\n]*\n){1,60}\s*\n *\1 = /,
    'records of several lines, one for each key',
    'Write one line for each record, under a line with the names of the keys (psql: \\x off; mysql: end with ; and not with \\G; sqlite3: .mode csv).',
  ],
  [
    /^(?:<\d{1,3}>)?[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \S+ [^\s:]{1,60}: /,
    'the log of a system (syslog)',
    'Write its fields as CSV, under a line with their names.',
  ],
  [
    /^\s*(?:[;#][^\n]*\n\s*)*\[[\w .-]{1,60}\][^\S\n]*\r?\n\s*[\w.-]{1,60} ?= ?/,
    settings,
    'Give the file that holds the table.',
  ],
  [
    /^%%MatrixMarket /i,
    'a matrix of Matrix Market',
    'Save the matrix as CSV, one column for each of its columns.',
  ],
  [
    /^>[^\n]*\r?\n[A-Za-z*-]{2,}\r?(?:\n[A-Za-z*-]*\r?)*(?:\n>|$)|^@[^\n]+\n[ACGTNacgtn.]+\r?\n\+/,
    'sequences (FASTA, FASTQ)',
    csvInstead,
  ],
  [
    // "Date: …" and "Subject: …" stand above tables of instruments as well: a mail has an address or the marks of its way.
    /^(?:(?:Return-Path|Received|Delivered-To|MIME-Version|Message-ID): |(?:From|To): [^\n@]{0,100}@|(?:(?:Subject|Date|X-[\w-]{1,30}): [^\n]*\n){1,5}(?:From|To): [^\n@]{0,100}@)/,
    'an e-mail',
    'Save its attachment, and give that file.',
  ],
  [
    /^(?:> [^\n]*\n){3,}(?:> [^\n]*)?$/,
    'the quoted text of an e-mail: each line begins with ">"',
    'Leave out that mark.',
  ],
  [/^(?:UN[AB][:+]|ISA\*|MSH\|)/, 'a message of EDI (EDIFACT, X12, HL7)', csvInstead],
  [
    /^(?:\{1:F\d\d|:20:[^\n]*\n:25:|OFXHEADER:|!Type:)/,
    'a statement of a bank (MT940, OFX, QIF)',
    csvInstead,
  ],
  [
    /^@(?:article|book|inproceedings|misc|online|phdthesis)\s*\{|^TY {2}- /i,
    'references (BibTeX, RIS)',
    csvInstead,
  ],
  [
    /^(?:#include [<"]|package [\w.]+;|using [\w.]+;|import [\w.]+ as \w+\r?\n|import [\w.]+\r?\n(?:import|from) |import .{1,80} from ['"]|from [\w.]+ import )/,
    'a program',
    'Give the file that holds the table.',
  ],
  [/^-----BEGIN [A-Z ]+-----/, 'a key or a certificate', 'Give the file that holds the table.'],
  [/^diff --git |^--- a\//, 'a list of changes (diff)', 'Give the file that holds the table.'],
  [/^(?:[A-Za-z0-9+/]{60,76}\r?\n){2,}/, 'packed in letters (Base64)', 'Give the file that it was made of.'],
  [/^\s*%PDF-/, 'a PDF document', csvInstead],
];

/** @throws TabularError `malformed_csv` that names the format when a text is of another one */
export function refuseOtherTexts(head: string): void {
  const found = otherTexts.find(
    // Instruments write settings above a line `[Data]` and their table.
    ([begins, what]) => begins.test(head) && !(what === settings && headerEnd(head).length > 0),
  );
  if (found === undefined) return;
  throw new TabularError('malformed_csv', `The text is ${found[1]}, not CSV.`, { fix: found[2] });
}
