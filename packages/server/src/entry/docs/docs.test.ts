import { errorBodySchema } from '@oja/contract/errors';
import { CONFIRMATIONS } from '@oja/contract/confirmations';
import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { type TestServer, startTestServer } from '../../../test/test-server.ts';
import { operation } from '../../foundation/http/operation.ts';
import { callsOf, keepRouteList } from '../../foundation/http/route-list.ts';
import { apiDocument } from './api-document.ts';
import type { ApiDocument } from './document-shape.ts';
import { findGaps } from './find-gaps.ts';
import { shareResponses } from './share-responses.ts';

describe('the OpenAPI document', () => {
  let server: TestServer;
  let document: ApiDocument;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
    await server.app.ready();
    document = apiDocument(server.app);
  });
  afterAll(() => server.stop());

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('is served with the responses that calls share once, valid as well', async () => {
    const served: ApiDocument & { components: { responses: Record<string, unknown> } } = (
      await server.app.inject('/docs/json')
    ).json();
    expect(await new Validator().validate(structuredClone(served))).toEqual({ valid: true });
    const uses = (name: string) => JSON.stringify(served.paths).split(`"#/components/responses/${name}"`).length - 1;
    expect(Object.keys(served.components.responses).filter((name) => uses(name) < 2)).toEqual([]);
    const inCall = served.paths['/api/v1/posts']?.['get']?.responses['429'];
    const name = String(inCall?.['$ref']).split('/').at(-1) ?? '';
    expect(served.components.responses[name]).toEqual(document.paths['/api/v1/posts']?.['get']?.responses['429']);
  });

  it('describes every call of the app', () => {
    const calls = callsOf(server.app);
    expect(calls.flatMap(findGaps)).toEqual([]);
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(calls.map(({ name }) => name.replaceAll(/:(\w+)/g, '{$1}')).toSorted());
  });

  it('names every schema that it uses more than once, and uses every named schema', () => {
    const text = JSON.stringify(document);
    const referred = new Set([...text.matchAll(/#\/components\/schemas\/([^"]+)/g)].map(([, name]) => name ?? ''));
    expect([...referred].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted());
    expect(referred).toContain('Post');
  });

  it('states who may make each call and which errors it can return', () => {
    expect(document.paths['/api/v1/posts']?.['post']).toMatchObject({
      'x-spec': expect.stringContaining('§7'),
      security: [{ session: [] }],
      responses: {
        201: { content: { 'application/json': {} } },
        403: { description: '`vendor_only`: Only verified vendors can post. Verify your business first.' },
        429: { headers: { 'retry-after': {} } },
      },
    });
    expect(document.paths['/api/login']?.['post']).not.toHaveProperty('security');
  });

  it('lists 401 for exactly the calls that need a session', async () => {
    const needing: string[] = [];
    for (const { name, method, url } of callsOf(server.app)) {
      const response = await server.app.inject({
        method,
        url: url.replaceAll(/:\w+/g, '01a1fc53-3a88-7785-ba0f-02d83e9d4141'),
      });
      if (response.statusCode !== 401) continue;
      if (errorBodySchema.parse(response.json()).code === 'unauthenticated') needing.push(name);
    }
    expect(needing.length).toBeGreaterThan(40);
    // Resetting a password needs the token of its code, and validates its body first.
    const expected = [
      ...needing.map((name) => name.replaceAll(/:(\w+)/g, '{$1}')),
      'PUT /api/reset-password',
    ].toSorted();
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security, responses }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        security,
        error: responses['401'],
      })),
    );
    expect(
      described
        .filter(({ security }) => security !== undefined)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(expected);
    expect(
      described
        .filter(({ error }) => error?.description.includes('`unauthenticated`'))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(expected);
  });

  it('lists every confirmation code once, for the answers that carry one', () => {
    expect(document.components.schemas['ConfirmationCode']).toMatchObject({ enum: Object.keys(CONFIRMATIONS) });
    expect(document.components.schemas['MessageAnswer']).toMatchObject({
      properties: { code: { $ref: '#/components/schemas/ConfirmationCode' } },
      required: ['message', 'code'],
    });
  });

  it('describes the events of the socket', () => {
    expect(document['x-events']).toMatchObject({
      server: { newMessage: { payload: { required: ['seq', 'message'] } } },
      client: { deleteNotification: { payload: { required: ['notificationId'] }, acknowledgement: {} } },
    });
  });

  it('is served as JSON by GET /docs/json and as a page without inline or external scripts by GET /docs', async () => {
    expect((await server.call('GET', '/docs/json')).body).toEqual(JSON.parse(JSON.stringify(shareResponses(document))));
    const { status, body, headers } = await server.call('GET', '/docs');
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/html; charset=utf-8' });
    expect(body).toContain('<code class="method">POST</code><code class="path">/api/v1/posts/like/{id}</code>');
    expect(body).not.toMatch(/<script|<style|style=|https?:\/\//);
    expect((await server.call('GET', '/docs/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });
});

/** Finds the gaps in the description of PATCH /things/:id with the given schema. */
async function gapsOf(schema: object): Promise<string[]> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  keepRouteList(app);
  app.patch('/things/:id', { schema }, async () => ({}));
  await app.ready();
  return callsOf(app).flatMap(findGaps);
}

describe('the check for gaps in call descriptions', () => {
  const whole = operation({
    summary: 'Changes a thing',
    tag: 'Things',
    spec: '§7',
    errors: [],
    answers: { 200: z.object({}) },
    body: 'none',
  });
  const params = z.object({ id: z.uuid() });
  const MESSAGE = z.object({ message: z.string() });
  const NO_CODE = "has a message but no code in its successful answer: see the contract's confirmedAnswerOf";

  it.each<[string, object, string]>([
    ['a summary', { ...whole, params, summary: ' ' }, 'has no summary'],
    ['a tag', { ...whole, params, tags: [] }, 'has no tag'],
    ['its section', { ...whole, params, 'x-spec': '' }, 'names no section of the specification'],
    ['its errors', { ...whole, params, 'x-errors': undefined }, 'does not list its errors'],
    ['a success', { ...whole, params, response: { '4xx': z.object({}) } }, 'has no schema of a successful answer'],
    ['the code of its message', { ...whole, params, response: { 200: MESSAGE } }, NO_CODE],
    [
      'the code of its message, because it declares another one',
      { ...whole, params, response: { 200: MESSAGE.extend({ code: z.string() }) } },
      NO_CODE,
    ],
    ['a parameter', { ...whole, params: z.object({ name: z.string() }) }, 'has no schema of :id'],
    [
      'a body',
      { ...whole, params, 'x-body': undefined },
      "has no schema of its body; where it takes none, say so with body: 'none'",
    ],
  ])('reports a call without %s', async (_lacks, schema, gap) => {
    expect(await gapsOf(schema)).toEqual([`PATCH /things/:id ${gap}`]);
  });

  it('reports nothing for a complete description', async () => {
    expect(await gapsOf({ ...whole, params })).toEqual([]);
    expect(await gapsOf({ ...whole, params, 'x-body': undefined, body: z.object({}) })).toEqual([]);
    expect(await gapsOf({})).toHaveLength(7);
  });
});
