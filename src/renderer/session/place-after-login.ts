const DASHBOARD = '/dashboard';
const PARAMETER = 'next';

/** The path of the login, for a user who wanted to open a path of the dashboard. */
export const loginPath = (place: string) => `/login?${new URLSearchParams({ [PARAMETER]: place }).toString()}`;

/**
 * Returns where a login leads: to the dashboard (product §2), or to the dashboard path in the login's own address. It
 * never leads elsewhere, because anybody can create such an address. The page is reloaded in both cases.
 * @param search the query of the login's address
 */
export function placeAfterLogin(search: string): string {
  const next = new URLSearchParams(search).get(PARAMETER) ?? DASHBOARD;
  const { pathname, searchParams } = new URL(
    next.startsWith(`${DASHBOARD}/`) ? next : DASHBOARD,
    'https://oja.invalid',
  );
  // Dot segments may have led out of the dashboard.
  if (!pathname.startsWith(DASHBOARD)) return `${DASHBOARD}?reload=true`;
  searchParams.set('reload', 'true');
  return `${pathname}?${searchParams.toString()}`;
}
