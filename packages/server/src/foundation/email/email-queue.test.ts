import { createServer } from 'node:net';
import { PassThrough } from 'node:stream';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { refuseChanges } from '../../../test/refuse-changes.ts';
import { startSmtp, smtpError } from '../../../test/smtp.ts';
import { GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';
import { makeLog } from '../http/logging.ts';
import { EmailQueue } from './email-queue.ts';
import { activationEmail } from '../../market/accounts/account-emails.ts';
import { codeEmail } from '../../market/accounts/account-emails.ts';
import type { OutgoingEmail } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const MINUTE = 60_000;
const EMAIL = activationEmail(
  'https://oja.example',
  { email: 'ada@example.com', userName: 'ada', token: 'tok_en-123', removalToken: 'rem_ove-123' },
  { at: 0, address: '192.0.2.1' },
);

describe.each(GATE_DATABASES)('emails on %s', (kind) => {
  let server: TestServer;
  let logged: string;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    logged = '';
    await server.database.queries.deleteFrom('letters').execute();
  });

  /** Returns the queue of a server that sends over SMTP. */
  const queueTo = (url: string) => {
    const stream = new PassThrough();
    stream.on('data', (chunk: Buffer) => {
      logged += String(chunk);
    });
    return new EmailQueue(
      server.database.queries,
      smtpMailer(url, 'Oja <hello@oja.example>'),
      () => server.clock.now,
      makeLog('trace', stream),
    );
  };
  const post = async (queue: EmailQueue, email: OutgoingEmail = EMAIL) => {
    queue.send(await server.database.queries.transaction().execute((transaction) => queue.write(transaction, email)));
    await queue.settle();
  };
  const waiting = () => server.database.queries.selectFrom('letters').selectAll().execute();

  it('are sent right after the commit and then deleted', async () => {
    const smtp = await startSmtp();
    await post(queueTo(smtp.url));
    expect(smtp.received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    await smtp.stop();
  });

  it('are not sent when their transaction is rolled back', async () => {
    const smtp = await startSmtp();
    const queue = queueTo(smtp.url);
    let id = '';
    const failed = server.database.queries.transaction().execute(async (transaction) => {
      id = await queue.write(transaction, EMAIL);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    queue.send(id);
    await queue.settle();
    await queue.sendDue();
    expect(smtp.received).toEqual([]);
    await smtp.stop();
  });

  it('wait for an unreachable mail server, also over a restart, are sent when it is back, and the queue reports its health', async () => {
    const smtp = await startSmtp();
    await smtp.stop();
    const queue = queueTo(smtp.url);
    await post(queue);
    expect(await queue.health()).toMatchObject({ ok: false, reason: expect.stringContaining('ECONNREFUSED') });
    expect(await waiting()).toMatchObject([{ attempts: 1, last_fault: expect.stringContaining('ECONNREFUSED') }]);
    const restarted = queueTo(smtp.url);
    expect(await restarted.health()).toMatchObject({ ok: false });
    await restarted.sendDue();
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    const back = await startSmtp({ port: smtp.port });
    server.clock.now += 1.2 * MINUTE;
    await restarted.sendDue();
    expect(back.received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    expect(await restarted.health()).toEqual({ ok: true });
    await back.stop();
  });

  it('of a crashed server are sent by another server a few minutes later', async () => {
    const smtp = await startSmtp();
    const queue = queueTo(smtp.url);
    const { queries } = server.database;
    await queries.transaction().execute((transaction) => queue.write(transaction, EMAIL));
    await queries
      .updateTable('letters')
      .set({ attempts: 1, next_attempt_at: server.clock.now + 5 * MINUTE })
      .execute();
    await queue.sendDue();
    expect(smtp.received).toHaveLength(0);
    server.clock.now += 5 * MINUTE;
    await queue.sendDue();
    expect(smtp.received).toHaveLength(1);
    await smtp.stop();
  });

  it('are sent once when several servers share the queue', async () => {
    const smtp = await startSmtp();
    const queues = [queueTo(smtp.url), queueTo(smtp.url), queueTo(smtp.url)];
    const { queries } = server.database;
    const ids: string[] = [];
    for (let count = 0; count < 30; count += 1) {
      ids.push(
        await queries
          .transaction()
          .execute((transaction) => server.services.emails.write(transaction, { ...EMAIL, subject: `Email ${count}` })),
      );
    }
    for (const queue of queues) for (const id of ids) queue.send(id);
    await Promise.all(queues.flatMap((queue) => [queue.sendDue(), queue.sendDue()]));
    await Promise.all(queues.map((queue) => queue.settle()));
    for (const queue of queues) await queue.sendDue();
    const subjects = smtp.received.map((mail) => /^Subject: (.+)$/m.exec(String(mail))?.[1]?.trim());
    expect(subjects).toHaveLength(30);
    expect(new Set(subjects).size).toBe(30);
    await smtp.stop();
  });

  it('are retried after a minute, then with doubled delays, and do not block other emails', async () => {
    let open = false;
    const smtp = await startSmtp({
      onRcptTo: ({ address }, _session, done) =>
        done(!open && address.startsWith('ada') ? smtpError(450, 'come back later') : null),
    });
    const queue = queueTo(smtp.url);
    await post(queue);
    for (const minutes of [1, 2, 4]) {
      const [email] = await waiting();
      const delay = (email?.next_attempt_at ?? 0) - server.clock.now;
      expect(delay).toBeGreaterThanOrEqual(0.8 * minutes * MINUTE);
      expect(delay).toBeLessThanOrEqual(1.2 * minutes * MINUTE);
      server.clock.now += delay;
      await queue.sendDue();
    }
    expect(await queue.health()).toEqual({ ok: true });
    await post(queue, { ...EMAIL, to: 'bola@example.com' });
    expect(smtp.received).toHaveLength(1);
    open = true;
    server.clock.now += 10 * MINUTE;
    await queue.sendDue();
    expect(smtp.received).toHaveLength(2);
    await smtp.stop();
  });

  it('are given up at once after a permanent error, and the log contains neither the address nor the secret', async () => {
    const smtp = await startSmtp({
      onRcptTo: (_address, _session, done) => done(smtpError(550, '<ada@example.com>: no such user, said tok_en-123')),
    });
    const queue = queueTo(smtp.url);
    await post(queue);
    expect(await waiting()).toEqual([]);
    expect(await queue.health()).toEqual({ ok: true });
    expect(logged).toMatch(/"level":50.*the mail server answered 550 to RCPT TO.*an email was given up/);
    expect(logged).not.toMatch(/ada@|tok_en/);
    await smtp.stop();
  });

  it('are kept when the mail server refuses this server and not the email', async () => {
    const smtp = await startSmtp({
      onMailFrom: (_address, _session, done) => done(smtpError(553, 'sender not allowed')),
    });
    const queue = queueTo(smtp.url);
    await post(queue);
    expect(await waiting()).toHaveLength(1);
    expect(await queue.health()).toEqual({ ok: false, reason: 'the mail server answered 553 to MAIL FROM' });
    await smtp.stop();
  });

  it('are kept when the mail server asks for a login only after it receives the recipient', async () => {
    const smtp = await startSmtp({
      onRcptTo: (_address, _session, done) => done(smtpError(530, 'authentication required')),
    });
    const queue = queueTo(smtp.url);
    await post(queue);
    expect(await waiting()).toHaveLength(1);
    expect(await queue.health()).toEqual({ ok: false, reason: 'the mail server answered 530 to RCPT TO' });
    await smtp.stop();
  });

  it('are not all tried one by one against an unreachable mail server', async () => {
    const queue = queueTo('smtp://127.0.0.1:1');
    const { queries } = server.database;
    for (let count = 0; count < 5; count += 1)
      await queries.transaction().execute((transaction) => queue.write(transaction, EMAIL));
    await queue.sendDue();
    expect((await waiting()).filter((email) => email.attempts === 0)).toHaveLength(4);
  });

  it('are sent although the state of one of them cannot be updated', async () => {
    const smtp = await startSmtp();
    const queue = queueTo(smtp.url);
    const { queries } = server.database;
    const broken = await queries.transaction().execute((transaction) => queue.write(transaction, EMAIL));
    server.clock.now += 1;
    await queries.transaction().execute((transaction) => queue.write(transaction, EMAIL));
    const allow = await refuseChanges(server.database, 'update', 'letters', `old.id = '${broken}'`);
    await queue.sendDue();
    await allow();
    expect((await waiting()).map(({ id }) => id)).toEqual([broken]);
    expect(smtp.received).toHaveLength(1);
    expect(logged).toContain('an email could not be processed');
    await smtp.stop();
  });

  it('do not delay a stop: an attempt at a silent mail server is aborted and repeated after the next start', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const address = silent.address();
    const queue = queueTo(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    queue.send(await server.database.queries.transaction().execute((transaction) => queue.write(transaction, EMAIL)));
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1);
    const sweep = queue.sendDue();
    const began = performance.now();
    await queue.close(200);
    await sweep;
    expect(performance.now() - began).toBeLessThan(1000);
    expect(await waiting()).toHaveLength(1);
    silent.close();
  });

  it('are given up when their code or link has expired', async () => {
    const queue = queueTo('smtp://127.0.0.1:1');
    await post(queue, codeEmail('ada@example.com', 'ACDEF', { at: 0, address: '192.0.2.1' }));
    server.clock.now += 10 * MINUTE;
    await queue.sendDue();
    expect(await waiting()).toEqual([]);
    expect(logged).toContain('an email was given up');
    expect(logged).not.toMatch(/ada@|ACDEF/);
  });
});
