import { t } from '@lingui/core/macro';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMinute } from '@oja/ui/hooks/use-minute';

import { UNKNOWN_TIME } from '../../api/stored-age.ts';
import type { StoredViewKind, ReachabilityState } from '../../api/reachability-slice.ts';

const WHAT: Record<StoredViewKind, { from: (age: string) => string; unknown: () => string }> = {
  feed: { from: (age) => t`Posts from ${{ age }}.`, unknown: () => t`Posts from your last visit.` },
  conversations: { from: (age) => t`Chats from ${{ age }}.`, unknown: () => t`Chats from your last visit.` },
  thread: { from: (age) => t`Messages from ${{ age }}.`, unknown: () => t`Messages from your last visit.` },
  'saved-posts': {
    from: (age) => t`Saved posts from ${{ age }}.`,
    unknown: () => t`Saved posts from your last visit.`,
  },
  notifications: {
    from: (age) => t`Notifications from ${{ age }}.`,
    unknown: () => t`Notifications from your last visit.`,
  },
  profile: { from: (age) => t`Profile from ${{ age }}.`, unknown: () => t`Profile from your last visit.` },
  post: { from: (age) => t`Post from ${{ age }}.`, unknown: () => t`Post from your last visit.` },
};

const UNITS = [
  { unit: 'day', ms: 24 * 60 * 60_000 },
  { unit: 'hour', ms: 60 * 60_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** Formats an age: "2 hours ago". Less than a minute is a minute. */
function formatAge(age: number, locale: string): string {
  const { unit, ms } = UNITS.find((each) => age >= each.ms) ?? { unit: 'minute', ms: 60_000 };
  return new Intl.RelativeTimeFormat(locale).format(-Math.max(1, Math.floor(age / ms)), unit);
}

/** What a screen shows from this device, and how old it is. */
export function StoredNoticeText({
  isLost,
  view,
}: {
  isLost: boolean;
  view: NonNullable<ReachabilityState['storedView']>;
}) {
  const { locale } = useLocale();
  const now = useMinute();
  const { from, unknown } = WHAT[view.kind];
  // A clock that was set back makes times of the future.
  const line = view.at === UNKNOWN_TIME || view.at > now ? unknown() : from(formatAge(now - view.at, locale));
  return isLost ? t`You are offline. ${{ line }}` : line;
}
