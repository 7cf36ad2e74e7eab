/**
 * How long a person stays online after their last socket has closed, in milliseconds, so that presence does not
 * flicker when a page reloads.
 */
const GRACE_MS = 5000;

/** Counts each person's sockets at this node, across tabs and devices. */
export class SocketCounts {
  readonly #sockets = new Map<string, number>();
  readonly #leaving = new Map<string, NodeJS.Timeout>();
  readonly #onChange: (userId: string, isHere: boolean) => void;

  /** @param onChange called when a person's first socket opens, and some seconds after their last one has closed */
  constructor(onChange: (userId: string, isHere: boolean) => void) {
    this.#onChange = onChange;
  }

  add(userId: string): void {
    const count = (this.#sockets.get(userId) ?? 0) + 1;
    this.#sockets.set(userId, count);
    if (count > 1) return;
    const leaving = this.#leaving.get(userId);
    clearTimeout(leaving);
    this.#leaving.delete(userId);
    if (!leaving) this.#onChange(userId, true);
  }

  remove(userId: string): void {
    const count = (this.#sockets.get(userId) ?? 0) - 1;
    if (count > 0) {
      this.#sockets.set(userId, count);
      return;
    }
    this.#sockets.delete(userId);
    const timer = setTimeout(() => {
      this.#leaving.delete(userId);
      this.#onChange(userId, false);
    }, GRACE_MS);
    this.#leaving.set(userId, timer.unref());
  }

  /** Whether the person has a socket now. */
  has(userId: string): boolean {
    return this.#sockets.has(userId);
  }

  stop(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
  }
}
