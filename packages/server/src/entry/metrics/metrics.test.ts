import { postCreatedAnswerSchema } from '@oja/contract/posts';
import { afterEach, describe, expect, it } from 'vitest';

import { post } from '../../../test/posts.ts';
import { GATE_DATABASES, type TestServer, startTestServer } from '../../../test/test-server.ts';

const TOKEN = 'a-token-of-some-length';

describe.each(GATE_DATABASES)('GET /metrics on %s', (kind) => {
  let server: TestServer | undefined;
  afterEach(() => server?.stop());

  it('counts requests by route, and reports the state of the process and the market', async () => {
    server = await startTestServer(kind);
    const vendor = await server.addAccount('vendor');
    const { _id } = (await post(server, vendor)).as(postCreatedAnswerSchema).data.post;
    for (let call = 0; call < 3; call += 1) await server.call('GET', `/api/v1/posts/${_id}`, { as: vendor });
    for (const address of ['/nothing', '/no/such/thing', '/api/v1/nowhere']) await server.call('GET', address);
    const [job] = server.app.watchJobs([{ name: 'tidying', everyMs: 1000, run: async () => undefined }]);
    await job?.run(0);

    const { status, body: text, headers } = await server.call('GET', '/metrics');
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: expect.stringMatching(/^text\/plain; version=0\.0\.4/),
    });
    expect(text).toContain('oja_http_requests_total{method="GET",route="/api/v1/posts/:id",status="200"} 3');
    expect(text).toContain('oja_http_request_seconds_count{method="GET",route="/api/v1/posts/:id"} 3');
    expect(text).toContain('oja_http_requests_total{method="GET",route="none",status="404"} 3');
    expect(text).toMatch(/oja_memory_bytes\{kind="resident"\} \d{7,}/);
    expect(text).toMatch(/oja_event_loop_lag_seconds\{of="p99"\} \d/);
    expect(text).toMatch(/^oja_websockets 0$/m);
    expect(text).toMatch(/^oja_emails_waiting 0$/m);
    expect(text).toContain('oja_job_runs_total{job="tidying",outcome="done"} 1');
  });

  it('answers 404 not_found without the right METRICS_TOKEN', async () => {
    server = await startTestServer(kind, { METRICS_TOKEN: TOKEN });
    const read = async (headers: Record<string, string>) =>
      (await server?.call('GET', '/metrics', { headers }))?.status;
    expect(await read({})).toBe(404);
    expect(await read({ authorization: 'Bearer something-else-entirely' })).toBe(404);
    expect(await read({ authorization: `Bearer ${TOKEN}` })).toBe(200);
  });
});

describe('GET /metrics without METRICS_TOKEN', () => {
  let server: TestServer | undefined;
  afterEach(() => server?.stop());

  it('answers 404 not_found in production, and otherwise only answers requests from this machine', async () => {
    server = await startTestServer('sqlite');
    const { app } = server;
    const statusFor = async (remoteAddress: string, headers = {}) =>
      (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    expect(await statusFor('127.0.0.1')).toBe(200);
    expect(await statusFor('::1')).toBe(200);
    expect(await statusFor('198.51.100.1')).toBe(404);
    expect(await statusFor('127.0.0.1', { 'x-forwarded-for': '198.51.100.1' })).toBe(404);
    await server.stop();
    server = await startTestServer('sqlite', {
      NODE_ENV: 'production',
      OJA_ALLOW: 'outbox,sandbox,sms',
      PUBLIC_URL: 'https://oja.test',
    });
    expect((await server.call('GET', '/metrics')).status).toBe(404);
  });
});
