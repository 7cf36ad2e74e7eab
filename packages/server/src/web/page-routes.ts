import { idSchema } from '@oja/contract/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { operation } from '../http/operation.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { renderHead } from './page-head.ts';
import { type FoundHead, PageHeads } from './page-heads.ts';
import { PageTemplate } from './page-template.ts';
import { sendPage } from './send-page.ts';
import { findShell } from './shell.ts';

/** Any text: whatever stands there, the page comes, and says itself that it found nothing. */
const pageParamsSchema = z.object({ id: z.string() });

const page = (summary: string) =>
  operation({ summary, tag: 'Pages', spec: '§2 Screens and routes', errors: ['not_found'], answers: { 200: z.string() }, produces: 'text/html' });

/**
 * The pages that people share, with a head of their own: `/`, a profile and a post (decision 010). The page itself is the
 * build's; whoever has no head here gets it as it is, and search engines are told not to keep it.
 */
export function pageRoutes({ config, database, now }: Services): FastifyPluginAsyncZod {
  const heads = new PageHeads(database.queries, config.publicUrl, now);
  const landing = new PageTemplate(config.webDir, 'index.html');
  const shell = new PageTemplate(config.webDir, 'app.html');

  /** A page about one thing. Should the database be away, the page comes all the same: it says so itself, and tries again. */
  const sendAbout = async (request: FastifyRequest, reply: FastifyReply, typed: string, find: (id: string) => Promise<FoundHead | undefined>) => {
    const { data: id } = idSchema.safeParse(typed);
    const found = id === undefined ? undefined : await find(id).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a page goes without its head');
      return undefined;
    });
    if (found?.isListed !== true) reply.header('x-robots-tag', 'noindex');
    const html = found && (await shell.fill(renderHead(found.head)));
    return html === undefined ? sendPlain(reply, findShell(config.webDir)) : sendPage(request, reply, html);
  };

  return async (app) => {
    app.get('/', { schema: page('The landing page') }, async (request, reply) => {
      const html = await landing.fill(renderHead(heads.ofLanding()));
      return html === undefined ? sendPlain(reply, findShell(config.webDir, 'index.html')) : sendPage(request, reply, html);
    });

    app.get('/dashboard/profile/:id', { schema: { ...page("The web app at a person's profile"), params: pageParamsSchema } }, (request, reply) =>
      sendAbout(request, reply, request.params.id, (id) => heads.ofProfile(id)),
    );

    app.get('/dashboard/post/details/:id', { schema: { ...page('The web app at a post'), params: pageParamsSchema } }, (request, reply) =>
      sendAbout(request, reply, request.params.id, (id) => heads.ofPost(id)),
    );
  };
}

/** The page as it was built. */
function sendPlain(reply: FastifyReply, name: string | undefined): FastifyReply {
  if (name === undefined) throw new Refusal('not_found');
  return reply.sendFile(name);
}
