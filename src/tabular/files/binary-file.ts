/** A file of a format that a library reads, and how it is to be read. */

import type { FileOptions } from './options.ts';

/** As messages name them. */
export const binaryFormats = {
  parquet: 'a Parquet file',
  arrow: 'an Arrow file',
  excel: 'an Excel workbook',
} as const;
export type BinaryFormat = keyof typeof binaryFormats;

export interface BinaryFile {
  readonly path: string;
  readonly format: BinaryFormat;
  /** One table, or one for each group of rows where the format has them. */
  readonly whole: boolean;
  readonly options: Omit<FileOptions, 'signal'>;
}
