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

/** Answers that the test gives itself, one for each call in its turn. */
function answerByHand(): PromiseWithResolvers<void>[] {
  const answers: PromiseWithResolvers<void>[] = [];
  send.mockImplementation(() => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  });
  return answers;
}

describe('messages that wait together', () => {
  it('leave while the device still stores them', () => {
    put.mockReturnValue(new Promise(() => undefined));
    void outbox.add(BAYO, 'One', []);
    expect(sent()).toEqual(['One']);
    expect([...stored.values()].map(({ text }) => text)).toEqual(['One']);
  });

  it('go in one call of fifty at most, in the order of writing', async () => {
    const [first] = answerByHand();
    expect(first).toBeUndefined();
    void outbox.add(BAYO, 'First', []);
    const written = Array.from({ length: 60 }, (_, index) => String(index));
    for (const text of written) void outbox.add(BAYO, text, []);
    send.mockReset().mockResolvedValue();
    outbox.close();
    outbox = openPage();
    await outbox.resume();
    await vi.waitFor(() => expect(isEmpty()).toBe(true));
    expect(calls).toEqual([['First'], ['First', ...written.slice(0, 49)], written.slice(49)]);
  });

  it('are divided where one call would take a slow line too long', async () => {
    send.mockRejectedValue(unreachable());
    for (const letter of ['a', 'b', 'c']) await outbox.add(BAYO, letter.repeat(9000), []);
    calls = [];
    send.mockReset().mockResolvedValue();
    outbox.wake();
    await vi.waitFor(() => expect(isEmpty()).toBe(true));
    expect(calls.map((texts_) => texts_.map((text) => text.charAt(0)))).toEqual([['a', 'b'], ['c']]);
  });

  it('reach the server within two seconds of the return of a line that was down for a minute', async () => {
    vi.useFakeTimers();
    send.mockRejectedValue(unreachable());
    for (let number = 1; number <= 50; number += 1) {
      await outbox.add(BAYO, String(number), []);
      await vi.advanceTimersByTimeAsync(1200);
    }
    expect(shown).toHaveLength(1);
    calls = [];
    send.mockReset().mockResolvedValue();
    outbox.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(isEmpty()).toBe(true);
    expect(calls.map(({ length }) => length)).toEqual([50]);
  });

  it('are retried every five seconds at most while the page is in view', async () => {
    vi.useFakeTimers();
    send.mockRejectedValue(unreachable());
    await outbox.add(BAYO, 'One', []);
    await vi.advanceTimersByTimeAsync(60_000);
    calls = [];
    await vi.advanceTimersByTimeAsync(50_000);
    expect(calls.length).toBeGreaterThanOrEqual(10);
  });
});

describe('a call without an answer', () => {
  it('is repeated beside the first with what was written since, and the first answer counts, however late', async () => {
    vi.useFakeTimers();
    const answers = answerByHand();
    await outbox.add(BAYO, 'One', []);
    await outbox.add(BAYO, 'Two', []);
    expect(calls).toEqual([['One']]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toEqual([['One'], ['One', 'Two']]);
    answers[0]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(['Two sending']);
    for (const answer of answers) answer.resolve();
    await vi.advanceTimersByTimeAsync(0);
    for (const answer of answers) answer.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(isEmpty()).toBe(true);
  });

  it('does not count as failed while another one may still be answered', async () => {
    vi.useFakeTimers();
    const answers = answerByHand();
    await outbox.add(BAYO, 'One', []);
    await vi.advanceTimersByTimeAsync(2000);
    answers[0]?.reject(unreachable());
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(['One sending']);
    answers[1]?.reject(unreachable());
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(['One waiting']);
  });

  it('has at most three others beside it', async () => {
    vi.useFakeTimers();
    answerByHand();
    await outbox.add(BAYO, 'One', []);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(4);
  });

  it('is repeated at once when the line returns, unless it has just left', async () => {
    vi.useFakeTimers();
    answerByHand();
    await outbox.add(BAYO, 'One', []);
    outbox.wake();
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1001);
    outbox.wake();
    expect(calls).toHaveLength(2);
  });
});

describe('a picture that is being uploaded', () => {
  it('is not overtaken by later texts, and does not hold other partners or earlier texts', async () => {
    const uploaded = Promise.withResolvers<string>();
    upload.mockReturnValueOnce(uploaded.promise);
    void outbox.add(BAYO, 'Before', []);
    void outbox.add(BAYO, 'Receipt', [picture('receipt')]);
    void outbox.add(BAYO, 'After', []);
    void outbox.add('chi', 'Elsewhere', []);
    await vi.waitFor(() => expect(sent()).toEqual(['Before', 'Elsewhere']));
    uploaded.resolve('stored receipt');
    await vi.waitFor(() => expect(isEmpty()).toBe(true));
    expect(sent()).toEqual(['Before', 'Elsewhere', 'Receipt with stored receipt', 'After']);
  });

  it('is tried again by itself if the line breaks, and then sent', async () => {
    vi.useFakeTimers();
    upload.mockRejectedValueOnce(unreachable());
    await outbox.add(BAYO, 'Receipt', [picture('receipt')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(['Receipt waiting']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(isEmpty()).toBe(true);
  });
});
