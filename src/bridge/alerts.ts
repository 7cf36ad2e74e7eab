import { z } from 'zod';

const TEXT_MAX = 1000;
const ADDRESS_MAX = 2048;
/** The width and height of an alert's picture, in pixels. */
export const PICTURE_SIDE = 96;
/** The length of its pixels in Base64, of four bytes each: three bytes are four characters. */
const PICTURE_LENGTH = (PICTURE_SIDE * PICTURE_SIDE * 4 * 4) / 3;

/** The content of a system notification (architecture §8). */
export const alertSchema = z.strictObject({
  /** The id of the message, notification or report it is about. Each id is shown at most once. */
  id: z.string().min(1).max(100),
  /** The user it is for. A reply typed into it is sent as this user, even if another one has signed in since. */
  viewerId: z.string().min(1).max(100),
  /**
   * The conversation it belongs to, which makes it possible to reply; null for other notifications. It replaces the
   * shown one of the same conversation.
   */
  conversationId: z.string().max(100).nullable(),
  /** The reported post, if it is about a report. */
  postId: z.string().max(100).exactOptional(),
  title: z.string().max(TEXT_MAX),
  body: z.string().max(TEXT_MAX),
  /** The path in the dashboard that a click opens. */
  path: z.string().startsWith('/').max(ADDRESS_MAX),
  /** Without a sound: another one was heard a moment ago. */
  silent: z.literal(true).exactOptional(),
  /** It sums up several conversations. */
  isSummary: z.literal(true).exactOptional(),
});

export type ShownAlert = z.infer<typeof alertSchema>;

/**
 * An alert to show, with its picture: red, green, blue and alpha of each pixel, in Base64. A picture of another form is
 * left out, and the alert is shown.
 */
export const alertToShowSchema = alertSchema.extend({
  picture: z.base64().length(PICTURE_LENGTH).optional().catch(undefined),
});

export type AlertToShow = z.infer<typeof alertToShowSchema>;
