import { t } from '@lingui/core/macro';
import type { TabBarProps } from '@oja/ui/TabBar';
import { Bell, Flag, House, MessageCircle, Search, SquarePlus, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';

import { useOpenFlagsCount } from '../../api/use-open-flags-count.ts';
import { useUnread } from '../../realtime/alerts/unread.ts';
import { useUser } from '../../session/use-session.ts';

/** The tabs of product §2, each linking to /dashboard/{tab}, with their unread counts. */
export function useDashboardTabs(): TabBarProps {
  const { pathname } = useLocation();
  const { _id, isAdmin } = useUser();
  const { messages, notifications } = useUnread();
  const flagged = useOpenFlagsCount();
  const isAt = (pages: RegExp) => pages.test(pathname);
  const profile = `/dashboard/profile/${_id}`;

  const items = [
    { key: 'home', label: t`Home`, icon: <House />, href: '/dashboard', active: isAt(/^\/dashboard\/?$/) },
    {
      key: 'notifications',
      label: t`Alerts`,
      icon: <Bell />,
      href: '/dashboard/notifications',
      active: isAt(/^\/dashboard\/notifications/),
      badge: notifications,
      badgeLabel: t`unread`,
    },
    {
      key: 'search',
      label: t`Search`,
      icon: <Search />,
      href: '/dashboard/search',
      active: isAt(/^\/dashboard\/search/),
    },
    {
      key: 'post',
      label: t`Post`,
      icon: <SquarePlus />,
      href: '/dashboard/post',
      active: isAt(/^\/dashboard\/(?:post(?!\/details)|verify-vendor|ads)/),
    },
    {
      key: 'chat',
      label: t`Chat`,
      icon: <MessageCircle />,
      href: '/dashboard/chat',
      active: isAt(/^\/dashboard\/chat/),
      badge: messages,
      badgeLabel: t`unread messages`,
    },
    {
      key: 'profile',
      label: t`Profile`,
      icon: <UserRound />,
      href: profile,
      active: pathname === profile || isAt(/^\/dashboard\/(?:profile\/?$|settings|saved-posts)/),
    },
  ];
  if (isAdmin) {
    items.push({
      key: 'flags',
      label: t`Flags`,
      icon: <Flag />,
      href: '/dashboard/flags',
      active: isAt(/^\/dashboard\/flags/),
      badge: flagged ?? 0,
      badgeLabel: t`flagged`,
    });
  }
  return { items, renderLink: ({ href, ...link }) => <Link to={href} {...link} /> };
}
