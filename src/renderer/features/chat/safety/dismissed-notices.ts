import { useMemo } from 'react';

import { storedTexts } from '../../../platform/stored-texts.ts';

/** So many of a person are kept, the newest: some 16 kB. Whose oldest goes is warned of it once more. */
const KEPT = 200;

const dismissed = storedTexts('oja.dismissed-notices.');

/** Entries are ids without spaces, so that a line of them needs no format, and none can be broken. */
const entriesOf = (text: string) => text.split(' ').filter(Boolean);

function add(userId: string, entry: string): void {
  const others = entriesOf(dismissed.read(userId)).filter((other) => other !== entry);
  dismissed.write(userId, [...others, entry].slice(-KEPT).join(' '));
}

/** The safety notices of a conversation that its reader has taken away. */
export interface DismissedNotices {
  has(noticeId: string): boolean;
  /** Takes one away for good. */
  add(noticeId: string): void;
}

/**
 * Which safety notices a person has taken away in a conversation. Kept on the device, for each of the people who use it
 * apart, through reload and from window to window.
 */
export function useDismissedNotices(userId: string, partnerId: string): DismissedNotices {
  const text = dismissed.useText(userId);
  return useMemo(() => {
    const entries = new Set(entriesOf(text));
    return {
      has: (noticeId) => entries.has(`${partnerId}/${noticeId}`),
      add: (noticeId) => add(userId, `${partnerId}/${noticeId}`),
    };
  }, [userId, partnerId, text]);
}
