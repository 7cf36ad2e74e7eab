import { t } from '@lingui/core/macro';
import type { MessagesAnswer } from '@oja/contract/messages';
import type { SharedPost } from '@oja/contract/shared-post';
import { Button } from '@oja/ui/Button';

import { useUser } from '../../../session/use-session.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { isMarked } from './is-marked.ts';

interface AskToShowProps {
  partnerId: string;
  post: SharedPost;
  /** The loaded messages: who has asked within 24 hours cannot ask again. */
  pages: readonly MessagesAnswer[];
}

/** Asks the vendor of the pinned post to show it now, in one press (product §4 "Show me now"). */
export default function AskToShow({ partnerId, post, pages }: AskToShowProps) {
  const { _id } = useUser();
  const { outbox, outgoing } = useOutbox(partnerId);
  const isAsked = isMarked('request', { pages, outgoing, senderId: _id, postId: post._id });
  if (isAsked) return null;
  const ask = () => void outbox.add(partnerId, t`Can you show it to me now?`, [], { post, showNow: 'request' });
  return (
    <Button size="small" variant="secondary" onClick={ask}>
      {t`Show me now`}
    </Button>
  );
}
