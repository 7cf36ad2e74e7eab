import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createBridge } from './create-bridge.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function recordingBridge() {
  const sent: unknown[][] = [];
  const bridge = createBridge((channel, payload) => {
    sent.push([channel, payload]);
    return Promise.resolve({ ok: false, error: { code: 'internal', message: '' } });
  });
  return { sent, bridge };
}

describe('the bridge in the page', () => {
  it('carries a call and its payload on the call’s own channel', async () => {
    const { sent, bridge } = recordingBridge();
    await bridge.call('shell.openExternal', 'https://oja.ng');
    expect(sent).toEqual([['oja:shell.openExternal', 'https://oja.ng']]);
  });

  it('refuses names that are no calls, inherited ones too, without asking main', async () => {
    const { sent, bridge } = recordingBridge();
    for (const name of ['toString', '__proto__', 'app.quit', 'electron-store-get-data']) {
      // A page may send any text: the types do not hold there.
      const answer: unknown = await Reflect.apply(bridge.call, bridge, [name]);
      expect(answer).toMatchObject({ ok: false, error: { code: 'unknown_call' } });
    }
    expect(sent).toEqual([]);
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
