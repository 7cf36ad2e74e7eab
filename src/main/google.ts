import type { GoogleClient, GoogleSignIn } from '../bridge/google.ts';
import type { GoogleMeans } from './google-sign-in.ts';

/** How long a person may take in their browser. */
const PATIENCE_MS = 3 * 60_000;

/** Signing in with Google, one at a time. */
export interface Google {
  /** Begins; one that still waits is given up. Never rejects. */
  signIn: (client: GoogleClient) => Promise<GoogleSignIn>;
  cancel: () => void;
}

/** @param ended is called once somebody is signed in: they are in their browser, and want to be here */
export function createGoogle(means: GoogleMeans, ended: () => void): Google {
  let running: AbortController | undefined;
  return {
    async signIn(client) {
      running?.abort();
      const mine = new AbortController();
      running = mine;
      const { signInWithGoogle } = await import('./google-sign-in.ts');
      const answer = await signInWithGoogle(client, means, AbortSignal.any([mine.signal, AbortSignal.timeout(PATIENCE_MS)]));
      if (answer.status === 'signedIn') ended();
      return answer;
    },
    cancel: () => running?.abort(),
  };
}
