import { DAY } from '@oja/contract/limits';

const DASHBOARD = '/dashboard';
const PARAMETER = 'next';
const KEY = 'oja.place';
const PLACE_MAX = 500;

/** The path of the login, for a user who wanted to open a path of the dashboard. */
export const loginPath = (place: string) => `/login?${new URLSearchParams({ [PARAMETER]: place }).toString()}`;

/**
 * Stores the path of the dashboard that a visitor wanted to open, for a day: a signup, an email and a login lie in
 * between.
 */
export function storePlace(place: string): void {
  if (!place.startsWith(DASHBOARD) || place.length > PLACE_MAX) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ place, until: Date.now() + DAY }));
  } catch {
    // If the browser forbids storage, the login leads to the dashboard.
  }
}

/** Returns the stored path, and deletes it; undefined for none. */
function takePlace(): string | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    localStorage.removeItem(KEY);
    if (typeof stored !== 'object' || stored === null || !('place' in stored) || !('until' in stored)) return undefined;
    const { place, until } = stored;
    return typeof place === 'string' && typeof until === 'number' && Date.now() < until ? place : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns where a login leads: to the dashboard path in the login's own address, to the stored one, which is deleted,
 * or to the dashboard (product §2). It never leads elsewhere, because anybody can create such an address. Its query
 * asks for one reload in all cases (`app/shell/use-reload-once.ts`).
 * @param search the query of the login's address
 */
export function takePlaceAfterLogin(search: string): string {
  const stored = takePlace();
  const next = new URLSearchParams(search).get(PARAMETER) ?? stored ?? DASHBOARD;
  const { pathname, searchParams } = new URL(
    next.startsWith(`${DASHBOARD}/`) ? next : DASHBOARD,
    'https://oja.invalid',
  );
  // Dot segments may have led out of the dashboard.
  if (!pathname.startsWith(DASHBOARD)) return `${DASHBOARD}?reload=true`;
  searchParams.set('reload', 'true');
  return `${pathname}?${searchParams.toString()}`;
}
