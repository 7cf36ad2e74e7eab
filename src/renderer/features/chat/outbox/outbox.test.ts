import type { MessageInput } from '@oja/contract/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OutboxStore } from './outbox-store.ts';
import type { StoredMessage } from './stored-message.ts';
import { Outbox } from './outbox.ts';
import { SendingFailure } from './sending-failure.ts';

const BAYO = 'bayo';
const TITLE = 'Failed to send message';
const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const away = () => new SendingFailure(TITLE, 'Network Error!', true);
const refusal = (words = 'No.') => new SendingFailure(TITLE, words, false);

/** What lies on the device, whichever page is open. */
let kept: Map<string, StoredMessage>;
const put = vi.fn<() => Promise<void>>();
const store: OutboxStore = {
  load: () => Promise.resolve([...kept.values()].toSorted((a, b) => a.order - b.order)),
  put(message) {
    kept.set(message.clientId, message);
    return put();
  },
  has: (clientId) => Promise.resolve(kept.has(clientId)),
  remove: (clientId) => Promise.resolve(void kept.delete(clientId)),
};

let send: ReturnType<typeof vi.fn<(message: MessageInput) => Promise<void>>>;
let upload: ReturnType<typeof vi.fn<(file: File, onProgress: (share: number) => void) => Promise<string>>>;
let shown: string[];
let outbox: Outbox;
/** A page that is opened, with what the device has kept. */
const openPage = () =>
  new Outbox({
    send,
    upload,
    store,
    inTurn: (_partnerId, work) => work(),
    showFailure: ({ title, message }) => shown.push(`${title}: ${message}`),
  });
const texts = () => outbox.to(BAYO).map(({ text, status }) => `${text} ${status}`);
const sent = () => send.mock.calls.map(([{ message, img }]) => `${message}${img && ` with ${img}`}`);
const isEmpty = () => outbox.to(BAYO).length === 0;

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  kept = new Map();
  shown = [];
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

describe('what was written', () => {
  it('shows at once, and is gone from here once the server has it', async () => {
    void outbox.add(BAYO, 'One', []);
    expect(texts()).toEqual(['One sending']);
    await vi.waitFor(() => expect(isEmpty()).toBe(true));
    expect(sent()).toEqual(['One']);
  });

  it('goes in the order in which it was written, however slow the first is', async () => {
    const answered = Promise.withResolvers<void>();
    send.mockReturnValueOnce(answered.promise);
    void outbox.add(BAYO, 'One', []);
    void outbox.add(BAYO, 'Two', []);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    answered.resolve();
    await vi.waitFor(() => expect(sent()).toEqual(['One', 'Two']));
  });

  it('to one person does not wait for what was written to another', async () => {
    send.mockReturnValueOnce(new Promise(() => undefined));
    void outbox.add(BAYO, 'One', []);
    void outbox.add('chi', 'Two', []);
    await vi.waitFor(() => expect(sent()).toEqual(['One', 'Two']));
  });

  it('what is added while another is on its way is not taken for something that was sent', async () => {
    const answered = Promise.withResolvers<void>();
    send.mockReturnValueOnce(answered.promise);
    void outbox.add(BAYO, 'One', []);
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    put.mockReturnValueOnce(new Promise(() => undefined));
    void outbox.add(BAYO, 'Two', [picture('front'), picture('back')]);
    answered.resolve();
    await vi.waitFor(() => expect(sent()).toEqual(['One', 'Two with stored front', ' with stored back']));
  });

  it('several pictures are as many messages, the text with the first', async () => {
    void outbox.add(BAYO, 'Both', [picture('front'), picture('back')]);
    await vi.waitFor(() => expect(sent()).toEqual(['Both with stored front', ' with stored back']));
    expect(new Set(send.mock.calls.map(([{ clientId }]) => clientId)).size).toBe(2);
  });
});

