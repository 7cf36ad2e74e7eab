import { DAY, SCHEDULED_MAX, SCHEDULE_MAX_MS } from './limits.ts';

/** The message about the time of a text that is sent later. It is part of VALIDATION. */
export const SEND_LATER_TIME = `Choose a time at least a minute and at most ${SCHEDULE_MAX_MS / DAY} days ahead.`;

/** The messages of error responses about texts that are sent later, by error code. They are part of ERROR_MESSAGES. */
export const SCHEDULED_ERRORS = {
  scheduled_sent: 'This message has been sent already.',
  scheduled_not_found: 'This message does not wait any more: it was taken back.',
  scheduled_full: `At most ${SCHEDULED_MAX} of your messages can wait. Take one back first.`,
  scheduled_sender_away: 'Your account was deleted at that time.',
} as const;
