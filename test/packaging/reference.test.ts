/** Everything that the package exports is explained where it is declared. */
import { describe, expect, test } from 'vitest';
import { doors, type Exported, exportsOf } from '../support/public-api.ts';

const all = new Map<string, Exported>();
for (const door of doors()) for (const one of exportsOf(door)) all.set(`${one.where} ${one.name}`, one);
const exported = [...all.values()];
const options = exported.filter(({ name }) => /Options(?:Input)?$/.test(name));

/** Options, and what only comes out of something that has an example. */
const handed =
  /Options(?:Input)?$|^(?:ByteSource|FittedModel|LocalAddresses|NativeModel|RowList|StoredObject)$/;

describe('the reference', () => {
  test('sees every export of every door', () => {
    expect(exported.length).toBeGreaterThan(300);
    for (const name of ['fit', 'createGeo', 'buffer', 'createClient', 'serve', 'sqlite', 'TabularModel'])
      expect(exported.map((one) => one.name)).toContain(name);
  });

  test('explains every export', () => {
    expect(exported.filter(({ doc }) => doc === '').map(({ name, where }) => `${where} ${name}`)).toEqual([]);
  });

  test('explains every method, and every option', () => {
    const bare = exported.flatMap(({ name, where, members }) =>
      members
        .filter(({ doc, callable }) => doc === '' && (callable || /Options$/.test(name)))
        .map((member) => `${where} ${name}.${member.name}`),
    );
    expect(bare).toEqual([]);
  });

  test('tells the default of every option that may be left out, as @defaultValue', () => {
    expect(options.length).toBeGreaterThan(40);
    const silent = options.flatMap(({ name, where, members }) =>
      members
        .filter(({ optional, doc }) => optional && !doc.includes('@defaultValue'))
        .map((member) => `${where} ${name}.${member.name}`),
    );
    expect(silent).toEqual([]);
  });

  test('shows by an example how every function, class and type with methods is used', () => {
    const methods = ({ members }: Exported) => members.some(({ callable }) => callable);
    const used = exported.filter(
      (one) => ['function', 'class'].includes(one.kind) || (methods(one) && !handed.test(one.name)),
    );
    expect(used.length).toBeGreaterThan(100);
    const bare = used.filter(({ doc }) => !doc.includes('@example'));
    expect(bare.map(({ name, where }) => `${where} ${name}`)).toEqual([]);
  });

  test('names parameters that there are', () => {
    const wrong = exported
      .filter(({ kind, doc }) => kind === 'function' && doc.includes('@param'))
      .flatMap(({ name, where, doc, parameters }) =>
        [...doc.matchAll(/@param\s+(\w+)/g)]
          .filter(([, parameter]) => !parameters.includes(parameter!))
          .map(([, parameter]) => `${where} ${name}: ${parameter}`),
      );
    expect(wrong).toEqual([]);
  });
});
