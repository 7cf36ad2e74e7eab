import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Headers that keep foreign script out, design §6: nothing inline, nothing evaluated, nothing from elsewhere but
 * pictures of our own host. Over plain http (a developer's machine) nothing forces https.
 */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const { origin, host, protocol } = new URL(publicUrl);
  const secure = protocol === 'https:';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', origin],
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
  });
}
