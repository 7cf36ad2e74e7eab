import type { UnknownAction } from '@reduxjs/toolkit';

import { api } from '../../api/api.ts';
import { eventsApi } from '../../api/events-api.ts';
import { usersApi } from '../../api/users-api.ts';
import { applyEvent, isNumbered } from '../events/apply-event.ts';
import type { ServerEvent } from '../events/server-event.ts';
import type { RealtimeDispatch } from '../realtime-state.ts';
import { EventSequence } from './event-sequence.ts';
import { FeedCatchUp } from './feed-catch-up.ts';
import { listCallOf } from './list-call.ts';
import { Repairs } from './repairs.ts';
import { Replay } from './replay.ts';

interface PipelineOptions {
  dispatch: RealtimeDispatch;
  /** Called after an event was applied. `isLive`: it happened while the connection was open. */
  onApplied: (event: ServerEvent, isLive: boolean) => void;
}

/**
 * Takes every event from the connection to the caches, in the app and in tests: sequence, replay, apply, and repair of
 * lists that could not be loaded. See docs/architecture.md §12.
 */
export class EventPipeline {
  readonly #dispatch: RealtimeDispatch;
  readonly #onApplied: PipelineOptions['onApplied'];
  readonly #sequence: EventSequence;
  readonly #replay: Replay;
  readonly #repairs: Repairs;
  readonly #feeds: FeedCatchUp;
  #hasRequestedLists = false;

  constructor({ dispatch, onApplied }: PipelineOptions) {
    this.#dispatch = dispatch;
    this.#onApplied = onApplied;
    this.#replay = new Replay((event) => dispatch(applyEvent(event)));
    this.#repairs = new Repairs((tag) => dispatch(api.util.invalidateTags([tag])));
    this.#feeds = new FeedCatchUp(dispatch);
    this.#sequence = new EventSequence({
      fetchEvents: async (after) => {
        const call = eventsApi.endpoints.getEvents.initiate(after, { forceRefetch: true, subscribe: false });
        return (await dispatch(call).unwrap()).data;
      },
      // With each new connection, the server sends the newest notifications itself.
      reload: (why) =>
        dispatch(
          api.util.invalidateTags(
            why === 'first'
              ? ['Conversations', 'Messages', 'Flags']
              : ['Conversations', 'Messages', 'Flags', 'Notifications'],
          ),
        ),
      apply: (event, isLive) => this.apply(event, isLive),
    });
  }

  /** Receives an event from the connection, in any order. A numbered event is applied once, in its turn. */
  receive(event: ServerEvent): void {
    if (event.name === 'ready') {
      const { seq, postsMoment } = event.payload;
      this.#sequence.ready(seq);
      if (postsMoment !== undefined) this.#feeds.start(postsMoment);
    } else if (isNumbered(event)) this.#sequence.receive(event);
    else this.apply(event, false);
  }

  /** Applies an event whose turn has come. */
  apply(event: ServerEvent, isLive: boolean): void {
    // Recorded before it is applied: a list that is refetched because of the event is requested later and contains it.
    // Lists do not show presence or typing.
    if (isNumbered(event) || event.name === 'allNotifications') this.#replay.record(event);
    this.#dispatch(applyEvent(event));
    this.#onApplied(event, isLive);
  }

  /** Sets whether there is a live connection. Without one, missing events and lists wait for the next connection. */
  setConnected(isConnected: boolean): void {
    if (!isConnected) {
      this.#sequence.pause();
      this.#feeds.pause();
    }
    this.#repairs.setConnected(isConnected);
  }

  /**
   * Must be called with every action, after it has reached the store. The profile's answer says up to which event a
   * list that is requested after it is complete.
   */
  observe(action: UnknownAction): void {
    this.#hasRequestedLists ||= listCallOf(action) !== undefined;
    if (usersApi.endpoints.getDashboard.matchFulfilled(action) && !this.#hasRequestedLists) {
      const { latestSeq }: Partial<typeof action.payload> = action.payload;
      if (latestSeq !== undefined) this.#sequence.start(latestSeq);
    }
    this.#replay.observe(action);
    this.#repairs.observe(action);
    this.#feeds.observe(action);
  }

  /** Stops applying events when the session ends. */
  end(): void {
    this.#sequence.end();
    this.#feeds.pause();
    this.#repairs.setConnected(false);
  }
}
