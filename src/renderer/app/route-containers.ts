/** What stands around the screens, loaded beside them. */
export const loadStoreBoundary = () => import('./StoreBoundary.tsx');
export const loadDashboardRoutes = () => import('./DashboardRoutes.tsx');
