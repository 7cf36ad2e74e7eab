import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type TestSmtp, startSmtp } from '../../../test/smtp.ts';
import { activationEmail } from '../../market/accounts/account-emails.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const FROM = 'Oja <hello@oja.example>';
const EMAIL = 'sade+oja@example.com';
const MAIL = activationEmail(
  'https://oja.example',
  { email: EMAIL, userName: 'ada', token: 'tok_en-123', removalToken: 'rem_ove-123' },
  { at: 0, address: '192.0.2.1' },
);
const LINK = 'https://oja.example/activate?email=sade%2Boja%40example.com&token=tok_en-123';

/** The email as the recipient reads it, for every mailer. */
const ARRIVED = {
  from: { name: 'Oja', address: 'hello@oja.example' },
  to: [{ address: EMAIL }],
  subject: 'Activate your Oja account',
  text: expect.stringContaining(LINK),
  html: expect.stringContaining(`href="${LINK.replace('&', '&amp;')}"`),
};

describe('the outbox', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oja-outbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('stores each email as a file that an email program can open', async () => {
    const mailer = outboxMailer(folder, folder, FROM);
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(await PostalMime.parse(await readFile(join(folder, names[0] ?? '')))).toMatchObject(ARRIVED);
  });
});

describe('a mail server', () => {
  let server: TestSmtp;
  beforeEach(async () => {
    server = await startSmtp();
  });
  afterEach(() => server.stop());

  it('receives the email', async () => {
    const mailer = smtpMailer(server.url, FROM);
    await mailer.send(MAIL);
    mailer.close();
    const [mail] = server.received;
    expect(await PostalMime.parse(mail ?? '')).toMatchObject(ARRIVED);
    expect(String(mail)).toContain('Auto-Submitted: auto-generated');
  });

  it('receives the link that ends such emails with one click, where there is one', async () => {
    const mailer = smtpMailer(server.url, FROM);
    await mailer.send({ ...MAIL, unsubscribe: LINK });
    await mailer.send(MAIL);
    mailer.close();
    const [ended, other] = await Promise.all(server.received.map((mail) => PostalMime.parse(mail)));
    const offers = (mail = ended) => mail?.headers.filter(({ key }) => key.startsWith('list-unsubscribe'));
    expect(offers()).toMatchObject([
      { key: 'list-unsubscribe', value: `<${LINK}>` },
      { key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' },
    ]);
    expect(offers(other)).toEqual([]);
  });

  it('makes sending and the health check fail when it is unreachable', async () => {
    const mailer = smtpMailer('smtp://127.0.0.1:1', FROM);
    await expect(mailer.send(MAIL)).rejects.toThrow('ECONNREFUSED');
    await expect(mailer.check()).rejects.toThrow('ECONNREFUSED');
    await expect(smtpMailer(server.url, FROM).check()).resolves.toBeUndefined();
  });
});

describe('encryption of emails', () => {
  it('is not skipped when the mail server offers it with an untrusted certificate', async () => {
    const server = await startSmtp({ disabledCommands: [] });
    await expect(smtpMailer(server.url, FROM).send(MAIL)).rejects.toThrow('certificate');
    expect(server.received).toEqual([]);
    await server.stop();
  });

  it('is required with a password: a mail server that refuses it receives neither the password nor the email', async () => {
    const seen: unknown[] = [];
    const server = await startSmtp({
      allowInsecureAuth: true,
      onAuth(auth, _session, done) {
        seen.push(auth);
        done(null, { user: 'oja' });
      },
    });
    const url = server.url.replace('//', '//oja:the-password@');
    await expect(smtpMailer(url, FROM).send(MAIL)).rejects.toMatchObject({ code: 'ETLS' });
    expect(seen).toEqual([]);
    expect(server.received).toEqual([]);
    await server.stop();
  });
});
