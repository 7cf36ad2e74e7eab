import type { Account, Answer, Method, TestServer } from '../test-server.ts';

/**
 * All roles that can make a call. The owner is a vendor who owns what the row creates, and the vendor is another one.
 * The deleted account still sends its old token. The hidden account was deleted by its owner and can be restored; it
 * has a session all the same, as one that a login has opened during the deletion.
 */
export const ROLES = [
  'visitor',
  'deleted account',
  'hidden account',
  'other user',
  'owner',
  'vendor',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** The roles with a session. */
export const MEMBERS: ReadonlySet<Role> = new Set(['other user', 'owner', 'vendor', 'admin']);

/** The users of one call. They are new for each call, so that calls do not affect each other. */
export interface Scene {
  server: TestServer;
  owner: Account;
  /** The caller, or undefined for a visitor. */
  as: Account | undefined;
  /** The caller, whose session is as old as the call needs. Rows call it right before a helper makes their call. */
  caller: () => Promise<Account | undefined>;
  /** Makes a call as the caller. */
  request: (method: Method, url: string, body?: object) => Promise<Answer>;
}

/** One route, and the status that each role gets. */
export interface Row {
  /** As the app registers it, such as 'DELETE /api/v1/posts/:id'. */
  route: string;
  /** Creates what the call needs as the owner, then makes the call. */
  call: (scene: Scene) => Promise<Answer>;
  statuses: Record<Role, number>;
}

/** For calls that need a session: the roles without one. */
export const WITHOUT_SESSION = { visitor: 401, 'deleted account': 401, 'hidden account': 401 } as const;

/** For calls that are open to everybody. */
export function everybody(status: number): Record<Role, number> {
  return { ...everyMember(status), visitor: status, 'deleted account': status, 'hidden account': status };
}

/** For calls that are open to everybody with a session. */
export function everyMember(status: number): Record<Role, number> {
  return { ...WITHOUT_SESSION, 'other user': status, owner: status, vendor: status, admin: status };
}

/** For calls that only the owner may make. */
export function ownerOnly(status: number): Record<Role, number> {
  return { ...everyMember(403), owner: status };
}

/** For calls that the owner and admins may make. */
export function ownerOrAdmin(status: number): Record<Role, number> {
  return { ...ownerOnly(status), admin: status };
}

/** For calls that only admins may make. */
export function adminsOnly(status: number): Record<Role, number> {
  return { ...everyMember(403), admin: status };
}
