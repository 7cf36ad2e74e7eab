import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { useOptionalUser } from '../session/use-session.ts';

/**
 * Lets signed-in people through; sends visitors to the landing page (spec §2 "Dashboard shell"), from the advert plan
 * picker to the login (§6).
 */
export function RequireSession() {
  const { pathname } = useLocation();
  if (useOptionalUser()) return <Outlet />;
  return <Navigate to={/^\/dashboard\/ads\/?$/.test(pathname) ? '/login' : '/'} replace />;
}
