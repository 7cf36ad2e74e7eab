import Fastify from 'fastify';
import { expect, it } from 'vitest';

import { addErrorHandler } from './error-handler.ts';
import { shedLoad } from './overload.ts';

it('answers 503 unavailable to calls while the event loop is a second late, but not to probes and files', async () => {
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
