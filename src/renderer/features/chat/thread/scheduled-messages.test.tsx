import type { ScheduledMessage } from '@oja/contract/scheduled-messages';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { stubBrowser } from '../../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../../tests/fixtures/app-store.ts';
import { BAYO } from '../../../../../tests/fixtures/deal.ts';
import { errorResponse, FakeServer, unreachable } from '../../../../../tests/fixtures/fake-server.ts';
import { idOf } from '../../../../../tests/fixtures/live-store.ts';
import { ADA } from '../../../../../tests/fixtures/user.ts';
import { useDraft, useDraftPostId } from '../composer/drafts.ts';
import { SendLaterDialog } from '../later/SendLaterDialog.tsx';
import { ScheduledMessages } from './ScheduledMessages.tsx';

stubBrowser();
document.documentElement.lang = 'en-NG';

const TAKE_BACK = 'DELETE /api/v1/messages/later/:clientId';
const HOUR = 60 * 60 * 1000;
const later = (number: number, changes: Partial<ScheduledMessage> = {}): ScheduledMessage => ({
  clientId: idOf(number),
  recipientId: BAYO,
  text: `Text ${number}`,
  post: null,
  replyTo: null,
  sendAt: new Date(Date.now() + 30 * 24 * HOUR).toISOString(),
  error: null,
  ...changes,
});

let server: FakeServer;
const onCopy = vi.fn<(text: string) => Promise<void>>(async () => undefined);
// Other files in this process look at what is stored.
afterEach(() => localStorage.clear());
beforeEach(() => {
  localStorage.clear();
  onCopy.mockClear();
  server = new FakeServer()
    .on('GET /api/v1/messages/later', { data: [later(1)] })
    .on(TAKE_BACK, { code: 'scheduled_taken_back', message: 'Taken back.' });
});

/** The field's text, as the composer has it. */
function Field() {
  const [draft, setDraft] = useDraft(ADA._id, BAYO);
  const [postId] = useDraftPostId(ADA._id, BAYO);
  return (
    <textarea
      aria-label="Message"
      data-post={postId}
      value={draft}
      onChange={(event) => setDraft(event.currentTarget.value)}
    />
  );
}

function open(props: Partial<Parameters<typeof ScheduledMessages>[0]> = {}) {
  return render(
    <Provider store={startAppStore(server)}>
      <ScheduledMessages partnerId={BAYO} canWrite sent={[]} onCopy={onCopy} {...props} />
      <Field />
    </Provider>,
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
/** The stored draft: what is left after a crash. */
const stored = () => localStorage.getItem(`oja.draft.${ADA._id}.${BAYO}`) ?? '';
const write = (text: string) => userEvent.type(field(), text);
const empty = async () => userEvent.clear(field());
const pressSend = () => userEvent.click(screen.getByRole('button', { name: 'Send at this time' }));
const pressTakeBack = async () => userEvent.click(await screen.findByRole('button', { name: 'Take back' }));

it('what waits for this partner is listed with its time, and what is in the thread already is not', async () => {
  const [sent, other] = [later(2), later(3, { recipientId: idOf(8) })];
  server.on('GET /api/v1/messages/later', { data: [later(1), sent, other] });
  open({ sent: [sent] });
  const list = await screen.findByRole('list', { name: 'Sent later' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(list.textContent).toContain('Text 1');
  expect(list.textContent).toContain('Will be sent on ');
});

it('a text that is taken back returns to the empty field with its post, and is stored before the call is answered', async () => {
  const post = { _id: idOf(5), title: 'Clock', picture: null, price: null, pricePoint: null, isAvailable: true };
  server.on('GET /api/v1/messages/later', { data: [later(1, { post })] });
  const answered = Promise.withResolvers<undefined>();
  server.hold(TAKE_BACK, answered.promise);
  open();
  await empty();
  await pressTakeBack();
  await waitFor(() => expect(server.callsOf(TAKE_BACK)).toHaveLength(1));
  expect([field().value, stored()]).toEqual(['', 'Text 1']);
  answered.resolve(undefined);
  await waitFor(() => expect(field().value).toBe('Text 1'));
  expect(field().dataset['post']).toBe(post._id);
  expect(screen.queryByRole('list')).toBeNull();
});

it('a text that was sent meanwhile does not return to the field', async () => {
  server.on(TAKE_BACK, errorResponse(409, { code: 'scheduled_sent', message: 'Sent already.' }));
  open();
  await empty();
  await pressTakeBack();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Take back' })).not.toHaveAttribute('aria-busy', 'true'),
  );
  await waitFor(() => expect(stored()).toBe(''));
  expect(field().value).toBe('');
});

it.each([
  ['the answer is lost', () => unreachable()],
  ['another device took it back', () => errorResponse(404, { code: 'scheduled_not_found', message: 'Gone.' })],
])('a text is in the field when %s', async (_why, reply) => {
  server.on(TAKE_BACK, reply);
  open();
  await empty();
  await pressTakeBack();
  await waitFor(() => expect(field().value).toBe('Text 1'), { timeout: 10_000 });
  expect(stored()).toBe('Text 1');
});

it('without a connection, the text waits on and the field stays as it is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.on(TAKE_BACK, unreachable);
  open();
  await empty();
  await pressTakeBack();
  await waitFor(() => expect(server.callsOf(TAKE_BACK).length).toBeGreaterThan(0));
  await waitFor(() => expect(stored()).toBe(''), { timeout: 10_000 });
  expect(field().value).toBe('');
  expect(screen.getByText('Text 1')).toBeDefined();
  vi.restoreAllMocks();
});

it('a field with another text is asked about, and keeps both or leaves the text waiting', async () => {
  open();
  await empty();
  await write('Hello');
  await pressTakeBack();
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it waiting' }));
  expect(server.callsOf(TAKE_BACK)).toEqual([]);
  await pressTakeBack();
  await userEvent.click(await screen.findByRole('button', { name: 'Take back and add it' }));
  await waitFor(() => expect(field().value).toBe('Hello\n\nText 1'));
});

it('a text that was not sent says why; where nobody can write, it can be copied, and is deleted after a question', async () => {
  const error = { code: 'blocked' as const, message: 'You cannot message this person.' };
  server.on('GET /api/v1/messages/later', { data: [later(1, { error })] });
  open({ canWrite: false });
  await screen.findByText('Was not sent. You cannot message this person.');
  await userEvent.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(onCopy).toHaveBeenCalledWith('Text 1');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(server.callsOf(TAKE_BACK)).toEqual([]);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.callsOf(TAKE_BACK)).toHaveLength(1));
});

