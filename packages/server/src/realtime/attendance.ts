/** How long a person stays online after their last socket has gone: a page that is loaded again does not flicker. */
const GRACE_MS = 5000;

/** Counts each person's sockets at this node, across tabs and devices. */
export class Attendance {
  readonly #sockets = new Map<string, number>();
  readonly #leaving = new Map<string, NodeJS.Timeout>();
  readonly #onChange: (userId: string, isHere: boolean) => void;

  /** @param onChange called when somebody's first socket comes, and when some seconds have passed since their last one went */
  constructor(onChange: (userId: string, isHere: boolean) => void) {
    this.#onChange = onChange;
  }

  arrive(userId: string): void {
    const count = (this.#sockets.get(userId) ?? 0) + 1;
    this.#sockets.set(userId, count);
    if (count > 1) return;
    const leaving = this.#leaving.get(userId);
    clearTimeout(leaving);
    this.#leaving.delete(userId);
    if (!leaving) this.#onChange(userId, true);
  }

  leave(userId: string): void {
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

  /** Whether any socket of theirs is here now. */
  has(userId: string): boolean {
    return this.#sockets.has(userId);
  }

  stop(): void {
    for (const timer of this.#leaving.values()) clearTimeout(timer);
  }
}
