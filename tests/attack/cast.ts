import { RESTORE_LIFETIME_MS, SESSION_LIFETIME_MAX_MS } from '@oja/contract/limits';

import { fillWallet } from '../../packages/server/test/ledger.ts';
import type { Database } from '../../packages/server/src/foundation/db/database.ts';
import { newId } from '../../packages/server/src/foundation/db/new-id.ts';
import { hashToken, newToken } from '../../packages/server/src/foundation/secrets/secret-token.ts';
import { newTotpSecret } from '../../packages/server/src/market/accounts/factors/totp.ts';
import { hashPassword } from '../../packages/server/src/market/accounts/passwords.ts';
import { newUserRow } from '../../packages/server/src/market/people/user-store.ts';
import { insertRows } from '../load/market/insert-rows.ts';
import { inDatabase } from '../processes/people.ts';

/** The password of all people. */
export const PASSWORD = 'adire with indigo 72';
/** What each vendor has in the wallet, in naira. */
export const BALANCE = 5000;
/** How long after its creation the session `ending` is ninety days old, in milliseconds. */
const ENDS_IN_MS = 60_000;

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/**
 * The kinds of accounts. `google` has no password: Google opened it. Admins have an authenticator app, which nobody
 * uses here; a `novice` is an admin without one. `late` and `timely` have deleted their account, a moment more and an
 * hour less than 14 days ago.
 */
const ROLES = ['customer', 'vendor', 'admin', 'novice', 'google', 'late', 'timely'] as const;
type Role = (typeof ROLES)[number];
const COUNTS: Record<Role, number> = { customer: 200, vendor: 16, admin: 8, novice: 3, google: 14, late: 1, timely: 1 };

/** How long ago an account was deleted, in milliseconds. */
const DELETED: Partial<Record<Role, number>> = { late: RESTORE_LIFETIME_MS + 1000, timely: RESTORE_LIFETIME_MS - HOUR };

/** The ages of the sessions that each person has, in milliseconds, and when each ends. */
const SESSIONS = {
  /** Signed in a moment ago. */
  fresh: { signedIn: 0, used: 0, ends: -30 * DAY },
  /** Signed in three hours ago: its token may have been stolen since. */
  old: { signedIn: 3 * HOUR, used: 0, ends: -30 * DAY },
  /** Signed in three hours ago on another device. */
  other: { signedIn: 3 * HOUR, used: 0, ends: -30 * DAY },
  /** Not used for more than thirty days. */
  idle: { signedIn: 32 * DAY, used: 31 * DAY, ends: DAY },
  /** Used all the time, and ninety days old in a moment. */
  ending: { signedIn: SESSION_LIFETIME_MAX_MS - ENDS_IN_MS, used: 2 * HOUR, ends: -ENDS_IN_MS },
} as const;
type SessionName = keyof typeof SESSIONS;

/** An account with an access token for each kind of session. */
export type Person = Record<SessionName, string> & {
  id: string;
  userName: string;
  email: string;
  /** The mark of the device where they signed in before. */
  device: string;
  /** The token of the link that restores the account, for accounts that are deleted. */
  restoreLink: string;
};

/** The accounts of a server. Each attack takes its own, so that none depends on another. */
export class Cast {
  readonly #waiting: ReadonlyMap<Role, Person[]>;
  /** When the session `ending` of each person is ninety days old. */
  readonly endsAt: number;

  constructor(waiting: ReadonlyMap<Role, Person[]>, endsAt: number) {
    this.#waiting = waiting;
    this.endsAt = endsAt;
  }

  /** Returns an account that no attack has used. */
  next(role: Role = 'customer'): Person {
    const person = this.#waiting.get(role)?.pop();
    if (!person) throw new Error(`The cast has no further ${role}: raise COUNTS.`);
    return person;
  }
}

/** Fills the database of a server that has not started yet. */
export async function addCast(dataDir: string): Promise<Cast> {
  const passwordHash = await hashPassword(PASSWORD);
  const now = Date.now();
  const waiting = new Map<Role, Person[]>();
  await inDatabase({ dataDir }, async (database) => {
    for (const role of ROLES) waiting.set(role, await addPeople(database, role, passwordHash, now));
  });
  return new Cast(waiting, now + ENDS_IN_MS);
}

async function addPeople(database: Database, role: Role, passwordHash: string, now: number): Promise<Person[]> {
  const restoreLinks: string[] = [];
  const deletedAgo = DELETED[role];
  const rows = Array.from({ length: COUNTS[role] }, (_, index) => {
    const userName = `Bisi ${role} ${String.fromCodePoint(97 + (index % 26)).repeat(1 + Math.floor(index / 26))}`;
    const email = `${userName.replaceAll(' ', '.').toLowerCase()}@mail.example`;
    const restoreLink = newToken();
    restoreLinks.push(restoreLink);
    return {
      ...newUserRow({ name: userName, userName, email, passwordHash }, now),
      activated_at: now,
      has_password: role === 'google' ? 0 : 1,
      is_verified_vendor: role === 'vendor' ? 1 : 0,
      is_admin: role === 'admin' || role === 'novice' ? 1 : 0,
      second_factors: role === 'admin' ? 1 : 0,
      ...(deletedAgo !== undefined && {
        deleted_at: now - deletedAgo,
        deleted_by: 'owner' as const,
        restore_hash: hashToken(restoreLink),
      }),
    };
  });
  await insertRows(database, 'users', rows);
  if (role === 'admin') {
    const apps = rows.map(({ id }) => ({ user_id: id, secret: newTotpSecret(), last_step: 0, created_at: now }));
    await insertRows(database, 'totp_factors', apps);
  }
  const people = rows.map((row, index): Person => {
    const { id, email, user_name: userName } = row;
    return {
      id,
      userName,
      email,
      device: newToken(),
      fresh: newToken(),
      old: newToken(),
      other: newToken(),
      idle: newToken(),
      ending: newToken(),
      restoreLink: restoreLinks[index] ?? '',
    };
  });
  await insertRows(
    database,
    'known_devices',
    people.map(({ id, device }) => ({ user_id: id, token_hash: hashToken(device), last_used_at: now - DAY })),
  );
  await insertRows(
    database,
    'sessions',
    people.flatMap((person) => [...sessionsOf(person, now)]),
  );
  if (role === 'vendor') for (const { id } of people) await fillWallet(database.queries, id, BALANCE, newId());
  return people;
}

function* sessionsOf(person: Person, now: number) {
  for (const name of ['fresh', 'old', 'other', 'idle', 'ending'] as const) {
    const { signedIn, used, ends } = SESSIONS[name];
    yield {
      token_hash: hashToken(person[name]),
      user_id: person.id,
      id: newId(),
      device: '',
      place: '',
      created_at: now - signedIn,
      last_used_at: now - used,
      expires_at: now - ends,
      proved_at: now - signedIn,
    };
  }
}
