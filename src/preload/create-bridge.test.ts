import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CALL_CHANNEL, EVENT_CHANNEL, MAIN_LIMIT } from '../bridge/channels.ts';
import type { BridgeEvent } from '../bridge/events.ts';
import { type Wire, createBridge } from './create-bridge.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A wire whose other end the test controls. */
function createWire(invoke: Wire['invoke']) {
  const listeners: { channel: string; listener: (event: BridgeEvent) => void }[] = [];
  const wire: Wire = { invoke, listen: (channel, listener) => void listeners.push({ channel, listener }) };
  const emit = (event: BridgeEvent) => {
    for (const { listener } of listeners) listener(event);
  };
  return { wire, listeners, emit };
}
const silent: Wire['invoke'] = () => Promise.resolve({ ok: false, error: { code: 'internal', message: '' } });

describe('a call from the page', () => {
  it('is sent by name and payload over the one channel', async () => {
    const sent: unknown[][] = [];
    const invoke: Wire['invoke'] = (...message) => {
      sent.push(message);
      return silent(...message);
    };
    await createBridge(createWire(invoke).wire).call('shell.openExternal', 'https://oja.ng');
    expect(sent).toEqual([[CALL_CHANNEL, 'shell.openExternal', 'https://oja.ng']]);
  });

  it('returns timed_out when main hangs, and not earlier', async () => {
    const bridge = createBridge(createWire(() => new Promise(() => {})).wire);
    const answers: unknown[] = [];
    void bridge.call('app.info').then((answer) => answers.push(answer));
    await vi.advanceTimersByTimeAsync(MAIN_LIMIT - 1);
    expect(answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(answers).toMatchObject([{ ok: false, error: { code: 'timed_out' } }]);
  });

  it('returns internal when the message itself fails, and leaves no timer behind', async () => {
    const bridge = createBridge(createWire(() => Promise.reject(new Error('No handler registered'))).wire);
    expect(await bridge.call('server.get')).toMatchObject({ ok: false, error: { code: 'internal' } });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an event of main', () => {
  it('reaches its listeners until they unsubscribe, over one listener of Electron’s', () => {
    const { wire, listeners, emit } = createWire(silent);
    const bridge = createBridge(wire);
    const [paths, others] = [vi.fn<(path: string) => void>(), vi.fn<(command: string) => void>()];
    const stop = bridge.on('path.requested', paths);
    bridge.on('path.requested', paths);
    bridge.on('command.given', others);
    emit({ name: 'path.requested', payload: '/dashboard/chat/1' });
    stop();
    emit({ name: 'path.requested', payload: '/dashboard/chat/2' });
    expect(paths.mock.calls).toEqual([['/dashboard/chat/1'], ['/dashboard/chat/1'], ['/dashboard/chat/2']]);
    expect(others).not.toHaveBeenCalled();
    expect(listeners.map(({ channel }) => channel)).toEqual([EVENT_CHANNEL]);
  });

  it('that arrives before its first listener is delivered to that listener once', () => {
    const { wire, emit } = createWire(silent);
    const bridge = createBridge(wire);
    emit({ name: 'path.requested', payload: '/dashboard/chat/1' });
    emit({ name: 'path.requested', payload: '/dashboard/chat/2' });
    const [first, second] = [vi.fn<(path: string) => void>(), vi.fn<(path: string) => void>()];
    bridge.on('path.requested', first);
    bridge.on('path.requested', second);
    expect(first.mock.calls).toEqual([['/dashboard/chat/1'], ['/dashboard/chat/2']]);
    expect(second).not.toHaveBeenCalled();
  });

  it('reaches the other listeners when one throws', () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const { wire, emit } = createWire(silent);
    const bridge = createBridge(wire);
    const other = vi.fn<() => void>();
    bridge.on('machine.woke', () => {
      throw new Error('broken');
    });
    bridge.on('machine.woke', other);
    emit({ name: 'machine.woke', payload: 'resumed' });
    expect(other).toHaveBeenCalledOnce();
    expect(reported).toHaveBeenCalledOnce();
  });
});
