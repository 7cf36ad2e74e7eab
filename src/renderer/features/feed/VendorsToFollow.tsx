import { t } from '@lingui/core/macro';
import type { Author } from '@oja/contract/author';
import type { Post } from '@oja/contract/posts';
import { shownNames } from '@oja/contract/shown-names';
import { FollowButton } from '@oja/market/FollowButton';
import { PostLine } from '@oja/market/PostLine';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link } from 'react-router';

import { useGetSimilarPostsQuery } from '../../api/related-posts-api.ts';
import { useFollowMutation, useGetDashboardQuery } from '../../api/users-api.ts';
import { useUser } from '../../session/use-session.ts';
import { profilePath } from '../people/person-paths.ts';
import styles from './VendorsToFollow.module.css';

const MOST = 4;

interface VendorsToFollowProps {
  /** What is looked for: vendors of it come first. None by default. */
  wanted?: { category?: string; state?: string };
}

/** Four vendors, each with the newest post that has a picture and a button; nothing until they are known. */
export default function VendorsToFollow({ wanted = {} }: VendorsToFollowProps) {
  const { _id: viewerId } = useUser();
  const isWanted = Object.keys(wanted).length > 0;
  const fitting = useGetSimilarPostsQuery(isWanted ? { ...wanted, hasPictures: true } : skipToken);
  const needsMore = !isWanted || fitting.isSuccess || fitting.isError;
  const newest = useGetSimilarPostsQuery(needsMore ? { hasPictures: true } : skipToken);
  const posts = [...(fitting.currentData?.data.posts ?? []), ...(newest.currentData?.data.posts ?? [])];
  const vendors = firstOfEach(posts.filter(({ user }) => user._id !== viewerId)).slice(0, MOST);
  if (vendors.length === 0) return null;
  return (
    <ul className={styles.vendors} aria-label={t`Vendors to follow`}>
      {vendors.map(({ user, title, pictures }) => (
        <li key={user._id} className={styles.vendor}>
          <PostLine
            className={styles.line}
            title={shownNames(user)[0]}
            note={title}
            pictureUrl={pictures[0]?.url}
            link={<Link to={profilePath(user._id)} />}
          />
          <FollowVendor vendor={user} />
        </li>
      ))}
    </ul>
  );
}

/** The first post of each vendor. */
function firstOfEach(posts: readonly Post[]): Post[] {
  const first = new Map<string, Post>();
  for (const post of posts) if (!first.has(post.user._id)) first.set(post.user._id, post);
  return [...first.values()];
}

/** Posts do not say whether their vendor is followed: the viewer's own profile does, and then the call's answer. */
function FollowVendor({ vendor: { _id, userName } }: { vendor: Author }) {
  const viewer = useUser();
  const { data: dashboard } = useGetDashboardQuery(viewer.userName);
  const [follow, { data, isLoading }] = useFollowMutation({ fixedCacheKey: `follow ${_id}` });
  const wasFollowing = data?.data.isFollowing ?? dashboard?.data.following.includes(_id) ?? false;
  return (
    <FollowButton
      size="small"
      userName={userName}
      isFollowing={isLoading ? !wasFollowing : wasFollowing}
      loading={isLoading}
      onValueChange={() => void follow(_id)}
    />
  );
}
