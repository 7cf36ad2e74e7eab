import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/**
 * Answers that are never a page, and nearly all that a visit requests: each is some 500 bytes smaller without rules for
 * pages.
 */
const DATA = /^\/(?:api|assets|images)\//;

/**
 * Sets headers that block foreign scripts, architecture §6: nothing inline but what the build's pages list by hash
 * (entry/web/inline-hashes.ts), no evaluated code, and nothing from other hosts but pictures of our own host and
 * bucket. Data, opened as a page, may load nothing at all. Over plain http (a developer's machine) nothing forces
 * https.
 * @param picturesUrl where browsers read pictures, if that is a public bucket
 */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string, picturesUrl: string | undefined): void {
  const { origin, host, protocol } = new URL(publicUrl);
  const secure = protocol === 'https:';
  const setPageHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: [
          "'self'",
          'data:',
          'blob:',
          origin,
          ...(picturesUrl === undefined ? [] : [new URL(picturesUrl).origin]),
        ],
        // Safari does not treat a socket to the same host as 'self'.
        connectSrc: ["'self'", `${secure ? 'wss' : 'ws'}://${host}`],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure,
    // Google's sign-in opens a window, which has to send its answer back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // The activation token is in an address: no linked page may read it.
    referrerPolicy: { policy: 'no-referrer' },
  });
  const setDataHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: secure,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // The headers are the same on every answer, so they are computed once: that takes longer than the rest of a small
  // call.
  const pageHeaders = headersOf(setPageHeaders);
  const dataHeaders = headersOf(setDataHeaders);
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(DATA.test(url) ? dataHeaders : pageHeaders);
  });
}

function headersOf(setHeaders: ReturnType<typeof helmet>): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
