import type { FindMessagesAnswer } from '@oja/contract/messages';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startAppStore } from '../../../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../../../tests/fixtures/fake-server.ts';
import { ADA } from '../../../../../tests/fixtures/user.ts';
import { FindInConversation } from './FindInConversation.tsx';

const BAYO = '0197a000-0000-7000-8000-0000000000bb';
const idOf = (number: number) => `0197a000-0000-7000-9000-${String(number).padStart(12, '0')}`;

/** A page of found messages. */
const page = (numbers: readonly number[], next: number | null = null): FindMessagesAnswer => ({
  data: {
    messages: numbers.map((number) => ({
      _id: idOf(number),
      text: `Yam ${number}`,
      createdAt: '2026-01-01T00:00:00.000Z',
      sender: { _id: ADA._id },
    })),
    nextCursor: next === null ? null : idOf(next),
  },
});

let server: FakeServer;
/** The pages by their cursor; that of the first one is empty. */
let pages: Record<string, FindMessagesAnswer>;
const onShow = vi.fn<(id: string) => void>();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  onShow.mockClear();
  onClose.mockClear();
  pages = {};
  server = new FakeServer().on('GET /api/v1/messages/:userId/search', (request) => {
    const { searchParams } = new URL(request.url);
    const found = searchParams.get('q') === 'yam' ? pages[searchParams.get('cursor') ?? ''] : undefined;
    return found ?? page([]);
  });
  render(
    <Provider store={startAppStore(server)}>
      <FindInConversation partnerId={BAYO} onShow={onShow} onClose={onClose} />
    </Provider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

const keys = (text: string) => userEvent.keyboard(text);
const state = () => screen.getByRole('status').textContent;
const says = (text: string) => vi.waitFor(() => expect(state()).toBe(text), 4000);
const shown = () => onShow.mock.calls.map(([id]) => id);

it('the search in a conversation shows the newest message found at once, then the older ones, and goes back', async () => {
  pages[''] = page([9, 8]);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await keys('yam{Enter}');
  await says('1 of 2');
  await keys('{Enter}');
  expect(state()).toBe('2 of 2');
  await keys('{Enter}{Shift>}{F3}{/Shift}');
  expect(state()).toBe('1 of 2');
  expect(shown()).toEqual([idOf(9), idOf(8), idOf(9)]);
  expect(server.calls).toHaveLength(1);
});

it('the search in a conversation requests older messages when their reader comes near, also beyond pages without any', async () => {
  pages[''] = page([9, 8], 8);
  pages[idOf(8)] = page([], 5);
  pages[idOf(5)] = page([4]);
  await keys('yam{Enter}');
  await says('1 of 2+');
  await keys('{Enter}{Enter}');
  await says('3 of 3');
  expect(shown()).toEqual([idOf(9), idOf(8), idOf(4)]);
});

it('the search in a conversation says that nothing is found only at the beginning of the conversation', async () => {
  let answer: ((found: FindMessagesAnswer) => void) | undefined;
  server.on('GET /api/v1/messages/:userId/search', (request) =>
    new URL(request.url).searchParams.has('cursor')
      ? new Promise<FindMessagesAnswer>((resolve) => {
          answer = resolve;
        })
      : page([], 5),
  );
  await keys('yam{Enter}');
  await vi.waitFor(() => expect(server.calls).toHaveLength(2));
  expect(state()).toBe('Searching…');
  await act(async () => answer?.(page([])));
  await says('No match');
  expect(onShow).not.toHaveBeenCalled();
});

it('the search in a conversation says that there is no connection', async () => {
  server.setDown(true);
  await keys('yam{Enter}');
  await says('You are offline. Connect to search this conversation.');
  expect(onShow).not.toHaveBeenCalled();
});

it('Escape closes the search in a conversation', async () => {
  await keys('y{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
