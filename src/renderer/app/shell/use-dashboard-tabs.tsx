import type { TabBarProps } from '@oja/ui/TabBar';
import { Link, useLocation } from 'react-router';

import { useOpenFlagsCount } from '../../api/use-open-flags-count.ts';
import { useUnread } from '../../realtime/alerts/unread.ts';
import { useUser } from '../../session/use-session.ts';
import { dashboardTabs } from './dashboard-tabs.tsx';

/** The tabs of product §2 with their unread counts. */
export function useDashboardTabs(): TabBarProps {
  const { pathname } = useLocation();
  const { _id, isAdmin } = useUser();
  const { messages, notifications } = useUnread();
  const flagged = useOpenFlagsCount();
  return {
    items: dashboardTabs({ pathname, userId: _id, isAdmin, messages, notifications, flagged }),
    renderLink: ({ href }) => <Link to={href} />,
  };
}
