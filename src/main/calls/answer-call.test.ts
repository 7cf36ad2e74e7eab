import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';

import { CALLS, type CallName } from '../../bridge/calls.ts';
import { type CallHandlers, type Sender, answerCall } from './answer-call.ts';
import { BridgeCallError } from '../faults/bridge-call-error.ts';

const own = { protocol: 'oja-app:', host: 'app' };
const page: Sender = { url: 'oja-app://app/dashboard', parent: null };

const unexpected = () => {
  throw new Error('This test makes no such call.');
};

function mainWith(override: Partial<CallHandlers> = {}) {
  const onFault = vi.fn<(error: unknown) => void>();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one for each call of the map; entries lose their names
  const none = Object.fromEntries(Object.keys(CALLS).map((name) => [name, unexpected])) as unknown as CallHandlers;
  const handlers: CallHandlers = { ...none, 'app.info': () => ({ version: '0.1.0', platform: 'linux' }), ...override };
  const answer = (name: unknown, payload?: unknown, sender: Sender | null = page) =>
    answerCall({ name, payload, sender }, { handlers, own, onFault });
  return { answer, onFault };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('an answered call', () => {
  it('returns the result of its handler', async () => {
    expect(await mainWith().answer('app.info')).toEqual({ ok: true, value: { version: '0.1.0', platform: 'linux' } });
  });

  it('a missing handler does not compile', () => {
    expectTypeOf<Omit<CallHandlers, 'app.info'>>().not.toExtend<CallHandlers>();
    expectTypeOf<keyof CallHandlers>().toEqualTypeOf<CallName>();
    // @ts-expect-error -- the map has no such call
    const handlers: Partial<CallHandlers> = { 'no.such': unexpected };
    expect(handlers).toBeDefined();
  });
});

describe('only the app’s own page is answered', () => {
  it.each<[string, Sender | null]>([
    ['a frame that is gone', null],
    ['a frame inside our page', { url: 'oja-app://app/', parent: {} }],
    ['a page from the web', { url: 'https://evil.com/', parent: null }],
    ['a page that looks like ours', { url: 'oja-app://app.evil.com/', parent: null }],
    ['a page without an address', { url: 'about:blank', parent: null }],
  ])('%s is refused', async (_who, sender) => {
    const load = vi.fn<CallHandlers['session.load']>();
    const answer = await mainWith({ 'session.load': load }).answer('session.load', undefined, sender);
    expect(answer).toMatchObject({ ok: false, error: { code: 'forbidden_sender' } });
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a call has a time limit', () => {
  it('a handler that hangs is ended by its own limit, and leaves no timer behind', async () => {
    vi.useFakeTimers();
    const answered = mainWith({ 'server.get': () => new Promise(() => {}) }).answer('server.get');
    await vi.advanceTimersByTimeAsync(CALLS['server.get'].limit);
    expect(await answered).toMatchObject({ ok: false, error: { code: 'timed_out' } });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an error crosses as a code and a message', () => {
  it.each(['toString', '__proto__', 'app.quit', 7, undefined])('%s is not a call', async (name) => {
    expect(await mainWith().answer(name)).toMatchObject({ ok: false, error: { code: 'unknown_call' } });
  });

  it('an invalid payload never reaches the handler', async () => {
    const save = vi.fn<CallHandlers['session.save']>();
    const answer = await mainWith({ 'session.save': save }).answer('session.save', { state: 1 });
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_payload' } });
    expect(save).not.toHaveBeenCalled();
  });

  it('an expected failure keeps its code', async () => {
    const error = new BridgeCallError('address_refused', 'No.');
    const { answer, onFault } = mainWith({ 'shell.openExternal': () => Promise.reject(error) });
    expect(await answer('shell.openExternal', 'x:')).toEqual({
      ok: false,
      error: { code: 'address_refused', message: 'No.' },
    });
    expect(onFault).not.toHaveBeenCalled();
  });

  it('an unexpected error is reported in main, and its text is not sent to the page', async () => {
    const secret = new Error('EACCES: /home/ada/.config/oja/session.json');
    const { answer, onFault } = mainWith({ 'session.load': () => Promise.reject(secret) });
    const answered = await answer('session.load');
    expect(answered).toMatchObject({ ok: false, error: { code: 'internal' } });
    expect(JSON.stringify(answered)).not.toContain('ada');
    expect(onFault).toHaveBeenCalledWith(secret);
  });
});
