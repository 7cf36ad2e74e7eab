const KEY = 'oja.referral';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps who sent this visitor, from the address they came with (`?referredBy=`), until they place an advert: between
 * the two lie a signup, a mail and a login (spec §2 "Advert plan picker").
 */
export function keepReferral(search: string): void {
  const referredBy = new URLSearchParams(search).get('referredBy')?.trim();
  if (referredBy === undefined || referredBy === '' || referredBy.length > 64) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ referredBy, until: Date.now() + KEPT_MS }));
  } catch {
    // A browser that forbids storage still carries it from page to page in the address.
  }
}

/** Who sent this visitor within the last 30 days; undefined where nobody did. */
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
