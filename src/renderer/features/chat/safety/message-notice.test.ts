import type { Message } from '@oja/contract/messages';
import { expect, it } from 'vitest';

import { noticeIdOf, reasonsOf } from './message-notice.ts';

const message = (text: string, rest: Partial<Message> = {}): Message => ({
  _id: '0197a000-0000-7000-9000-000000000001',
  clientId: null,
  conversationId: '0197a000-0000-7000-8000-0000000000cc',
  text,
  img: null,
  post: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  seen: false,
  sender: { _id: 'bayo' },
  recipientId: 'ada',
  ...rest,
});
const RISKY = 'Pay before delivery. 0123456789 GTBank, or https://gtbank-verify.com';

/** How long work keeps the processor busy, in milliseconds: unlike the clock, the same beside other programs. */
function cpuTimeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

it('all reasons are returned, the most serious first', () => {
  expect(reasonsOf(message(RISKY), 'oja.ng')).toEqual(['look-alike-link', 'pay-first', 'payment-details']);
});

it('a deleted message and a picture without text have no reasons', () => {
  expect(reasonsOf(message(RISKY, { deletedAt: '2026-01-01T00:00:00.000Z' }), 'oja.ng')).toEqual([]);
  expect(reasonsOf(message(''), 'oja.ng')).toEqual([]);
});

it('the rules run once for each message', () => {
  const one = message(RISKY);
  expect(reasonsOf(one, 'oja.ng')).toBe(reasonsOf(one, 'oja.ng'));
});

it('an edited message shows its warning again', () => {
  expect(noticeIdOf(message(RISKY, { editedAt: '2026-01-02T00:00:00.000Z' }))).not.toBe(noticeIdOf(message(RISKY)));
});

it('Oja’s own host is not a look-alike, but a host that imitates it is', () => {
  expect(reasonsOf(message('https://oja.ng/dashboard/post/details/1'), 'oja.ng')).toEqual([]);
  expect(reasonsOf(message('https://oja.ng.sellers.top/dashboard'), 'oja.ng')).toEqual(['look-alike-link']);
});

it('10,000 messages keep the processor busy for at most two seconds, and no single one for long', () => {
  const texts = [
    RISKY,
    'Good morning, is it still available?',
    'It is 45,000 naira last price, delivery to Ikeja is 2500. '.repeat(5),
    'Call me on 08031234567',
  ];
  const many = Array.from({ length: 10_000 }, (_, index) => message(`${texts[index % texts.length] ?? ''} ${index}`));
  const checkAll = () => {
    for (const one of many) reasonsOf(one, 'oja.ng');
  };
  const taken = cpuTimeOf(checkAll);
  process.stdout.write(`10,000 messages: ${taken.toFixed(0)} ms, once more: ${cpuTimeOf(checkAll).toFixed(1)} ms\n`);
  expect(taken).toBeLessThan(2000);

  const slow = [
    'pay ',
    '0123 ',
    'sent the ',
    'money was ',
    'pay when you a.',
    'a.b-',
    'https://a-',
    'send the the ',
    '1-2.',
    'no x ',
  ].filter((repeated) => {
    const long = message(repeated.repeat(4000 / repeated.length));
    return cpuTimeOf(() => reasonsOf(long, 'oja.ng')) > 150;
  });
  expect(slow).toEqual([]);
});
