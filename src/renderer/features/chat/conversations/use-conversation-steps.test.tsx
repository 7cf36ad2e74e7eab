import { act, renderHook, screen } from '@testing-library/react';
import { ToastRegion } from '@oja/ui/Toast';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { expect, it } from 'vitest';

import { ChatServer, PARTNERS } from '../../../../../tests/fixtures/chat-server.ts';
import { FakeServer } from '../../../../../tests/fixtures/fake-server.ts';
import { makeRealtimeStore } from '../../../../../tests/fixtures/realtime-store.ts';
import { useConversationSteps } from './use-conversation-steps.ts';

const [BAYO, CHI] = PARTNERS;
const pathOf = (partner: string | undefined) => `/dashboard/chat/${partner}`;
const path = () => globalThis.location.pathname;

/** Opens a page of Ada, to whom Bayo and Chi have written. @returns the steps, and the partners in the list's order */
function open(at: string, isChiMuted = false) {
  const chat = new ChatServer();
  chat.write(BAYO, 1);
  chat.write(CHI, 1);
  if (isChiMuted) chat.muted.add(CHI);
  const list = chat.listConversations();
  const http = new FakeServer().on('GET /api/v1/messages/conversations', list);
  const { store } = makeRealtimeStore({ observe: () => undefined, serverOrigin: http.origin });
  globalThis.history.replaceState(null, '', at);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <BrowserRouter>{children}</BrowserRouter>
      <ToastRegion />
    </Provider>
  );
  const { result } = renderHook(useConversationSteps, { wrapper });
  return { steps: result, partners: list.data.conversations.map(({ userId }) => userId) };
}

it('steps go through the list and round its ends', async () => {
  const { steps, partners } = open('/dashboard/chat');
  const [first, second] = partners;
  const visited: string[] = [];
  for (const by of [1, 1, 1, -1] as const) {
    await act(() => steps.current.step(by));
    visited.push(path());
  }
  expect(visited).toEqual([first, second, first, second].map(pathOf));
});

it('a step to an unread conversation leaves out the open one', async () => {
  const { steps } = open(pathOf(CHI));
  await act(() => steps.current.stepToUnread(1));
  expect(path()).toBe(pathOf(BAYO));
  await act(() => steps.current.stepToUnread(-1));
  expect(path()).toBe(pathOf(CHI));
});

it('no step leads to a muted conversation that is unread, and a toast says that there is no other', async () => {
  const { steps } = open(pathOf(BAYO), true);
  await act(() => steps.current.stepToUnread(1));
  expect(path()).toBe(pathOf(BAYO));
  // The toast is loaded when it is first shown.
  const toast = await screen.findByText('No other conversation is unread', {}, { timeout: 10_000 });
  expect(toast).toBeInTheDocument();
});
