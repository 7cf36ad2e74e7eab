import type { MessageInput } from '@oja/contract/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OutboxStore } from './outbox-store.ts';
import type { StoredMessage } from './stored-message.ts';
import { Outbox } from './outbox.ts';
import { SendingFailure } from './sending-failure.ts';

const BAYO = 'bayo';
const TITLE = 'Failed to send message';
const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const unreachable = () => new SendingFailure(TITLE, 'Network Error!', true);
const permanentFailure = (message = 'No.') => new SendingFailure(TITLE, message, false);

/** The messages on the device, shared by all pages. */
let stored: Map<string, StoredMessage>;
const put = vi.fn<() => Promise<void>>();
const store: OutboxStore = {
  load: () => Promise.resolve([...stored.values()].toSorted((a, b) => a.order - b.order)),
  put(message) {
    stored.set(message.clientId, message);
    return put();
  },
  has: (clientId) => Promise.resolve(stored.has(clientId)),
  remove: (clientId) => Promise.resolve(void stored.delete(clientId)),
};

let send: ReturnType<typeof vi.fn<(message: MessageInput) => Promise<void>>>;
let upload: ReturnType<typeof vi.fn<(file: File, onProgress: (share: number) => void) => Promise<string>>>;
let shown: string[];
let outbox: Outbox;
/** The texts of each call so far. */
let calls: string[][];
/** Sends a group message by message, as `send` decides. */
async function sendGroup(messages: readonly MessageInput[]): Promise<Map<string, SendingFailure>> {
  calls.push(messages.map(({ message }) => message));
  const refused = new Map<string, SendingFailure>();
  for (const message of messages) {
    try {
      await send(message);
    } catch (error) {
      if (!(error instanceof SendingFailure) || error.isPassing) throw error;
      refused.set(message.clientId, error);
    }
  }
  return refused;
}
/** Opens a page with the messages on the device. */
const openPage = () =>
  new Outbox({
    send: sendGroup,
    upload,
    store,
    showFailure: ({ title, message }) => shown.push(`${title}: ${message}`),
  });
const texts = () => outbox.to(BAYO).map(({ text, status }) => `${text} ${status}`);
const sent = () => send.mock.calls.map(([{ message, img }]) => `${message}${img && ` with ${img}`}`);
const isEmpty = () => outbox.to(BAYO).length === 0;

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  stored = new Map();
  shown = [];
  calls = [];
  put.mockReset().mockResolvedValue();
  send = vi.fn<(message: MessageInput) => Promise<void>>(() => Promise.resolve());
  upload = vi.fn<(file: File, onProgress: (share: number) => void) => Promise<string>>(({ name }) =>
    Promise.resolve(`stored ${name}`),
  );
  outbox = openPage();
});
afterEach(() => {
  outbox.close();
  vi.useRealTimers();
});

describe('a written message', () => {
  it('is shown at once, and leaves the outbox once the server has it', async () => {
    void outbox.add(BAYO, 'One', []);
    expect(texts()).toEqual(['One sending']);
    await vi.waitFor(() => expect(isEmpty()).toBe(true));
    expect(sent()).toEqual(['One']);
  });

  it('is sent in the order of writing, even if the first is slow', async () => {
    const answered = Promise.withResolvers<void>();
    send.mockReturnValueOnce(answered.promise);
    void outbox.add(BAYO, 'One', []);
    void outbox.add(BAYO, 'Two', []);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    answered.resolve();
    await vi.waitFor(() => expect(sent()).toEqual(['One', 'Two']));
  });

  it('does not wait for messages to other people', async () => {
    send.mockReturnValueOnce(new Promise(() => undefined));
    void outbox.add(BAYO, 'One', []);
    void outbox.add('chi', 'Two', []);
    await vi.waitFor(() => expect(sent()).toEqual(['One', 'Two']));
  });

  it('is sent, even if it was added while another one was being sent', async () => {
    const answered = Promise.withResolvers<void>();
    send.mockReturnValueOnce(answered.promise);
    void outbox.add(BAYO, 'One', []);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    put.mockReturnValueOnce(new Promise(() => undefined));
    void outbox.add(BAYO, 'Two', [picture('front'), picture('back')]);
    answered.resolve();
    await vi.waitFor(() => expect(sent()).toEqual(['One', 'Two with stored front', ' with stored back']));
  });

  it('with several pictures becomes one message for each, with the text in the first', async () => {
    void outbox.add(BAYO, 'Both', [picture('front'), picture('back')]);
    await vi.waitFor(() => expect(sent()).toEqual(['Both with stored front', ' with stored back']));
    expect(new Set(send.mock.calls.map(([{ clientId }]) => clientId)).size).toBe(2);
  });
});

