import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { dataPaths } from '../../foundation/startup/data-folder.ts';
import { outboxMailer } from '../../foundation/email/outbox-mailer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('sqlite');
});
afterAll(() => server.stop());

it('the page of sent emails states that there are no emails', async () => {
  expect((await server.call('GET', '/outbox')).body).toContain('No mail yet.');
});

it('the page of sent emails lists emails with clickable links, and escapes their markup', async () => {
  const { outbox, unfinished } = dataPaths(server.config.dataDir);
  const mailer = outboxMailer(outbox, unfinished, 'Oja <hello@oja.example>');
  await mailer.send({ to: 'a@example.com', subject: 'Older', text: 'x', html: '' });
  await mailer.send({
    to: 'b@example.com',
    subject: '<script>alert(1)</script>',
    text: 'Open https://oja.example/activate?a=1&b=2\n<img src=x>',
    html: '',
  });
  await writeFile(join(outbox, 'notes.txt'), 'To: nobody\n\nno mail');
  const { body, headers } = await server.call('GET', '/outbox');
  const page = String(body);
  expect(page).not.toContain('no mail');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page).toContain(
    '<a href="https://oja.example/activate?a=1&amp;b=2">https://oja.example/activate?a=1&amp;b=2</a>',
  );
  expect(page).not.toMatch(/<script|<img|<style|style=/);
  expect(page.indexOf('script')).toBeLessThan(page.indexOf('Older'));
});

it('the page of sent emails is unavailable to other machines and through a proxy', async () => {
  const { app } = server;
  expect((await app.inject({ url: '/outbox', remoteAddress: '192.168.1.20' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/outbox', headers: { 'x-forwarded-for': '192.168.1.20' } })).statusCode).toBe(404);
  expect((await app.inject('/outbox')).statusCode).toBe(200);
});

const statusUnder = async (host: string) => (await server.app.inject({ url: '/outbox', headers: { host } })).statusCode;

it('the page of sent emails is unavailable under a name that somebody else made to lead to this machine', async () => {
  expect(await statusUnder('evil.example:4000')).toBe(404);
  expect(await statusUnder('localhost.evil.example')).toBe(404);
  for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000']) expect(await statusUnder(host)).toBe(200);
});

it('the page of sent emails is unavailable in production and when emails are really sent', async () => {
  for (const environment of [
    { NODE_ENV: 'production', OJA_ALLOW: 'outbox,sandbox,sms', PUBLIC_URL: 'https://oja.test' },
    { SMTP_URL: 'smtp://127.0.0.1:1' },
  ]) {
    const other = await startTestServer('sqlite', environment);
    expect((await other.call('GET', '/outbox')).status).toBe(404);
    await other.stop();
  }
});
