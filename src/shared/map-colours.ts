/** The colours of the base map, on the map of the browser and on the pages of `--map`. */

export interface MapColours {
  readonly space: string;
  readonly sea: string;
  readonly land: string;
  readonly edge: string;
  readonly border: string;
  readonly region: string;
  readonly water: string;
  readonly text: string;
  readonly soft: string;
  readonly seaText: string;
  readonly halo: string;
}

export const mapColours: Readonly<Record<'light' | 'dark', MapColours>> = {
  light: {
    space: '#dfe7ee',
    sea: '#bcd8ea',
    land: '#f7f4ec',
    edge: '#8fb0c4',
    border: '#8d8296',
    region: '#c5bccb',
    water: '#9cc6e0',
    text: '#2b3440',
    soft: '#5f6b78',
    seaText: '#33658a',
    halo: '#ffffffcc',
  },
  dark: {
    space: '#0b1118',
    sea: '#132536',
    land: '#2a3440',
    edge: '#3f5a70',
    border: '#7d8796',
    region: '#465260',
    water: '#1c3d57',
    text: '#e4eaf1',
    soft: '#a9b5c1',
    seaText: '#7fb2d8',
    halo: '#10171ecc',
  },
};
