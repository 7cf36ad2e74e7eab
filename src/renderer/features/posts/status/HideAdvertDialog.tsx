import { t } from '@lingui/core/macro';
import type { PostStatus } from '@oja/contract/categories';
import { ConfirmDialog } from '@oja/ui/ConfirmDialog';
import { useState } from 'react';

import type { StatusSubject } from '../../../api/post-status-api.ts';
import { useSessionDispatch } from '../../../session/use-session.ts';
import { changeStatus } from './change-status.ts';

interface HideAdvertDialogProps {
  post: StatusSubject;
  /** The status that it gets on confirmation. */
  status: PostStatus;
  /** What becomes of the advert. */
  text: string;
  onClose: () => void;
}

/** Asks before a running advert is hidden, because its post is marked as sold or paused. */
export function HideAdvertDialog({ post, status, text, onClose }: HideAdvertDialogProps) {
  const dispatch = useSessionDispatch();
  const [isChanging, setIsChanging] = useState(false);
  const confirm = async () => {
    setIsChanging(true);
    await changeStatus(dispatch, post, { status, hidesAdvert: true });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      question={t`Hide this advert?`}
      text={text}
      confirmLabel={t`Hide it`}
      loading={isChanging}
      onConfirm={() => void confirm()}
      onOpenChange={onClose}
    />
  );
}