describe('the post of a message', () => {
  it('is sent with the first message only, and again with each retry', async () => {
    const post = {
      _id: 'wrapper',
      title: 'Akwete wrapper',
      picture: null,
      price: 18_500,
      pricePoint: null,
      isAvailable: true,
    };
    send.mockRejectedValueOnce(permanentFailure());
    void outbox.add(BAYO, 'Still there?', [picture('front'), picture('back')], post);
    await vi.waitFor(() => expect(outbox.to(BAYO)).toMatchObject([{ status: 'failed', post }]));
    const [failed] = outbox.to(BAYO);
    if (failed) outbox.retry(failed);
    await vi.waitFor(() => expect(isEmpty()).toBe(true));
    expect(send.mock.calls.map(([{ message, postId }]) => [message, postId])).toEqual([
      ['Still there?', 'wrapper'],
      ['', undefined],
      ['Still there?', 'wrapper'],
    ]);
  });

  it('is stored on the device with the message', async () => {
    const post = {
      _id: 'wrapper',
      title: 'Akwete wrapper',
      picture: null,
      price: 18_500,
      pricePoint: null,
      isAvailable: true,
    };
    send.mockRejectedValue(unreachable());
    await outbox.add(BAYO, 'Still there?', [], post);
    outbox.close();
    send.mockReset().mockResolvedValue();
    outbox = openPage();
    await outbox.resume();
    await vi.waitFor(() => expect(send.mock.calls.map(([{ postId }]) => postId)).toEqual(['wrapper']));
  });
});

describe('a refused message', () => {
  it('stays complete with its reason, and a retry sends the same message', async () => {
    send.mockRejectedValueOnce(permanentFailure('You cannot write to this person.'));
    void outbox.add(BAYO, 'One', [picture('front')]);
    await vi.waitFor(() =>
      expect(outbox.to(BAYO)[0]).toMatchObject({
        status: 'failed',
        failure: 'You cannot write to this person.',
        text: 'One',
      }),
    );
    expect(shown).toEqual([`${TITLE}: You cannot write to this person.`]);
    const [failed] = outbox.to(BAYO);
    if (failed) outbox.retry(failed);
    expect(texts()).toEqual(['One sending']);
    await vi.waitFor(() => expect(isEmpty()).toBe(true));
    const [first, second] = send.mock.calls;
    expect(second).toEqual(first);
    expect(upload).toHaveBeenCalledOnce();
    expect(stored.size).toBe(0);
  });

  it('does not delay later messages', async () => {
    send.mockRejectedValueOnce(permanentFailure());
    void outbox.add(BAYO, 'One', []);
    void outbox.add(BAYO, 'Two', []);
    await vi.waitFor(() => expect(texts()).toEqual(['One failed']));
    expect(sent()).toEqual(['One', 'Two']);
  });

  it('shows that its post was deleted, also on the next page, and is retried without it', async () => {
    const post = {
      _id: 'wrapper',
      title: 'Akwete wrapper',
      picture: null,
      price: 18_500,
      pricePoint: null,
      isAvailable: true,
    };
    send.mockRejectedValueOnce(new SendingFailure(TITLE, 'Gone.', false, true));
    await outbox.add(BAYO, 'Still there?', [], post);
    await vi.waitFor(() => expect(texts()).toEqual(['Still there? failed']));
    outbox.close();
    outbox = openPage();
    await outbox.resume();
    const [failed] = outbox.to(BAYO);
    expect(failed).toMatchObject({ failure: 'Gone.', post: { ...post, isAvailable: false } });
    if (failed) outbox.retry(failed);
    await vi.waitFor(() => expect(isEmpty()).toBe(true));
    expect(send.mock.calls.map(([{ clientId, message, postId }]) => [clientId, message, postId])).toEqual([
      [failed?.clientId, 'Still there?', 'wrapper'],
      [failed?.clientId, 'Still there?', undefined],
    ]);
  });

  it('stays and is not sent if its picture was refused', async () => {
    upload.mockRejectedValueOnce(new SendingFailure('Uploading failed', 'Failed to upload front: too big', false));
    void outbox.add(BAYO, 'One', [picture('front')]);
    await vi.waitFor(() => expect(texts()).toEqual(['One failed']));
    expect(send).not.toHaveBeenCalled();
  });

  it('can be discarded, but not while it is being sent', async () => {
    send.mockRejectedValueOnce(permanentFailure());
    void outbox.add(BAYO, 'One', []);
    for (const message of outbox.to(BAYO)) outbox.discard(message);
    expect(texts()).toEqual(['One sending']);
    await vi.waitFor(() => expect(texts()).toEqual(['One failed']));
    for (const message of outbox.to(BAYO)) outbox.discard(message);
    expect(isEmpty()).toBe(true);
    await vi.waitFor(() => expect(stored.size).toBe(0));
  });
});

