declare global {
  /** Google's answer, as it stood after the `#`, until it is taken. page-start.js moves it here from the address. */
  var ojaGoogleAnswer: string | undefined;
}

const STATE_KEY = 'oja.google';

/**
 * The address of "Continue with Google": Google's own page, which returns to /login with an access token after the `#`,
 * where no server and no log sees it. No script of Google runs in our page, so the content policy stays strict.
 * @param clientId the client id of this installation, from /config.json
 * @param origin the page's origin, as registered with Google
 */
export function googleAddress(clientId: string, origin: string): string {
  const state = crypto.randomUUID();
  sessionStorage.setItem(STATE_KEY, state);
  const params = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}/login`,
    response_type: 'token',
    scope: 'openid email profile',
    prompt: 'select_account',
    state,
  });
  return `https://accounts.google.com/o/oauth2/v2/auth?${params.toString()}`;
}

/** Google's answer: its token, or the reason why there is none. */
export type GoogleAnswer = { accessToken: string } | { refused: string };

/** Whether an answer of Google is waiting. */
export const hasGoogleAnswer = (): boolean => globalThis.ojaGoogleAnswer !== undefined;

/** Returns Google's answer once, as it stood after the `#`; '' if there is none. */
export function takeGoogleAnswer(): string {
  const hash = globalThis.ojaGoogleAnswer ?? '';
  globalThis.ojaGoogleAnswer = undefined;
  return hash;
}

/**
 * Reads Google's answer from the part of the address after the `#`; undefined if there is none. An answer that this tab
 * did not request counts as refused: another person's link could sign the visitor in to their account.
 */
export function readGoogleAnswer(hash: string): GoogleAnswer | undefined {
  const params = new URLSearchParams(hash.slice(1));
  const [accessToken, error] = [params.get('access_token'), params.get('error')];
  if (accessToken === null && error === null) return undefined;
  const state = sessionStorage.getItem(STATE_KEY);
  sessionStorage.removeItem(STATE_KEY);
  if (state === null || params.get('state') !== state) return { refused: 'the answer was not asked for in this tab' };
  return accessToken === null ? { refused: error ?? '' } : { accessToken };
}
