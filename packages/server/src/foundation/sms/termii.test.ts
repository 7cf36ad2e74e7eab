import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { TermiiServer } from '../../../test/termii-server.ts';
import { deliverSms } from './sms-sender.ts';
import { type TermiiOptions, termii } from './termii.ts';

const SMS = { to: '+2348031234567', text: '123456 is your code.' };

describe('Termii', () => {
  const server = new TermiiServer();
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  beforeEach(() => {
    server.failure = 'none';
    server.sent.length = 0;
    server.requests.length = 0;
  });

  const sender = (changes: Partial<TermiiOptions> = {}) =>
    termii({ api: server.url, apiKey: 'TLtestkey', sender: 'Oja', channel: 'dnd', ...changes });
  const faultOf = (options: Partial<TermiiOptions> = {}): Promise<unknown> =>
    deliverSms(sender(options), SMS).then(
      () => undefined,
      (error: unknown) => error,
    );

  it('receives the number without its plus sign, and all other documented fields', async () => {
    await sender({ channel: 'generic' }).sendSms(SMS);
    expect(server.requests).toEqual(['POST /api/sms/send']);
    expect(server.sent).toEqual([
      {
        to: '2348031234567',
        from: 'Oja',
        sms: SMS.text,
        type: 'plain',
        channel: 'generic',
        api_key: 'TLtestkey',
      },
    ]);
  });

  it.each([
    ['refuses', false, 2],
    ['fails', true, 1],
    ['sends nonsense', true, 1],
    ['redirects', true, 1],
    ['hangs', true, 1],
  ] as const)(
    'that %s fails; whether the message may be sent is %s, and %d calls are made',
    async (failure, mayBeSent, calls) => {
      server.failure = failure;
      expect(await faultOf({ patienceMs: 300 })).toMatchObject({ name: 'SmsError', mayBeSent });
      expect(server.requests).toHaveLength(calls);
    },
  );

  it('that cannot be reached has certainly sent nothing', async () => {
    const gone = new TermiiServer();
    await gone.start();
    const { url: api } = gone;
    await gone.stop();
    expect(await faultOf({ api })).toMatchObject({ name: 'SmsError', mayBeSent: false });
  });

  it.each(['refuses', 'fails', 'hangs'] as const)(
    'that %s causes an error without number, text or key',
    async (failure) => {
      server.failure = failure;
      expect(String(await faultOf({ patienceMs: 300 }))).not.toMatch(/803|123456|TLtestkey/);
    },
  );

  it('with a wrong key is refused', async () => {
    expect(await faultOf({ apiKey: 'TLother' })).toMatchObject({
      message: 'Termii accepted no message, but answered 401',
    });
  });
});
