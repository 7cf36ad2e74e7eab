import { createPublicKey, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';

export const CLIENT_ID = 'oja.apps.example';

/** The claims of a token. `aud` is the app that the token was issued for. */
export interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
  aud: string;
}

let people = 0;

/** The claims of a person whom no other call returns. */
export function claimsOfNewPerson(changes: Partial<Claims> = {}): Claims {
  people += 1;
  return {
    sub: `google-${people}`,
    email: `person${people}@example.com`,
    email_verified: true,
    name: `Ngozi Person${people}`,
    aud: CLIENT_ID,
    ...changes,
  };
}

/** An OpenID server that checks the signature and the expiry of its tokens, and answers like Google's. */
export interface GoogleServer {
  /** Variables for the server's environment. */
  environment: Record<string, string>;
  /**
   * Returns an access token, as the client receives it from Google's window.
   * @param expiresIn seconds
   */
  tokenFor(claims: Claims, expiresIn?: number): Promise<string>;
  /** The address of its sign-in page, for clients that open it in a browser. */
  url: string;
  /** Sets the user of all later sign-ins in a browser. */
  expects(claims: Claims): void;
  stop(): Promise<void>;
}

export async function startGoogleServer(): Promise<GoogleServer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  const claimsOf = (token: string) => readToken(token, server.issuer.keys.toJSON());
  server.service.addRoute('POST', '/tokeninfo', (request, response) => {
    const body = request.body;
    const claims = claimsOf(String(body && 'access_token' in body ? body['access_token'] : ''));
    response.writeHead(claims ? 200 : 400, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        claims
          ? { aud: claims['aud'], azp: claims['aud'], sub: claims['sub'], scope: 'openid' }
          : { error: 'invalid_token' },
      ),
    );
  });
  server.service.on('beforeUserinfo', (answer: MutableResponse, request: IncomingMessage) => {
    const claims = claimsOf(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    answer.statusCode = claims ? 200 : 401;
    answer.body = claims ?? { error: 'invalid_token' };
  });
  await server.start(0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = url;
  return {
    url,
    expects(claims) {
      server.service.on('beforeTokenSigning', ({ payload }: MutableToken) => Object.assign(payload, claims));
    },
    environment: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_USERINFO_URL: `${url}/userinfo`,
      GOOGLE_TOKENINFO_URL: `${url}/tokeninfo`,
    },
    tokenFor: (claims, expiresIn = 3600) =>
      server.issuer.buildToken({
        expiresIn,
        scopesOrTransform: (_header, payload) => {
          Object.assign(payload, claims);
        },
      }),
    stop: () => server.stop(),
  };
}

/** Returns the claims of a token that is signed by one of the keys and has not expired. */
function readToken(
  token: string,
  keys: ReturnType<OAuth2Server['issuer']['keys']['toJSON']>,
): Record<string, unknown> | undefined {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const isSigned = keys.some((key) =>
    verify(
      'RSA-SHA256',
      Buffer.from(`${header}.${payload}`),
      createPublicKey({ key, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    ),
  );
  if (!isSigned) return undefined;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return claims.exp * 1000 > Date.now() ? claims : undefined;
}
