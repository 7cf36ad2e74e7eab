import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';

import { useGetConversationsInfiniteQuery } from '../../../api/messages-api.ts';
import { usePageTitle } from '../../../platform/use-page-title.ts';
import { chatPath } from '../../people/person-paths.ts';
import { asideOf } from '../sorting/conversation-place.ts';

/**
 * Beside the list while no conversation is open: who has waited longest for an answer. Nothing beside an empty list,
 * which says itself what to do.
 */
export function NoConversation() {
  usePageTitle(t`Chat`);
  const { hasAny, waiting } = useGetConversationsInfiniteQuery(undefined, {
    selectFromResult: ({ data }) => ({
      hasAny: data?.pages.some((page) => page.data.conversations.length > 0),
      waiting: data?.pages
        .flatMap((page) => page.data.conversations)
        .findLast(
          (each) =>
            each.unreadCount > 0 &&
            !each.isMuted &&
            each.lastMessage !== null &&
            asideOf(each, Date.now()) === undefined,
        ),
    }),
  });
  if (!hasAny) return null;
  return (
    <EmptyState
      icon={<MessageCircle />}
      page="framed"
      headingLevel={2}
      title={waiting ? t`${{ name: waiting.name }} has waited longest` : t`No conversation open`}
      text={waiting ? t`Their messages are unread.` : t`Choose one from the list to read and answer it.`}
      action={
        waiting && (
          <Button asChild>
            <Link to={chatPath(waiting.userId)}>{t`Open the conversation`}</Link>
          </Button>
        )
      }
    />
  );
}
