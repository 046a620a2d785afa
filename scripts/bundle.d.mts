/** @returns the folder, in which each entry is `<name>.mjs` */
export function bundle(
  entries: Readonly<Record<string, string>>,
  name: string,
  whole?: boolean,
): Promise<string>;
