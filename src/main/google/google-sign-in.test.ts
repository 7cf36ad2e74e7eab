import { connect } from 'node:net';

import { type MutableRedirectUri, type MutableResponse, OAuth2Server } from 'oauth2-mock-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { GoogleSignIn } from '../../bridge/google.ts';
import { createGoogle } from './google.ts';
import type { GoogleProvider } from './google-provider.ts';
import { googleProvider } from './google-provider.ts';
import { signInWithGoogle } from './google-sign-in.ts';

const CLIENT = { id: 'desktop.apps.example', secret: 'not-so-secret' };

let server: OAuth2Server;
let provider: GoogleProvider;
/** The requests to the token endpoint. */
let tokenRequests: URLSearchParams[];

beforeEach(async () => {
  server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = server.issuer.url ?? '';
  provider = { issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` };
  tokenRequests = [];
});
afterEach(async () => {
  await server.stop();
});

const recordingFetch: typeof fetch = (input, init) => {
  if (init?.body instanceof URLSearchParams) tokenRequests.push(init.body);
  return fetch(input, init);
};

/** Starts a sign-in and returns the address that the browser was sent to. */
async function startSignIn(
  signal = new AbortController().signal,
): Promise<{ address: URL; ended: Promise<GoogleSignIn> }> {
  const opened = Promise.withResolvers<URL>();
  const open = (address: string) => Promise.resolve(opened.resolve(new URL(address)));
  const ended = signInWithGoogle(CLIENT, { provider, open, fetch: recordingFetch }, signal);
  return { address: await opened.promise, ended };
}

/** Opens an address as the browser does, and returns the final page. */
const openPage = (address: URL) => fetch(address);
const redirectWith = (address: URL, answer: Record<string, string>) =>
  new URL(
    `${address.searchParams.get('redirect_uri')}?${new URLSearchParams({ state: address.searchParams.get('state') ?? '', ...answer }).toString()}`,
  );

function isListening(address: URL): Promise<boolean> {
  const { hostname, port } = new URL(address.searchParams.get('redirect_uri') ?? '');
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => resolve(true)).on('error', () => resolve(false));
    socket.on('close', () => socket.destroy());
    setTimeout(() => socket.destroy(), 200).unref();
  });
}

describe('signing in with Google in the system’s browser', () => {
  it('returns the provider’s access token, and the browser page says where to continue', async () => {
    const { address, ended } = await startSignIn();
    const page = await openPage(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('You can go back to Oja');
    const answer = await ended;
    expect(answer).toEqual({ status: 'signedIn', accessToken: expect.stringMatching(/^[\w\-]+\.[\w\-]+\.[\w\-]+$/v) });
    expect(await isListening(address)).toBe(false);
  });

  it('requests only the identity, with a PKCE challenge whose verifier is not in the address', async () => {
    const { address, ended } = await startSignIn();
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: CLIENT.id,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    expect(address.searchParams.get('code_challenge')).toMatch(/^[\w\-]{43}$/v);
    expect(address.searchParams.get('redirect_uri')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/google$/v);
    expect(address.href).not.toContain(CLIENT.secret);
    await openPage(address);
    await ended;
    expect(Object.fromEntries(tokenRequests[0] ?? [])).toMatchObject({
      client_secret: CLIENT.secret,
      grant_type: 'authorization_code',
      code_verifier: expect.any(String),
    });
  });

  it('a code of another sign-in is refused', async () => {
    const [mine, theirs] = [await startSignIn(), await startSignIn()];
    const taken = Promise.withResolvers<string>();
    server.service.once('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => {
      taken.resolve(url.searchParams.get('code') ?? '');
      url.searchParams.set('state', 'lost');
    });
    await openPage(theirs.address);
    await openPage(redirectWith(mine.address, { code: await taken.promise }));
    expect(await mine.ended).toMatchObject({ status: 'failed' });
    await openPage(theirs.address);
    await theirs.ended;
  });

  it('an error from Google is a failure with Google’s reason', async () => {
    const { address, ended } = await startSignIn();
    const page = await openPage(redirectWith(address, { error: 'access_denied' }));
    expect(await page.text()).toContain('Google has not signed you in.');
    expect(await ended).toEqual({ status: 'failed', reason: 'Google answered access_denied' });
    expect(await isListening(address)).toBe(false);
  });

  it('a failure at the token endpoint is a failure', async () => {
    server.service.once('beforeResponse', (answer: MutableResponse) => {
      answer.statusCode = 400;
      answer.body = { error: 'invalid_grant' };
    });
    const { address, ended } = await startSignIn();
    await openPage(address);
    expect(await ended).toMatchObject({ status: 'failed' });
  });

  it('a browser that cannot be opened is a failure, and the listener is closed', async () => {
    const open = vi.fn<(address: string) => Promise<unknown>>(() => Promise.reject(new Error('There is no browser.')));
    expect(await signInWithGoogle(CLIENT, { provider, open, fetch }, new AbortController().signal)).toEqual({
      status: 'failed',
      reason: 'There is no browser.',
    });
    expect(await isListening(new URL(open.mock.calls[0]?.[0] ?? ''))).toBe(false);
  });
});

describe('only the right answer is accepted', () => {
  it.each<[string, (address: URL) => Promise<Response>]>([
    [
      'an answer with another state',
      (address) => fetch(redirectWith(address, { code: 'stolen', state: 'x'.repeat(43) })),
    ],
    ['an answer without a state', (address) => fetch(`${address.searchParams.get('redirect_uri')}?code=stolen`)],
    ['a request for another path', (address) => fetch(new URL('/favicon.ico', redirectWith(address, {})))],
    ['a form that was sent', (address) => fetch(redirectWith(address, { code: 'stolen' }), { method: 'POST' })],
    [
      'a request under another name of this computer',
      (address) => fetch(redirectWith(address, { code: 'stolen' }).href.replace('127.0.0.1', 'localhost')),
    ],
  ])('%s is refused, and the right answer still succeeds', async (_what, knock) => {
    const { address, ended } = await startSignIn();
    // Where the name resolves elsewhere, the connection fails.
    const status = await knock(address).then(
      (answer) => answer.status,
      () => 404,
    );
    expect(status).toBe(404);
    await openPage(address);
    expect(await ended).toMatchObject({ status: 'signedIn' });
  });

  it('the page runs nothing, loads nothing and sends its address to nobody', async () => {
    const { address, ended } = await startSignIn();
    const page = await openPage(address);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/v);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).not.toMatch(/<script|src=|href=|code=/v);
    await ended;
  });
});

describe('a sign-in always ends', () => {
  it('cancelling is not a failure, and the listener is closed', async () => {
    const cancel = new AbortController();
    const { address, ended } = await startSignIn(cancel.signal);
    cancel.abort();
    expect(await ended).toEqual({ status: 'cancelled' });
    expect(await isListening(address)).toBe(false);
  });

  it('a browser that never comes back is a failure, and the listener is closed', async () => {
    const { address, ended } = await startSignIn(AbortSignal.timeout(50));
    expect(await ended).toEqual({ status: 'failed', reason: 'nobody came back from the browser in time' });
    expect(await isListening(address)).toBe(false);
  });

  it('a new sign-in cancels the waiting one, and the app comes to the front after success', async () => {
    const opened: URL[] = [];
    const ended = vi.fn<() => void>();
    const google = createGoogle(
      { provider, open: (address) => Promise.resolve(opened.push(new URL(address))), fetch },
      ended,
    );
    const first = google.signIn(CLIENT);
    await expect.poll(() => opened).toHaveLength(1);
    const second = google.signIn(CLIENT);
    expect(await first).toEqual({ status: 'cancelled' });
    expect(ended).not.toHaveBeenCalled();
    await expect.poll(() => opened).toHaveLength(2);
    await openPage(opened[1] ?? new URL('about:blank'));
    expect(await second).toMatchObject({ status: 'signedIn' });
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('the addresses of Google', () => {
  it('are Google’s own, all over https', () => {
    const { issuer, ...endpoints } = googleProvider(undefined);
    expect(issuer).toBe('https://accounts.google.com');
    for (const endpoint of Object.values(endpoints))
      expect(new URL(endpoint)).toMatchObject({
        protocol: 'https:',
        hostname: expect.stringMatching(/(?:^|\.)(?:google|googleapis)\.com$/v),
      });
  });
});
