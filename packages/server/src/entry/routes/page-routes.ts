import { idSchema } from '@oja/contract/ids';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { operation } from '../../foundation/http/operation.ts';
import { limit } from '../../foundation/http/rate-limits.ts';
import { ApiError } from '../../foundation/http/api-error.ts';
import type { Services } from '../services.ts';
import { renderHead } from '../web/page-head.ts';
import { type FoundHead, PageHeads } from '../web/page-heads.ts';
import { allowInline, readInlineHashes } from '../web/inline-hashes.ts';
import { PageTemplate } from '../web/page-template.ts';
import { sendPage } from '../web/send-page.ts';
import type { PublicPosts } from '../../market/posts/lists/public-posts.ts';
import { fileFor, findShell } from '../web/shell.ts';

/** Reserves the place of the goods on the landing page, see Goods.module.css of the renderer. */
const WITH_GOODS = '\n    <meta name="oja-goods" content="some">';

/** Accepts any text: the page is served in every case, and shows itself that it found nothing. */
const pageParamsSchema = z.object({ id: z.string() });

const page = (summary: string) =>
  operation({
    summary,
    tag: 'Pages',
    spec: '§2 Screens and routes',
    errors: ['not_found'],
    answers: { 200: z.string() },
    produces: 'text/html',
  });

/**
 * Pages that people share, each with its own head: `/`, a profile and a post (decision 010). The page itself is the
 * build's. A page without a head of its own is served as built, and search engines are asked not to index it.
 */
export function pageRoutes({ config, database, now }: Services, publicPosts: PublicPosts): FastifyPluginAsyncZod {
  const heads = new PageHeads(database.queries, config.publicUrl, now);
  const landing = new PageTemplate(config.webDir, 'index.html');
  const shells = new Map(
    ['app.html', 'inside.html', 'post.html'].map((name) => [name, new PageTemplate(config.webDir, name)]),
  );

  /**
   * Sends the page of one profile or post. While the database is unavailable, the page is still sent: it shows the
   * error itself, and tries again.
   */
  const sendAbout = async (
    request: FastifyRequest,
    reply: FastifyReply,
    typed: string,
    find: (id: string) => Promise<FoundHead | undefined>,
  ) => {
    const { data: id } = idSchema.safeParse(typed);
    const found =
      id === undefined
        ? undefined
        : await find(id).catch((error: unknown) => {
            request.log.warn({ err: error }, 'a page goes without its head');
            return undefined;
          });
    if (found?.isListed !== true) reply.header('x-robots-tag', 'noindex');
    const file = findShell(config.webDir, fileFor(request.url));
    const html = found && (await shells.get(file ?? '')?.fill(renderHead(found.head)));
    return html === undefined ? sendPlain(reply, file) : sendPage(request, reply, html);
  };

  return async (app) => {
    app.addHook('onRequest', limit(app, 'pageByAddress', config.rateLimitScale));
    app.addHook('onRequest', async (_request, reply) => {
      allowInline(reply, readInlineHashes(config.webDir));
    });

    app.get('/', { schema: page('The landing page') }, async (request, reply) => {
      const html = await landing.fill(renderHead(heads.ofLanding()) + (publicPosts.hadSome() ? WITH_GOODS : ''));
      return html === undefined
        ? sendPlain(reply, findShell(config.webDir, 'index.html'))
        : sendPage(request, reply, html);
    });

    app.get(
      '/dashboard/profile/:id',
      { schema: { ...page("The web app at a person's profile"), params: pageParamsSchema } },
      (request, reply) => sendAbout(request, reply, request.params.id, (id) => heads.ofProfile(id)),
    );

    app.get(
      '/dashboard/post/details/:id',
      { schema: { ...page('The web app at a post'), params: pageParamsSchema } },
      (request, reply) => sendAbout(request, reply, request.params.id, (id) => heads.ofPost(id)),
    );
  };
}

/** Sends the page as it was built. */
function sendPlain(reply: FastifyReply, name: string | undefined): FastifyReply {
  if (name === undefined) throw new ApiError('not_found');
  return reply.sendFile(name);
}
