/** Whose public holidays a forecast feels: a country, or a part of it. */

import places from 'virtual:holiday-places';
import { useMemo } from 'preact/hooks';
import { texts } from '../texts/console.ts';
import { language } from '../texts/language.ts';
import { Select } from './select.tsx';

const none = '';

interface Props {
  /** As `DE` or `DE-BY`; empty for none. */
  readonly place: string;
  readonly onPlace: (place: string) => void;
}

export function HolidayFields({ place, onPlace }: Props) {
  const names = useMemo(countryNames, []);
  const codes = useMemo(
    () => Object.keys(names).sort((a, b) => names[a]!.localeCompare(names[b]!, language)),
    [names],
  );
  const [country = none] = place.split('-');
  const parts = places.find(([code]) => code === country)?.[2] ?? [];
  return (
    <>
      <Select
        label={texts.holidays}
        value={country}
        options={[none, ...codes]}
        names={{ [none]: texts.noHolidays, ...names }}
        onChange={onPlace}
      />
      {parts.length > 0 && (
        <Select
          label={texts.holidayPart}
          value={place}
          options={[country, ...parts.map(([part]) => `${country}-${part}`)]}
          names={{
            [country]: texts.wholeCountry,
            ...Object.fromEntries(parts.map(([part, name]) => [`${country}-${part}`, name])),
          }}
          onChange={onPlace}
        />
      )}
    </>
  );
}

/** In the reader's language, as far as the browser knows them. */
function countryNames(): Record<string, string> {
  const shown = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return Object.fromEntries(places.map(([code, name]) => [code, shown.of(code) ?? name]));
}
