import { isShownOn } from '@oja/contract/notification-kinds';
import type { NotificationSettings } from '@oja/contract/notification-settings';

import type { Alert, Alerts } from '../../platform/alerts/alerts.ts';
import { claimAlert } from '../../platform/alerts/claim-alert.ts';
import { selectUser } from '../../session/session-slice.ts';
import type { ServerEvent } from '../events/server-event.ts';
import type { RealtimeDispatch } from '../realtime-state.ts';
import { alertOf } from './alert-of.ts';
import { conversationWith, newestConversations } from './loaded-conversations.ts';
import { MarkedConversations } from './marked-conversations.ts';
import { missedMessages, summarize } from './missed-messages.ts';
import { AlertSounds, hideDetails, isQuietNow } from './present-alert.ts';

/** Whether the user is looking at an address. */
type IsWatched = Awaited<ReturnType<Alerts['watched']>>;

/** Makes alerts and shows them, each once on this device. What is watched counts as shown. */
export class AlertPresenter {
  /** The conversations on whose alert "Mark as read" was pressed. */
  readonly marked: MarkedConversations;
  readonly #dispatch: RealtimeDispatch;
  readonly #alerts: Alerts;
  readonly #userId: string;
  readonly #sounds = new AlertSounds();
  #isClosed = false;

  constructor(dispatch: RealtimeDispatch, alerts: Alerts, userId: string) {
    this.marked = new MarkedConversations(dispatch);
    this.#dispatch = dispatch;
    this.#alerts = alerts;
    this.#userId = userId;
  }

  /**
   * Shows the alert of an event, if it makes one.
   * @param isOver whether the subject of the alert was read or withdrawn since the event
   */
  async show(event: ServerEvent, isWatched: IsWatched, isOver: (alert: Alert) => boolean): Promise<void> {
    const settings = this.#settings();
    const news = alertOf(event, {
      viewerId: this.#userId,
      choices: settings?.kinds,
      conversationWith: (partnerId) => this.#dispatch(conversationWith(partnerId)),
    });
    if (!news || isOver(news.alert)) return;
    // Claimed also if it is watched: it is not shown later.
    const isNews = await claimAlert(news.alert, news.count);
    if (isNews && !isWatched(news.alert.path) && !this.#isClosed)
      await this.#alerts.show(hideDetails(this.#sounds.of(news, settings), settings));
  }

  /** Shows the messages that arrived while the app was closed, asleep or without a connection. */
  async showMissed(isWatched: IsWatched): Promise<void> {
    const settings = this.#settings();
    if (!isShownOn('system', 'message', settings?.kinds)) return;
    const missed = missedMessages(this.#dispatch(newestConversations()), this.#userId);
    const news = [];
    for (const one of missed)
      if ((await claimAlert(one.alert, one.count)) && !isWatched(one.alert.path)) news.push(one);
    const silent = isQuietNow(settings) && ({ silent: true } as const);
    if (this.#isClosed) return;
    // At once: each may wait for its picture.
    await Promise.all(
      summarize(news).map((alert) => this.#alerts.show({ ...hideDetails(alert, settings), ...silent })),
    );
  }

  /** Shows nothing more. */
  close(): void {
    this.#isClosed = true;
    this.marked.clear();
  }

  /** The settings of the user; undefined if the server sent none. */
  #settings(): NotificationSettings | undefined {
    return this.#dispatch((_dispatch, getState) => selectUser(getState())?.notifications);
  }
}
