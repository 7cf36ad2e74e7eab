import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';

import { RoutePending } from '../fallback/RoutePending.tsx';
import { usePaneGroup } from './use-pane-group.ts';

/**
 * The screen of the address: alone, or in its panes where they fit. Panes stay mounted from screen to screen of their
 * group, so that the list keeps its place.
 */
export function PaneOutlet() {
  const { pathname } = useLocation();
  const Panes = usePaneGroup()?.Panes;
  // Each screen has its own boundary: in a shared one, a tab would show nothing until the screen has loaded.
  const screen = (
    <Suspense key={pathname} fallback={<RoutePending />}>
      <Outlet />
    </Suspense>
  );
  if (!Panes) return screen;
  return (
    <Suspense fallback={<RoutePending />}>
      <Panes>{screen}</Panes>
    </Suspense>
  );
}
