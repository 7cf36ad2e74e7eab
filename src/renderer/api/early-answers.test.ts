import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fetchOrTakeEarly } from './early-answers.ts';

const ADDRESS = '/api/v1/posts?page=1';
/** Vitest's own page may have been open for longer. */
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(2000));

const call = (init: RequestInit = {}) =>
  new Request(`http://localhost:3000${ADDRESS}`, { headers: { authorization: 'Bearer mine' }, ...init });
const hold = (answer: Promise<Response>) => {
  globalThis.ojaEarlyAnswers = new Map([[`Bearer mine ${ADDRESS}`, answer]]);
};
const later = () => {
  const fetching = vi.fn<typeof fetch>(async () => new Response('later'));
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

afterEach(() => {
  globalThis.ojaEarlyAnswers = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the answer that the page has requested is taken once; the next call asks the server', async () => {
  const fetching = later();
  hold(Promise.resolve(new Response('early')));
  expect(await (await fetchOrTakeEarly(call())).text()).toBe('early');
  expect(fetching).not.toHaveBeenCalled();
  expect(await (await fetchOrTakeEarly(call())).text()).toBe('later');
});

it.each([
  ['of another person', call({ headers: { authorization: 'Bearer other' } })],
  ['that changes something', call({ method: 'POST' })],
  [
    'of another page',
    new Request('http://localhost:3000/api/v1/posts?page=2', { headers: { authorization: 'Bearer mine' } }),
  ],
])('a call %s asks the server', async (_which, request) => {
  later();
  hold(Promise.resolve(new Response('early')));
  expect(await (await fetchOrTakeEarly(request)).text()).toBe('later');
});

it('after a change by this page, a screen that opens late asks the server: its new post is in the feed', async () => {
  later();
  hold(Promise.resolve(new Response('early')));
  await fetchOrTakeEarly(new Request('http://localhost:3000/api/v1/posts', { method: 'POST' }));
  expect(await (await fetchOrTakeEarly(call())).text()).toBe('later');
});

it('a minute after the page began, the answer is too old to be shown', async () => {
  later();
  hold(Promise.resolve(new Response('early')));
  vi.spyOn(performance, 'now').mockReturnValue(60_001);
  expect(await (await fetchOrTakeEarly(call())).text()).toBe('later');
});

it('a failure is the call’s own, so that it is repeated like any other', async () => {
  later();
  hold(Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchOrTakeEarly(call())).rejects.toThrow('Failed to fetch');
  expect(await (await fetchOrTakeEarly(call())).text()).toBe('later');
});

it('a call that waits too long is given up', async () => {
  hold(new Promise(() => undefined));
  const giveUp = new AbortController();
  const answer = fetchOrTakeEarly(call({ signal: giveUp.signal }));
  giveUp.abort(new DOMException('too long', 'TimeoutError'));
  await expect(answer).rejects.toThrow('too long');
});
