export { type ErrorCategory, type ErrorCode, errorKinds, TabularError } from './domain/errors.ts';
export type { Column, Label, Table, Task } from './domain/table.ts';
