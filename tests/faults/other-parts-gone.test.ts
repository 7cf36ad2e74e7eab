import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jpeg } from '../../packages/server/test/pictures.ts';
import { type RedisServer, startRedis } from '../../packages/server/test/redis.ts';
import { type TestBucket, startBucket } from '../../packages/server/test/s3.ts';
import { type TestSmtp, startSmtp } from '../../packages/server/test/smtp.ts';
import { call } from '../processes/call.ts';
import { type OjaServer, startOja } from '../processes/oja-server.ts';
import { type Person, addPeople, bearer } from '../processes/people.ts';
import { listen } from '../processes/socket.ts';
import { UNAVAILABLE, waitForOutage, untilAnswers } from './parts.ts';
import { type Place, makePlace } from './place.ts';
import { FULL } from './size.ts';

const partIs = (name: string, state: 'ok' | 'away') => ({ body: { parts: { [name]: state } } });

describe('a temporary outage of Redis', () => {
  let place: Place;
  let redis: RedisServer;
  let people: Person[];
  let server: OjaServer;
  beforeAll(async () => {
    [place, redis] = await Promise.all([makePlace('PostgreSQL'), startRedis()]);
    people = await addPeople(place, 2, 'chatter');
    server = await startOja({ ...place, environment: { REDIS_URL: redis.url } });
  });
  afterAll(async () => {
    await server.program.stop();
    await redis.stop();
    await place.remove();
  });

  it('the server keeps answering calls, storing messages and sending events; /ready names the missing part, and it recovers by itself', async () => {
    const [sender, recipient] = people;
    if (!sender || !recipient) throw new Error('nobody is there');
    const listener = await listen(server.url, recipient);
    const send = async () => {
      const clientId = crypto.randomUUID();
      const answer = await call(server.url, sender, 'POST', '/api/v1/messages', {
        recipientId: recipient.id,
        clientId,
        message: 'Still there?',
        img: '',
      });
      expect(answer.status).toBe(201);
      await expect
        .poll(() => listener.messages.map((message) => message.clientId), { timeout: 5000 })
        .toContain(clientId);
    };
    await send();
    await redis.kill();
    await untilAnswers(server.url, undefined, '/ready', { status: 200, ...partIs('redis', 'away') }, 5000);
    expect(await call(server.url, sender, 'GET', '/api/v1/posts')).toMatchObject({ status: 200 });
    await send();
    await waitForOutage();
    await redis.restart();
    await untilAnswers(server.url, undefined, '/ready', { status: 200, ...partIs('redis', 'ok') }, 5000);
    await send();
    listener.socket.close();
  });
});

describe('outages of S3 and the mail server', () => {
  let folder: string;
  let bucket: TestBucket;
  let smtp: TestSmtp;
  let person: Person | undefined;
  let server: OjaServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oja-faults-'));
    [bucket, smtp] = await Promise.all([startBucket(), startSmtp()]);
    [person] = await addPeople({ dataDir: folder }, 1, 'vendor');
    server = await startOja({ dataDir: folder, environment: { ...bucket.environment, SMTP_URL: smtp.url } });
  });
  afterAll(async () => {
    await server.program.stop();
    await Promise.all([bucket.remove(), smtp.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  it('without S3, uploads get 503 with a message, everything else works, /ready names it, and the server recovers by itself', async () => {
    const upload = async () => {
      const form = new FormData();
      form.set('upload_preset', 'post');
      form.set('file', new Blob([Uint8Array.from(await jpeg())]), 'photo.jpg');
      const answer = await fetch(`${server.url}/api/upload`, {
        method: 'POST',
        headers: person ? bearer(person) : {},
        body: form,
      });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await upload()).toMatchObject({ status: 200 });
    await bucket.stop();
    expect(await upload()).toMatchObject(UNAVAILABLE);
    await untilAnswers(server.url, undefined, '/ready', { status: 200, ...partIs('s3', 'away') }, 5000);
    expect(await call(server.url, person, 'GET', '/api/v1/posts')).toMatchObject({ status: 200 });
    await waitForOutage();
    await bucket.start();
    await untilAnswers(server.url, undefined, '/ready', { status: 200, ...partIs('s3', 'ok') }, 5000);
    expect(await upload()).toMatchObject({ status: 200 });
  });

  it('without the mail server, a signup is answered, /ready names it, and the email is sent later', async () => {
    const { port } = smtp;
    await smtp.stop();
    const signUp = (name: string) =>
      call(server.url, undefined, 'POST', '/api/signup', {
        name,
        userName: name,
        email: `${name}@example.com`,
        password: 'long enough',
        confirmPassword: 'long enough',
      });
    expect(await signUp('amina')).toMatchObject({ status: 201 });
    await untilAnswers(server.url, undefined, '/ready', { status: 200, ...partIs('smtp', 'away') }, 5000);
    await waitForOutage();
    smtp = await startSmtp({ port });
    await untilAnswers(server.url, undefined, '/ready', { status: 200, ...partIs('smtp', 'ok') }, 5000);
    expect(await signUp('bisi')).toMatchObject({ status: 201 });
    // The first email is retried after a minute, which only the full size waits for.
    const awaited = FULL ? ['amina', 'bisi'] : ['bisi'];
    const arrived = () => awaited.filter((name) => smtp.received.join('\n').includes(`${name}@example.com`));
    await expect.poll(arrived, { timeout: FULL ? 150_000 : 10_000, interval: 200 }).toEqual(awaited);
  });
});
