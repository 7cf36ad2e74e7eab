import { t } from '@lingui/core/macro';
import { Bookmark, LogOut, MailOpen, MessageCircleReply, Moon, Settings, SquarePlus, Sun, Users } from 'lucide-react';
import { type ReactElement, useMemo, useSyncExternalStore } from 'react';

import { arrangeConversations } from '../../features/chat/conversations/conversation-filter.ts';
import { useConversationSteps } from '../../features/chat/conversations/use-conversation-steps.ts';
import { useLogOut } from '../../features/settings/use-leave.ts';
import { getColorMode, setColorMode, subscribeToColorMode } from '../../platform/color-mode.ts';
import { useDashboardTabs } from '../tabs/use-dashboard-tabs.tsx';
import type { Named } from './rank-entries.ts';

/** A command of the switcher: it goes to a path, does something, or both. */
export interface SwitcherCommand extends Named {
  key: string;
  icon: ReactElement;
  path?: string;
  run?: () => void;
}

/** The commands that the viewer may give. */
export function useSwitcherCommands(): readonly SwitcherCommand[] {
  const { items: tabs } = useDashboardTabs();
  const mode = useSyncExternalStore(subscribeToColorMode, getColorMode);
  const { stepToUnread } = useConversationSteps();
  const { logOut } = useLogOut();
  // Where each tab leads and what it is called depends on the viewer alone, not on the numbers on the tabs.
  const places = tabs.map(({ key, label, href }) => `${key} ${label} ${href}`).join();
  return useMemo(
    () => [
      ...tabs
        // Its command says what it does.
        .filter(({ key }) => key !== 'post')
        .map(({ key, label, href, icon }) => ({ key, name: label, path: href, icon: <>{icon}</> })),
      { key: 'new-post', name: t`New post`, path: '/dashboard/post', icon: <SquarePlus /> },
      {
        key: 'next-unread',
        name: t`Next unread conversation`,
        run: () => void stepToUnread(1),
        icon: <MessageCircleReply />,
      },
      {
        key: 'unread',
        name: t`Unread conversations`,
        path: '/dashboard/chat',
        run: () => arrangeConversations({ filter: 'unread' }),
        icon: <MailOpen />,
      },
      { key: 'find-users', name: t`Find Users`, path: '/dashboard/find-users', icon: <Users /> },
      { key: 'saved-posts', name: t`Saved Posts`, path: '/dashboard/saved-posts', icon: <Bookmark /> },
      { key: 'settings', name: t`Settings`, path: '/dashboard/settings', icon: <Settings /> },
      mode === 'dark'
        ? { key: 'mode', name: t`Use light colours`, run: () => setColorMode('light'), icon: <Sun /> }
        : { key: 'mode', name: t`Use dark colours`, run: () => setColorMode('dark'), icon: <Moon /> },
      { key: 'logout', name: t`Logout`, run: () => void logOut(), icon: <LogOut /> },
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `places` stands for the tabs; the two functions only act
    [places, mode],
  );
}
