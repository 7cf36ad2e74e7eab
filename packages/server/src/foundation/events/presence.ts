/** Who is online now. A person is online with a socket in any tab, on any device, at any node. */
export interface Presence {
  /** The ones among these people who are online. Answered from memory. */
  isOnline(ids: readonly string[]): ReadonlySet<string>;
}
