import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { FakeServer } from '../../../tests/fixtures/fake-server.ts';
import { fetchOrTakeEarly } from './early-answers.ts';

const ADDRESS = '/api/v1/posts?page=1';

let server: FakeServer;

beforeEach(() => {
  // Vitest's own page may have been open for longer.
  vi.spyOn(performance, 'now').mockReturnValue(2000);
  server = new FakeServer()
    .on('GET /api/v1/posts', () => new Response('later'))
    .on('POST /api/v1/posts', () => new Response('posted'));
});

const call = (init: RequestInit = {}, address = ADDRESS) =>
  new Request(`${server.origin}${address}`, { headers: { authorization: 'Bearer mine' }, ...init });
const hold = (answer: Promise<Response>) => {
  globalThis.ojaEarlyAnswers = new Map([[`Bearer mine ${ADDRESS}`, answer]]);
};

afterEach(() => {
  globalThis.ojaEarlyAnswers = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the answer that the page has requested is taken once; the next call asks the server', async () => {
  hold(Promise.resolve(new Response('early')));
  expect(await (await fetchOrTakeEarly(call())).text()).toBe('early');
  expect(server.calls).toEqual([]);
  expect(await (await fetchOrTakeEarly(call())).text()).toBe('later');
});

it.each([
  ['of another person', () => call({ headers: { authorization: 'Bearer other' } }), 'later'],
  ['that changes something', () => call({ method: 'POST' }), 'posted'],
  ['of another page', () => call({}, '/api/v1/posts?page=2'), 'later'],
])('a call %s asks the server', async (_which, request, text) => {
  hold(Promise.resolve(new Response('early')));
  expect(await (await fetchOrTakeEarly(request())).text()).toBe(text);
});

it('after a change by this page, a screen that opens late asks the server: its new post is in the feed', async () => {
  hold(Promise.resolve(new Response('early')));
  await fetchOrTakeEarly(call({ method: 'POST' }, '/api/v1/posts'));
  expect(await (await fetchOrTakeEarly(call())).text()).toBe('later');
});

it('a minute after the page began, the answer is too old to be shown', async () => {
  hold(Promise.resolve(new Response('early')));
  vi.spyOn(performance, 'now').mockReturnValue(60_001);
  expect(await (await fetchOrTakeEarly(call())).text()).toBe('later');
});

it('a failure is the call’s own, so that it is repeated like any other', async () => {
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
