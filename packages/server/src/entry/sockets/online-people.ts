import type { Presence } from '../../foundation/events/presence.ts';

/** Who is online at which node, as far as this node knows. A person is online while any node reports them. */
export class OnlinePeople implements Presence {
  readonly #byNode = new Map<string, Set<string>>();
  /** The number of nodes at which each person is. */
  readonly #counts = new Map<string, number>();
  readonly #onChange: (userId: string) => void;

  /** @param onChange called when a person comes online or goes offline */
  constructor(onChange: (userId: string) => void) {
    this.#onChange = onChange;
  }

  isOnline(ids: readonly string[]): ReadonlySet<string> {
    return new Set(ids.filter((id) => this.#counts.has(id)));
  }

  /** The people at one node. */
  at(node: string): ReadonlySet<string> {
    return this.#byNode.get(node) ?? new Set();
  }

  /** The nodes that have, or had, people. */
  nodes(): string[] {
    return [...this.#byNode.keys()];
  }

  add(node: string, userId: string): void {
    const there = this.#byNode.get(node) ?? new Set();
    this.#byNode.set(node, there);
    if (there.has(userId)) return;
    there.add(userId);
    const count = (this.#counts.get(userId) ?? 0) + 1;
    this.#counts.set(userId, count);
    if (count === 1) this.#onChange(userId);
  }

  remove(node: string, userId: string): void {
    const there = this.#byNode.get(node);
    if (!there?.delete(userId)) return;
    if (there.size === 0) this.#byNode.delete(node);
    const count = (this.#counts.get(userId) ?? 0) - 1;
    if (count > 0) {
      this.#counts.set(userId, count);
    } else {
      this.#counts.delete(userId);
      this.#onChange(userId);
    }
  }

  /** Replaces the people at a node: those missing from the list are no longer there. */
  replace(node: string, userIds: ReadonlySet<string>): void {
    for (const userId of this.at(node)) if (!userIds.has(userId)) this.remove(node, userId);
    for (const userId of userIds) this.add(node, userId);
  }
}
