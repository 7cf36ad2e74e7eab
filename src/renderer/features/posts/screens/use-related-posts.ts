import type { Post } from '@oja/contract/posts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { useGetNewestPostsOfQuery, useGetSimilarPostsQuery } from '../../../api/related-posts-api.ts';
import { isOfKind, kindOfGoods } from './kind-of-goods.ts';

/** How many posts each list has at most: they fill rows of two, three and six. */
const MOST = 6;

/** The posts to show beside another one. */
export interface RelatedPosts {
  /** Those of its kind, and the newest of its category if there are few. */
  similar: readonly Post[];
  /** Others of its vendor. */
  ofVendor: readonly Post[];
}

interface Call {
  currentData?: { data: { posts: readonly Post[] } } | undefined;
  isSuccess: boolean;
  isError: boolean;
}

const isOver = ({ isSuccess, isError }: Call) => isSuccess || isError;

/** The posts of an answer that are not in a list yet; none of a call that failed. */
const further = ({ currentData }: Call, known: readonly Post[]) =>
  (currentData?.data.posts ?? []).filter(({ _id }) => known.every((post) => post._id !== _id));

/**
 * Finds the posts to show beside another one.
 * @param post the post on whose page they are shown
 * @param isOwn whether it is the viewer's own: its other posts are then not offered
 * @returns undefined until all of them are known, so that none move when others arrive
 */
export function useRelatedPosts(post: Post, isOwn: boolean): RelatedPosts | undefined {
  const kind = kindOfGoods(post.title);
  const category = post.category ?? undefined;
  const found = useGetSimilarPostsQuery(kind === undefined ? skipToken : { search: kind });
  const isKindKnown = kind === undefined || isOver(found);
  // Where the word is only in the description, goods of another category are not of the kind.
  const ofKind = further(found, [post]).filter(
    (other) => (category !== undefined && other.category === category) || isOfKind(other.title, kind ?? ''),
  );
  const needsMore = isKindKnown && category !== undefined && ofKind.length < MOST;
  const ofCategory = useGetSimilarPostsQuery(needsMore ? { category } : skipToken);
  const newest = useGetNewestPostsOfQuery(isOwn ? skipToken : post.user._id);

  if (!isKindKnown || (needsMore && !isOver(ofCategory)) || !(isOwn || isOver(newest))) return undefined;
  const others = needsMore ? further(ofCategory, [post, ...ofKind]) : [];
  const similar = [...ofKind, ...others].slice(0, MOST);
  return { similar, ofVendor: further(newest, [post, ...similar]).slice(0, MOST) };
}
