import type { MessagesAnswer } from '@oja/contract/messages';
import { SafetyNotice } from '@oja/market/SafetyNotice';
import { useRef, useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { useDismissedNotices } from './dismissed-notices.ts';
import { isNewAccount } from './new-account.ts';

interface NewAccountNoticeProps {
  partnerId: string;
  /** When the partner's account was created, ISO 8601; null once it is deleted. */
  joinedAt: string | null;
  /** The loaded messages. */
  pages: readonly MessagesAnswer[];
}

/** Warns above the thread that the partner's account is less than a week old, until the notice is dismissed. */
export function NewAccountNotice({ partnerId, joinedAt, pages }: NewAccountNoticeProps) {
  const { _id: viewerId } = useUser();
  const dismissed = useDismissedNotices(viewerId, partnerId);
  const [openedAt] = useState(() => Date.now());
  const place = useRef<HTMLDivElement>(null);
  const hasWritten = pages.some(({ data }) =>
    data.some(({ sender, deletedAt }) => sender._id === partnerId && deletedAt === null),
  );
  if (!hasWritten || !isNewAccount(joinedAt, openedAt)) return null;

  const dismiss = () => {
    // The button is removed: the focus moves to its container.
    place.current?.focus();
    dismissed.add('new-account');
  };
  return (
    <div ref={place} tabIndex={-1}>
      <SafetyNotice reasons={dismissed.has('new-account') ? [] : ['new-account']} onDismiss={dismiss} />
    </div>
  );
}
