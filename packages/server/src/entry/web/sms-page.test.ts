import { afterAll, beforeAll, expect, it } from 'vitest';

import { TermiiServer } from '../../../test/termii-server.ts';
import { type TestServer, startTestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('sqlite');
});
afterAll(() => server.stop());

it('the page of sent text messages states that there are no text messages', async () => {
  expect((await server.call('GET', '/sms')).body).toContain('No text message yet.');
});

it('the page of sent text messages lists text messages, newest first, and escapes their markup', async () => {
  await server.services.sms.sendSms({ to: '+2348031234567', text: 'Older' });
  server.clock.now += 1000;
  await server.services.sms.sendSms({ to: '+2348031234567', text: '<script>alert(1)</script>' });
  const { body, headers } = await server.call('GET', '/sms');
  const page = String(body);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('no-store');
  expect(page).not.toMatch(/<script|<style|style=/);
  expect(page.indexOf('alert(1)')).toBeLessThan(page.indexOf('Older'));
});

it('the page of sent text messages is unavailable to other machines, through a proxy and under another name', async () => {
  const { app } = server;
  const statusOf = async (request: object) => (await app.inject({ url: '/sms', ...request })).statusCode;
  expect(await statusOf({ remoteAddress: '192.168.1.20' })).toBe(404);
  expect(await statusOf({ headers: { 'x-forwarded-for': '192.168.1.20' } })).toBe(404);
  expect(await statusOf({ headers: { host: 'evil.example:4000' } })).toBe(404);
  expect(await statusOf({})).toBe(200);
});

it('the page of sent text messages is unavailable in production and when text messages are really sent', async () => {
  const environments: Record<string, string>[] = [
    { NODE_ENV: 'production', OJA_ALLOW: 'outbox,sandbox,sms', PUBLIC_URL: 'https://oja.test' },
    new TermiiServer().environment,
  ];
  for (const environment of environments) {
    const other = await startTestServer('sqlite', environment);
    expect((await other.call('GET', '/sms')).status).toBe(404);
    await other.stop();
  }
});
