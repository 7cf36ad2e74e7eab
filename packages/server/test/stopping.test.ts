import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isGate } from '../../../tests/suite.ts';
import { startReady } from './server-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oja-stopping-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.skipIf(isGate)('stopping', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('on %s is clean, and the next start finds all data', async (signal) => {
    const dataDir = join(folder, `stop-${signal}`);
    const first = await startReady({ DATA_DIR: dataDir });
    const body = {
      name: 'Ada',
      userName: 'ada',
      email: 'ada@example.com',
      password: 'long enough',
      confirmPassword: 'long enough',
    };
    const signUp = (url: string) =>
      fetch(`${url}/api/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await signUp(first.url)).status).toBe(201);
    // Emails are sent after the answer.
    const linkInOutbox = async () =>
      /href="([^"]+\/activate[^"]+)"/
        .exec(await (await fetch(`${first.url}/outbox`)).text())?.[1]
        ?.replaceAll('&amp;', '&') ?? '';
    await expect.poll(linkInOutbox).toContain('/activate');
    const link = await linkInOutbox();
    const { search } = new URL(link);
    expect((await fetch(`${first.url}/api/activate${search}`)).status).toBe(200);
    first.process.kill(signal);
    expect(await first.ended).toBe(0);

    const second = await startReady({ DATA_DIR: dataDir });
    expect((await signUp(second.url)).status).toBe(409);
    second.process.kill(signal);
    await second.ended;
  });
});

describe.skipIf(isGate)('stopping during a request', () => {
  it('answers the request, keeps its data, and then ends the process', async () => {
    const dataDir = join(folder, 'underway');
    const first = await startReady({ DATA_DIR: dataDir });
    const body = JSON.stringify({
      name: 'Bola',
      userName: 'bola',
      email: 'bola@example.com',
      password: 'long enough',
      confirmPassword: 'long enough',
    });
    // Like browsers and proxies, the connection asks to be kept open for the next request.
    const agent = new Agent({ keepAlive: true });
    const signUp = (url: string) =>
      request(`${url}/api/signup`, {
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      });
    const slow = signUp(first.url);
    const answered = new Promise((settle, reject) => {
      slow.once('response', (response) => settle(response.resume().statusCode)).once('error', reject);
    });
    slow.write(body.slice(0, 20));
    await pause(300);
    first.process.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${first.url}/health`).then(
            () => 'open',
            () => 'closed',
          ),
        { timeout: 5000 },
      )
      .toBe('closed');
    slow.end(body.slice(20));
    expect(await answered).toBe(201);
    expect(await first.ended).toBe(0);

    const second = await startReady({ DATA_DIR: dataDir });
    const login = await fetch(`${second.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'bola', password: 'long enough' }),
    });
    expect(await login.json()).toMatchObject({ code: 'not_activated' });
    second.process.kill('SIGTERM');
    await second.ended;
  });
});
