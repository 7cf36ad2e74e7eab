import type { Queries } from '../db/database.ts';
import type { Config } from '../startup/config.ts';
import { sandboxSms } from './sandbox-sms.ts';
import type { SmsSender } from './sms-sender.ts';
import { termii } from './termii.ts';

/** The configured sender: Termii where SMS_PROVIDER names it, else the sandbox. */
export function makeSmsSender(config: Pick<Config, 'termii'>, queries: Queries, now: () => number): SmsSender {
  return config.termii === undefined ? sandboxSms(queries, now) : termii(config.termii);
}
