import type { Post } from '@oja/contract/posts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { editCachedAnswers } from './edit-cached-answers.ts';

/** What an answer with posts in it carries: a list of them, alone or with adverts beside it. */
type Carried = Post[] | { posts: Post[]; adverts?: Post[] | undefined };

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const listsIn = (data: Carried) => (Array.isArray(data) ? [data] : [data.posts, data.adverts ?? []]);
const answersWith = (postId: string) => [{ type: 'Post' as const, id: postId }];

/**
 * Changes one post in every cached list, profile and page that shows it, so that no two places disagree.
 * @param recipe edits the post in place; called once a place
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

/** Takes a deleted post out of every cached list; the answer that carries it alone stays. */
export function dropPostFromLists(dispatch: Dispatch, getState: () => unknown, postId: string): void {
  editCachedAnswers<Carried>(dispatch, getState, answersWith(postId), (data, endpoint) => {
    if (endpoint === 'getPost') return;
    for (const posts of listsIn(data)) {
      for (let index = posts.length - 1; index >= 0; index -= 1)
        if (posts[index]?._id === postId) posts.splice(index, 1);
    }
  });
}
