import type { UnknownAction } from '@reduxjs/toolkit';

import { newPostsApi } from '../../api/new-posts-api.ts';
import { feedUntil, postListsApi } from '../../api/post-lists-api.ts';
import { newPostsAnswered } from '../events/new-post-events.ts';
import type { RealtimeDispatch, RealtimeThunk } from '../realtime-state.ts';

/**
 * Asks for the posts of followed vendors that were published while there was no connection: those between the loaded
 * feed and the moment from which on the server sends them. Nothing is asked if the feed is newer.
 */
export class FeedCatchUp {
  readonly #dispatch: RealtimeDispatch;
  /** The moment up to which posts were sent before the connection was opened; undefined without a connection. */
  #moment: number | undefined;
  /** The age of the feed for which the server was asked on this connection. */
  #asked: number | undefined;

  constructor(dispatch: RealtimeDispatch) {
    this.#dispatch = dispatch;
  }

  /** Handles the first event of a connection. */
  start(moment: number): void {
    this.#moment = moment;
    this.#asked = undefined;
    void this.#dispatch(this.#check());
  }

  pause(): void {
    this.#moment = undefined;
  }

  /** Must be called with every action, after it has reached the store: a feed may be loaded after the connection. */
  observe(action: UnknownAction): void {
    const { getPosts, getFollowingPosts } = postListsApi.endpoints;
    if (getPosts.matchFulfilled(action) || getFollowingPosts.matchFulfilled(action)) void this.#dispatch(this.#check());
  }

  #check(): RealtimeThunk<Promise<void>> {
    return async (dispatch, getState) => {
      const ages = (['getPosts', 'getFollowingPosts'] as const).flatMap((name) => feedUntil(getState(), name) ?? []);
      const after = Math.min(...ages);
      if (this.#moment === undefined || after >= this.#moment || after === this.#asked) return;
      this.#asked = after;
      const known = getState().newPosts.posts;
      const call = newPostsApi.endpoints.getNewPosts.initiate(after, { forceRefetch: true, subscribe: false });
      const { data } = await dispatch(call);
      if (data) dispatch(newPostsAnswered(known, data.data.posts));
      else this.#asked = undefined;
    };
  }
}