describe('while the server is unreachable', () => {
  it('the first message waits with all later ones; they are retried in order, and their failure is shown once', async () => {
    vi.useFakeTimers();
    send.mockRejectedValueOnce(unreachable()).mockRejectedValueOnce(unreachable());
    await outbox.add(BAYO, 'One', []);
    await outbox.add(BAYO, 'Two', []);
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(['One waiting', 'Two waiting']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isEmpty()).toBe(true);
    expect(sent()).toEqual(['One', 'One', 'One', 'Two']);
    expect(new Set(send.mock.calls.map(([{ clientId }]) => clientId)).size).toBe(2);
    expect(shown).toEqual([`${TITLE}: Network Error!`]);
  });

  it('further messages do not prolong the wait: all are sent soon after the server is back', async () => {
    vi.useFakeTimers();
    send.mockRejectedValue(unreachable());
    const written = Array.from({ length: 12 }, (_, index) => String(index));
    for (const text of written) {
      await outbox.add(BAYO, text, []);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(send).toHaveBeenCalledTimes(12);
    send.mockReset().mockResolvedValue();
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent()).toEqual(written);
  });

  it('the network’s return triggers a retry, and the failure of the user’s own retry is shown again', async () => {
    send.mockRejectedValueOnce(unreachable()).mockRejectedValueOnce(unreachable());
    void outbox.add(BAYO, 'One', []);
    await vi.waitFor(() => expect(texts()).toEqual(['One waiting']));
    for (const message of outbox.to(BAYO)) outbox.retry(message);
    await vi.waitFor(() => expect(texts()).toEqual(['One waiting']));
    expect(shown).toHaveLength(2);
    outbox.wake();
    await vi.waitFor(() => expect(isEmpty()).toBe(true));
  });

  it('a message is stored before the field is emptied, and the next page sends all messages in order', async () => {
    send.mockRejectedValue(unreachable());
    await outbox.add(BAYO, 'One', []);
    await outbox.add(BAYO, 'Two', [picture('front')]);
    await outbox.add('chi', 'Three', []);
    expect([...stored.values()].map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    await vi.waitFor(() => expect(texts()).toEqual(['One waiting', 'Two waiting']));
    const clientIds = [...stored.keys()];
    outbox.close();

    send.mockReset().mockResolvedValue();
    outbox = openPage();
    await outbox.resume();
    await vi.waitFor(() => expect(stored.size).toBe(0));
    expect(sent().filter((text) => text !== 'Three')).toEqual(['One', 'Two with stored front']);
    expect(send.mock.calls.map(([{ clientId }]) => clientId).toSorted()).toEqual(clientIds.toSorted());
    expect(isEmpty()).toBe(true);
  });

  it('a picture that was stored before the page closed is not uploaded again', async () => {
    send.mockRejectedValue(unreachable());
    await outbox.add(BAYO, 'One', [picture('front')]);
    await vi.waitFor(() => expect([...stored.values()][0]?.storedUrl).toBe('stored front'));
    outbox.close();
    send.mockReset().mockResolvedValue();
    outbox = openPage();
    await outbox.resume();
    await vi.waitFor(() => expect(sent()).toEqual(['One with stored front']));
    expect(upload).toHaveBeenCalledOnce();
  });

  it('a message that another tab has sent is removed, and not sent again', async () => {
    send.mockRejectedValueOnce(unreachable());
    await outbox.add(BAYO, 'One', []);
    await vi.waitFor(() => expect(texts()).toEqual(['One waiting']));
    stored.clear();
    outbox.wake();
    await vi.waitFor(() => expect(isEmpty()).toBe(true));
    expect(send).toHaveBeenCalledOnce();
  });

  it('a message that was refused before the page closed is still refused, and waits for the user', async () => {
    send.mockRejectedValueOnce(permanentFailure('Too long.'));
    await outbox.add(BAYO, 'One', []);
    await vi.waitFor(() => expect(texts()).toEqual(['One failed']));
    outbox = openPage();
    await outbox.resume();
    expect(outbox.to(BAYO)[0]).toMatchObject({ status: 'failed', failure: 'Too long.' });
    expect(send).toHaveBeenCalledOnce();
  });
});
