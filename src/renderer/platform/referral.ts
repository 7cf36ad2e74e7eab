const KEY = 'oja.referral';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Stores the referring user from the visitor's address (`?referredBy=`) until they place an advert: a signup, an email
 * and a login lie in between (product §2 "Advert plan picker").
 */
export function storeReferral(search: string): void {
  const referredBy = new URLSearchParams(search).get('referredBy')?.trim();
  if (referredBy === undefined || referredBy === '' || referredBy.length > 64) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ referredBy, until: Date.now() + KEPT_MS }));
  } catch {
    // If the browser forbids storage, the address still carries it from page to page.
  }
}

/** The user who referred this visitor within the last 30 days; undefined if there is none. */
export function readReferral(): string | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('referredBy' in kept) || !('until' in kept)) return undefined;
    const { referredBy, until } = kept;
    return typeof referredBy === 'string' && typeof until === 'number' && Date.now() < until ? referredBy : undefined;
  } catch {
    return undefined;
  }
}
