import { SERVER_EVENTS } from '@oja/contract/events';
import type { UnknownAction } from '@reduxjs/toolkit';

import { messagesApi } from '../api/messages-api.ts';
import { notificationsApi } from '../api/notifications-api.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { wakeWithPage } from '../platform/wake-with-page.ts';
import { NotificationService } from './alerts/notification-service.ts';
import { amendStoredThread } from './events/amend-stored-thread.ts';
import type { ServerEvent } from './events/server-event.ts';
import type { RealtimeDispatch, RealtimeExtra } from './realtime-state.ts';
import { EventPipeline } from './recovery/event-pipeline.ts';
import { connectionChanged } from './socket/connection-slice.ts';
import { SocketClient, type SocketSession, type SocketState } from './socket/socket-client.ts';
import { socketIoTransport } from './socket/socket-io-transport.ts';

/** The connection of a session, once it is opened. */
export interface Realtime {
  /** Must be called with every action, after it has reached the store. */
  observe: (action: UnknownAction) => void;
  close: () => void;
}

interface Start {
  dispatch: RealtimeDispatch;
  /** The store's extra argument: thunks find the connection there while it is open. */
  extra: RealtimeExtra;
  session: SocketSession;
  /** The actions of the session's calls before this code was loaded, in order. */
  earlyCalls: readonly UnknownAction[];
  /** Called when the server has ended the session. */
  onRefused: (message: string) => void;
}

/** Reports an event that violates the contract, in development only. Answers of calls are validated there, too. */
function checkShape({ name, payload }: ServerEvent): void {
  const { error } = SERVER_EVENTS[name].safeParse(payload);
  if (error) reportError(new Error(`The server's event ${name} is not as agreed: ${error.message}`));
}

/**
 * Connects the pipeline of events to the caches, to the stored thread and to the notifications: in the app, and in
 * tests.
 */
export function connectPipeline({
  dispatch,
  notifications,
  userId,
}: {
  dispatch: RealtimeDispatch;
  notifications: Pick<NotificationService, 'handleEvent'>;
  userId: string;
}): EventPipeline {
  return new EventPipeline({
    dispatch,
    onApplied(event, isLive) {
      void amendStoredThread(event, userId);
      notifications.handleEvent(event, isLive);
    },
  });
}

/** Opens the connection of a session, and keeps the caches of messages, notifications and reports up to date. */
export function startRealtime({
  dispatch,
  extra: { platform, realtime },
  session,
  earlyCalls,
  onRefused,
}: Start): Realtime {
  const notifications = new NotificationService({ dispatch, platform, userId: session.userId });
  const pipeline = connectPipeline({ dispatch, notifications, userId: session.userId });

  for (const action of earlyCalls) pipeline.observe(action);

  let isClosed = false;
  let lists: { unsubscribe: () => void }[] = [];
  /**
   * Keeps the lists for the badges cached while a user is signed in: from the first connection, or from its failure.
   */
  const subscribeToLists = () => {
    if (isClosed || lists.length > 0) return;
    lists = [
      dispatch(messagesApi.endpoints.getConversations.initiate()),
      dispatch(notificationsApi.endpoints.getNotifications.initiate()),
    ];
  };
  const onState = (state: SocketState) => {
    dispatch(connectionChanged(state));
    pipeline.setConnected(state === 'live');
    if (state === 'waiting') subscribeToLists();
  };

  const client = new SocketClient({
    openTransport: socketIoTransport(platform.serverOrigin || globalThis.location.origin),
    onState,
    onEvent(event) {
      if (import.meta.env.DEV) checkShape(event);
      pipeline.receive(event);
      // In a task of its own: with the event it would be a long one on a slow phone.
      if (event.name === 'allNotifications') setTimeout(subscribeToLists);
    },
    onRefused,
  });
  realtime.socket = client;
  const stopWaking = wakeWithPage(() => client.wake());
  const stopWakingWithMachine = platform.desktop?.onWake((hasSlept) => client.wake(hasSlept));
  // In a task of its own: with the evaluation of this code it would be a long one on a slow phone.
  whenIdle(() => {
    if (!isClosed) client.open(session);
  });

  let refreshing: ReturnType<typeof setTimeout> | undefined;
  /**
   * After the page has shown the change: the title and the badge are slow to set, and one event often follows another.
   */
  const refreshSoon = () => {
    refreshing ??= setTimeout(() => {
      refreshing = undefined;
      notifications.refresh();
    });
  };

  return {
    observe(action) {
      notifications.refreshReports();
      pipeline.observe(action);
      refreshSoon();
    },
    close() {
      isClosed = true;
      clearTimeout(refreshing);
      notifications.close();
      stopWaking();
      stopWakingWithMachine?.();
      if (realtime.socket === client) realtime.socket = undefined;
      pipeline.end();
      client.close();
      for (const list of lists) list.unsubscribe();
    },
  };
}
