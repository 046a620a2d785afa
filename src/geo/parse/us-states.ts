/** How American states are written short beside their two letters: “Fla.”, “N. Dak.”, “Wisc.”. */

const written = `ala Alabama; alas Alaska; ariz Arizona; ark Arkansas; calif California; cal California; colo Colorado; conn Connecticut;
  del Delaware; fla Florida; ga Georgia, USA; ill Illinois; ind Indiana; kan Kansas; kans Kansas; ky Kentucky; la Louisiana; mass Massachusetts;
  md Maryland; me Maine; mich Michigan; minn Minnesota; miss Mississippi; mo Missouri; mont Montana; neb Nebraska; nebr Nebraska; nev Nevada;
  n mex New Mexico; n car North Carolina; n dak North Dakota; okla Oklahoma; ore Oregon; oreg Oregon; pa Pennsylvania; penn Pennsylvania;
  penna Pennsylvania; s car South Carolina; s dak South Dakota; tenn Tennessee; tex Texas; va Virginia; vt Vermont; wash Washington State;
  w va West Virginia; wva West Virginia; wis Wisconsin; wisc Wisconsin; wyo Wyoming; ida Idaho; ia Iowa`;

const states = new Map(
  written.split(';').map((entry): [string, string] => {
    const begins = entry.search(/[A-Z]/);
    return [entry.slice(0, begins).trim(), entry.slice(begins).trim()];
  }),
);

/** The state that a folded abbreviation is short for. */
export const stateShortFor = (folded: string): string | undefined => states.get(folded);

/** “Georgia, USA” is the state and no list of two countries.
 * @param isIn  whether a state lies in what is said behind the comma */
export const isStateAndCountry = (name: string, isIn: (state: string) => boolean): boolean =>
  name.toLowerCase() === 'georgia' && isIn('alabama');

/** “Fla.” alone: with its dot it is an abbreviation, and no name of a village.
 * @returns undefined for other texts */
export function stateWithDot(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed.endsWith('.')
    ? states.get(trimmed.toLowerCase().replace(/\./g, ' ').replace(/ +/g, ' ').trim())
    : undefined;
}
