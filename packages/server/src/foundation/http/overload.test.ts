import Fastify from 'fastify';
import { expect, it } from 'vitest';

import { addErrorHandler } from './error-handler.ts';
import { shedLoad } from './overload.ts';

it('the server answers 503 unavailable to calls while the event loop is a second late, but not to probes and files', async () => {
  const loop = { sustainedLag: 0.03 };
  const app = Fastify();
  addErrorHandler(app);
  shedLoad(app, loop);
  app.get('/api/v1/posts', async () => 'seen');
  app.get('/health', async () => 'seen');
  expect((await app.inject('/api/v1/posts')).statusCode).toBe(200);
  loop.sustainedLag = 1.2;
  const refused = await app.inject('/api/v1/posts');
  expect({ status: refused.statusCode, after: refused.headers['retry-after'], body: refused.json() }).toMatchObject({
    status: 503,
    after: '5',
    body: { code: 'unavailable' },
  });
  expect((await app.inject('/%61pi/v1/posts')).statusCode).toBe(503);
  expect((await app.inject('/health')).statusCode).toBe(200);
  loop.sustainedLag = 0.1;
  expect((await app.inject('/api/v1/posts')).statusCode).toBe(200);
});

it('the server answers 503 unavailable to the calls of routes that have piled up, and to no others', async () => {
  const load = { max: 2, waiting: 0, isBehind: () => false };
  const stored = Promise.withResolvers<string>();
  const app = Fastify();
  addErrorHandler(app);
  shedLoad(app, { sustainedLag: 0 });
  app.post('/api/v1/messages', { config: { load } }, () => stored.promise);
  app.post('/api/v1/messages/batch', { config: { load } }, async () => 'stored');
  app.get('/api/v1/posts', async () => 'seen');
  const send = (url = '/api/v1/messages') => app.inject({ method: 'POST', url });
  const taken = [send(), send()];
  await expect.poll(() => load.waiting).toBe(2);
  const refused = await send('/api/v1/messages/batch');
  expect({ status: refused.statusCode, after: refused.headers['retry-after'], body: refused.json() }).toMatchObject({
    status: 503,
    after: '1',
    body: { code: 'unavailable' },
  });
  expect((await app.inject('/api/v1/posts')).statusCode).toBe(200);
  stored.resolve('stored');
  expect((await Promise.all(taken)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await send('/api/v1/messages/batch')).statusCode).toBe(200);
  load.isBehind = () => true;
  expect((await send()).statusCode).toBe(503);
  await expect.poll(() => load.waiting).toBe(0);
});
