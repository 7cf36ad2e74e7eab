import { Navigate, Outlet, useLocation } from 'react-router';

import { useDesktop } from '../../platform/PlatformContext.tsx';
import { loginPath } from '../../session/place-after-login.ts';
import { useOptionalUser, useUser } from '../../session/use-session.ts';

/**
 * Lets signed-in people through; sends visitors to the landing page (spec §2 "Dashboard shell"), from the advert plan
 * picker to the login (§6), and from a conversation about a post to the login and back. Whoever opens the desktop app is no
 * passer-by: there it is the login in every case, and back.
 */
export function RequireSession() {
  const { pathname, search } = useLocation();
  const isDesktop = useDesktop() !== undefined;
  if (useOptionalUser()) return <Outlet />;
  // Whoever logs out is on the way to the landing page already, whose files may take a moment.
  if (isDesktop && globalThis.location.pathname === '/') return null;
  return <Navigate to={isDesktop ? loginPath(pathname + search) : placeOfVisitors(pathname, search)} replace />;
}

function placeOfVisitors(pathname: string, search: string): string {
  if (/^\/dashboard\/ads\/?$/.test(pathname)) return '/login';
  const isAboutPost = /^\/dashboard\/chat\/[^/]+$/.test(pathname) && new URLSearchParams(search).has('post');
  return isAboutPost ? loginPath(pathname + search) : '/';
}

/**
 * Lets verified vendors through; sends everyone else to the verification page (spec §2, §6), with where they were going:
 * whoever is verified goes on to it, with the plan of their advert.
 */
export function RequireVendor() {
  const { pathname, search } = useLocation();
  return useUser().isVerifiedVendor ? (
    <Outlet />
  ) : (
    <Navigate to="/dashboard/verify-vendor" replace state={{ from: pathname + search }} />
  );
}

/** Lets admins through; sends everyone else to the feed (spec §2 "flags"). */
export function RequireAdmin() {
  return useUser().isAdmin ? <Outlet /> : <Navigate to="/dashboard" replace />;
}
