import { useEffect, useState } from 'react';

import type { GoogleClient, GoogleInBrowser, GoogleOutcome } from '../../platform/google-in-browser.ts';

/**
 * Google's sign-in in the system's browser, and whether it is waited for. Whoever leaves the page waits no longer.
 * @param google undefined where the page itself goes to Google
 * @param finish is handed how it ended, unless it was called off
 */
export function useGoogleInBrowser(
  google: GoogleInBrowser | undefined,
  finish: (outcome: Exclude<GoogleOutcome, { status: 'cancelled' }>) => void,
): { begin: (client: GoogleClient) => void; cancel: (() => void) | undefined } {
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => () => google?.cancel(), [google]);

  const begin = (client: GoogleClient) => {
    const wait = async () => {
      setIsWaiting(true);
      const outcome = await google?.signIn(client);
      setIsWaiting(false);
      if (outcome && outcome.status !== 'cancelled') finish(outcome);
    };
    void wait();
  };
  return { begin, cancel: isWaiting ? google?.cancel : undefined };
}
