import type { Comment } from '@oja/contract/comments';
import type { ThreadComment } from '@oja/market/CommentThread';
import { Link } from 'react-router';

import { isPendingComment } from '../../../api/comments-api.ts';
import { profilePath } from '../../people/person-paths.ts';

/**
 * Converts a comment to the thread's form. A comment that is still being sent cannot be edited.
 * @param postOwnerId the author of the post, who can remove the comments of others
 */
export function toThreadComment(
  { _id, text, createdAt, editedAt, userId: author }: Comment,
  viewerId: string,
  postOwnerId: string,
): ThreadComment {
  return {
    id: _id,
    author,
    authorLink: <Link to={profilePath(author._id)} />,
    text,
    createdAt,
    isEdited: editedAt !== null,
    isOwn: author._id === viewerId && !isPendingComment(_id),
    isRemovable: postOwnerId === viewerId,
  };
}
