/** Writes figures to the file that `npm run bench` names; a run by hand writes nothing. */
export function record(figures: Record<string, unknown>): void;
/** A number with so many significant digits (default: 4), null for one that is not finite. */
export function rounded(value: number, digits?: number): number | null;
