import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { apiDocument } from '../docs/api-document.ts';
import { renderPage } from '../docs/page.ts';
import { STYLE } from '../docs/page-style.ts';
import { shareResponses } from '../docs/share-responses.ts';

const REVALIDATED = 'no-cache';

/**
 * GET /docs and /docs/json: the API documentation, for people and for programs, architecture §5. Built at the first
 * request.
 */
export const docsRoutes =
  (rateLimitScale: number): FastifyPluginAsyncZod =>
  async (app) => {
    const onRequest = limit(app, 'docsByAddress', rateLimitScale);
    let made: { document: { openapi: string }; page: string } | undefined;
    const make = () => {
      const document = apiDocument(app);
      return { document: shareResponses(document), page: renderPage(document) };
    };

    app.get(
      '/docs',
      {
        onRequest,
        schema: operation({
          summary: 'Read this document as a page',
          tag: 'Installation',
          spec: 'architecture §5',
          errors: ['rate_limited'],
          answers: { 200: z.string() },
          produces: 'text/html',
        }),
      },
      async (_request, reply) => {
        made ??= make();
        return reply.type('text/html; charset=utf-8').header('cache-control', REVALIDATED).send(made.page);
      },
    );

    app.get(
      '/docs/style.css',
      {
        onRequest,
        schema: operation({
          summary: 'Read the style sheet of that page',
          tag: 'Installation',
          spec: 'architecture §5',
          errors: ['rate_limited'],
          answers: { 200: z.string() },
          produces: 'text/css',
        }),
      },
      async (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', REVALIDATED).send(STYLE),
    );

    app.get(
      '/docs/json',
      {
        onRequest,
        schema: operation({
          summary: 'Read this document as OpenAPI 3.1',
          tag: 'Installation',
          spec: 'architecture §5',
          errors: ['rate_limited'],
          answers: { 200: z.looseObject({ openapi: z.string() }) },
        }),
      },
      async (_request, reply) => {
        made ??= make();
        reply.header('cache-control', REVALIDATED);
        return made.document;
      },
    );
  };
