import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { type TestServer, startTestServer } from '../../test/test-server.ts';
import { operation } from '../http/operation.ts';
import { callsOf, keepRouteList } from '../http/route-list.ts';
import { apiDocument } from './api-document.ts';
import type { ApiDocument } from './document-shape.ts';
import { findGaps } from './find-gaps.ts';

describe('the document', () => {
  let server: TestServer;
  let document: ApiDocument;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
    await server.app.ready();
    document = apiDocument(server.app);
  });
  afterAll(() => server.stop());

  it('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has every call of the app, each described', () => {
    const calls = callsOf(server.app);
    expect(calls.flatMap(findGaps)).toEqual([]);
    const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    expect(described.toSorted()).toEqual(calls.map(({ name }) => name.replaceAll(/:(\w+)/g, '{$1}')).toSorted());
  });
});
