import { z } from 'zod';

import { answerOf } from './answers.ts';
import { idSchema, timestampSchema } from './ids.ts';

/** A session of the viewer, as they see it. Its token is not part of it. */
export const deviceSessionSchema = z.object({
  _id: idSchema,
  /** The device of the sign-in in words, "Chrome on Android"; empty where it is not known. */
  device: z.string(),
  /** The address of the sign-in without its last part, "102.89.34.x"; empty where it is not known. */
  place: z.string(),
  /** The sign-in. */
  createdAt: timestampSchema,
  /** The last use, up to an hour ago. */
  lastUsedAt: timestampSchema,
  /** Whether the call was made with this session. */
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;

/** GET /api/v1/sessions: all sessions of the viewer, last used first. */
export const sessionsAnswerSchema = answerOf(z.array(deviceSessionSchema));
export type SessionsAnswer = z.infer<typeof sessionsAnswerSchema>;
