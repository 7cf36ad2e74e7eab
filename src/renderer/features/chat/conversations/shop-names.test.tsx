import type { Conversation } from '@oja/contract/messages';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { startAppStore } from '../../../../../tests/fixtures/app-store.ts';
import {
  BAYO,
  conversation,
  message,
  person,
  profile,
  serveEachTest,
  server,
} from '../../../../../tests/fixtures/live-store.ts';
import { usePartner } from '../thread/use-partner.ts';
import { useConversationRows } from './use-conversation-rows.ts';

serveEachTest();

const SHOP = { ...person, name: 'Chinedu Eze', userName: 'Eze Motors', isVerifiedVendor: true };

function render<Result>(hook: () => Result, conversations: Conversation[]) {
  server
    .on('GET /api/v1/messages/conversations', {
      data: { conversations, totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null },
    })
    .on('GET /api/v1/users/profile/:id', { data: { ...profile, ...SHOP } });
  const store = startAppStore(server);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
  return renderHook(hook, { wrapper }).result;
}

it.each(['motors', 'chinedu'])(
  'a conversation with a shop is found by %s, a part of one of its names',
  async (part) => {
    const chat = { ...conversation(message(1)), name: 'Eze Motors', participants: [SHOP] };
    const rows = render(() => useConversationRows(part), [chat]);
    await waitFor(() => expect(rows.current.found.map(({ userId }) => userId)).toEqual([BAYO]));
  },
);

it('a partner without a conversation is called by the name of their shop', async () => {
  const partner = render(() => usePartner(BAYO), []);
  await waitFor(() => expect(partner.current?.name).toBe('Eze Motors'));
});
