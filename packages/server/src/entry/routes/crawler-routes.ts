import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Services } from '../services.ts';
import { robotsText } from '../web/robots.ts';
import { isEncodingAccepted, variesByEncoding } from '../../foundation/http/content-encodings.ts';
import { Sitemap } from '../web/sitemap.ts';

const fromGzip = promisify(gunzip);

/** Crawlers return after days, so a cache of minutes does not matter to them. */
const CACHING = 'public, max-age=600';

const fileParamsSchema = z.object({ file: z.string().regex(/^[a-z]+(?:-\d{1,6})?\.xml$/) });

const about = (summary: string, produces: string) =>
  operation({
    summary,
    tag: 'Pages',
    spec: 'architecture §5',
    errors: ['not_found'],
    answers: { 200: z.string() },
    produces,
  });

/** Routes for search engines: /robots.txt, /sitemap.xml and its parts. */
export function crawlerRoutes({ config, database, now }: Services): FastifyPluginAsyncZod {
  const sitemap = new Sitemap(database.queries, config.publicUrl, now);
  const robots = robotsText(config.publicUrl);

  const send = async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<void> => {
    const file = await sitemap.get(name);
    if (!file) throw new ApiError('not_found');
    variesByEncoding(reply).type('application/xml; charset=utf-8').header('cache-control', CACHING);
    if (isEncodingAccepted(request, 'gzip')) reply.header('content-encoding', 'gzip').send(file);
    else reply.send(await fromGzip(file));
  };

  return async (app) => {
    const limitSitemap = limit(app, 'sitemapByAddress', config.rateLimitScale);

    app.get('/robots.txt', { schema: about('What crawlers may read', 'text/plain') }, async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', CACHING).send(robots),
    );

    app.get(
      '/sitemap.xml',
      { schema: about('The index of the sitemap', 'application/xml'), preHandler: limitSitemap },
      async (request, reply) => {
        await send(request, reply, 'index');
        return reply;
      },
    );

    app.get(
      '/sitemaps/:file',
      {
        schema: {
          ...about('A part of the sitemap: the public pages, vendors who show posts, or posts', 'application/xml'),
          params: fileParamsSchema,
        },
        preHandler: limitSitemap,
      },
      async (request, reply) => {
        await send(request, reply, request.params.file.slice(0, -'.xml'.length));
        return reply;
      },
    );
  };
}
