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
];

/** Returns the group that an address belongs to. */
export const paneGroupAt = (pathname: string): PaneGroup | undefined =>
  GROUPS.find(({ paths }) => paths.test(pathname));

/** Screens that use more than the width of a text where there is more. */
const WIDE = /^\/dashboard\/post\/details\//;

/** Returns the width of the frame around the screen of an address, without panes. */
export const frameWidthAt = (pathname: string): 'measure' | 'wide' => (WIDE.test(pathname) ? 'wide' : 'measure');
