import type { Post } from '@oja/contract/posts';

import { PostItem } from './PostItem.tsx';

/** Posts one after the other; the first is likely in view when the page opens. */
export const postItems = (posts: readonly Post[]) => posts.map((post, index) => <PostItem key={post._id} post={post} eager={index === 0} />);
