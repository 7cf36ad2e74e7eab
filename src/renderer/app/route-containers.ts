/** The components around the screens, loaded in parallel with them. */
export const loadStoreBoundary = () => import('./StoreBoundary.tsx');
export const loadDashboardRoutes = () => import('./DashboardRoutes.tsx');
