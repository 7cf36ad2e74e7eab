import { join, sep } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';

import { errorBody } from '../../foundation/http/error-handler.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import { allowInline, readInlineHashes } from './inline-hashes.ts';
import { fileFor, findShell } from './shell.ts';

/** Addresses that are never a page of the web app. */
const NOT_PAGES = /^\/(?:api|images|assets|socket\.io)(?:\/|$)/;

/** A page of the build, compressed or not. */
const PAGE_FILE = /\.html(?:\.\w+)?$/;

/** In these pages a dot belongs to a name or a search; elsewhere it marks a file. */
const DOTTED_PAGES = /^\/dashboard\//;

/**
 * Serves the built web app. `/` is the prerendered landing page, files under /assets have their hash in their name,
 * and every other page address gets a shell, which routes by itself: its own where it is one of the first pages.
 * Compressed versions (`.br`, `.gz`) are preferred. An address that is neither file nor page is 404 `not_found` as
 * JSON.
 * @param rateLimitScale multiplies the limit of pages by address
 */
export async function addWebApp(app: FastifyInstance, webDir: string, rateLimitScale: number): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    suppressWarning: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      const isAsset = path.startsWith(join(webDir, 'assets', sep));
      // Pages, and the few files beside them with fixed names: revalidated on each request, sent only when changed.
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      // No other origin may read them. With "Origin", which only some requests of a page have, a browser would load the
      // same file again for its service worker.
      if (isAsset) reply.header('vary', 'accept-encoding');
      if (PAGE_FILE.test(path)) allowInline(reply, readInlineHashes(webDir));
    },
  });
  // The plugin's own route lists the folder for each request, to find another spelling of the name: the whole list of
  // assets for each of a page's scripts. A name with a hash has no other spelling.
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    reply.sendFile(`assets/${request.params['*']}`),
  );
  const limitPages = limit(app, 'pageByAddress', rateLimitScale);
  const limitIfPage: onRequestAsyncHookHandler = async function limitIfPage(request, reply) {
    if (asksForPage(request)) await limitPages.call(this, request, reply);
  };
  app.setNotFoundHandler({ preHandler: limitIfPage }, (request, reply) => {
    if (asksForPage(request)) {
      const shell = findShell(webDir, fileFor(request.url));
      if (shell !== undefined) return reply.sendFile(shell);
    }
    const apiError = new ApiError('not_found');
    return reply.code(apiError.status).send(errorBody(apiError));
  });
}

function asksForPage({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?', 1)[0] ?? '';
  const isFile = path.slice(path.lastIndexOf('/')).includes('.') && !DOTTED_PAGES.test(path);
  return !isFile && !NOT_PAGES.test(path);
}
