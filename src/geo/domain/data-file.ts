/** What a data file is called in errors: its name and the two folders it lies in, as in `data/geo/names.bin`. Messages
 * travel to clients, and where a server keeps its files is none of their business; the cause keeps the whole path. */
export function dataFileLabel(path: string): string {
  return path.split(/[\\/]/).filter(Boolean).slice(-3).join('/');
}
