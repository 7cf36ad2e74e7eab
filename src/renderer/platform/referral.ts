const KEY = 'oja.referral';
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Stores the referring user from the visitor's address (`?referredBy=`) until they place an advert: a signup, an email
 * and a login lie in between (product §2 "Advert plan picker").
 */
export function storeReferral(search: string): void {
  const referredBy = new URLSearchParams(search).get('referredBy')?.trim();
  if (referredBy === undefined || referredBy === '' || referredBy.length > 64) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ referredBy, until: Date.now() + LIFETIME_MS }));
  } catch {
    // If the browser forbids storage, the address still carries it from page to page.
  }
}

/** The user who referred this visitor within the last 30 days; undefined if there is none. */
export function readReferral(): string | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('referredBy' in stored) || !('until' in stored))
      return undefined;
    const { referredBy, until } = stored;
    return typeof referredBy === 'string' && typeof until === 'number' && Date.now() < until ? referredBy : undefined;
  } catch {
    return undefined;
  }
}
