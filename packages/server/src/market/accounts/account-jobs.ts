import { HOUR } from '@oja/contract/limits';
import type { Queries } from '../../foundation/db/database.ts';
import type { Job } from '../../foundation/jobs/job-runner.ts';
import { KNOWN_MS } from './known-devices.ts';

/** How long an expired row is kept, so that the answer can distinguish "expired" from "unknown". */
const REMEMBERED_MS = 30 * 24 * HOUR;

/**
 * The jobs that delete expired rows: sessions, known devices, codes, logins without their second factor, links, resting
 * names, and accounts that were never activated.
 */
export function accountJobs(queries: Queries): Job[] {
  return [
    {
      name: 'sign-in',
      everyMs: HOUR,
      async run(now) {
        const longAgo = now - REMEMBERED_MS;
        await queries.deleteFrom('sessions').where('expires_at', '<=', now).execute();
        await queries
          .deleteFrom('known_devices')
          .where('last_used_at', '<=', now - KNOWN_MS)
          .execute();
        await queries.deleteFrom('resting_names').where('rests_until', '<=', now).execute();
        await queries.deleteFrom('recoveries').where('expires_at', '<=', now).execute();
        await queries.deleteFrom('step_up_codes').where('expires_at', '<=', now).execute();
        await queries.deleteFrom('factor_enrolments').where('expires_at', '<=', now).execute();
        await queries.deleteFrom('login_challenges').where('expires_at', '<=', now).execute();
        await queries.deleteFrom('phone_codes').where('expires_at', '<=', now).execute();
        await queries.deleteFrom('activations').where('expires_at', '<=', longAgo).execute();
        await queries
          .deleteFrom('users')
          .where('activated_at', 'is', null)
          .where('created_at', '<=', longAgo)
          .where((where) =>
            where.not(
              where.exists(
                where
                  .selectFrom('activations')
                  .select('activations.token_hash')
                  .whereRef('activations.user_id', '=', 'users.id'),
              ),
            ),
          )
          .execute();
      },
    },
  ];
}
