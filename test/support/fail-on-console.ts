import { afterEach, expect, vi } from 'vitest';

// A library writes nothing to the console by itself: any output in a test is a failure of that test.
const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
const spies = methods.map((method) => vi.spyOn(console, method));

afterEach(() => {
  for (const spy of spies) {
    const calls = spy.mock.calls.map((call) => call.join(' '));
    spy.mockClear();
    expect(calls, 'unexpected console output').toEqual([]);
  }
});
