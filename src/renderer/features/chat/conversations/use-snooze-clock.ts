import type { Conversation } from '@oja/contract/messages';
import { useEffect, useState } from 'react';

/** The longest time that a timer can wait for, in milliseconds. */
const TIMER_MAX = 2 ** 31 - 1;

/**
 * Returns the time by which snoozed conversations are shown. It changes when the next of them returns, and when the
 * page is looked at again: a device that slept has missed its timers.
 */
export function useSnoozeClock(conversations: readonly Conversation[]): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const next = conversations.reduce((soonest, { setAside }) => {
      const until = setAside?.until ? Date.parse(setAside.until) : 0;
      return until > now ? Math.min(soonest, until) : soonest;
    }, Infinity);
    const update = () => setNow(Date.now());
    document.addEventListener('visibilitychange', update);
    const timer =
      next === Infinity ? undefined : setTimeout(update, Math.min(Math.max(0, next - Date.now()), TIMER_MAX));
    return () => {
      document.removeEventListener('visibilitychange', update);
      clearTimeout(timer);
    };
  }, [conversations, now]);
  return now;
}
