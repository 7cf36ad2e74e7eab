import { BADGE_MAX } from '@oja/contract/limits';
import type { Conversation } from '@oja/contract/messages';

import { flagCountsApi } from '../api/flag-counts-api.ts';
import { messagesApi } from '../api/messages-api.ts';
import type { Alert, Alerts } from '../platform/alerts/alerts.ts';
import { logFailure } from '../platform/log-failure.ts';
import type { Platform } from '../platform/platform.ts';
import { markTitle } from '../platform/use-page-title.ts';
import { selectUser } from '../session/session-slice.ts';
import { alertOf } from './alert-of.ts';
import { readNotification } from './read-notification.ts';
import type { RealtimeDispatch, RealtimeState, RealtimeThunk } from './realtime-state.ts';
import type { ServerEvent } from './server-event.ts';
import { selectUnread, type Unread } from './unread.ts';

interface Start {
  dispatch: RealtimeDispatch;
  platform: Platform;
  userId: string;
}

async function load(platform: Platform): Promise<Alerts | undefined> {
  try {
    return await platform.loadAlerts?.();
  } catch (error) {
    logFailure('There are no notifications outside of the page.', error);
    return undefined;
  }
}

/** Which alerts an event makes needless: what they tell of was read or taken back, here or on another device. */
function settledBy({ name, payload }: ServerEvent): ((alert: Alert) => boolean) | undefined {
  if (name === 'conversationRead') return ({ conversationId, id }) => conversationId === payload.conversationId && id <= payload.upTo;
  if (name === 'notificationRead' || name === 'notificationDeleted') return ({ id }) => id === payload.notificationId;
  if (name === 'messageDeleted') return ({ id }) => id === payload.message._id;
  if (name === 'flagEnded') return ({ id }) => id === payload.flagId;
  if (name === 'flaggedPostDeleted') return ({ postId }) => postId === payload.postId;
  return undefined;
}

const isOfFlag = ({ postId }: Alert) => postId !== undefined;

/** What waits for the admins, as it was asked for last; without data for everybody else, and while it is not known. */
const selectFlagged = (state: RealtimeState) => flagCountsApi.endpoints.getFlagCounts.select()(state);

/** Whether an event says that nothing is flagged any more: all that was told before it is over. */
const endsFlags = ({ name, payload }: ServerEvent) => (name === 'flagEnded' || name === 'flaggedPostDeleted') && payload.postsTotal === 0;

/** The viewer's conversation with a person, as the store has it now. */
function conversationWith(partnerId: string): RealtimeThunk<Conversation | undefined> {
  return (_dispatch, getState) => {
    const { data } = messagesApi.endpoints.getConversations.select()(getState());
    return data?.pages.flatMap((page) => page.data.conversations).find(({ userId }) => userId === partnerId);
  };
}

/** Has the list know who writes, for the first time or after long: first by what is asked already, then by asking anew. */
function listWriter(told: ServerEvent): RealtimeThunk<Promise<void>> {
  return async (dispatch) => {
    if (told.name !== 'newMessage') return;
    for (const forceRefetch of [false, true]) {
      if (dispatch(conversationWith(told.payload.message.sender._id))) return;
      await dispatch(messagesApi.endpoints.getConversations.initiate(undefined, { subscribe: false, forceRefetch }));
    }
  };
}

/** Tells a person outside of the page, for as long as they are signed in: notifications, the count in the title, the badge. */
export class AlertDesk {
  readonly #dispatch: RealtimeDispatch;
  readonly #userId: string;
  readonly #loading: Promise<Alerts | undefined>;
  #shown: Unread | undefined;
  #isAdmin = false;
  /** When the count of what is flagged was answered that was looked at last. */
  #countedAt: number | undefined;
  /** When each report was heard of, in milliseconds since 1970, unless it has ended: a count may be older. */
  readonly #reports = new Map<string, number>();
  /** For each event that is on its way to be told: what has been read, taken back or ended meanwhile. */
  readonly #telling = new Set<((alert: Alert) => boolean)[]>();
  #isClosed = false;
  /** What is shown and closed, one after the other: what is read while it is being shown is closed after that. */
  #turn: Promise<void> = Promise.resolve();
  #stopListening: (() => void) | undefined;

  constructor({ dispatch, platform, userId }: Start) {
    this.#dispatch = dispatch;
    this.#userId = userId;
    this.#loading = load(platform);
    void this.#use((alerts) => this.#listen(alerts));
  }

