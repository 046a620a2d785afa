/** Official languages of countries, of their capitals and of the parts of some of them. */

import { languagesOfDivision } from '../../domain/division-languages.ts';
import { GeoError } from '../../domain/errors.ts';
import type { SetCondition } from '../../domain/query.ts';
import { type SetWork, type Test, yes } from './member-test.ts';

/** @throws GeoError `query_not_understood` for what has no languages here */
export function speakingTest(
  { language }: SetCondition & { type: 'Speaking' },
  { kind, facts, source }: SetWork,
): Test {
  if (kind === 'city') throw unknownLanguages();
  if (kind === 'division') {
    source.notes.push('languages of divisions are their official ones');
    return ({ id }) => {
      const spoken = languagesOfDivision(id);
      if (!spoken) throw unknownLanguages();
      return yes(spoken.includes(language));
    };
  }
  return ({ id, capitalOf }) => yes(facts.country(capitalOf ?? id)?.languages?.includes(language) ?? false);
}

const unknownLanguages = () =>
  new GeoError(
    'query_not_understood',
    'The query was not understood: languages are known here of countries and of the parts of Switzerland, Belgium and Canada, not of other parts and towns.',
  );
