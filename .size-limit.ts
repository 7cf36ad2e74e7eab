import type { SizeLimitConfig } from 'size-limit';

import { criticalPath } from './scripts/critical-path.ts';

/** Budgets of architecture §7, in gzip: what a phone on a slow line loads before each page works. */
const config: SizeLimitConfig = [
  {
    name: 'critical path of /',
    path: criticalPath('dist-web', ['features/landing/LandingScreen.tsx']),
    limit: '100 kB',
    gzip: true,
  },
  {
    name: 'critical path of /dashboard',
    path: criticalPath('dist-web', ['app/OtherRoutes.tsx', 'app/DashboardRoutes.tsx', 'features/feed/FeedScreen.tsx']),
    limit: '170 kB',
    gzip: true,
  },
];

export default config;
