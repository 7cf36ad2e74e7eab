import type { Post } from '@oja/contract/posts';

import { PostActionsMenu } from '../card/PostActionsMenu.tsx';
import { usePostStatus } from './use-post-status.tsx';

/** The menu of the viewer's own post, which also changes its status (product §4 "Post status"). */
export default function OwnPostMenu({ post }: { post: Post }) {
  const { _id, title, status = 'available', user } = post;
  const { items, question } = usePostStatus({ _id, title, status, vendorId: user._id });
  return (
    <>
      <PostActionsMenu post={post} statusItems={items} />
      {question}
    </>
  );
}
