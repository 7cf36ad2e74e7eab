import { useEffect, useState } from 'react';

import type { GoogleClient, GoogleInBrowser, GoogleOutcome } from '../../platform/google-in-browser.ts';

/**
 * Signs in with Google in the system's browser, and returns whether that is pending. Leaving the page cancels it.
 * @param google undefined where the page itself navigates to Google
 * @param finish receives the result, unless it was cancelled
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
