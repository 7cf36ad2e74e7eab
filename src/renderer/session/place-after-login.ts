const DASHBOARD = '/dashboard';
const PARAMETER = 'next';

/** The login of somebody who was on the way to a place of the dashboard. */
export const loginPath = (place: string) => `/login?${new URLSearchParams({ [PARAMETER]: place }).toString()}`;

/**
 * Where a login leads: to the dashboard (spec §2), or on to the place of the dashboard that its own address names, and to
 * nowhere else whoever made that address. Loaded anew in either case.
 * @param search of the login's address
 */
export function placeAfterLogin(search: string): string {
  const next = new URLSearchParams(search).get(PARAMETER) ?? DASHBOARD;
  const { pathname, searchParams } = new URL(next.startsWith(`${DASHBOARD}/`) ? next : DASHBOARD, 'https://oja.invalid');
  // Dots in it may have led out of the dashboard.
  if (!pathname.startsWith(DASHBOARD)) return `${DASHBOARD}?reload=true`;
  searchParams.set('reload', 'true');
  return `${pathname}?${searchParams.toString()}`;
}
