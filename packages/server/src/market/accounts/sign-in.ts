import type { Queries } from '../../foundation/db/database.ts';
import type { EmailQueue } from '../../foundation/email/email-queue.ts';
import { type UserRow, addresseeOf } from '../people/user-store.ts';
import { newDeviceEmail } from './account-emails.ts';
import { type SessionOrigin, openSession } from './session-store.ts';
import { noteDevice } from './used-devices.ts';

export interface SignInDeps {
  config: { publicUrl: string };
  emails: EmailQueue;
  now: () => number;
}

/** An opened session. */
export interface SignedIn {
  /** It is stored nowhere. */
  accessToken: string;
  /** The email to the owner about a new device, to be sent after the commit; undefined for a known device. */
  emailId: string | undefined;
}

/**
 * Opens a session for a person who has proved that the account is theirs. If the account has not used the device, an
 * email informs its owner.
 * @param transaction one that holds the account's row, so that its sign-ins run one after the other
 */
export async function signIn(
  transaction: Queries,
  { config, emails, now }: SignInDeps,
  row: UserRow,
  origin: SessionOrigin,
): Promise<SignedIn> {
  const at = now();
  const isNew = await noteDevice(transaction, row.id, origin, at);
  return {
    accessToken: await openSession(transaction, row.id, at, origin),
    emailId: isNew
      ? await emails.write(transaction, newDeviceEmail(config.publicUrl, addresseeOf(row), { ...origin, at }))
      : undefined,
  };
}
