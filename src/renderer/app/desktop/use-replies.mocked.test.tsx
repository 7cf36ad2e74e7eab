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

/** Opens the page of Ada. @returns answers a notification of somebody */
function open() {
  const listeners: ((reply: Reply) => void)[] = [];
  const lost: ((text: string) => void)[] = [];
  const onReplyLost = (listener: (text: string) => void) => (lost.push(listener), () => undefined);
  const onReply = (listener: (reply: Reply) => void) => (listeners.push(listener), () => undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the double tells of replies alone
  const desktop = { onReply, onReplyLost } as unknown as Desktop;
  const Duty = () => {
    useReplies(desktop);
    return <ToastRegion />;
  };
  const { store } = makeRealtimeStore({ observe: () => undefined });
  render(
    <Provider store={store}>
      <Duty />
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

it("a reply to a message for somebody who was signed in before goes under nobody's name, and its words can be copied", async () => {
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

it("one's own goes to whom it answers, without a word", async () => {
  const reply = open();
  await reply(ADA._id, 'It is 5,000');
  expect(outbox.add).toHaveBeenCalledExactlyOnceWith('bayo', 'It is 5,000', []);
  expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
});

it('what could not be kept is not lost: its words are shown', async () => {
  outbox.add.mockRejectedValue(new Error('No room'));
  const reply = open();
  await reply(ADA._id, 'It is 6,000');
  expect(screen.getByText(/^Not sent: .*could not be kept/)).toBeInTheDocument();
  expect(screen.getByText('It is 6,000')).toBeInTheDocument();
});

it('what was written in a notification of a run that has ended is shown, and sent to nobody', () => {
  open().lose('It is 7,000');
  expect(outbox.add).not.toHaveBeenCalled();
  expect(screen.getByText(/^Not sent: Oja was closed/)).toBeInTheDocument();
  expect(screen.getByText('It is 7,000')).toBeInTheDocument();
});
