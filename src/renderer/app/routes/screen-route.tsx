import { i18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

import { usePageTitle } from '../../platform/use-page-title.ts';
import { lazyScreen } from '../../platform/lazy-screen.ts';

/**
 * Who may see a screen. `none`: all visitors, outside the dashboard. The others are inside the dashboard's shell: for
 * signed-in users, for verified vendors, and for admins.
 */
export type Guard = 'none' | 'session' | 'vendor' | 'admin';

/** One line of the route table. Routes, preloading and the service worker's list of pages are derived from it. */
export interface ScreenRoute {
  /** The full path, as a pattern of react-router. */
  path: `/${string}`;
  guard: Guard;
  /**
   * The title of the browser's tab before "· Oja". It is a message without a macro, because Node reads the table
   * without compiling it. Without a title the screen sets its own.
   */
  title?: { id: string; message: string };
  /** Imports the screen when it is first shown or preloaded. */
  load: () => Promise<{ default: ComponentType }>;
  /**
   * Whether the screen needs neither session nor server, so that the store is not loaded for it. Only outside the
   * dashboard.
   */
  withoutStore?: true;
}

function Titled({ title, screen: Screen }: { title: NonNullable<ScreenRoute['title']>; screen: ComponentType }) {
  usePageTitle(i18n._(title));
  return <Screen />;
}

/**
 * Creates the router's route for a line.
 * @param base the path of the parent route, which react-router has already matched
 */
export function toRoute({ path, title, load }: ScreenRoute, base = ''): RouteObject {
  const Screen = lazyScreen(load);
  return {
    path: path.slice(base.length),
    element: title === undefined ? <Screen /> : <Titled title={title} screen={Screen} />,
  };
}
