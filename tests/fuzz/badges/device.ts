import type { User } from '@oja/contract/users';
import { QueryStatus } from '@reduxjs/toolkit/query';

import { api } from '../../../src/renderer/api/api.ts';
import { messagesApi } from '../../../src/renderer/api/messages-api.ts';
import { notificationsApi } from '../../../src/renderer/api/notifications-api.ts';
import { privacyApi } from '../../../src/renderer/api/privacy-api.ts';
import { usersApi } from '../../../src/renderer/api/users-api.ts';
import { makeStore } from '../../../src/renderer/app/store.ts';
import { markSeen } from '../../../src/renderer/realtime/events/mark-seen.ts';
import type { Alerts } from '../../../src/renderer/platform/alerts/alerts.ts';
import { activateEnglish } from '../../../src/renderer/platform/language.ts';
import type { SessionStore } from '../../../src/renderer/platform/session-store.ts';
import { NO_LISTS } from '../../../src/renderer/platform/stored-session.ts';
import { notificationDeleted } from '../../../src/renderer/realtime/events/notification-events.ts';
import { readNotification } from '../../../src/renderer/realtime/events/read-notification.ts';
import type { RealtimeThunk } from '../../../src/renderer/realtime/realtime-state.ts';
import { emitEvent } from '../../../src/renderer/realtime/socket/emit-event.ts';
import * as realtime from '../../../src/renderer/realtime/start-realtime.ts';
import { signedOut } from '../../../src/renderer/session/session-slice.ts';
import type { Line } from './line.ts';

activateEnglish();

const selectConversations = messagesApi.endpoints.getConversations.select();
const selectNotifications = notificationsApi.endpoints.getNotifications.select();

/** Stores nothing: a device of these tests is not restarted. */
const sessions: SessionStore = {
  load: () => Promise.resolve({ status: 'none' }),
  save: () => Promise.resolve(),
  saveLists: () => Promise.resolve(),
  clear: () => Promise.resolve(),
  isPresent: () => true,
  subscribe: () => () => undefined,
};

const wake = (): RealtimeThunk => (_dispatch, _getState, extra) => extra.realtime.socket?.wake();

/** Deletes a notification as its list does once the time to undo is over. */
function deleteNotification(notificationId: string): RealtimeThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(notificationDeleted({ notificationId }));
    const answer = await dispatch(emitEvent('deleteNotification', { notificationId }));
    const isDone =
      answer?.ok ?? !(await dispatch(notificationsApi.endpoints.deleteNotification.initiate(notificationId))).error;
    if (!isDone) dispatch(api.util.invalidateTags(['Notifications']));
  };
}

/** Starts the app's store on a device, with its own line to the server. */
export function startDevice(line: Line, user: User, accessToken: string) {
  let badge = NaN;
  const alerts: Alerts = {
    settingOf: () => 'off',
    turnOn: () => Promise.resolve(),
    turnOff: () => undefined,
    subscribe: () => () => undefined,
    watched: () => Promise.resolve(() => false),
    show: () => Promise.resolve(),
    close: () => Promise.resolve(),
    onPress: () => () => undefined,
    onMarkRead: () => () => undefined,
    setBadge(count) {
      badge = count;
    },
  };
  const store = makeStore(
    { kind: 'web', serverOrigin: line.origin, sessions, loadAlerts: () => Promise.resolve(alerts) },
    { user, accessToken, lists: NO_LISTS },
    () => Promise.resolve(realtime),
  );
  const { dispatch } = store;
  const getState = () => store.getState();
  void dispatch(usersApi.endpoints.getDashboard.initiate(user.userName));

  const conversations = () => selectConversations(getState()).data?.pages.flatMap((page) => page.data.conversations);
  const notifications = () => selectNotifications(getState()).data?.pages.flatMap((page) => page.data.notifications);
  const conversationWith = (userId: string) => conversations()?.find((one) => one.userId === userId);
  const isLive = () => getState().connection === 'live';

  return {
    /** The number on the app's icon. */
    badge: () => badge,
    /** Whether there is a connection and no call is under way. */
    isAtRest: () => {
      const { queries, mutations } = getState().api;
      return (
        isLive() &&
        ![...Object.values(queries), ...Object.values(mutations)].some((one) => one?.status === QueryStatus.pending)
      );
    },
    lastTextOf: (userId: string) => conversationWith(userId)?.lastMessage?.text,
    loseAnswer: () => line.loseAnswer(),
    goOffline: () => line.cut(),
    goOnline() {
      line.mend();
      dispatch(wake());
    },
    /** Reads all messages of a person that this device knows, as an open conversation does while it is connected. */
    async read(userId: string) {
      const conversation = conversationWith(userId);
      const [newest] = conversation?.unreadMessages ?? [];
      if (conversation && newest !== undefined && isLive())
        await dispatch(markSeen(userId, { conversationId: conversation._id, _id: newest }));
    },
    async mute(userId: string, isMuted: boolean) {
      const conversationId = conversationWith(userId)?._id;
      if (conversationId !== undefined)
        await dispatch(privacyApi.endpoints.setMute.initiate({ conversationId, isMuted }));
    },
    async block(userId: string, isBlocked: boolean) {
      await dispatch(privacyApi.endpoints.setBlock.initiate({ userId, isBlocked }));
    },
    /** @param which of the loaded notifications */
    async readNotification(which: number) {
      const unread = notifications()?.filter(({ isRead }) => !isRead) ?? [];
      const found = unread[which % Math.max(1, unread.length)];
      if (found) await dispatch(readNotification(found._id));
    },
    /** @param which of the loaded notifications */
    async deleteNotification(which: number) {
      const all = notifications() ?? [];
      const found = all[which % Math.max(1, all.length)];
      if (found) await dispatch(deleteNotification(found._id));
    },
    async close() {
      dispatch(signedOut());
      dispatch(api.util.resetApiState());
      await line.close();
    },
  };
}
