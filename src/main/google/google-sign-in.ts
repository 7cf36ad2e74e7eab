import {
  AuthorizationResponseError,
  ClientSecretPost,
  None,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  customFetch,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  processAuthorizationCodeResponse,
  validateAuthResponse,
} from 'oauth4webapi';

import type { GoogleClient, GoogleSignIn } from '../../bridge/google.ts';
import type { GoogleProvider } from './google-provider.ts';
import { openLoopback } from './loopback.ts';

/** The dependencies of a sign-in. */
export interface GoogleSignInDeps {
  provider: GoogleProvider;
  /** Opens an address in the system's browser. */
  open: (address: string) => Promise<unknown>;
  /** Fetches through the system's proxies. */
  fetch: typeof fetch;
}

/**
 * Signs in with Google in the system's browser, as Google requires of apps (RFC 8252): with PKCE (S256), so that only
 * this process can redeem the code, and a listener on this computer that receives it. Never rejects.
 * @param signal cancels it; a timeout counts as a failure
 */
export async function signInWithGoogle(
  client: GoogleClient,
  { provider, open, fetch }: GoogleSignInDeps,
  signal: AbortSignal,
): Promise<GoogleSignIn> {
  const [verifier, state, nonce] = [generateRandomCodeVerifier(), generateRandomState(), generateRandomNonce()];
  try {
    const loopback = await openLoopback(state, signal);
    try {
      const { redirectUri } = loopback;
      await open(await addressOf(client, provider, { redirectUri, state, nonce, verifier }));
      const clientMetadata = { client_id: client.id };
      const answer = validateAuthResponse(provider, clientMetadata, await loopback.answer, state);
      const authentication = client.secret === null ? None() : ClientSecretPost(client.secret);
      const response = await authorizationCodeGrantRequest(
        provider,
        clientMetadata,
        authentication,
        answer,
        redirectUri,
        verifier,
        {
          [customFetch]: fetch,
          [allowInsecureRequests]: provider.token_endpoint.startsWith('http:'),
          signal,
        },
      );
      const { access_token: accessToken } = await processAuthorizationCodeResponse(provider, clientMetadata, response, {
        expectedNonce: nonce,
      });
      return { status: 'signedIn', accessToken };
    } finally {
      loopback.close();
    }
  } catch (error) {
    return googleSignInError(error, signal);
  }
}

async function addressOf(
  client: GoogleClient,
  provider: GoogleProvider,
  { redirectUri, state, nonce, verifier }: Record<'redirectUri' | 'state' | 'nonce' | 'verifier', string>,
): Promise<string> {
  const address = new URL(provider.authorization_endpoint);
  address.search = new URLSearchParams({
    client_id: client.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    prompt: 'select_account',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  }).toString();
  return address.href;
}

function googleSignInError(error: unknown, signal: AbortSignal): GoogleSignIn {
  if (signal.aborted) {
    const isLate = signal.reason instanceof Error && signal.reason.name === 'TimeoutError';
    return isLate ? { status: 'failed', reason: 'nobody came back from the browser in time' } : { status: 'cancelled' };
  }
  if (error instanceof AuthorizationResponseError)
    return { status: 'failed', reason: `Google answered ${error.error}` };
  return { status: 'failed', reason: error instanceof Error ? error.message : String(error) };
}
