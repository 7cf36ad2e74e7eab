import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

import { watchReturns } from './start-late.ts';

const LIST = '<main id="content" tabindex="-1"></main><button>Elsewhere</button>';
const ROW = '<a href="/dashboard/post/details/1">Pot</a>';

const row = () => document.querySelector('a');
const content = () => document.querySelector('main');
const showRow = () => content()?.insertAdjacentHTML('beforeend', ROW);

/** Goes back from a post to a list that has not been loaded. */
function goBack() {
  document.body.innerHTML = LIST;
  history.replaceState(null, '', '/dashboard');
  dispatchEvent(new PopStateEvent('popstate'));
}

const listen = vi.spyOn(globalThis, 'addEventListener');

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'performance'] });
  history.replaceState(null, '', '/dashboard');
  watchReturns();
  // Nothing may depend on when the code that the first way back loads arrives.
  dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(1);
  history.replaceState(null, '', '/dashboard/post/details/1');
  dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(1);
  goBack();
  vi.advanceTimersByTime(1);
  await vi.dynamicImportSettled();
});

afterEach(() => {
  vi.useRealTimers();
  // The app never stops watching; other tests share this window.
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener);
  listen.mockClear();
  document.body.innerHTML = '';
});

afterAll(() => listen.mockRestore());

it('Back moves the focus to the row that was left, once it is shown', () => {
  vi.advanceTimersByTime(1000);
  showRow();
  vi.advanceTimersByTime(20);
  expect(row()).toHaveFocus();
});

it('where the row takes longer, the screen has the focus until then', () => {
  vi.advanceTimersByTime(5000);
  expect(content()).toHaveFocus();
  showRow();
  vi.advanceTimersByTime(200);
  expect(row()).toHaveFocus();
});

it('a focus that the user has moved meanwhile stays', () => {
  vi.advanceTimersByTime(5000);
  document.querySelector('button')?.focus();
  vi.advanceTimersByTime(200);
  showRow();
  vi.advanceTimersByTime(5000);
  expect(document.querySelector('button')).toHaveFocus();
});
