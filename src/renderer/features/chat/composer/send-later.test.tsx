import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { stubBrowser } from '../../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../../tests/fixtures/app-store.ts';
import { BAYO } from '../../../../../tests/fixtures/deal.ts';
import { errorResponse, FakeServer, type Reply } from '../../../../../tests/fixtures/fake-server.ts';
import { POST } from '../../../../../tests/fixtures/post.ts';
import type { Partner } from '../thread/use-partner.ts';
import { Composer } from './Composer.tsx';

stubBrowser();
document.documentElement.lang = 'en-NG';

const PARTNER: Partner = {
  conversationId: undefined,
  name: 'Bayo',
  profileImage: null,
  isDeletedAccount: false,
  joinedAt: null,
  isOnline: null,
  block: 'none',
  isMuted: false,
};

let sent: unknown[];
// Other files in this process look at what is stored.
afterEach(() => localStorage.clear());
beforeEach(() => {
  localStorage.clear();
  sent = [];
});

function open(reply: () => Reply<'POST /api/v1/messages/later'>) {
  const server = new FakeServer()
    .on('GET /api/v1/posts/:id', { data: { posts: [POST], repliesCursor: null } })
    .on('POST /api/v1/messages/later', async (request) => {
      sent.push(await request.json());
      return reply();
    });
  render(
    <Provider store={startAppStore(server)}>
      <MemoryRouter initialEntries={[`/dashboard/chat/${BAYO}?post=${POST._id}`]}>
        <Composer partnerId={BAYO} partner={PARTNER} pinned={null} />
      </MemoryRouter>
    </Provider>,
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const button = () => screen.queryByRole('button', { name: 'Send later' });
const scheduleIn = async (text: string) => {
  await screen.findByText(POST.title);
  await userEvent.clear(field());
  expect(button()).toBeNull();
  await userEvent.type(field(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send later' }));
  await userEvent.click(await screen.findByRole('button', { name: /^In an hour/ }));
};

it('a text that is scheduled leaves the field with its post', async () => {
  open(() => ({
    data: {
      clientId: '0197a000-0000-7000-8000-000000000009',
      recipientId: BAYO,
      text: 'Good morning',
      post: null,
      replyTo: null,
      sendAt: '2026-03-05T08:00:00.000Z',
      error: null,
    },
  }));
  await scheduleIn(' Good morning ');
  await waitFor(() => expect(field().value).toBe(''));
  expect(sent).toMatchObject([{ recipientId: BAYO, message: 'Good morning', postId: POST._id }]);
  expect(screen.queryByText(POST.title)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  // The next text opens no dialog by itself.
  await userEvent.type(field(), 'How far?');
  expect(button()).not.toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a text that cannot be scheduled stays in the field with its post', async () => {
  open(() => errorResponse(409, { code: 'scheduled_full', message: 'Take one back first.' }));
  await scheduleIn('Good morning');
  await screen.findByText('Take one back first.');
  expect(field().value).toBe('Good morning');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field().value).toBe('Good morning');
  expect(screen.getByText(POST.title)).toBeDefined();
});

it('an unfilled placeholder is held back first, as when it is sent at once', async () => {
  open(() => errorResponse(409, { code: 'scheduled_full', message: 'Take one back first.' }));
  await screen.findByText(POST.title);
  await userEvent.clear(field());
  await userEvent.type(field(), 'Hello {{name}');
  await userEvent.click(screen.getByRole('button', { name: 'Send later' }));
  await screen.findByText(/Replace \{name\} first/);
  expect(screen.queryByRole('dialog')).toBeNull();
});
