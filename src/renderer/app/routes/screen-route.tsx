import { i18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

import { usePageTitle } from '../../platform/use-page-title.ts';
import { lazyScreen } from './lazy-screen.ts';

/**
 * Who may see a screen. `none`: everybody, outside the dashboard. The others stand inside the dashboard's shell, for
 * everybody who is signed in, for verified vendors, and for admins.
 */
export type Guard = 'none' | 'session' | 'vendor' | 'admin';

/** One line of the route table. Routes, preloading and the service worker's list of pages are derived from it. */
export interface ScreenRoute {
  /** The whole path, in the pattern language of react-router. */
  path: `/${string}`;
  guard: Guard;
  /**
   * What the browser's tab shows, before "· Oja": a message written out, because Node reads the table without compiling
   * it. Without one, the screen names itself after what it shows.
   */
  title?: { id: string; message: string };
  /** Imports the screen when it is first shown or preloaded. */
  load: () => Promise<{ default: ComponentType }>;
  /** The screen needs neither session nor server, so the store is not loaded for it. Only outside the dashboard. */
  withoutStore?: true;
}

function Titled({ title, screen: Screen }: { title: NonNullable<ScreenRoute['title']>; screen: ComponentType }) {
  usePageTitle(i18n._(title));
  return <Screen />;
}

/**
 * Makes the router's route of a line.
 * @param base the path of the route around it, which react-router has matched already
 */
export function toRoute({ path, title, load }: ScreenRoute, base = ''): RouteObject {
  const Screen = lazyScreen(load);
  return {
    path: path.slice(base.length),
    element: title === undefined ? <Screen /> : <Titled title={title} screen={Screen} />,
  };
}
