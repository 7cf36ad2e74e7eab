import type { Deal } from '@oja/contract/deals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished } from 'vitest';

import { stubBrowser } from '../../../../../tests/components/browser-stubs.ts';
import { openDealCards } from '../../../../../tests/fixtures/deal-cards.tsx';
import { BAYO, DEAL } from '../../../../../tests/fixtures/deal.ts';
import { errorResponse, FakeServer, unreachable } from '../../../../../tests/fixtures/fake-server.ts';
import { ADA } from '../../../../../tests/fixtures/user.ts';
import { connectionChanged } from '../../../realtime/socket/connection-slice.ts';
import { openOutbox } from '../outbox/open-outbox.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useMessageNotices } from '../safety/use-message-notices.ts';
import { ThreadMessage } from './ThreadMessage.tsx';
import { shownThread } from './thread-messages.ts';
import { useMessageActions } from './use-message-actions.ts';

/** Actions on deals in the outbox, decision 081. */

stubBrowser();

let server: FakeServer;
let deal: Deal;
let sent: { action: string; version: number; clientId: string }[];
/** `down`: actions do not reach the server. `lost`: they do, but no answer comes back. */
let line: 'up' | 'down' | 'lost';
beforeEach(() => {
  localStorage.clear();
  deal = DEAL;
  sent = [];
  line = 'up';
  const taken = new Set<string>();
  server = new FakeServer()
    .on('GET /api/v1/deals', () => (line === 'lost' ? unreachable() : { data: { deals: [deal], nextCursor: null } }))
    .on('PATCH /api/v1/deals/:dealId', async (request) => {
      const call = await request.json();
      sent.push(call);
      if (line === 'down') return unreachable();
      if (!taken.has(call.clientId)) {
        if (call.version !== deal.version)
          return errorResponse(409, { code: 'deal_moved', message: 'The deal has changed.' });
        taken.add(call.clientId);
        deal = { ...deal, version: deal.version + 1, state: 'agreed', asked: null };
      }
      if (line === 'lost') return unreachable();
      return { code: 'deal_accept', message: 'Accepted.', data: { deal } };
    });
});

const noop = () => undefined;

/** The unsent messages of the thread. */
function Unsent() {
  const { outbox, outgoing } = useOutbox(BAYO);
  const unused = { editing: undefined, onEdit: noop, onReply: undefined, quotedId: undefined, onJump: noop };
  const parts = { outbox, actions: useMessageActions(BAYO), notices: useMessageNotices(BAYO, []), ...unused };
  return shownThread([], outgoing, ADA._id).map((one) => (
    <ThreadMessage
      key={one.id}
      {...{ one, ...parts }}
      position="single"
      partnerId={BAYO}
      partnerName="Bayo"
      isTarget={false}
      onOpenImage={noop}
    />
  ));
}

function open() {
  const { store, unmount } = openDealCards(
    server,
    <div data-testid="unsent">
      <Unsent />
    </div>,
  );
  const outbox = store.dispatch(openOutbox(ADA._id));
  onTestFinished(() => outbox.close());
  return { store, outbox, unmount };
}
const unsentTexts = () => screen.getByTestId('unsent').textContent;

const acceptWhile = async (state: typeof line) => {
  const button = await screen.findByRole('button', { name: 'Accept' });
  line = state;
  await userEvent.click(button);
};
const expectWaiting = async () => {
  await screen.findByText('Waits for a connection');
  await waitFor(() => expect(unsentTexts()).toContain('Not sent yet'));
  expect(unsentTexts()).toContain('Accept: ₦45,000 for “Kettle”.');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
};

it.each([
  ['call', 'down'],
  ['answer', 'lost'],
] as const)('an action whose %s does not arrive waits, survives a reload, and is taken once', async (_, state) => {
  const page = open();
  await acceptWhile(state);
  await expectWaiting();
  page.unmount();
  page.outbox.close();
  line = 'down';
  const { outbox } = open();
  await expectWaiting();
  line = 'up';
  outbox.wake();
  await screen.findByText('Agreed: reserved for this deal');
  await waitFor(() => expect(unsentTexts()).toBe(''));
  expect(screen.queryByText('Waits for a connection')).toBeNull();
  expect(deal.version).toBe(3);
  expect(sent[0]).toMatchObject({ action: 'accept', version: 2 });
  for (const call of sent) expect(call).toEqual(sent[0]);
});

it('an action stays with its reason if the deal has moved meanwhile, until the viewer decides about the present state', async () => {
  const { outbox } = open();
  await acceptWhile('down');
  await expectWaiting();
  deal = { ...DEAL, version: 4, amount: 46_000 };
  line = 'up';
  outbox.wake();
  const reason = await screen.findByText(/^Not sent\. The deal has changed\./);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Accept: ₦45,000 for “Kettle”. The deal has changed.',
  );
  await screen.findByText('₦46,000');
  await acceptWhile('up');
  await screen.findByText('Agreed: reserved for this deal');
  expect(reason).not.toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject({ action: 'accept', version: 4 });
});

it('a waiting action can be discarded, and is not taken then', async () => {
  const { outbox } = open();
  await acceptWhile('down');
  await expectWaiting();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await screen.findByRole('button', { name: 'Accept' });
  const { length } = sent;
  line = 'up';
  outbox.wake();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(sent.slice(length)).toEqual([expect.objectContaining({ action: 'decline' })]));
});

it('an action whose answer was lost is the same one when it is pressed again', async () => {
  const { store, outbox } = open();
  store.dispatch(connectionChanged('live'));
  await acceptWhile('lost');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled());
  expect(outbox.to(BAYO)).toEqual([]);
  await acceptWhile('up');
  await screen.findByText('Agreed: reserved for this deal');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});
