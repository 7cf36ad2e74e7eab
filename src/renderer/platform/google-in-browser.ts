/** The app's Google client. */
export interface GoogleClient {
  id: string;
  secret: string | null;
}

/** The result of a sign-in in the system's browser. The reason is for the log. */
export type GoogleOutcome =
  | { status: 'signedIn'; accessToken: string }
  | { status: 'cancelled' }
  | { status: 'failed'; reason: string };

/** Signs in with Google in the system's browser, for an app without an address that Google could redirect to. */
export interface GoogleInBrowser {
  /** Starts a sign-in. Settles when the browser has returned or the sign-in was cancelled. Never rejects. */
  signIn: (client: GoogleClient) => Promise<GoogleOutcome>;
  /** Cancels the pending sign-in. */
  cancel: () => void;
}
