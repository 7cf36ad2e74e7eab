import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { operation } from '../http/operation.ts';
import { apiDocument } from './api-document.ts';
import type { ApiDocument } from './document-shape.ts';
import { renderPage } from './page.ts';
import { STYLE } from './page-style.ts';

const REVALIDATED = 'no-cache';

/** GET /docs, /docs/json: what this server can do, for people and for programs, design §5. Made at the first request. */
export const docsRoutes: FastifyPluginAsyncZod = async (app) => {
  let made: { document: ApiDocument; page: string } | undefined;
  const make = () => {
    const document = apiDocument(app);
    return { document, page: renderPage(document) };
  };

  app.get(
    '/docs',
    { schema: operation({ summary: 'This document, to read', tag: 'Installation', spec: 'design §5', errors: [], answers: { 200: z.string() }, produces: 'text/html' }) },
    async (_request, reply) => {
      made ??= make();
      return reply.type('text/html; charset=utf-8').header('cache-control', REVALIDATED).send(made.page);
    },
  );

  app.get(
    '/docs/style.css',
    { schema: operation({ summary: 'The style of that page', tag: 'Installation', spec: 'design §5', errors: [], answers: { 200: z.string() }, produces: 'text/css' }) },
    async (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', REVALIDATED).send(STYLE),
  );

  app.get(
    '/docs/json',
    { schema: operation({ summary: 'This document, OpenAPI 3.1', tag: 'Installation', spec: 'design §5', errors: [], answers: { 200: z.looseObject({ openapi: z.string() }) } }) },
    async (_request, reply) => {
      made ??= make();
      reply.header('cache-control', REVALIDATED);
      return made.document;
    },
  );
};
