import { mailedLinkQuerySchema } from '@oja/contract/auth';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { addressKey } from '../../foundation/http/address-key.ts';
import { operation } from '../../foundation/http/operation.ts';
import { RateLimit, type RateLimitName } from '../../foundation/http/rate-limits.ts';

interface MailedLinkPage {
  /** The address of the link, without its `token`. */
  path: `/${string}`;
  tag: string;
  /** The section of docs/product.md that the page serves. */
  spec: string;
  /** What a GET and a POST do, for the description of the API. */
  summaries: { open: string; act: string };
  /** The limit of unknown links per address. */
  limit: RateLimitName;
  /** Multiplies the limit. */
  scale: number;
  /**
   * Reads what the link stands for. It changes nothing: mail scanners open every link.
   * @returns the page in HTML, and whether the link is known
   */
  open: (token: string) => Promise<{ page: string; isKnown: boolean }>;
  /**
   * Does what the page's button says.
   * @returns the page in HTML that confirms it; undefined if there is nothing to do any more, and `open` says why
   */
  act: (token: string) => Promise<string | undefined>;
}

const send = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

/** The page of a link in an email: GET asks and changes nothing, POST does it. It works without scripts. */
export function mailedLinkPage(page: MailedLinkPage): FastifyPluginAsync {
  return async (plain) => {
    const app = plain.withTypeProvider<ZodTypeProvider>();
    const unknownLinks = new RateLimit(app, page.limit, page.scale);
    const describe = (summary: string, body?: 'none') => ({
      ...operation({
        summary,
        tag: page.tag,
        spec: page.spec,
        errors: ['validation_failed'],
        ...(body && { body }),
        answers: { 200: z.string().describe('A page') },
        produces: 'text/html',
      }),
      querystring: mailedLinkQuerySchema,
    });
    const config = { limitsStrangers: true };

    /** Only unknown links count for the address, so that neighbours cannot use up the calls of a true one. */
    async function openWithinLimit(token: string, ip: string): Promise<string> {
      const opened = await page.open(token);
      if (!opened.isKnown) await unknownLinks.take(addressKey(ip));
      return opened.page;
    }

    acceptEmptyForms(app);
    app.get(page.path, { schema: describe(page.summaries.open), config }, async ({ query: { token }, ip }, reply) =>
      send(reply, await openWithinLimit(token, ip)),
    );
    app.post(
      page.path,
      { schema: describe(page.summaries.act, 'none'), config },
      async ({ query: { token }, ip }, reply) =>
        send(reply, (await page.act(token)) ?? (await openWithinLimit(token, ip))),
    );
  };
}

/** A form without fields and email programs (RFC 8058) send a body of this type, which changes nothing. */
function acceptEmptyForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
}
