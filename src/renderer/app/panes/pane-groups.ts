import type { ComponentType, ReactNode } from 'react';

import { lazyScreen } from '../routes/lazy-screen.ts';

/** Screens that stand side by side in wide windows: a list, and what is selected in it. */
export interface PaneGroup {
  /** The addresses of its screens. */
  paths: RegExp;
  /** The windows that are wide enough for it, as a media query. */
  fits: string;
  /** The panes. They show the screen of the address, `children`, beside the others. */
  Panes: ComponentType<{ children: ReactNode }>;
}

const GROUPS: readonly PaneGroup[] = [
  {
    paths: /^\/dashboard\/chat(?:\/|$)/,
    fits: '(width >= 48rem)',
    Panes: lazyScreen(() => import('../../features/chat/panes/ChatPanes.tsx')),
  },
  {
    paths: /^\/dashboard\/notifications\/?$/,
    fits: '(width >= 64rem)',
    Panes: lazyScreen(() => import('../../features/notifications/NotificationPanes.tsx')),
  },
  {
    paths: /^\/dashboard\/(?:find-)?users\/?$/,
    fits: '(width >= 64rem)',
    Panes: lazyScreen(() => import('../../features/people/PeoplePanes.tsx')),
  },
];

/** Screens that use more than the width of a text where there is more. */
const WIDE = /^\/dashboard\/(?:$|post\/details\/|settings)|^\/dashboard$/;

/** Returns the width of the frame around the screen of an address, without panes. */
export const frameWidthAt = (pathname: string): 'measure' | 'wide' => (WIDE.test(pathname) ? 'wide' : 'measure');

/**
 * Returns the group that an address belongs to.
 * @param beside the path of the list that it was opened from, if it was: a post can be opened from several lists
 */
export const paneGroupAt = (pathname: string, beside?: string): PaneGroup | undefined =>
  GROUPS.find(({ paths }) => paths.test(pathname)) ??
  (beside === undefined ? undefined : GROUPS.find(({ paths }) => paths.test(beside)));
