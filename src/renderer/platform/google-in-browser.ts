/** The app as Google knows it. */
export interface GoogleClient {
  id: string;
  secret: string | null;
}

/** How a sign-in in the system's browser ended. The reason is for the log. */
export type GoogleOutcome = { status: 'signedIn'; accessToken: string } | { status: 'cancelled' } | { status: 'failed'; reason: string };

/** Signing in with Google in the system's browser, where the app has no address that Google could come back to. */
export interface GoogleInBrowser {
  /** Begins; settles once the browser has come back, or nobody waits any longer. Never rejects. */
  signIn: (client: GoogleClient) => Promise<GoogleOutcome>;
  /** Waits no longer. */
  cancel: () => void;
}
