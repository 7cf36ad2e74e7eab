import { z } from 'zod';

import { VALIDATION } from './texts.ts';

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/**
 * POST /api/v1/push-subscriptions: the browser's own PushSubscription, as its `toJSON()` has it, for the session that
 * calls. It replaces an earlier one of the session, and ends with it. `timeZone` is the device's, for quiet hours.
 */
export const pushSubscriptionInputSchema = z.object({
  endpoint: z.url(VALIDATION.pushEndpointUnknown).max(1000, VALIDATION.pushEndpointUnknown),
  keys: z.object({
    p256dh: z.string(VALIDATION.pushKeysShape).max(120, VALIDATION.pushKeysShape),
    auth: z.string(VALIDATION.pushKeysShape).max(40, VALIDATION.pushKeysShape),
  }),
  timeZone: z.string().max(60, VALIDATION.timeZoneUnknown).refine(isTimeZone, VALIDATION.timeZoneUnknown),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionInputSchema>;

/**
 * The text of a push, which the service worker shows: a notification, and what a press on it needs. `tag` is the same
 * for all of one conversation, so that they replace each other. `address` is opened in a new window: it marks a
 * notification as read. `unread` has the person's conversations with unread messages, so that the worker closes the
 * notifications of all others; it is missing if there are more than PUSH_UNREAD_MAX.
 */
export interface PushText {
  title: string;
  body: string;
  icon: string | null;
  tag: string;
  data: { id: string; viewerId: string; conversationId: string | null; path: string; address: string };
  unread?: string[];
}
