import { ToastRegion } from '@oja/ui/Toast';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';

import { makeRealtimeStore } from '../../../../tests/fixtures/realtime-store.ts';
import { ADA } from '../../../../tests/fixtures/user.ts';
import type { Desktop, Reply } from '../../platform/desktop-app.ts';
import { useReplies } from './use-replies.ts';

const outbox = vi.hoisted(() => ({ add: vi.fn<(partnerId: string, text: string) => Promise<void>>() }));
vi.mock('../../features/chat/outbox/open-outbox.ts', () => ({ openOutbox: () => () => outbox }));

/** Opens Ada's page. @returns a function that replies in the notification of a user */
function open() {
  const listeners: ((reply: Reply) => void)[] = [];
  const lost: ((text: string) => void)[] = [];
  const onReplyLost = (listener: (text: string) => void) => (lost.push(listener), () => undefined);
  const onReply = (listener: (reply: Reply) => void) => (listeners.push(listener), () => undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the double only sends replies
  const desktop = { onReply, onReplyLost } as unknown as Desktop;
  const RepliesHost = () => {
    useReplies(desktop);
    return <ToastRegion />;
  };
  const { store } = makeRealtimeStore({ observe: () => undefined });
  render(
    <Provider store={store}>
      <RepliesHost />
    </Provider>,
  );
  const reply = (viewerId: string, text: string) =>
    act(async () => {
      for (const listener of listeners) listener({ viewerId, partnerPath: '/dashboard/chat/bayo', text });
    });
  return Object.assign(reply, { lose: (text: string) => act(() => lost.forEach((listener) => listener(text))) });
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue();
  outbox.add.mockReset().mockResolvedValue();
});

it('a reply in the notification of a previous user is not sent, and its text can be copied', async () => {
  const user = userEvent.setup();
  const reply = open();
  await reply('0197a000-0000-7000-8000-0000000000bb', 'It is 4,500');
  expect(outbox.add).not.toHaveBeenCalled();
  expect(screen.getByText(/^Not sent: .*another account/)).toBeInTheDocument();
  expect(screen.getByText('It is 4,500')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Copy text' }).focus());
  await user.keyboard('{Enter}');
  expect(await navigator.clipboard.readText()).toBe('It is 4,500');
});

it('a reply of the signed-in user is sent to the partner, without a toast', async () => {
  const reply = open();
  await reply(ADA._id, 'It is 5,000');
  expect(outbox.add).toHaveBeenCalledExactlyOnceWith('bayo', 'It is 5,000', []);
  expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
});

it('a reply that could not be stored is not lost: its text is shown', async () => {
  outbox.add.mockRejectedValue(new Error('No room'));
  const reply = open();
  await reply(ADA._id, 'It is 6,000');
  expect(screen.getByText(/^Not sent: .*could not be kept/)).toBeInTheDocument();
  expect(screen.getByText('It is 6,000')).toBeInTheDocument();
});

it('a reply in a notification of an earlier run of the app is shown, and not sent', () => {
  open().lose('It is 7,000');
  expect(outbox.add).not.toHaveBeenCalled();
  expect(screen.getByText(/^Not sent: Oja was closed/)).toBeInTheDocument();
  expect(screen.getByText('It is 7,000')).toBeInTheDocument();
});
