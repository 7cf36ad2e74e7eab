import { PostLine } from '@oja/market/PostLine';
import { ReportEvidence, type ReportEvidenceProps } from '@oja/market/ReportEvidence';
import { Link } from 'react-router';

import { useGetProfileQuery } from '../../../api/users-api.ts';
import { profilePath } from '../../people/person-paths.ts';
import { postPath } from '../../posts/post-paths.ts';
import { BESIDE_FLAGS, type FlaggedPost } from '../group-flags.ts';

interface FlagEvidenceProps extends Pick<ReportEvidenceProps, 'reports' | 'hasMoreReported'> {
  /** The open post. */
  flagged: FlaggedPost;
  /** The loaded posts of the queue: some may be of the same author. */
  all: readonly FlaggedPost[];
}

/** The open post with what it is judged by. The title leads to the post's page, without the queue. */
export function FlagEvidence({ flagged, all, reports, hasMoreReported }: FlagEvidenceProps) {
  const [{ post, postTitle }] = flagged.flags;
  const { user: author } = post;
  const { data } = useGetProfileQuery(author._id);
  return (
    <ReportEvidence
      post={post}
      reportedTitle={postTitle}
      titleLink={<Link to={postPath(post._id)} />}
      author={author}
      authorLink={<Link to={profilePath(author._id)} />}
      history={
        data && {
          joinedAt: data.data.createdAt,
          postsCount: data.data.postsCount,
          followersCount: data.data.followersCount,
        }
      }
      otherReported={all
        .filter(({ postId, flags: [first] }) => postId !== post._id && first.post.user._id === author._id)
        .map(({ postId, flags: [first] }) => (
          <PostLine
            key={postId}
            title={first.postTitle}
            pictureUrl={first.post.images[0]}
            note={first.flagReason}
            link={<Link to={postPath(postId)} state={BESIDE_FLAGS} />}
          />
        ))}
      hasMoreReported={hasMoreReported}
      reports={reports}
    />
  );
}
