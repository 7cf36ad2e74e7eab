import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { activationLetter } from './letters/activation-letter.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const EMAIL = 'sade+oja@example.com';
const MAIL = activationLetter('https://oja.example', EMAIL, 'tok_en-123');
const LINK = 'https://oja.example/activate?email=sade%2Boja%40example.com&token=tok_en-123';

/** What a person gets to read, whichever way the mail went. */
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

  it('keeps each mail as a file that a mail program reads', async () => {
    const mailer = outboxMailer(folder, folder, 'Oja <hello@oja.example>');
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    expect(await PostalMime.parse(await readFile(join(folder, names[0] ?? '')))).toMatchObject(ARRIVED);
  });
});

describe('a mail server', () => {
  let server: SMTPServer;
  let received: Buffer[];
  let url: string;
  beforeEach(async () => {
    received = [];
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks));
          done();
        });
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  it('is given the mail', async () => {
    const mailer = smtpMailer(url, 'Oja <hello@oja.example>');
    await mailer.send(MAIL);
    mailer.close();
    expect(await PostalMime.parse(received[0] ?? '')).toMatchObject(ARRIVED);
  });

  it('that is not there makes sending fail', async () => {
    await expect(smtpMailer('smtp://127.0.0.1:1', 'Oja <hello@oja.example>').send(MAIL)).rejects.toThrow('ECONNREFUSED');
  });
});
