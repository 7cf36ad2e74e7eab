import { act, render, screen } from '@testing-library/react';
import { ToastRegion } from '@oja/ui/Toast';
import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';

import { ChatServer, PARTNERS } from '../../../../../tests/fixtures/chat-server.ts';
import { FakeServer } from '../../../../../tests/fixtures/fake-server.ts';
import { makeRealtimeStore } from '../../../../../tests/fixtures/realtime-store.ts';
import { useConversationSteps } from './use-conversation-steps.ts';

const [BAYO, CHI] = PARTNERS;
let steps: ReturnType<typeof useConversationSteps>;

function Host() {
  steps = useConversationSteps();
  return (
    <>
      <output data-testid="path">{useLocation().pathname}</output>
      <ToastRegion />
    </>
  );
}

/** Opens a page of Ada, to whom Bayo and then Chi have written. */
function open(path: string, isChiMuted = false) {
  const chat = new ChatServer();
  chat.write(BAYO, 1);
  chat.write(CHI, 1);
  if (isChiMuted) chat.muted.add(CHI);
  const http = new FakeServer().on('GET /api/v1/messages/conversations', chat.listConversations());
  const { store } = makeRealtimeStore({ observe: () => undefined, serverOrigin: http.origin });
  globalThis.history.replaceState(null, '', path);
  render(
    <Provider store={store}>
      <BrowserRouter>
        <Host />
      </BrowserRouter>
    </Provider>,
  );
  return chat
    .listConversations()
    .data.conversations.filter(({ unreadCount }) => unreadCount > 0)
    .map(({ userId }) => userId);
}

const isAt = (partner: string) => expect(screen.getByTestId('path')).toHaveTextContent(`/dashboard/chat/${partner}`);

beforeEach(() => globalThis.history.replaceState(null, '', '/'));

it('steps go through the list and round its ends', async () => {
  const [first = '', second = ''] = open('/dashboard/chat');
  await act(() => steps.step(1));
  isAt(first);
  await act(() => steps.step(1));
  isAt(second);
  await act(() => steps.step(1));
  isAt(first);
  await act(() => steps.step(-1));
  isAt(second);
});

it('steps to unread conversations leave out the open one, and say so when there is no other', async () => {
  open(`/dashboard/chat/${CHI}`);
  await act(() => steps.stepToUnread(1));
  isAt(BAYO);
});

it('no step leads to a muted conversation that is unread', async () => {
  open(`/dashboard/chat/${BAYO}`, true);
  await act(() => steps.stepToUnread(1));
  isAt(BAYO);
  expect(await screen.findByText('No other conversation is unread')).toBeInTheDocument();
});
