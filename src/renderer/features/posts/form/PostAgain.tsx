import { t } from '@lingui/core/macro';
import type { Post } from '@oja/contract/posts';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { toast } from '@oja/ui/toast-store';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { type CopyState, findDraft, storeCopy } from './post-drafts.ts';

interface PostAgainProps {
  /** A post of the viewer's own. It stays as it is. */
  post: Post;
  /** Called when the form is opened, or the viewer keeps the draft that it would replace. */
  onClose: () => void;
}

/**
 * Opens the form of a new post, filled with a published one and its pictures (product §4 "Post again"). Asks before an
 * unfinished new post is replaced.
 */
export function PostAgain({ post, onClose }: PostAgainProps) {
  const { _id: userId } = useUser();
  const navigate = useNavigate();
  const [draft] = useState(() => findDraft(userId, 'post'));

  const begin = () => {
    onClose();
    const state: CopyState = { copyOf: post.title };
    if (storeCopy(userId, post)) void navigate('/dashboard/post', { state });
    else toast({ tone: 'danger', title: t`This post could not be copied`, text: t`The browser stores no drafts.` });
  };
  const beginWithoutDraft = useEffectEvent(() => {
    if (!draft) begin();
  });
  useEffect(() => beginWithoutDraft(), []);

  if (!draft) return null;
  return (
    <ConfirmDialog
      open
      question={t`Replace your draft?`}
      text={
        draft.title === ''
          ? t`You have begun another new post. It is lost.`
          : t`You have begun another new post: “${{ title: draft.title }}”. It is lost.`
      }
      confirmLabel={t`Replace it`}
      onConfirm={begin}
      onOpenChange={onClose}
    />
  );
}
