import type { LoginChallenge } from '@oja/contract/second-factors';

import type { Queries } from '../../foundation/db/database.ts';
import type { EmailQueue } from '../../foundation/email/email-queue.ts';
import { type UserRow, addresseeOf } from '../people/user-store.ts';
import { newDeviceEmail } from './account-emails.ts';
import { beginChallenge } from './factors/login-challenges.ts';
import type { Passkeys } from './factors/passkeys.ts';
import { rememberDevice } from './known-devices.ts';
import { type SessionOrigin, openSession } from './session-store.ts';

export interface SignInDeps {
  config: { publicUrl: string };
  emails: EmailQueue;
  now: () => number;
}

/** Where somebody signs in. */
export interface DeviceOfSignIn extends SessionOrigin {
  /** The mark of the device, if it has one. */
  deviceToken: string | undefined;
}

/** An opened session. */
export interface SignedIn {
  /** It is stored nowhere. */
  accessToken: string;
  /** The mark for the device to store. */
  deviceToken: string;
  /** The email to the owner about a new device, to be sent after the commit; undefined for a known device. */
  emailId: string | undefined;
}

/** A login that waits for its second factor. */
export interface AwaitingFactor {
  challenge: LoginChallenge;
}

/**
 * Opens a session for a person who has proved the first factor, or begins the second half of the login where the
 * account has a second one. Nobody is emailed until that was right too.
 * @param transaction one that holds the account's row, as `row` shows it
 */
export async function signInOrChallenge(
  transaction: Queries,
  deps: SignInDeps & { passkeys: Passkeys },
  row: UserRow,
  from: DeviceOfSignIn,
): Promise<SignedIn | AwaitingFactor> {
  if (row.second_factors === 0) return signIn(transaction, deps, row, from);
  const login = { userId: row.id, deviceToken: from.deviceToken };
  return { challenge: await beginChallenge(transaction, deps.passkeys, login, deps.now()) };
}

/**
 * Opens a session for a person who has proved that the account is theirs. An email informs its owner, except about a
 * device with a known mark and about the first device of the account. A browser's words and network are no mark: a
 * thief in the same network can have the same ones.
 * @param transaction one that holds the account's row, so that its sign-ins run one after the other
 */
export async function signIn(
  transaction: Queries,
  { config, emails, now }: SignInDeps,
  row: UserRow,
  from: DeviceOfSignIn,
): Promise<SignedIn> {
  const at = now();
  const origin = { device: from.device, place: from.place };
  const { deviceToken, isNew } = await rememberDevice(transaction, row.id, from.deviceToken, at);
  return {
    accessToken: await openSession(transaction, row.id, at, origin),
    deviceToken,
    emailId: isNew
      ? await emails.write(transaction, newDeviceEmail(config.publicUrl, addresseeOf(row), { ...origin, at }))
      : undefined,
  };
}
