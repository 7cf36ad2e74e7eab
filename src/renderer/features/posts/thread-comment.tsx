import type { Comment } from '@oja/contract/comments';
import type { ThreadComment } from '@oja/ui/CommentThread';
import { Link } from 'react-router-dom';

import { isPendingComment } from '../../api/comments-api.ts';
import { profilePath } from './post-paths.ts';

/** A comment as the thread shows it. One that is still on its way cannot be changed yet. */
export function toThreadComment({ _id, text, createdAt, editedAt, userId: author }: Comment, viewerId: string): ThreadComment {
  return {
    id: _id,
    author,
    authorLink: <Link to={profilePath(author._id)} />,
    text,
    createdAt,
    isEdited: editedAt !== null,
    isOwn: author._id === viewerId && !isPendingComment(_id),
  };
}
