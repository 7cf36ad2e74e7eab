import type { GoogleClient, GoogleSignIn } from '../../bridge/google.ts';
import type { GoogleSignInDeps } from './google-sign-in.ts';

/** How long the user may take in the browser. */
const TIMEOUT_MS = 3 * 60_000;

/** Signs in with Google, one sign-in at a time. */
export interface Google {
  /** Starts a sign-in and cancels one that is still waiting. Never rejects. */
  signIn: (client: GoogleClient) => Promise<GoogleSignIn>;
  cancel: () => void;
}

/** @param onSignedIn is called after a sign-in, to bring the app to the front of the browser */
export function createGoogle(deps: GoogleSignInDeps, onSignedIn: () => void): Google {
  let running: AbortController | undefined;
  return {
    async signIn(client) {
      running?.abort();
      const mine = new AbortController();
      running = mine;
      const { signInWithGoogle } = await import('./google-sign-in.ts');
      const answer = await signInWithGoogle(
        client,
        deps,
        AbortSignal.any([mine.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      );
      if (answer.status === 'signedIn') onSignedIn();
      return answer;
    },
    cancel: () => running?.abort(),
  };
}
