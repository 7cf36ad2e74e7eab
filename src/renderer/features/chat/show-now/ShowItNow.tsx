import { t } from '@lingui/core/macro';
import type { Message } from '@oja/contract/messages';
import { Button } from '@oja/ui/Button';
import { Camera } from 'lucide-react';
import { useState } from 'react';

import { useGetMessagesInfiniteQuery } from '../../../api/messages-api.ts';
import { LatePart } from '../../../platform/LatePart.tsx';
import { useUser } from '../../../session/use-session.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { isMarked, isWithinDay } from './is-marked.ts';

const loadTakePicture = async () => (await import('./TakePicture.tsx')).TakePicture;

interface ShowItNowProps {
  /** The request. */
  message: Message;
  partnerName: string;
}

/** Answers a buyer's request to see a post with a picture from the camera, for 24 hours (product §4 "Show me now"). */
export default function ShowItNow({ message, partnerName }: ShowItNowProps) {
  const { post, createdAt, sender } = message;
  const { _id: viewerId } = useUser();
  const { outbox, outgoing } = useOutbox(sender._id);
  const pages = useGetMessagesInfiniteQuery(sender._id).data?.pages ?? [];
  const [isOpen, setIsOpen] = useState(false);
  if (post?.vendorId !== viewerId || !isWithinDay(createdAt)) return null;
  const isShown = isMarked('picture', { pages, outgoing, senderId: viewerId, postId: post._id, since: createdAt });
  if (isShown) return null;
  const send = (picture: File) => {
    setIsOpen(false);
    void outbox.add(sender._id, t`Here it is now.`, [picture], { post, showNow: 'picture' });
  };
  return (
    <>
      <Button size="small" variant="secondary" icon={<Camera />} onClick={() => setIsOpen(true)}>
        {t`Show it now`}
      </Button>
      {isOpen && (
        <LatePart load={loadTakePicture} onFailed={() => setIsOpen(false)}>
          {(TakePicture) => (
            <TakePicture
              postTitle={post.title ?? ''}
              name={partnerName}
              onTaken={send}
              onClose={() => setIsOpen(false)}
            />
          )}
        </LatePart>
      )}
    </>
  );
}
