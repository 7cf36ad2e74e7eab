import type { UnknownAction } from '@reduxjs/toolkit';

import { api } from '../../api/api.ts';
import { eventsApi } from '../../api/events-api.ts';
import { applyEvent, isNumbered } from '../events/apply-event.ts';
import type { ServerEvent } from '../events/server-event.ts';
import type { RealtimeDispatch } from '../realtime-state.ts';
import { EventSequence } from './event-sequence.ts';
import { Repairs } from './repairs.ts';
import { Replay } from './replay.ts';

interface PipelineOptions {
  dispatch: RealtimeDispatch;
  /** An event was applied. `isLive`: it has happened while the connection was there. */
  onApplied?: (event: ServerEvent, isLive: boolean) => void;
}

/**
 * The way of every event from the connection into the caches, the same in the app and in tests: sequence, replay, apply,
 * and repair of what could not be read. See docs/architecture.md §12.
 */
export class EventPipeline {
  readonly #dispatch: RealtimeDispatch;
  readonly #onApplied: PipelineOptions['onApplied'];
  readonly #sequence: EventSequence;
  readonly #replay: Replay;
  readonly #repairs: Repairs;

  constructor({ dispatch, onApplied }: PipelineOptions) {
    this.#dispatch = dispatch;
    this.#onApplied = onApplied;
    this.#replay = new Replay((event) => dispatch(applyEvent(event)));
    this.#repairs = new Repairs((tag) => dispatch(api.util.invalidateTags([tag])));
    this.#sequence = new EventSequence({
      fetchEvents: async (after) => {
        const call = eventsApi.endpoints.getEvents.initiate(after, { forceRefetch: true, subscribe: false });
        return (await dispatch(call).unwrap()).data;
      },
      // On a connection the newest notifications come by themselves.
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

  /** Takes an event as it comes from the connection, in any order; a numbered one is applied once, in its turn. */
  receive(event: ServerEvent): void {
    if (event.name === 'ready') this.#sequence.ready(event.payload.seq);
    else if (isNumbered(event)) this.#sequence.receive(event);
    else this.apply(event, false);
  }

  /** Applies an event whose turn has come. */
  apply(event: ServerEvent, isLive: boolean): void {
    // Before it is applied: a list that is read because of it is asked for after it, and knows it. No list shows presence or typing.
    if (isNumbered(event) || event.name === 'allNotifications') this.#replay.record(event);
    this.#dispatch(applyEvent(event));
    this.#onApplied?.(event, isLive);
  }

  /** Whether there is a live connection: without one, what is missing waits for the next. */
  setConnected(isConnected: boolean): void {
    if (!isConnected) this.#sequence.pause();
    this.#repairs.setConnected(isConnected);
  }

  /** To be called with every action, once it has reached the store. */
  observe(action: UnknownAction): void {
    this.#replay.observe(action);
    this.#repairs.observe(action);
  }

  /** The session is over: nothing is applied any more. */
  end(): void {
    this.#sequence.end();
    this.#repairs.setConnected(false);
  }
}
