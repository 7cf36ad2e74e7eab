import { expect, test } from 'vitest';

import { readFirstViews } from './first-views.ts';

test('the first pages are those of the route table, with everything that their routes are in', () => {
  expect(readFirstViews()).toEqual({
    landing: ['features/landing/LandingScreen.tsx'],
    login: ['app/OtherRoutes.tsx', 'features/auth/LoginScreen.tsx'],
    feed: ['app/OtherRoutes.tsx', 'app/DashboardRoutes.tsx', 'features/feed/FeedScreen.tsx'],
    thread: ['app/OtherRoutes.tsx', 'app/DashboardRoutes.tsx', 'features/chat/ChatScreen.tsx'],
    post: ['app/OtherRoutes.tsx', 'app/DashboardRoutes.tsx', 'features/posts/screens/PostDetailsScreen.tsx'],
  });
});
