/** Former states that are called by a side of a place of today: "North Vietnam", "East Berlin". */

/** What such states have in their names. */
const parted = /viet|[jy]emen|berlin/i;
/** Former states that are called by a side of a place of today. */
const halfOfToday =
  /\b(?:(?:north|south) (?:vietnam|yemen)|(?:nord|süd)(?:vietnam|jemen)|(?:east|west) berlin|(?:ost|west)berlin)\b/iu;

/** What is told of a text that names one. */
export function notesOnFormerState(text: string): readonly string[] {
  const state = parted.test(text) ? halfOfToday.exec(text)?.[0] : undefined;
  return state === undefined
    ? []
    : [`"${state}" is read as that side of the place of today, not as the former state`];
}
