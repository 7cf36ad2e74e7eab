import type { Post } from '@oja/contract/posts';

/** The tag of one post, for every answer that contains it. */
export const postTag = ({ _id }: Pick<Post, '_id'>) => ({ type: 'Post' as const, id: _id });

/** The tags of the posts in the pages of a list. */
export function postTags(
  pages: readonly { data: { posts: readonly Post[]; adverts?: readonly Post[] } }[] | undefined,
) {
  return (pages ?? []).flatMap(({ data }) => [...data.posts, ...(data.adverts ?? [])].map(postTag));
}
