import './routes/zod-without-eval.ts';
import { PictureSaving } from '@oja/ui/picture-saving';
import { useRoutes } from 'react-router';

import { useDataSaver } from '../platform/data-saver.ts';
import { lazyScreen } from '../platform/lazy-screen.ts';
import { PUBLIC_SCREENS } from './routes/public-screens.ts';
import { loadDashboardRoutes } from './preload-screen.ts';
import { toRoute } from './routes/screen-route.tsx';
import StoreBoundary, { type StoreBoundaryProps } from './StoreBoundary.tsx';

export { preloadScreen } from './preload-screen.ts';

const NotFoundScreen = lazyScreen(() => import('./NotFoundScreen.tsx'));
const DashboardRoutes = lazyScreen(loadDashboardRoutes);

const outside = PUBLIC_SCREENS.filter(({ guard }) => guard === 'none');
const withStore = outside.filter((screen) => !screen.withoutStore).map((screen) => toRoute(screen));
const withoutStore = outside.filter((screen) => screen.withoutStore).map((screen) => toRoute(screen));

/**
 * All routes of product §2 except the landing page, each loaded at its first visit. A page that needs no session mounts
 * without the store. The landing page shows no pictures that a data saver would make smaller, so it does not load its
 * code.
 */
export default function OtherRoutes(start: StoreBoundaryProps) {
  const savesData = useDataSaver();
  const routes = useRoutes([
    {
      element: <StoreBoundary {...start} />,
      children: [...withStore, { path: '/dashboard/*', element: <DashboardRoutes /> }],
    },
    ...withoutStore,
    { path: '*', element: <NotFoundScreen /> },
  ]);
  return <PictureSaving value={savesData}>{routes}</PictureSaving>;
}
