import { t } from '@lingui/core/macro';
import type { PostStatus } from '@oja/contract/categories';
import type { MenuItem } from '@oja/ui/Menu';
import { BadgeCheck, Clock, CopyPlus, EyeOff, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';

import type { StatusSubject } from '../../../api/post-status-api.ts';
import type { useSessionDispatch } from '../../../session/use-session.ts';
import { changeStatus } from './change-status.ts';
import { HideAdvertDialog } from './HideAdvertDialog.tsx';

/** What a post can be marked as, by its present status, the most likely first (product §4 "Post status"). */
const NEXT: Record<PostStatus, readonly PostStatus[]> = {
  available: ['sold', 'reserved', 'paused'],
  reserved: ['sold', 'available', 'paused'],
  sold: ['available'],
  paused: ['available', 'sold'],
};

function itemOf(status: PostStatus): MenuItem {
  if (status === 'sold') return { label: t`Mark as sold`, icon: <BadgeCheck /> };
  if (status === 'reserved') return { label: t`Mark as reserved`, icon: <Clock /> };
  if (status === 'paused') return { label: t`Pause`, icon: <EyeOff /> };
  return { label: t`Available again`, icon: <RotateCcw /> };
}

/**
 * The items of a post's menu by which its owner changes its status, and posts it again.
 * @param show shows a dialog beside the menu, or none: the question about a running advert
 * @param postAgain fills the form of a new post with this one, where the menu offers that
 */
export function statusItems(
  post: StatusSubject,
  dispatch: ReturnType<typeof useSessionDispatch>,
  show: (dialog: ReactNode) => void,
  postAgain?: () => void,
): MenuItem[] {
  const change = async (status: PostStatus) => {
    const refusal = await changeStatus(dispatch, post, { status });
    if (refusal === undefined) return;
    show(<HideAdvertDialog {...{ post, status }} text={refusal} onClose={() => show(undefined)} />);
  };
  const items = NEXT[post.status ?? 'available'].map((status): MenuItem => ({
    ...itemOf(status),
    onSelect: () => void change(status),
  }));
  return postAgain ? [...items, { label: t`Post again`, icon: <CopyPlus />, onSelect: postAgain }] : items;
}
