import { unreadText } from '@oja/contract/unread-text';

import { flagCountsApi } from '../../api/flag-counts-api.ts';
import { type Alert, type Alerts, isNotification } from '../../platform/alerts/alerts.ts';
import { logFailure } from '../../platform/log-failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { markTitle } from '../../platform/use-page-title.ts';
import { selectUser } from '../../session/session-slice.ts';
import type { AlertPresenter } from './alert-presenter.ts';
import { closedBy } from './closed-by.ts';
import { loadConversation, loadedConversations } from './loaded-conversations.ts';
import { PushSync } from './push-sync.ts';
import { readNotification } from '../events/read-notification.ts';
import type { RealtimeDispatch, RealtimeState } from '../realtime-state.ts';
import type { ServerEvent } from '../events/server-event.ts';
import { selectConversations, selectUnread, type Unread } from './unread.ts';

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

const isOfFlag = ({ postId }: Alert) => postId !== undefined;

/** The last loaded counts of reports; without data for other users, and until they are loaded. */
const selectFlagCounts = (state: RealtimeState) => flagCountsApi.endpoints.getFlagCounts.select()(state);

/** Whether no post is reported after an event, so that all earlier alerts of reports are outdated. */
const endsFlags = ({ name, payload }: ServerEvent) =>
  (name === 'flagEnded' || name === 'flaggedPostDeleted') && payload.postsTotal === 0;

/**
 * How long the alerts of missed messages wait after these have arrived, in ms: the open conversation is seen by then.
 */
const MISSED_DELAY_MS = 1000;

/** Notifies the user outside of the page while they are signed in: by alerts, the count in the title, and the badge. */
export class NotificationService {
  readonly #dispatch: RealtimeDispatch;
  readonly #userId: string;
  readonly #loading: Promise<Alerts | undefined>;
  #shown: Unread | undefined;
  #isAdmin = false;
  /** The time of the answer with the last applied count of reports. */
  #countedAt: number | undefined;
  /** The time of the event of each open report, in milliseconds since 1970: a count may be older. */
  readonly #reports = new Map<string, number>();
  /** For each alert that is being created: which alerts were closed in the meantime. */
  readonly #underWay = new Set<((alert: Alert) => boolean)[]>();
  #isClosed = false;
  /** The time of the list's answer whose missed messages were shown. */
  #listedAt: number | undefined;
  #tellingMissed: ReturnType<typeof setTimeout> | undefined;
  /** Loaded with the first alert: most users have none outside of the page. */
  #presenter: AlertPresenter | undefined;
  /**
   * The queue of shown and closed alerts, so that an alert that is closed while it is being shown is closed afterwards.
   */
  #turn: Promise<void> = Promise.resolve();
  #stopListening: readonly (() => void)[] = [];
  #pushes: PushSync | undefined;

  constructor({ dispatch, platform, userId }: Start) {
    this.#dispatch = dispatch;
    this.#userId = userId;
    this.#loading = load(platform);
    void this.#use((alerts) => this.#listen(alerts, platform.kind === 'web'));
  }

  /** Handles an applied event. @param isLive whether it has just happened */
  handleEvent(event: ServerEvent, isLive: boolean): void {
    if (event.name === 'newFlag') this.#reports.set(event.payload.flag._id, Date.now());
    if (event.name === 'flagEnded') this.#reports.delete(event.payload.flagId);
    const closes = closedBy(event);
    if (closes) this.#end(closes);
    if (endsFlags(event)) {
      this.#reports.clear();
      this.#end(isOfFlag);
    }
    if (!isLive && event.name === 'newMessage') this.#tellMissedSoon();
    if (!isLive || (event.name !== 'newMessage' && event.name !== 'newNotification' && event.name !== 'newFlag'))
      return;
    const meanwhile: ((alert: Alert) => boolean)[] = [];
    this.#underWay.add(meanwhile);
    const isOver = (alert: Alert) => meanwhile.some((isMeant) => isMeant(alert));
    void this.#use((alerts) => this.#notify(event, alerts, isOver)).finally(() => this.#underWay.delete(meanwhile));
  }

