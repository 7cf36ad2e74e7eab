import type { Answers } from './answers.ts';
import { ONLINE } from './fixtures/people.ts';
import type { Viewer } from './keep-session.ts';
import type { LiveEvent } from './live-line.ts';

/** The configuration of an installation that offers everything except an Android app. */
export const CONFIG = {
  uploadUrl: '/api/upload',
  googleClientId: 'google',
  vendorFormUrl: 'https://forms.example/vendors',
  androidAppUrl: null,
  supportUrl: 'mailto:support@oja.example',
};

const NO_MESSAGES = { conversations: [], totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null };
const NO_NOTIFICATIONS = { notifications: [], unreadCount: 0, unreadAboutMessages: 0 };

/** The default answers to the calls of many screens of this viewer: no messages, deals or notifications. */
export function everydayAnswers(viewer: Viewer | undefined): Answers {
  const config: Answers = { 'GET /config.json': CONFIG };
  if (!viewer) return config;
  return {
    ...config,
    'GET /api/v1/users/dashboard/:userName': {
      data: { ...viewer.user, followersCount: 12, followingCount: 4, following: [], savedPosts: [] },
      latestSeq: 0,
    },
    'GET /api/v1/messages/conversations': { data: NO_MESSAGES },
    'GET /api/v1/deals': { data: { deals: [], nextCursor: null } },
    'GET /api/v1/notifications': { data: { ...NO_NOTIFICATIONS, nextCursor: null } },
    ...(viewer.user.isAdmin && {
      'GET /api/v1/posts/flag/count': { data: { total: 5, postsTotal: 3 } },
      'GET /api/v1/reviews/flag': { data: [], nextCursor: null },
    }),
  };
}

/** The events that the server sends when the live connection opens. */
export function everydayEvents(answers: Answers): LiveEvent[] {
  const given = answers['GET /api/v1/notifications'];
  const list = given && 'data' in given ? given.data : NO_NOTIFICATIONS;
  return [
    ['ready', { seq: 0 }],
    ['getOnlineUsers', ONLINE],
    ['allNotifications', { ...list, seq: 0 }],
  ];
}
