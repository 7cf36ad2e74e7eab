import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';

import { useDesktop } from '../../platform/PlatformContext.tsx';
import { loginPath, storePlace } from '../../session/place-after-login.ts';
import { useOptionalUser, useUser } from '../../session/use-session.ts';

/**
 * Renders its children for signed-in users. Visitors are redirected to the landing page (product §2 "Dashboard shell"),
 * from the advert plan picker to the login (§6), and from a conversation about a post to the login, which returns them.
 * Users of the desktop app have chosen it, so visitors there always go to the login, which returns them. From the
 * landing page, their next login returns them, but not users who have logged out here.
 */
export function RequireSession() {
  const { pathname, search } = useLocation();
  const isDesktop = useDesktop() !== undefined;
  const user = useOptionalUser();
  const [isVisitor] = useState(user === undefined);
  const target = isDesktop ? loginPath(pathname + search) : placeOfVisitors(pathname, search);
  const place = isVisitor && target === '/' ? pathname + search : undefined;
  useEffect(() => {
    if (place !== undefined) storePlace(place);
  }, [place]);
  if (user) return <Outlet />;
  // After a logout the navigation to the landing page is pending, and loading its files may take a moment.
  if (isDesktop && globalThis.location.pathname === '/') return null;
  return <Navigate to={target} replace />;
}

function placeOfVisitors(pathname: string, search: string): string {
  if (/^\/dashboard\/ads\/?$/.test(pathname)) return '/login';
  const isAboutPost = /^\/dashboard\/chat\/[^/]+$/.test(pathname) && new URLSearchParams(search).has('post');
  return isAboutPost ? loginPath(pathname + search) : '/';
}

/**
 * Renders its children for verified vendors. Other users are redirected to the verification page (product §2, §6) with
 * their destination: once verified, they continue to it with the plan of their advert.
 */
export function RequireVendor() {
  const { pathname, search } = useLocation();
  return useUser().isVerifiedVendor ? (
    <Outlet />
  ) : (
    <Navigate to="/dashboard/verify-vendor" replace state={{ from: pathname + search }} />
  );
}

/** Renders its children for admins, and redirects other users to the feed (product §2 "flags"). */
export function RequireAdmin() {
  return useUser().isAdmin ? <Outlet /> : <Navigate to="/dashboard" replace />;
}
