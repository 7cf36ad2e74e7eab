import { z } from 'zod';

const TEXT_MAX = 1000;
const ADDRESS_MAX = 2048;

/** What a notification of the system tells (design §8). */
export const alertSchema = z.strictObject({
  /** Of the message, notification or report it tells of: nothing is told twice. */
  id: z.string().min(1).max(100),
  /** Whom it is for: what is answered in it is theirs, whoever has signed in meanwhile. */
  viewerId: z.string().min(1).max(100),
  /** The conversation it is from; it can be answered then. */
  conversationId: z.string().max(100).nullable(),
  /** Of a report: the post it is about. */
  postId: z.string().max(100).exactOptional(),
  title: z.string().max(TEXT_MAX),
  body: z.string().max(TEXT_MAX),
  /** The place of the dashboard that a press leads to. */
  path: z.string().startsWith('/').max(ADDRESS_MAX),
});

export type ShownAlert = z.infer<typeof alertSchema>;
