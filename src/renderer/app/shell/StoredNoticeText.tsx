import { t } from '@lingui/core/macro';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMinute } from '@oja/ui/hooks/use-minute';

import { UNKNOWN_TIME } from '../../api/stored-age.ts';
import type { StoredViewKind, ReachabilityState } from '../../api/reachability-slice.ts';

const WHAT: Record<StoredViewKind, (age: string) => string> = {
  feed: (age) => t`Posts from ${{ age }}.`,
  conversations: (age) => t`Chats from ${{ age }}.`,
  thread: (age) => t`Messages from ${{ age }}.`,
  'saved-posts': (age) => t`Saved posts from ${{ age }}.`,
  notifications: (age) => t`Notifications from ${{ age }}.`,
  profile: (age) => t`Profile from ${{ age }}.`,
  post: (age) => t`Post from ${{ age }}.`,
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
  // A clock that was set back makes times of the future.
  const isUnknown = view.at === UNKNOWN_TIME || view.at > now;
  const line = WHAT[view.kind](isUnknown ? t`your last visit` : formatAge(now - view.at, locale));
  return isLost ? t`You are offline. ${{ line }}` : line;
}