  /**
   * Checks the store for a new count of reports. Must be called before events are replayed into the store, because they
   * would hide that the count was zero. In that case it closes the alerts of an earlier visit. Alerts of reports that
   * arrived after the count was requested stay.
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

  /** Updates title, badge and alerts after a change of the store. */
  refresh(): void {
    if (this.#isClosed) return;
    this.#presenter?.marked.refresh();
    const [unread, isAdmin] = this.#dispatch(
      (_dispatch, getState) => [selectUnread(getState()), selectUser(getState())?.isAdmin ?? false] as const,
    );
    // Only admins see reports.
    if (this.#isAdmin && !isAdmin) this.#end(isOfFlag);
    this.#isAdmin = isAdmin;
    const { fulfilledTimeStamp } = this.#dispatch((_dispatch, getState) => selectConversations(getState()));
    if (fulfilledTimeStamp !== this.#listedAt) {
      this.#closeRead();
      this.#tellMissedSoon();
    }
    this.#listedAt = fulfilledTimeStamp;
    if (unread === this.#shown || !unread.isKnown) return;
    this.#shown = unread;
    this.#showCount(unread.total);
    if (unread.total === 0) this.#closeThose((alert) => !isOfFlag(alert));
  }

  /** Removes everything when the session ends. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#tellingMissed);
    for (const stop of this.#stopListening) stop();
    this.#presenter?.close();
    this.#pushes?.end();
    this.#showCount(0);
    this.#closeThose(() => true);
  }

  #showCount(total: number): void {
    markTitle(unreadText(total));
    void this.#use((alerts) => alerts.setBadge(total));
  }

  /** Closes matching alerts, and prevents those that are still being created. */
  #end(isOver: (alert: Alert) => boolean): void {
    for (const meanwhile of this.#underWay) meanwhile.push(isOver);
    this.#closeThose(isOver);
  }

  /** Closes the alerts of conversations that were read elsewhere while no page was open (decision 068). */
  #closeRead(): void {
    const read = this.#dispatch(loadedConversations()).filter(({ unreadCount }) => unreadCount === 0);
    this.#closeThose(({ conversationId }) => read.some(({ _id }) => _id === conversationId));
  }

  #closeThose(areMeant: (alert: Alert) => boolean): void {
    void this.#use((alerts) => this.#inTurn(() => alerts.close(areMeant)));
  }

  #listen(alerts: Alerts, canPush: boolean): void {
    if (this.#isClosed) return;
    if (canPush) this.#pushes = new PushSync(this.#dispatch, alerts, this.#userId);
    this.#stopListening = [
      alerts.onPress((alert) => {
        if (isNotification(alert)) void this.#dispatch(readNotification(alert.id));
      }),
      alerts.onMarkRead(({ viewerId, path }) => {
        const isOwn = viewerId === this.#userId;
        if (isOwn) void this.#use(async () => (await this.#loadPresenter(alerts)).marked.add(path));
        return isOwn;
      }),
    ];
  }

  async #loadPresenter(alerts: Alerts): Promise<AlertPresenter> {
    const part = await import('./alert-presenter.ts');
    this.#presenter ??= new part.AlertPresenter(this.#dispatch, alerts, this.#userId);
    if (this.#isClosed) this.#presenter.close();
    return this.#presenter;
  }

  /** @param isOver whether the subject of an alert was read or withdrawn since the event */
  async #notify(event: ServerEvent, alerts: Alerts, isOver: (alert: Alert) => boolean): Promise<void> {
    if (alerts.settingOf(this.#userId) !== 'on') return;
    // Read first: a user who looks away a moment later has seen the event.
    const isWatched = await alerts.watched();
    if (event.name === 'newMessage') await this.#dispatch(loadConversation(event.payload.message.sender._id));
    const presenter = await this.#loadPresenter(alerts);
    await this.#inTurn(() => presenter.show(event, isWatched, isOver));
  }

  #tellMissedSoon(): void {
    this.#tellingMissed ??= setTimeout(() => {
      this.#tellingMissed = undefined;
      void this.#use((alerts) => this.#tellMissed(alerts));
    }, MISSED_DELAY_MS);
  }

  /** Shows the messages that arrived while the app was closed, asleep or without a connection. */
  async #tellMissed(alerts: Alerts): Promise<void> {
    if (this.#isClosed || alerts.settingOf(this.#userId) !== 'on') return;
    const [isWatched, presenter] = await Promise.all([alerts.watched(), this.#loadPresenter(alerts)]);
    await this.#inTurn(() => presenter.showMissed(isWatched));
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
