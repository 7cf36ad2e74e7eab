import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';

import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { AccessLog } from './access-log.ts';
import { ApiError } from './api-error.ts';
import { closeWithLastAnswers } from './clean-close.ts';
import { answerClientError } from './client-errors.ts';
import { addErrorHandler, answerBadAddress } from './error-handler.ts';
import { makeLog } from './logging.ts';
import { addRequestIds, requestIdsFor } from './request-ids.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('the access log', () => {
  let app: FastifyInstance;
  let lines: Record<string, unknown>[];
  let port: number;
  beforeEach(async () => {
    lines = [];
    app = Fastify({
      loggerInstance: makeLog('info', { write: (line) => lines.push(JSON.parse(line)) }),
      logController: new AccessLog(({ url }) => (url === '/own' ? 'ada' : undefined)),
      genReqId: requestIdsFor(['loopback', '203.0.113.0/24']),
      frameworkErrors: answerBadAddress,
      clientErrorHandler: answerClientError,
      return503OnClosing: false,
      keepAliveTimeout: 1000,
    });
    addRequestIds(app);
    addErrorHandler(app);
    closeWithLastAnswers(app);
    app.get('/things/:id', async ({ log }) => {
      log.warn('looked');
      return {};
    });
    app.get('/health', async () => ({}));
    app.get('/own', async () => {
      throw new ApiError('forbidden');
    });
    app.post('/things', async () => ({}));
    await app.listen({ host: '127.0.0.1', port: 0 });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listening server has this address type
    ({ port } = app.server.address() as AddressInfo);
    lines.length = 0;
  });
  afterEach(() => app.close());

  it('has one line per request with method, route, status and time, and contains no query string or token', async () => {
    const { statusCode, headers } = await app.inject({
      url: '/things/7?token=secret',
      headers: { authorization: 'Bearer secret' },
    });
    expect(statusCode).toBe(200);
    const requestId = headers['x-request-id'];
    expect(requestId).toMatch(UUID);
    expect(lines).toMatchObject([
      { msg: 'looked', requestId },
      { msg: 'answered', requestId, method: 'GET', route: '/things/:id', status: 200, ms: expect.any(Number) },
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('names the caller who is signed in, and for an error its code and the network', async () => {
    await app.inject({ url: '/own', remoteAddress: '198.51.100.7' });
    const [line] = lines;
    expect(line).toMatchObject({ userId: 'ada', status: 403, code: 'forbidden', from: '198.51.100.x' });
  });

  it('does not treat an upload that the client aborts as an error', async () => {
    const client = connect(port, '127.0.0.1');
    client.write('POST /things HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{');
    const [{ socket }] = await once(app.server, 'request');
    client.destroy();
    await once(socket, 'close');
    await new Promise(setImmediate);
    expect(lines.filter(({ level }) => level !== 30)).toEqual([]);
  });

  it('records an unknown address without a route, and omits probes at the info level', async () => {
    await app.inject('/nothing');
    await app.inject('/health');
    expect(lines).toMatchObject([{ msg: 'answered', route: null, status: 404 }]);
  });

  it.each([
    ['127.0.0.1', 'from-the-proxy.1', /^from-the-proxy\.1$/],
    ['203.0.113.9', 'from-the-proxy.1', /^from-the-proxy\.1$/],
    ['198.51.100.1', 'from-a-stranger', UUID],
    ['127.0.0.1', 'two words', UUID],
    ['127.0.0.1', 'x'.repeat(65), UUID],
    ['127.0.0.1', 'short', UUID],
  ])('turns the x-request-id of %s, %s, into %s', async (remoteAddress, sent, taken) => {
    const { headers } = await app.inject({ url: '/things/7', remoteAddress, headers: { 'x-request-id': sent } });
    expect(headers['x-request-id']).toMatch(taken);
  });

  it('covers addresses that cannot be decoded and invalid HTTP, which get normal answers', async () => {
    const undecodable = await app.inject('/%zz');
    expect(undecodable.json()).toMatchObject({ code: 'bad_request' });
    expect(undecodable.headers['x-request-id']).toMatch(UUID);

    for (const [sent, status] of [
      ['NONSENSE\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nhost: oja\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ] as const) {
      const socket = connect(port, '127.0.0.1');
      socket.end(sent);
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(JSON.parse(body)).toEqual({ message: 'This request could not be understood.', code: 'bad_request' });
    }
  });

  it('does not stop a request on an open connection from being answered while the server stops', async () => {
    const socket = connect(port, '127.0.0.1');
    // The request begins before the stop and is complete only after it.
    socket.write('GET /things/1 HTTP/1.1\r\nhost: oja\r\n');
    const closed = new Promise<void>((resolve) => {
      setTimeout(() => void app.close().then(resolve), 50);
    });
    setTimeout(() => socket.write('\r\n'), 150);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK[^]*connection: close/);
    await closed;
    await expect(
      new Promise((resolve, reject) => request({ port, host: '127.0.0.1' }, resolve).once('error', reject).end()),
    ).rejects.toThrow('ECONNREFUSED');
  });
});
