import { NEW_POSTS_MAX } from '@oja/contract/limits';
import type { NewPost } from '@oja/contract/posts';

import type { RealtimeThunk } from '../realtime-state.ts';
import { newPostsChanged, type NewPostsState } from './new-posts-slice.ts';
import type { EventPayload } from './server-event.ts';

/** Adds and removes posts: each counts once, a removed one never, and only the newest are stored. */
function withChanges(
  { posts, removed }: NewPostsState,
  { added, removed: alsoRemoved }: EventPayload<'followedPosts'>,
): NewPostsState {
  const gone = [...new Set([...alsoRemoved, ...removed])].slice(0, NEW_POSTS_MAX);
  const byId = new Map([...posts, ...added].map((post) => [post._id, post]));
  for (const id of gone) byId.delete(id);
  return {
    posts: [...byId.values()].toSorted((one, other) => other.moment - one.moment).slice(0, NEW_POSTS_MAX),
    removed: gone,
  };
}

/** Applies that followed vendors have published or removed posts. */
export function followedPostsChanged(change: EventPayload<'followedPosts'>): RealtimeThunk {
  return (dispatch, getState) => {
    dispatch(newPostsChanged(withChanges(getState().newPosts, change)));
  };
}

/**
 * Replaces the posts that were known when a call was made by its answer. Those that have arrived since stay.
 * @param known the posts before the call
 */
export function newPostsAnswered(known: readonly NewPost[], answered: readonly NewPost[]): RealtimeThunk {
  return (dispatch, getState) => {
    const { posts, removed } = getState().newPosts;
    const old = new Set(known.map(({ _id }) => _id));
    const since = posts.filter(({ _id }) => !old.has(_id));
    dispatch(newPostsChanged(withChanges({ posts: since, removed }, { added: [...answered], removed: [] })));
  };
}
