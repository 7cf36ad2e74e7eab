import { SERVER_EVENTS } from '@oja/contract/events';
import type { UnknownAction } from '@reduxjs/toolkit';

import { api } from '../api/api.ts';
import { eventsApi } from '../api/events-api.ts';
import { messagesApi } from '../api/messages-api.ts';
import { notificationsApi } from '../api/notifications-api.ts';
import type { Platform } from '../platform/platform.ts';
import { AlertDesk } from './alert-desk.ts';
import { applyEvent } from './apply-event.ts';
import { connectionChanged } from './connection-slice.ts';
import { emitThrough } from './emit-event.ts';
import { EventOrder } from './event-order.ts';
import { presenceAfter } from './presence-handler.ts';
import type { RealtimeDispatch } from './realtime-state.ts';
import { Repairs } from './repairs.ts';
import { Replay } from './replay.ts';
import { rewriteKept } from './rewrite-kept.ts';
import { isNumbered, type ServerEvent } from './server-event.ts';
import { SocketClient, type SocketSession, type SocketState } from './socket-client.ts';
import { socketIoTransport } from './socket-io-transport.ts';

/** A session's connection, from the moment it is opened. */
export interface Realtime {
  /** To be told of every action, once it has reached the store. */
  observe: (action: UnknownAction) => void;
  close: () => void;
}

interface Start {
  dispatch: RealtimeDispatch;
  platform: Platform;
  session: SocketSession;
  /** The session has ended at the server. */
  onRefused: (message: string) => void;
}

/** Says loudly, in development, where an event is not of the contract's shape; answers of calls are checked there as well. */
function checkShape({ name, payload }: ServerEvent): void {
  const { error } = SERVER_EVENTS[name].safeParse(payload);
  if (error) reportError(new Error(`The server's event ${name} is not as agreed: ${error.message}`));
}

/** Opens the connection of a session and keeps the caches of messages, notifications and reports true to it. */
export function startRealtime({ dispatch, platform, session, onRefused }: Start): Realtime {
  const apply = (told: ServerEvent) => {
    dispatch(applyEvent(told));
  };
  const replay = new Replay(apply);
  const repairs = new Repairs((tag) => dispatch(api.util.invalidateTags([tag])));
  const desk = new AlertDesk({ dispatch, platform, userId: session.userId });
  const take = (told: ServerEvent, isLive = false) => {
    // First of all: what it makes the lists ask for is asked after it, and knows it. Who is there, or writes, is in no list.
    if (isNumbered(told) || told.name === 'allNotifications') replay.note(told);
    apply(told);
    void rewriteKept(told, session.userId);
    desk.hear(told, isLive);
  };
  const order = new EventOrder({
    fetchEvents: async (after) => (await dispatch(eventsApi.endpoints.getEvents.initiate(after, { forceRefetch: true, subscribe: false })).unwrap()).data,
    // On a connection the newest notifications come by themselves.
    reload: (why) => dispatch(api.util.invalidateTags(why === 'first' ? ['Conversations', 'Messages', 'Flags'] : ['Conversations', 'Messages', 'Flags', 'Notifications'])),
    apply: take,
  });

  const onEvent = (told: ServerEvent) => {
    if (import.meta.env.DEV) checkShape(told);
    if (told.name === 'ready') order.ready(told.payload.seq);
    else if (isNumbered(told)) order.hear(told);
    else take(told);
  };

  let lists: { unsubscribe: () => void }[] = [];
  /** The lists that badges count by, kept while somebody is signed in: once there is a connection, and without one too. */
  const keepLists = () => {
    if (lists.length > 0) return;
    lists = [dispatch(messagesApi.endpoints.getConversations.initiate()), dispatch(notificationsApi.endpoints.getNotifications.initiate())];
  };
  const onState = (state: SocketState) => {
    dispatch(connectionChanged(state));
    dispatch(presenceAfter(state));
    if (state !== 'live') order.pause();
    repairs.connected(state === 'live');
    if (state === 'waiting') keepLists();
  };

  const client = new SocketClient({
    openTransport: socketIoTransport(platform.serverOrigin || globalThis.location.origin),
    onState,
    onEvent(told) {
      onEvent(told);
      if (told.name === 'allNotifications') keepLists();
    },
    onRefused,
  });
  const stopEmitting = emitThrough(platform, client);
  const stopWaking = wakeWithPage(() => client.wake());
  const stopWakingWithMachine = platform.desktop?.onWake((hasSlept) => client.wake(hasSlept));
  client.open(session);

  return {
    observe(action) {
      replay.observe(action);
      repairs.observe(action);
      desk.look();
    },
    close() {
      desk.close();
      stopWaking();
      stopWakingWithMachine?.();
      stopEmitting();
      order.end();
      client.close();
      repairs.connected(false);
      for (const list of lists) list.unsubscribe();
    },
  };
}

/** Calls back when the network is there again, or the person: a phone's page sleeps, and its clocks with it. */
function wakeWithPage(wake: () => void): () => void {
  const wakeSeen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  globalThis.addEventListener('online', wake);
  globalThis.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wakeSeen);
  return () => {
    globalThis.removeEventListener('online', wake);
    globalThis.removeEventListener('pageshow', wake);
    document.removeEventListener('visibilitychange', wakeSeen);
  };
}