describe('what a message is about', () => {
  it('goes with the first message alone, and again with each try', async () => {
    const post = {
      _id: 'wrapper',
      title: 'Akwete wrapper',
      picture: null,
      price: 18_500,
      pricePoint: null,
      isAvailable: true,
    };
    send.mockRejectedValueOnce(refusal());
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

  it('lies on the device with it', async () => {
    const post = {
      _id: 'wrapper',
      title: 'Akwete wrapper',
      picture: null,
      price: 18_500,
      pricePoint: null,
      isAvailable: true,
    };
    send.mockRejectedValue(away());
    await outbox.add(BAYO, 'Still there?', [], post);
    outbox.close();
    send.mockReset().mockResolvedValue();
    outbox = openPage();
    await outbox.resume();
    await vi.waitFor(() => expect(send.mock.calls.map(([{ postId }]) => postId)).toEqual(['wrapper']));
  });
});

describe('what the server refuses', () => {
  it('stays whole with its reason, and is the same message on the next try', async () => {
    send.mockRejectedValueOnce(refusal('You cannot write to this person.'));
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
    expect(kept.size).toBe(0);
  });

  it('does not hold up what was written after it', async () => {
    send.mockRejectedValueOnce(refusal());
    void outbox.add(BAYO, 'One', []);
    void outbox.add(BAYO, 'Two', []);
    await vi.waitFor(() => expect(texts()).toEqual(['One failed']));
    expect(sent()).toEqual(['One', 'Two']);
  });

  it('says that its post is gone, also to the next page, and goes without it on the next try', async () => {
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

  it('a picture that is refused keeps its message here, and nothing is sent', async () => {
    upload.mockRejectedValueOnce(new SendingFailure('Uploading failed', 'Failed to upload front: too big', false));
    void outbox.add(BAYO, 'One', [picture('front')]);
    await vi.waitFor(() => expect(texts()).toEqual(['One failed']));
    expect(send).not.toHaveBeenCalled();
  });

  it('can be given up; what is on its way cannot', async () => {
    send.mockRejectedValueOnce(refusal());
    void outbox.add(BAYO, 'One', []);
    for (const message of outbox.to(BAYO)) outbox.discard(message);
    expect(texts()).toEqual(['One sending']);
    await vi.waitFor(() => expect(texts()).toEqual(['One failed']));
    for (const message of outbox.to(BAYO)) outbox.discard(message);
    expect(isEmpty()).toBe(true);
    await vi.waitFor(() => expect(kept.size).toBe(0));
  });
});

describe('while nobody answers', () => {
  it('the first waits, and all behind it; then they go by themselves, in order, and their failure is shown once', async () => {
    vi.useFakeTimers();
    send.mockRejectedValueOnce(away()).mockRejectedValueOnce(away());
    await outbox.add(BAYO, 'One', []);
    await outbox.add(BAYO, 'Two', []);
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(['One waiting', 'Two sending']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(isEmpty()).toBe(true);
    expect(sent()).toEqual(['One', 'One', 'One', 'Two']);
    expect(new Set(send.mock.calls.map(([{ clientId }]) => clientId)).size).toBe(2);
    expect(shown).toEqual([`${TITLE}: Network Error!`]);
  });

  it('writing on does not make the wait longer: soon after the server is back, all messages are sent', async () => {
    vi.useFakeTimers();
    send.mockRejectedValue(away());
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

  it('a network that is back is enough, and the failure of a person’s own next try is shown again', async () => {
    send.mockRejectedValueOnce(away()).mockRejectedValueOnce(away());
    void outbox.add(BAYO, 'One', []);
    await vi.waitFor(() => expect(texts()).toEqual(['One waiting']));
    for (const message of outbox.to(BAYO)) outbox.retry(message);
    await vi.waitFor(() => expect(texts()).toEqual(['One waiting']));
    expect(shown).toHaveLength(2);
    outbox.wake();
    await vi.waitFor(() => expect(isEmpty()).toBe(true));
  });

  it('what was written lies on the device before the field forgets it, and the next page sends it in order', async () => {
    send.mockRejectedValue(away());
    await outbox.add(BAYO, 'One', []);
    await outbox.add(BAYO, 'Two', [picture('front')]);
    await outbox.add('chi', 'Three', []);
    expect([...kept.values()].map(({ text }) => text)).toEqual(['One', 'Two', 'Three']);
    await vi.waitFor(() => expect(texts()).toEqual(['One waiting', 'Two sending']));
    const clientIds = [...kept.keys()];
    outbox.close();

    send.mockReset().mockResolvedValue();
    outbox = openPage();
    await outbox.resume();
    await vi.waitFor(() => expect(kept.size).toBe(0));
    expect(sent().filter((text) => text !== 'Three')).toEqual(['One', 'Two with stored front']);
    expect(send.mock.calls.map(([{ clientId }]) => clientId).toSorted()).toEqual(clientIds.toSorted());
    expect(isEmpty()).toBe(true);
  });

  it('a picture that was stored before the page was closed is not sent again', async () => {
    send.mockRejectedValue(away());
    await outbox.add(BAYO, 'One', [picture('front')]);
    await vi.waitFor(() => expect([...kept.values()][0]?.storedUrl).toBe('stored front'));
    outbox.close();
    send.mockReset().mockResolvedValue();
    outbox = openPage();
    await outbox.resume();
    await vi.waitFor(() => expect(sent()).toEqual(['One with stored front']));
    expect(upload).toHaveBeenCalledOnce();
  });

  it('what another tab has sent meanwhile is forgotten here, and not sent', async () => {
    send.mockRejectedValueOnce(away());
    await outbox.add(BAYO, 'One', []);
    await vi.waitFor(() => expect(texts()).toEqual(['One waiting']));
    kept.clear();
    outbox.wake();
    await vi.waitFor(() => expect(isEmpty()).toBe(true));
    expect(send).toHaveBeenCalledOnce();
  });

  it('what was refused before the page was closed is refused still, and waits for the person', async () => {
    send.mockRejectedValueOnce(refusal('Too long.'));
    await outbox.add(BAYO, 'One', []);
    await vi.waitFor(() => expect(texts()).toEqual(['One failed']));
    outbox = openPage();
    await outbox.resume();
    expect(outbox.to(BAYO)[0]).toMatchObject({ status: 'failed', failure: 'Too long.' });
    expect(send).toHaveBeenCalledOnce();
  });
});
