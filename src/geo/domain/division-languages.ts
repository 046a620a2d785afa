/** Official languages of divisions, ISO 639-1, by their ids: the cantons of Switzerland by their constitutions, the regions and
 * provinces of Belgium by its law of 1963, of Canada by the constitution and the Official Languages Act of New Brunswick. */

const rows = `
  de: CHE-162 CHE-163 CHE-164 CHE-166 CHE-167 CHE-169 CHE-171 CHE-173 CHE-174 CHE-175 CHE-176 CHE-177 CHE-3423 CHE-3425
    CHE-3426 CHE-3427 CHE-3473
  de fr: CHE-165 CHE-3421 CHE-3424
  de rm it: CHE-170
  it: CHE-168
  fr: CHE-159 CHE-160 CHE-161 CHE-3422
  nl: BE-VLG BEL-3 BEL-3475 BEL-3478 BEL-3479 BEL-3480
  fr de: BE-WAL BEL-3481
  fr: BEL-2 BEL-3476 BEL-3477 BEL-3482
  nl fr: BEL-3474
  en: CAN-630 CAN-631 CAN-632 CAN-633 CAN-682 CAN-685 CAN-686 CAN-687
  en fr: CAN-684
  fr: CAN-683
`;

const languages = new Map<string, readonly string[]>();
for (const row of rows.trim().split(/\n {2}(?! )/u)) {
  const [spoken, ids] = row.split(': ') as [string, string];
  for (const id of ids.split(/\s+/u)) languages.set(`region/${id}`, spoken.split(' '));
}

/** Undefined where it is not known here. */
export const languagesOfDivision = (id: string): readonly string[] | undefined => languages.get(id);