  /** An event was applied. @param isLive it has happened just now */
  hear(told: ServerEvent, isLive: boolean): void {
    if (told.name === 'newFlag') this.#reports.set(told.payload.flag._id, Date.now());
    if (told.name === 'flagEnded') this.#reports.delete(told.payload.flagId);
    const isSettled = settledBy(told);
    if (isSettled) this.#settle(isSettled);
    if (endsFlags(told)) {
      this.#reports.clear();
      this.#settle(isOfFlag);
    }
    if (!isLive || (told.name !== 'newMessage' && told.name !== 'newNotification' && told.name !== 'newFlag')) return;
    const meanwhile: ((alert: Alert) => boolean)[] = [];
    this.#telling.add(meanwhile);
    const isOver = (alert: Alert) => meanwhile.some((isMeant) => isMeant(alert));
    void this.#use((alerts) => this.#tell(told, alerts, isOver)).finally(() => this.#telling.delete(meanwhile));
  }

  /** The store may have changed: brings title and badge up to it. */
  look(): void {
    if (this.#isClosed) return;
    const [unread, flagged, isAdmin] = this.#dispatch((_dispatch, getState) => [selectUnread(getState()), selectFlagged(getState()), selectUser(getState())?.isAdmin ?? false] as const);
    // Reports are for admins alone.
    if (this.#isAdmin && !isAdmin) this.#settle(isOfFlag);
    this.#isAdmin = isAdmin;
    this.#lookAtFlagged(flagged);
    if (unread === this.#shown || !unread.isKnown) return;
    this.#shown = unread;
    this.#count(unread.total);
    if (unread.total === 0) this.#closeThose((alert) => !isOfFlag(alert));
  }

  /** The session is over: nothing of it stays in view. */
  close(): void {
    this.#isClosed = true;
    this.#stopListening?.();
    this.#count(0);
    this.#closeThose(() => true);
  }

  /** Where an answer says that nothing is flagged, those that an earlier visit has left standing go; what was heard of since it was asked for stands. */
  #lookAtFlagged({ data, startedTimeStamp = 0, fulfilledTimeStamp }: ReturnType<typeof selectFlagged>): void {
    if (!data || fulfilledTimeStamp === this.#countedAt) return;
    this.#countedAt = fulfilledTimeStamp;
    if (data.data.postsTotal > 0) return;
    for (const [id, heardAt] of this.#reports) if (heardAt < startedTimeStamp) this.#reports.delete(id);
    const newer = new Set(this.#reports.keys());
    this.#settle((alert) => isOfFlag(alert) && !newer.has(alert.id));
  }

  #count(total: number): void {
    markTitle(total > BADGE_MAX ? '99+' : String(total || ''));
    void this.#use((alerts) => alerts.setBadge(total));
  }

  /** Closes what is over, and shows none of it that is still on its way. */
  #settle(isOver: (alert: Alert) => boolean): void {
    for (const meanwhile of this.#telling) meanwhile.push(isOver);
    this.#closeThose(isOver);
  }

  #closeThose(areMeant: (alert: Alert) => boolean): void {
    void this.#use((alerts) => this.#inTurn(() => alerts.close(areMeant)));
  }

  #listen(alerts: Alerts): void {
    if (this.#isClosed) return;
    this.#stopListening = alerts.onPress(({ id, conversationId, postId }) => {
      // A conversation is read where it is seen, and a report is no notification.
      if (conversationId === null && postId === undefined) void this.#dispatch(readNotification(id));
    });
  }

  /** @param isOver whether what an alert tells of was settled since the event was heard */
  async #tell(told: ServerEvent, alerts: Alerts, isOver: (alert: Alert) => boolean): Promise<void> {
    if (alerts.settingOf(this.#userId) !== 'on') return;
    // Whoever looks away a moment later has seen it come.
    const isWatched = await alerts.watched();
    await this.#dispatch(listWriter(told));
    await this.#inTurn(async () => {
      const alert = alertOf(told, { viewerId: this.#userId, isWatched, conversationWith: (partnerId) => this.#dispatch(conversationWith(partnerId)) });
      if (alert && !isOver(alert) && !this.#isClosed) await alerts.show(alert);
    });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  /** Never rejects. */
  #use(use: (alerts: Alerts) => Promise<void> | void): Promise<void> {
    const run = async () => {
      const alerts = await this.#loading;
      if (alerts) await use(alerts);
    };
    return run().catch((error: unknown) => logFailure('A notification outside of the page failed.', error));
  }
}
