/** Table → features: types are inferred once at fit, kept as plain data and reapplied at prediction. All functions
 * here are pure and synchronous; heavy work belongs on a worker thread. */

export { type ColumnReading, checkReadings, readColumns } from './column-reading.ts';
export { describeColumns } from './describe-columns.ts';
export {
  checkDesign,
  checkNumeric,
  type Design,
  type DesignFeature,
  type DesignOptions,
  designSources,
  fitDesign,
  type Matrix,
  muted,
  numericTransform,
  toMatrix,
} from './design.ts';
export { inferSchema } from './infer-schema.ts';
export { type OtherScale, otherScales } from './other-scale.ts';
export {
  type ColumnSchema,
  checkSchema,
  type DatePart,
  featureShapes,
  featureSources,
  type Schema,
} from './schema.ts';
export { toFrame } from './to-frame.ts';
export { toLaterFrame, type UnreadCells } from './to-later-frame.ts';
