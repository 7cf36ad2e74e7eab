import { createPublicKey, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';

export const CLIENT_ID = 'oja.apps.example';

/** What a token says of somebody; `aud` is the app it was made for. */
export interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
  aud: string;
}

/** An OpenID server that checks the signature and the age of its tokens and answers as Google's does. */
export interface GoogleServer {
  /** For the server's environment. */
  environment: Record<string, string>;
  /** An access token, as the client got it from Google's window. @param expiresIn seconds */
  tokenFor(claims: Claims, expiresIn?: number): Promise<string>;
  /** The address of its sign-in, for clients that come in person. */
  url: string;
  /** Whoever comes in person from now on is this one. */
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

/** The claims of a token that one of the keys has signed and that has not run out. */
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
