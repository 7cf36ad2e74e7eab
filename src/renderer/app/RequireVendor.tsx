import { Navigate, Outlet } from 'react-router-dom';

import { useUser } from '../session/use-session.ts';

/** Lets verified vendors through; sends everyone else to the verification page (spec §2, §6). */
export function RequireVendor() {
  return useUser().isVerifiedVendor ? <Outlet /> : <Navigate to="/dashboard/verify-vendor" replace />;
}
