import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  executionProviders,
  pretrainedIdentity,
} from '../../../src/tabular/engine/in-context/network-files.ts';
import { InContextModel } from '../../../src/tabular/engine/in-context/session.ts';

/** A runtime that opens sessions unless one of the providers asked for is missing. */
function runtimeWithout(...missing: string[]) {
  const asked: (readonly unknown[])[] = [];
  const create = async (_: string, options: { executionProviders: readonly string[] }) => {
    asked.push(options.executionProviders);
    const lacking = options.executionProviders.find((name) => missing.includes(name));
    if (lacking !== undefined) throw new Error(`no library for ${lacking}`);
    return {};
  };
  const runtime = { InferenceSession: { create }, Tensor: class {} };
  return { asked, load: async () => runtime as never };
}

describe.skipIf(pretrainedIdentity() === undefined)('execution providers', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    delete process.env.GRATICULE_EXECUTION_PROVIDERS;
  });

  test('what the environment asks for reaches both sessions, in its order', async () => {
    process.env.GRATICULE_EXECUTION_PROVIDERS = ' cuda, cpu ';
    const { asked, load } = runtimeWithout();
    await InContextModel.open(load);
    expect(asked).toEqual([
      ['cuda', 'cpu'],
      ['cuda', 'cpu'],
    ]);
  });

  test('without a wish the processor runs it', () => {
    expect(executionProviders()).toEqual(['cpu']);
    process.env.GRATICULE_EXECUTION_PROVIDERS = ' , ';
    expect(executionProviders()).toEqual(['cpu']);
  });

  test('a provider that is missing is left out with a warning that names it, the reason and what runs instead', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    const { asked, load } = runtimeWithout('tensorrt', 'cuda');
    await InContextModel.open(load, ['tensorrt', 'cuda', 'cpu']);
    expect(asked.at(-1)).toEqual(['cpu']);
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      expect.stringMatching(/tensorrt.*no library for.*runs on cuda, cpu/),
      expect.stringMatching(/cuda.*no library for cuda.*runs on cpu/),
    ]);
  });

  test('when nothing is left to try the error names what was asked and the way out', async () => {
    const { load } = runtimeWithout('cuda');
    const failed = InContextModel.open(load, ['cuda']);
    await expect(failed).rejects.toMatchObject({
      code: 'internal_error',
      message: expect.stringMatching(/with cuda: no library for cuda/),
    });
    await expect(failed).rejects.toMatchObject({ fix: expect.stringContaining('add cpu') });
  });
});
