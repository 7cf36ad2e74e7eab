import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';

import { RoutePending } from '../fallback/RoutePending.tsx';
import { lazyScreen } from '../../platform/lazy-screen.ts';
import type { PaneGroup } from './pane-groups.ts';

/** Loaded where a window has room for panes. */
const Panes = lazyScreen(() => import('./Panes.tsx'));

/**
 * The screen of the address: alone, or in its panes where they fit. Panes stay mounted from screen to screen of their
 * group, so that the list keeps its place.
 */
export function PaneOutlet({ group }: { group: PaneGroup | undefined }) {
  const { pathname } = useLocation();
  // Each screen has its own boundary: in a shared one, a tab would show nothing until the screen has loaded.
  const screen = (
    <Suspense key={pathname} fallback={<RoutePending />}>
      <Outlet />
    </Suspense>
  );
  if (!group) return screen;
  return (
    <Suspense fallback={<RoutePending />}>
      <Panes group={group}>{screen}</Panes>
    </Suspense>
  );
}
