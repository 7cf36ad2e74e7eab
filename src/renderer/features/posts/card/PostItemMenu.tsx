import type { Post } from '@oja/contract/posts';
import { lazy, Suspense } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { PostActionsMenu } from './PostActionsMenu.tsx';

/** Without it, the own post's menu has all but the changes of its status. */
const OwnPostMenu = lazy(() => import('../status/OwnPostMenu.tsx').catch(() => ({ default: PostActionsMenu })));

/** The menu of a post; that of the viewer's own changes its status, too. */
export function PostItemMenu({ post }: { post: Post }) {
  const menu = <PostActionsMenu post={post} />;
  if (post.user._id !== useUser()._id) return menu;
  return (
    <Suspense fallback={menu}>
      <OwnPostMenu post={post} />
    </Suspense>
  );
}
