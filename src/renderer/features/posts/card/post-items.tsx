import type { Post } from '@oja/contract/posts';

import { PostItem } from './PostItem.tsx';

/** A list of posts. The first is probably visible when the page opens. */
export const postItems = (posts: readonly Post[]) =>
  posts.map((post, index) => <PostItem key={post._id} post={post} eager={index === 0} />);
