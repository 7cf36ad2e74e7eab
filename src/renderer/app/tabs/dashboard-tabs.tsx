import { t } from '@lingui/core/macro';
import type { TabBarItem } from '@oja/ui/TabBar';
import { Bell, Flag, House, MessageCircle, Search, SquarePlus, UserRound } from 'lucide-react';

/** Created once, so that they are not rendered again whenever a count changes. */
const ICONS = {
  home: <House />,
  notifications: <Bell />,
  search: <Search />,
  post: <SquarePlus />,
  chat: <MessageCircle />,
  profile: <UserRound />,
  flags: <Flag />,
};

/** What the tabs depend on. */
interface TabState {
  pathname: string;
  /** Undefined in the page's HTML, which is the same for everybody: public/page-start.js completes the link. */
  userId: string | undefined;
  isAdmin: boolean;
  /** The numbers of unread items and open reports. */
  messages?: number;
  notifications?: number;
  flagged?: number | undefined;
}

/** The tabs of product §2, each linking to /dashboard/{tab}. */
export function dashboardTabs({
  pathname,
  userId,
  isAdmin,
  messages = 0,
  notifications = 0,
  flagged = 0,
}: TabState): TabBarItem[] {
  const isAt = (pages: RegExp) => pages.test(pathname);
  const profile = userId === undefined ? '/dashboard/profile' : `/dashboard/profile/${userId}`;

  const items: TabBarItem[] = [
    { key: 'home', label: t`Home`, icon: ICONS.home, href: '/dashboard', active: isAt(/^\/dashboard\/?$/) },
    {
      key: 'notifications',
      label: t`Alerts`,
      icon: ICONS.notifications,
      href: '/dashboard/notifications',
      active: isAt(/^\/dashboard\/notifications/),
      badge: notifications,
      badgeLabel: t`unread`,
    },
    {
      key: 'search',
      label: t`Search`,
      icon: ICONS.search,
      href: '/dashboard/search',
      active: isAt(/^\/dashboard\/search/),
    },
    {
      key: 'post',
      label: t`Post`,
      icon: ICONS.post,
      href: '/dashboard/post',
      action: true,
      active: isAt(/^\/dashboard\/(?:post(?!\/details)|verify-vendor|ads)/),
    },
    {
      key: 'chat',
      label: t`Chat`,
      icon: ICONS.chat,
      href: '/dashboard/chat',
      active: isAt(/^\/dashboard\/chat/),
      badge: messages,
      badgeLabel: t`unread messages`,
    },
    {
      key: 'profile',
      label: t`Profile`,
      icon: ICONS.profile,
      href: profile,
      active: pathname === profile || isAt(/^\/dashboard\/(?:profile\/?$|settings|saved-posts)/),
    },
  ];
  if (isAdmin) {
    items.push({
      key: 'flags',
      label: t`Flags`,
      icon: ICONS.flags,
      href: '/dashboard/flags',
      active: isAt(/^\/dashboard\/flags/),
      badge: flagged,
      badgeLabel: t`flagged`,
    });
  }
  return items;
}
