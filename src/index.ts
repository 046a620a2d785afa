export * from './geo/index.ts';
export * from './tabular/index.ts';
