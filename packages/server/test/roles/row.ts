import type { Account, Answer, Method, TestServer } from '../test-server.ts';

/**
 * Everyone a call may come from. The owner is the vendor whom the things a row makes belong to; the vendor is another
 * one; the deleted account still shows the token it had.
 */
export const ROLES = ['visitor', 'deleted account', 'other user', 'owner', 'vendor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a row finds: people made for this one call, so that whatever it does spoils no other. */
export interface Scene {
  server: TestServer;
  owner: Account;
  /** Who asks; nobody for a visitor. */
  as: Account | undefined;
  /** Calls as that person. */
  ask: (method: Method, url: string, body?: object) => Promise<Answer>;
}

/** One route, and the status that each role meets there. */
export interface Row {
  /** As the app registers it, such as 'DELETE /api/v1/posts/:id'. */
  route: string;
  /** Makes what the call is about, as the owner's, then asks. */
  call: (scene: Scene) => Promise<Answer>;
  meets: Record<Role, number>;
}

/** For calls behind a session: who has none. */
export const WITHOUT_SESSION = { visitor: 401, 'deleted account': 401 } as const;

/** For calls that anybody may make. */
export function everybody(status: number): Record<Role, number> {
  return { ...everyMember(status), visitor: status, 'deleted account': status };
}

/** For calls that everybody with a session may make alike. */
export function everyMember(status: number): Record<Role, number> {
  return { ...WITHOUT_SESSION, 'other user': status, owner: status, vendor: status, admin: status };
}

/** For calls that only the owner of what is asked about may make. */
export function ownerOnly(status: number): Record<Role, number> {
  return { ...everyMember(403), owner: status };
}

/** The same, but admins may too. */
export function ownerOrAdmin(status: number): Record<Role, number> {
  return { ...ownerOnly(status), admin: status };
}

/** For calls that only admins may make. */
export function adminsOnly(status: number): Record<Role, number> {
  return { ...everyMember(403), admin: status };
}
