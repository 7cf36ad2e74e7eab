import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/**
 * Headers that keep foreign script out, design §6: nothing inline, nothing evaluated, nothing from elsewhere but
 * pictures of our own host and bucket. Over plain http (a developer's machine) nothing forces https.
 * @param picturesUrl where browsers read pictures, if that is a public bucket
 */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string, picturesUrl: string | undefined): void {
  const { origin, host, protocol } = new URL(publicUrl);
  const secure = protocol === 'https:';
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', origin, ...(picturesUrl === undefined ? [] : [new URL(picturesUrl).origin])],
        // Safari does not count a socket to the same host as 'self'.
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
    // Google's sign-in opens a window and needs it to answer.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // The activation token is in an address: no page we link to may read it.
    referrerPolicy: { policy: 'no-referrer' },
  });  // They are the same on every answer: worked out once, which takes longer than all else in a small call.
  const headers = headersOf(setHeaders);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

function headersOf(setHeaders: ReturnType<typeof helmet>): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
