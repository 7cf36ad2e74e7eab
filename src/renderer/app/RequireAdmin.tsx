import { Navigate, Outlet } from 'react-router';

import { useUser } from '../session/use-session.ts';

/** Lets admins through; sends everyone else to the feed (spec §2 "flags"). */
export function RequireAdmin() {
  return useUser().isAdmin ? <Outlet /> : <Navigate to="/dashboard" replace />;
}
