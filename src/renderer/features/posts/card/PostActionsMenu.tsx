import type { Post } from '@oja/contract/posts';
import { PostMenu, type PostMenuProps, postPermissions } from '@oja/market/PostMenu';
import { Link } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { chatPath } from '../../people/person-paths.ts';
import { postEditPath } from '../post-paths.ts';
import { useLatePart } from '../../../platform/use-late-part.ts';

const loadFlagDialog = async () => (await import('./FlagPostDialog.tsx')).FlagPostDialog;
const loadDeleteDialog = async () => (await import('./DeletePostDialog.tsx')).DeletePostDialog;

interface PostActionsMenuProps extends Pick<PostMenuProps, 'statusItems'> {
  post: Post;
}

/** The menu of a post by the viewer's role (product §6), and the dialogs that it opens. */
export function PostActionsMenu({ post, statusItems }: PostActionsMenuProps) {
  const { _id, isAdmin } = useUser();
  const flag = useLatePart(loadFlagDialog);
  const remove = useLatePart(loadDeleteDialog);
  return (
    <>
      <PostMenu
        may={postPermissions({ isAuthor: post.user._id === _id, isAdmin })}
        title={post.title}
        statusItems={statusItems}
        editLink={<Link to={postEditPath(post._id)} />}
        messageLink={post.user._id === _id ? undefined : <Link to={chatPath(post.user._id, post._id)} />}
        onFlag={flag.open}
        onDelete={remove.open}
        onOpenChange={(isOpen) => {
          if (!isOpen) return;
          flag.prepare();
          remove.prepare();
        }}
      />
      {flag.Part && <flag.Part post={post} onClose={flag.close} />}
      {remove.Part && <remove.Part post={post} onClose={remove.close} />}
    </>
  );
}
