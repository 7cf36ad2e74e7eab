import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { CallName } from '../bridge/calls.ts';
import { createBridge } from './create-bridge.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the bridge in the page', () => {
  it('carries a call and its payload on the call’s own channel', async () => {
    const invoke = vi.fn().mockResolvedValue({ ok: true, value: undefined });
    await createBridge(invoke).call('shell.openExternal', 'https://oja.ng');
    expect(invoke).toHaveBeenCalledWith('oja:shell.openExternal', 'https://oja.ng');
  });

  it('refuses names that are no calls, inherited ones too, without asking main', async () => {
    const invoke = vi.fn();
    for (const name of ['toString', '__proto__', 'app.quit', 'electron-store-get-data']) {
      // A page may send any text: the types do not hold there.
      const answer = await createBridge(invoke).call(name as CallName);
      expect(answer).toMatchObject({ ok: false, error: { code: 'unknown_call' } });
    }
    expect(invoke).not.toHaveBeenCalled();
  });

  it('answers timed_out when main hangs, and not before the call’s limit', async () => {
    const bridge = createBridge(() => new Promise(() => {}));
    const answers: unknown[] = [];
    void bridge.call('app.info').then((answer) => answers.push(answer));
    await vi.advanceTimersByTimeAsync(9999);
    expect(answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(answers).toMatchObject([{ ok: false, error: { code: 'timed_out' } }]);
  });

  it('answers internal when the message itself fails, and leaves no timer behind', async () => {
    const bridge = createBridge(() => Promise.reject(new Error('No handler registered')));
    expect(await bridge.call('server.origin')).toMatchObject({ ok: false, error: { code: 'internal' } });
    expect(vi.getTimerCount()).toBe(0);
  });
});
