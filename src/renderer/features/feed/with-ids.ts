import type { Post, PostsAnswer } from '@oja/contract/posts';
import type { FeedPage } from '@oja/ui/PostList';

/** A post under the name that the library knows it by. */
interface Identified {
  id: string;
  post: Post;
}

const identify = (posts: readonly Post[]): Identified[] => posts.map((post) => ({ id: post._id, post }));

/** The pages of an answer as the library wants them, to put adverts between their posts. */
export function withIds(pages: readonly PostsAnswer[]): FeedPage<Identified, Identified>[] {
  return pages.map(({ data }) => ({ posts: identify(data.posts), adverts: identify(data.adverts) }));
}
