import type { closingSchema } from '@oja/contract/events';
import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { z } from 'zod';

type Code = z.infer<typeof closingSchema>['code'];

const SENTENCES: Record<Code, string> = {
  server_stopping: 'Oja is restarting. You will be connected again in a moment.',
  session_ended: ERROR_MESSAGES.unauthenticated,
  too_many_connections: 'Oja is open in too many places. The oldest one was disconnected.',
  rate_limited: ERROR_MESSAGES.rate_limited,
};

/** The payload of the event that a socket receives before it is closed. */
export function closing(code: Code): z.infer<typeof closingSchema> {
  return { code, message: SENTENCES[code] };
}
