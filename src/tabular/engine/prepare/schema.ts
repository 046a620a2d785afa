/** What preparation learns at fit and reapplies at prediction. Plain data that survives JSON. */

import { type DateForm, dateForms } from '../../domain/date-form.ts';
import { type DateMark, dateMarks } from '../../domain/date-order.ts';
import { type Measure, measures } from '../../domain/measures.ts';
import { debits, type NumberForm, negativeSides } from '../../domain/number-form.ts';
import type { FeatureShape } from '../frame.ts';
import type { Saved } from '../saved.ts';
import { checkTextEncoding, type TextEncoding } from './text.ts';

export const datePartNames = [
  'epoch',
  'year',
  'month',
  'day',
  'weekday',
  'day_of_year',
  'hour',
  'minute',
  'second',
] as const;

/** `epoch` is in days since 1970-01-01 UTC; `weekday` counts from Monday = 0; the others are as on the wall
 * clock that the text states. */
export type DatePart = (typeof datePartNames)[number];

export type ColumnSchema =
  /** No feature: every value missing, or one single value everywhere. */
  | { readonly name: string; readonly kind: 'constant' }
  /** One value or nothing: the feature is 1 where a value is present, else 0. */
  | { readonly name: string; readonly kind: 'presence' }
  | {
      readonly name: string;
      readonly kind: 'number';
      /** How its texts write numbers; absent where they do as JSON does. */
      readonly form?: NumberForm;
      /** Whether its texts are times of day or lengths of time; the numbers are hours. */
      readonly time?: true;
      /** What its texts measure, where each is made of several numbers. */
      readonly measure?: Measure;
      readonly note?: string;
    }
  /** 0, 1, or NaN when missing. */
  | { readonly name: string; readonly kind: 'boolean'; readonly note?: string }
  /** The code of a category is its place in the list; anything else, and missing, is −1. */
  | {
      readonly name: string;
      readonly kind: 'category';
      readonly categories: readonly string[];
      /** Why the column was not taken for something else. */
      readonly note?: string;
    }
  /** `form` is absent, and `iso`, in models of before other forms were known. */
  | {
      readonly name: string;
      readonly kind: 'date';
      readonly form?: DateForm;
      /** Between days, months and years of digits, where all have the same. */
      readonly mark?: DateMark;
      readonly parts: readonly DatePart[];
      readonly note?: string;
    }
  | {
      readonly name: string;
      readonly kind: 'text';
      readonly encoding: TextEncoding;
      readonly note?: string;
    };

const columnKinds = ['constant', 'presence', 'number', 'boolean', 'category', 'date', 'text'] as const;

export interface Schema {
  readonly version: 1;
  /** In the order of the columns at fit. */
  readonly columns: readonly ColumnSchema[];
}

/** @throws TabularError `fitted_context_incompatible` */
export function checkSchema(saved: Saved): Schema {
  saved.field('version').oneOf([1]);
  const names = saved.field('columns').items().map(checkColumn);
  if (new Set(names).size < names.length) saved.field('columns').refuse('columns of different names');
  return saved.value as unknown as Schema;
}

function checkColumn(saved: Saved): string {
  const name = saved.field('name').text();
  if (saved.has('note')) saved.field('note').text();
  switch (saved.field('kind').oneOf(columnKinds)) {
    case 'number':
      if (saved.has('form')) checkNumberForm(saved.field('form'));
      if (saved.has('time')) saved.field('time').oneOf([true]);
      if (saved.has('measure')) saved.field('measure').oneOf(measures);
      break;
    case 'category': {
      const categories = saved
        .field('categories')
        .items()
        .map((category) => category.text());
      if (new Set(categories).size < categories.length) saved.field('categories').refuse('different texts');
      break;
    }
    case 'date': {
      if (saved.has('form')) saved.field('form').oneOf(dateForms);
      if (saved.has('mark')) saved.field('mark').oneOf(dateMarks);
      const parts = saved
        .field('parts')
        .items(1, datePartNames.length)
        .map((part) => part.oneOf(datePartNames));
      if (new Set(parts).size < parts.length) saved.field('parts').refuse('different parts');
      break;
    }
    case 'text':
      checkTextEncoding(saved.field('encoding'));
      break;
    default:
  }
  return name;
}

function checkNumberForm(saved: Saved): void {
  saved.field('decimal').oneOf(['.', ',']);
  saved.field('group').oneOf(['', '.', ',', ' ', "'", '_']);
  saved.field('unit').text();
  saved.field('multiples').flag();
  if (saved.has('negativeSide')) saved.field('negativeSide').oneOf(negativeSides);
  if (saved.has('negativeTriangles')) saved.field('negativeTriangles').oneOf([true]);
  if (saved.has('debit')) saved.field('debit').oneOf(debits);
  if (saved.has('flags')) saved.field('flags').oneOf([true]);
}

/** What the features of a frame are, in its order. */
export function featureShapes(schema: Schema): FeatureShape[] {
  return schema.columns.flatMap((column) =>
    featureNames(column).map(() => ({
      cardinality: column.kind === 'category' ? column.categories.length : null,
    })),
  );
}

/** Which column each feature of the frame comes from, in the order of the frame's features:
 * names of features, and the index of their column in the schema. */
export function featureSources(schema: Schema): { names: string[]; columns: number[] } {
  const names: string[] = [];
  const columns: number[] = [];
  schema.columns.forEach((column, index) => {
    for (const name of featureNames(column)) {
      names.push(name);
      columns.push(index);
    }
  });
  return { names, columns };
}

/** Names of the features that a column becomes: its own name, or the name, a dot and the part. */
export function featureNames(column: ColumnSchema): string[] {
  switch (column.kind) {
    case 'constant':
      return [];
    case 'date':
      return column.parts.map((part) => `${column.name}.${part}`);
    case 'text': {
      const names = [`${column.name}.length`, `${column.name}.words`];
      for (let k = 1; k <= column.encoding.dimensions; k++) names.push(`${column.name}.topic_${k}`);
      return names;
    }
    default:
      return [column.name];
  }
}
