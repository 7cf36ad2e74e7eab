import { Navigate, Outlet } from 'react-router-dom';

import { useOptionalUser } from '../session/use-session.ts';

/** Lets signed-in people through; sends visitors to the landing page (spec §2 "Dashboard shell"). */
export function RequireSession() {
  return useOptionalUser() ? <Outlet /> : <Navigate to="/" replace />;
}
