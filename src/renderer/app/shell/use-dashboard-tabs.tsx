import type { TabBarProps } from '@oja/ui/TabBar';
import { House, SquarePlus, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

import { useUser } from '../../session/use-session.ts';

/** The tabs of spec §2, each leading to /dashboard/{tab}, with the router's links. */
export function useDashboardTabs(): TabBarProps {
  const { pathname } = useLocation();
  const { _id } = useUser();
  const items = [
    { key: 'home', label: 'Home', icon: <House />, href: '/dashboard', active: /^\/dashboard\/?$/.test(pathname) },
    { key: 'post', label: 'Post', icon: <SquarePlus />, href: '/dashboard/post', active: /^\/dashboard\/(?:post|verify-vendor)/.test(pathname) },
    {
      key: 'profile',
      label: 'Profile',
      icon: <UserRound />,
      href: `/dashboard/profile/${_id}`,
      active: pathname === `/dashboard/profile/${_id}` || pathname.startsWith('/dashboard/settings'),
    },
  ];
  return { items, renderLink: ({ href, ...link }) => <Link to={href} {...link} /> };
}
