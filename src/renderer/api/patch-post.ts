import type { PostStatus } from '@oja/contract/categories';
import type { Message } from '@oja/contract/messages';
import type { Post } from '@oja/contract/posts';
import type { SharedPost } from '@oja/contract/shared-post';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { editCachedAnswers } from './edit-cached-answers.ts';

/** An answer that contains posts: a list, with or without adverts. */
type Carried = Post[] | { posts: Post[]; adverts?: Post[] | undefined };

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const listsIn = (data: Carried) => (Array.isArray(data) ? [data] : [data.posts, data.adverts ?? []]);
const answersWith = (postId: string) => [{ type: 'Post' as const, id: postId }];

/**
 * Edits one post in every cached list, profile and page, so that all of them agree.
 * @param recipe edits the post in place; called once for each occurrence
 */
export function patchPostEverywhere(
  dispatch: Dispatch,
  getState: () => unknown,
  postId: string,
  recipe: (post: Post) => void,
): void {
  editCachedAnswers<Carried>(dispatch, getState, answersWith(postId), (data) => {
    for (const post of listsIn(data).flat()) if (post._id === postId) recipe(post);
  });
}

/** Shows a post's status in every cached list, profile, page and conversation. */
export function showPostStatus(
  dispatch: Dispatch,
  getState: () => unknown,
  postId: string,
  status: PostStatus = 'available',
): void {
  patchPostEverywhere(dispatch, getState, postId, (post) => {
    post.status = status;
  });
  const isAvailable = status === 'available' || status === 'reserved';
  const show = (post?: SharedPost | null) => {
    if (post?._id === postId) Object.assign(post, { status, isAvailable });
  };
  const conversations = [{ type: 'SharedPost' as const, id: postId }];
  editCachedAnswers<Message[], { post?: SharedPost | null }>(
    dispatch,
    getState,
    conversations,
    (messages, _endpoint, answer) => {
      for (const { post } of messages) show(post);
      show(answer.post);
    },
  );
}

/** Removes a deleted post from every cached list. The answer of its own page stays. */
export function dropPostFromLists(dispatch: Dispatch, getState: () => unknown, postId: string): void {
  editCachedAnswers<Carried>(dispatch, getState, answersWith(postId), (data, endpoint) => {
    if (endpoint === 'getPost') return;
    for (const posts of listsIn(data)) {
      for (let index = posts.length - 1; index >= 0; index -= 1)
        if (posts[index]?._id === postId) posts.splice(index, 1);
    }
  });
}
