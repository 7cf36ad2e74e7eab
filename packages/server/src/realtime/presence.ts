/** Who is online now: whoever has a socket, in any tab, on any device, at any node. */
export interface Presence {
  /** Those among the people who are online. Answered from memory. */
  isOnline(ids: readonly string[]): ReadonlySet<string>;
}
