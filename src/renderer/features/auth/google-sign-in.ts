const STATE_KEY = 'oja.google';

/**
 * Where "Continue with Google" leads: Google's own page, which answers at /login with an access token behind the `#`,
 * where no server and no log sees it. No script of Google's runs in ours, so the content policy stays as strict.
 * @param clientId of this installation, from /config.json
 * @param origin of the page, as registered with Google
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

/** What Google answered: its token, or that there is none, and why. */
export type GoogleAnswer = { accessToken: string } | { refused: string };

const readHash = (hash: string) => new URLSearchParams(hash.replace(/^#/, ''));

/** Whether the part of the address behind the `#` is an answer of Google's. */
export function hasGoogleAnswer(hash: string): boolean {
  const params = readHash(hash);
  return params.has('access_token') || params.has('error');
}

/**
 * Reads Google's answer from the part of the address behind the `#`; undefined where there is none. An answer that was
 * not asked for in this tab counts as refused: somebody else's link could sign a visitor in as them.
 */
export function readGoogleAnswer(hash: string): GoogleAnswer | undefined {
  if (!hasGoogleAnswer(hash)) return undefined;
  const params = readHash(hash);
  const [accessToken, error] = [params.get('access_token'), params.get('error')];
  const state = sessionStorage.getItem(STATE_KEY);
  sessionStorage.removeItem(STATE_KEY);
  if (state === null || params.get('state') !== state) return { refused: 'the answer was not asked for in this tab' };
  return accessToken === null ? { refused: error ?? '' } : { accessToken };
}