it('a list that cannot be loaded says so, and is loaded again by a press', async () => {
  server.on('GET /api/v1/messages/later', errorResponse(400, { code: 'bad_request', message: 'Not now.' }));
  open();
  await screen.findByText('What you send later could not be loaded.');
  server.on('GET /api/v1/messages/later', { data: [later(1)] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Text 1')).toBeDefined();
});

interface Sent {
  clientId: string;
  message: string;
  sendAt: string;
}

function openDialog(reply: () => Response) {
  const sent: Sent[] = [];
  server.on('POST /api/v1/messages/later', async (request) => {
    sent.push(await request.json());
    return reply();
  });
  const onScheduled = vi.fn<() => void>();
  render(
    <Provider store={startAppStore(server)}>
      <SendLaterDialog
        message={{ recipientId: BAYO, message: 'Good morning' }}
        partnerName="Bayo"
        onScheduled={onScheduled}
        onClose={() => undefined}
      />
    </Provider>,
  );
  return { sent, onScheduled };
}

it('the dialog names the time zone, and a press on a time schedules the text', async () => {
  const { sent, onScheduled } = openDialog(() => Response.json({ data: later(1) }, { status: 201 }));
  const zone = new Intl.DateTimeFormat('en-NG', { timeZoneName: 'long' }).format().split(', ').at(-1) ?? '';
  expect(screen.getByText(/time zone of this device/).textContent).toContain(zone);
  await userEvent.click(screen.getByRole('button', { name: /^In an hour/ }));
  await waitFor(() => expect(onScheduled).toHaveBeenCalledOnce());
  expect(Date.parse(sent[0]?.sendAt ?? '') - Date.now()).toBeGreaterThan(HOUR - 60_000);
  expect(sent).toMatchObject([{ recipientId: BAYO, message: 'Good morning' }]);
});

it('a failure is shown and schedules nothing; tried again it is the same text, which may have been sent by then', async () => {
  const replies = [
    errorResponse(409, { code: 'scheduled_full', message: 'Take one back first.' }),
    errorResponse(409, { code: 'scheduled_sent', message: 'Sent already.' }),
  ];
  const { sent, onScheduled } = openDialog(() => replies[Math.min(sent.length, 2) - 1] ?? Response.error());
  await userEvent.click(screen.getByRole('button', { name: /^Tomorrow/ }));
  await screen.findByText('Take one back first.');
  expect(onScheduled).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /^Tomorrow/ }));
  await waitFor(() => expect(onScheduled).toHaveBeenCalledOnce());
  expect(sent[1]).toEqual(sent[0]);
});

it('an own time is checked before the call, and one that the server refuses is said at its field', async () => {
  const message = 'Choose a time at least a minute and at most 90 days ahead.';
  const { sent, onScheduled } = openDialog(() =>
    errorResponse(422, { code: 'validation_failed', message, fields: { sendAt: message } }),
  );
  const own = screen.getByLabelText('Another time');
  await pressSend();
  await screen.findByText(message);
  expect(sent).toEqual([]);
  await userEvent.type(own, `${new Date().getFullYear() + 2}-01-01T08:00`);
  await pressSend();
  expect(own.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(own);
  const soon = new Date(Date.now() + 2 * 24 * HOUR);
  await userEvent.type(own, `${soon.toISOString().slice(0, 10)}T08:00`);
  await pressSend();
  await waitFor(() => expect(sent).toHaveLength(1));
  await screen.findByText(message);
  expect(onScheduled).not.toHaveBeenCalled();
});
