import { Navigate, Outlet, useLocation } from 'react-router';

import { useUser } from '../session/use-session.ts';

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
