import type { TabBarProps } from '@oja/ui/TabBar';
import { Link, useLocation } from 'react-router';

import { useOpenFlagsCount } from '../../api/use-open-flags-count.ts';
import { useTabPlacement } from '../../platform/PlatformContext.tsx';
import { useIsRailNarrow } from '../../platform/rail.ts';
import { useUnread } from '../../realtime/alerts/unread.ts';
import { useUser } from '../../session/use-session.ts';
import { dashboardTabs } from './dashboard-tabs.tsx';
import { useRepeatedPress } from './use-repeated-press.ts';

/** The tabs of product §2 with their unread counts, in the place that the platform gives them. */
export function useDashboardTabs(): TabBarProps {
  const { pathname } = useLocation();
  const { _id, isAdmin } = useUser();
  const { messages, notifications } = useUnread();
  const flagged = useOpenFlagsCount();
  const placement = useTabPlacement();
  const narrow = useIsRailNarrow();
  const isRepeated = useRepeatedPress();
  return {
    items: dashboardTabs({ pathname, userId: _id, isAdmin, messages, notifications, flagged }),
    placement,
    narrow,
    renderLink: ({ href }) => (
      <Link
        to={href}
        onClick={(event) => {
          const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
          if (isPlain && isRepeated(href)) event.preventDefault();
        }}
      />
    ),
  };
}
