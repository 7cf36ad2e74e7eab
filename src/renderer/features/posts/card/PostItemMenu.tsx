import type { Post } from '@oja/contract/posts';
import { PostMenu, postPermissions } from '@oja/market/PostMenu';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';

import { useSessionDispatch, useUser } from '../../../session/use-session.ts';
import { chatPath } from '../../people/person-paths.ts';
import { postEditPath } from '../post-paths.ts';
import { useLatePart } from '../../../platform/use-late-part.ts';
import type * as StatusItems from '../status/status-items.tsx';

const loadFlagDialog = async () => (await import('./FlagPostDialog.tsx')).FlagPostDialog;
const loadDeleteDialog = async () => (await import('./DeletePostDialog.tsx')).DeletePostDialog;
const loadPostAgain = async () => (await import('../form/PostAgain.tsx')).PostAgain;
const loadStatusItems = () => import('../status/status-items.tsx');

/**
 * The menu of a post by the viewer's role (product §6), and the dialogs that it opens. The items that change the status
 * of the viewer's own post are loaded before it opens.
 */
export function PostItemMenu({ post }: { post: Post }) {
  const { _id, isAdmin } = useUser();
  const isAuthor = post.user._id === _id;
  const flag = useLatePart(loadFlagDialog);
  const remove = useLatePart(loadDeleteDialog);
  const again = useLatePart(loadPostAgain);
  const dispatch = useSessionDispatch();
  const [status, setStatus] = useState<typeof StatusItems>();
  const [question, setQuestion] = useState<ReactNode>();
  const prepare = async () => {
    flag.prepare();
    remove.prepare();
    if (isAuthor) setStatus(await loadStatusItems());
  };
  return (
    <>
      <PostMenu
        may={postPermissions({ isAuthor, isAdmin })}
        title={post.title}
        prepare={prepare}
        statusItems={status?.statusItems(post, dispatch, setQuestion, again.open)}
        editLink={<Link to={postEditPath(post._id)} />}
        messageLink={isAuthor ? undefined : <Link to={chatPath(post.user._id, post._id)} />}
        onFlag={flag.open}
        onDelete={remove.open}
      />
      {flag.Part && <flag.Part post={post} onClose={flag.close} />}
      {remove.Part && <remove.Part post={post} onClose={remove.close} />}
      {again.Part && <again.Part post={post} onClose={again.close} />}
      {question}
    </>
  );
}
