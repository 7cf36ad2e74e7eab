import { FAILURES } from '@oja/contract/failures';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import * as toasts from '@oja/ui/toast-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type AppStore, startAppStore } from '../../../tests/fixtures/app-store.ts';
import { errorResponse, FakeServer, unreachable } from '../../../tests/fixtures/fake-server.ts';
import { messagesApi } from './messages-api.ts';

const toast = vi.spyOn(toasts, 'toast');
let server: FakeServer;
let store: AppStore;

beforeEach(() => {
  toast.mockClear();
  localStorage.clear();
  server = new FakeServer();
  store = startAppStore(server);
});
afterEach(() => vi.unstubAllGlobals());

it('a refused edit shows its title and the server’s message', async () => {
  const refused = { code: 'message_not_found', message: ERROR_MESSAGES.message_not_found } as const;
  server.on('PATCH /api/v1/messages/:messageId', () => errorResponse(404, refused));
  const edit = { messageId: 'm1', partnerId: 'p1', text: 'Still there?', img: '' };
  await store.dispatch(messagesApi.endpoints.editMessage.initiate(edit));
  expect(toast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: FAILURES.messageEdit, text: ERROR_MESSAGES.message_not_found }),
  );
});

it('a failed group of messages shows nothing, because the outbox repeats it', async () => {
  server.on('POST /api/v1/messages/batch', unreachable);
  const { error } = await store.dispatch(messagesApi.endpoints.sendMessages.initiate({ messages: [] }));
  expect(error).toBeDefined();
  expect(toast).not.toHaveBeenCalled();
});

it('the newest page of a conversation is requested first, by the encoded id of the partner', async () => {
  server.on('GET /api/v1/messages/:userId', { data: [], hasMore: false, post: null });
  await store.dispatch(messagesApi.endpoints.getMessages.initiate('a/b'));
  expect(server.calls).toEqual(['GET /api/v1/messages/a%2Fb']);
});
