import { extname, join, sep } from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { errorBody } from '../http/error-handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findShell } from './shell.ts';

/** Addresses that are never a page of the web app. */
const NOT_PAGES = /^\/(?:api|images|assets|socket\.io)(?:\/|$)/;

/** Here a dot belongs to a name or a search; elsewhere it makes a file. */
const DOTTED_PAGES = /^\/dashboard\//;

/**
 * Serves the built web app: `/` is the prerendered landing page, files under /assets carry their hash in their name,
 * and every other page address answers with the empty shell, which finds its own way. Compressed siblings
 * (`.br`, `.gz`) are preferred. Whatever is neither file nor page is 404 `not_found` as JSON.
 */
export async function addWebApp(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    suppressWarning: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      reply.header('cache-control', cachingOf(path, webDir));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (asksForPage(request)) {
      const shell = findShell(webDir);
      if (shell !== undefined) return reply.sendFile(shell);
    }
    const refusal = new Refusal('not_found');
    return reply.code(refusal.status).send(errorBody(refusal));
  });
}

function cachingOf(path: string, webDir: string): string {
  if (path.startsWith(join(webDir, 'assets', sep))) return 'public, max-age=31536000, immutable';
  // Pages, and the few files beside them whose names stay the same: asked for each time, sent only when changed.
  return 'no-cache';
}

function asksForPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = request.url.split('?', 1)[0] ?? '';
  if (NOT_PAGES.test(path) || (extname(path) !== '' && !DOTTED_PAGES.test(path))) return false;
  return (request.headers.accept ?? '').includes('text/html');
}
