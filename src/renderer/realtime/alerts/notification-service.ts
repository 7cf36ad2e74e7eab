import { BADGE_MAX } from '@oja/contract/limits';
import type { Conversation } from '@oja/contract/messages';

import { flagCountsApi } from '../../api/flag-counts-api.ts';
import { messagesApi } from '../../api/messages-api.ts';
import type { Alert, Alerts } from '../../platform/alerts/alerts.ts';
import { logFailure } from '../../platform/log-failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { markTitle } from '../../platform/use-page-title.ts';
import { selectUser } from '../../session/session-slice.ts';
import { alertOf } from './alert-of.ts';
import { readNotification } from '../events/read-notification.ts';
import type { RealtimeDispatch, RealtimeState, RealtimeThunk } from '../realtime-state.ts';
import type { ServerEvent } from '../events/server-event.ts';
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

/** Which alerts an event closes: their subject was read or taken back, here or on another device. */
function closedBy({ name, payload }: ServerEvent): ((alert: Alert) => boolean) | undefined {
  if (name === 'conversationRead')
    return ({ conversationId, id }) => conversationId === payload.conversationId && id <= payload.upTo;
  if (name === 'notificationRead' || name === 'notificationDeleted') return ({ id }) => id === payload.notificationId;
  if (name === 'messageDeleted') return ({ id }) => id === payload.message._id;
  if (name === 'flagEnded') return ({ id }) => id === payload.flagId;
  if (name === 'flaggedPostDeleted') return ({ postId }) => postId === payload.postId;
  return undefined;
}

const isOfFlag = ({ postId }: Alert) => postId !== undefined;

/** How much is reported, as it was read last; without data for everybody but admins, and while it is not known. */
const selectFlagCounts = (state: RealtimeState) => flagCountsApi.endpoints.getFlagCounts.select()(state);

/** Whether an event says that nothing is flagged any more: all alerts of reports before it are over. */
const endsFlags = ({ name, payload }: ServerEvent) =>
  (name === 'flagEnded' || name === 'flaggedPostDeleted') && payload.postsTotal === 0;

/** The viewer's conversation with a person, as the store has it now. */
function conversationWith(partnerId: string): RealtimeThunk<Conversation | undefined> {
  return (_dispatch, getState) => {
    const { data } = messagesApi.endpoints.getConversations.select()(getState());
    return data?.pages.flatMap((page) => page.data.conversations).find(({ userId }) => userId === partnerId);
  };
}

/** Loads the conversation of a new message's sender, where the list does not hold it: by a call that is under way, else by another. */
function loadConversation(event: ServerEvent): RealtimeThunk<Promise<void>> {
  return async (dispatch) => {
    if (event.name !== 'newMessage') return;
    for (const forceRefetch of [false, true]) {
      if (dispatch(conversationWith(event.payload.message.sender._id))) return;
      await dispatch(messagesApi.endpoints.getConversations.initiate(undefined, { subscribe: false, forceRefetch }));
    }
  };
}

/** Notifies a person outside of the page, for as long as they are signed in: alerts, the count in the title, the badge. */
export class NotificationService {
  readonly #dispatch: RealtimeDispatch;
  readonly #userId: string;
  readonly #loading: Promise<Alerts | undefined>;
  #shown: Unread | undefined;
  #isAdmin = false;
  /** When the count of reports was answered that was applied last. */
  #countedAt: number | undefined;
  /** When the event of each open report came, in milliseconds since 1970: a count may be older. */
  readonly #reports = new Map<string, number>();
  /** For each alert that is being made: which alerts were read, taken back or ended meanwhile. */
  readonly #underWay = new Set<((alert: Alert) => boolean)[]>();
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
  handleEvent(event: ServerEvent, isLive: boolean): void {
    if (event.name === 'newFlag') this.#reports.set(event.payload.flag._id, Date.now());
    if (event.name === 'flagEnded') this.#reports.delete(event.payload.flagId);
    const closes = closedBy(event);
    if (closes) this.#end(closes);
    if (endsFlags(event)) {
      this.#reports.clear();
      this.#end(isOfFlag);
    }
    if (!isLive || (event.name !== 'newMessage' && event.name !== 'newNotification' && event.name !== 'newFlag'))
      return;
    const meanwhile: ((alert: Alert) => boolean)[] = [];
    this.#underWay.add(meanwhile);
    const isOver = (alert: Alert) => meanwhile.some((isMeant) => isMeant(alert));
    void this.#use((alerts) => this.#notify(event, alerts, isOver)).finally(() => this.#underWay.delete(meanwhile));
  }

  /**
   * The store may have changed: looks for a new count of reports. To be called before events are replayed into it, which
   * would hide that nothing was flagged when it was asked for. Alerts that an earlier visit has left go then; those of
   * reports that came since it was asked for stay.
   */
  refreshReports(): void {
    if (this.#isClosed) return;
    const {
      data,
      startedTimeStamp = 0,
      fulfilledTimeStamp,
    } = this.#dispatch((_dispatch, getState) => selectFlagCounts(getState()));
    if (!data || fulfilledTimeStamp === this.#countedAt) return;
    this.#countedAt = fulfilledTimeStamp;
    if (data.data.postsTotal > 0) return;
    for (const [id, cameAt] of this.#reports) if (cameAt < startedTimeStamp) this.#reports.delete(id);
    const newer = new Set(this.#reports.keys());
    this.#end((alert) => isOfFlag(alert) && !newer.has(alert.id));
  }

  /** The store may have changed: brings title, badge and alerts up to it. */
  refresh(): void {
    if (this.#isClosed) return;
    const [unread, isAdmin] = this.#dispatch(
      (_dispatch, getState) => [selectUnread(getState()), selectUser(getState())?.isAdmin ?? false] as const,
    );
    // Reports are for admins alone.
    if (this.#isAdmin && !isAdmin) this.#end(isOfFlag);
    this.#isAdmin = isAdmin;
    if (unread === this.#shown || !unread.isKnown) return;
    this.#shown = unread;
    this.#showCount(unread.total);
    if (unread.total === 0) this.#closeThose((alert) => !isOfFlag(alert));
  }

  /** The session is over: nothing of it stays in view. */
  close(): void {
    this.#isClosed = true;
    this.#stopListening?.();
    this.#showCount(0);
    this.#closeThose(() => true);
  }

  #showCount(total: number): void {
    markTitle(total > BADGE_MAX ? `${BADGE_MAX - 1}+` : String(total || ''));
    void this.#use((alerts) => alerts.setBadge(total));
  }

  /** Closes alerts that are over, and shows none of them that is still being made. */
  #end(isOver: (alert: Alert) => boolean): void {
    for (const meanwhile of this.#underWay) meanwhile.push(isOver);
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

  /** @param isOver whether the subject of an alert was read or taken back since the event came */
  async #notify(event: ServerEvent, alerts: Alerts, isOver: (alert: Alert) => boolean): Promise<void> {
    if (alerts.settingOf(this.#userId) !== 'on') return;
    // Whoever looks away a moment later has seen it come.
    const isWatched = await alerts.watched();
    await this.#dispatch(loadConversation(event));
    await this.#inTurn(async () => {
      const alert = alertOf(event, {
        viewerId: this.#userId,
        isWatched,
        conversationWith: (partnerId) => this.#dispatch(conversationWith(partnerId)),
      });
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
