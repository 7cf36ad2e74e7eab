import { useMemo } from 'react';

import { storedTexts } from '../../../platform/stored-texts.ts';

/**
 * How many dismissals of a user are stored, about 16 kB. A user whose oldest one is removed sees that warning once
 * more.
 */
const DISMISSED_MAX = 200;

const dismissed = storedTexts('oja.dismissed-notices.');

/** Entries are ids without spaces, so a space-separated line needs no parsing and cannot be invalid. */
const entriesOf = (text: string) => text.split(' ').filter(Boolean);

function add(userId: string, entry: string): void {
  const others = entriesOf(dismissed.read(userId)).filter((other) => other !== entry);
  dismissed.write(userId, [...others, entry].slice(-DISMISSED_MAX).join(' '));
}

/** The safety notices of a conversation that the user has dismissed. */
export interface DismissedNotices {
  has(noticeId: string): boolean;
  /** Dismisses a notice permanently. */
  add(noticeId: string): void;
}

/**
 * The safety notices that a user has dismissed in a conversation. They are stored on the device for each of its users,
 * survive a reload, and are the same in all windows.
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
