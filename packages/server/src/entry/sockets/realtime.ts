import type { EventPublisher } from '../../foundation/events/event-publisher.ts';
import type { Presence } from '../../foundation/events/presence.ts';

/** The operations on sockets that routes can use, at all nodes. */
export interface Realtime extends Presence {
  events: EventPublisher;
  /** Closes every socket of a person, such as when all their sessions end or they delete their account. */
  disconnect(userId: string): void;
  /**
   * Closes the sockets of one session, such as at logout.
   * @param tokenHash as in the sessions table
   */
  disconnectSession(tokenHash: string): void;
  /** Ends, at all nodes, the events about reports on the sockets of an admin who has lost their second factor. */
  endAdminEvents(userId: string): void;
  /** Sets, at all nodes, whether two people see each other's presence. */
  relate(one: string, other: string, mayKnow: boolean): void;
  /** Sends, soon and at all nodes, the posts that were published or removed to the connected followers. */
  announcePosts(): void;
  /** Applies, at all nodes, that a person shows or hides their presence from now on. */
  showPresence(userId: string, isShown: boolean): void;
}
