import type { ComponentType, ReactNode } from 'react';

import { lazyScreen } from '../../platform/lazy-screen.ts';
import type { PaneGroup } from './pane-groups.ts';

/** The panes of each group. They show the screen of the address, `children`, beside the others. */
const PANES: Record<PaneGroup, ComponentType<{ children: ReactNode }>> = {
  chat: lazyScreen(() => import('../../features/chat/panes/ChatPanes.tsx')),
  flags: lazyScreen(() => import('../../features/moderation/panes/FlagPanes.tsx')),
  notifications: lazyScreen(() => import('../../features/notifications/NotificationPanes.tsx')),
  people: lazyScreen(() => import('../../features/people/PeoplePanes.tsx')),
};

/** The panes of a group, with the screen of the address among them. */
export default function Panes({ group, children }: { group: PaneGroup; children: ReactNode }) {
  const Group = PANES[group];
  return <Group>{children}</Group>;
}
