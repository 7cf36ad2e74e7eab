import { ONLINE_MAX } from '@oja/contract/limits';

import type { Presence } from './presence.ts';

/** How often lists are sent, and how many people get theirs at a time: when the whole town comes online, it takes its turn. */
const TURN_MS = 1000;
const A_TURN = 500;

/**
 * Tells the people at this node who of their circle is online, spec §7 `getOnlineUsers`. Whoever comes or goes is told
 * to those alone to whom it matters, and changes of a second together.
 */
export class OnlineLists {
  readonly #presence: Presence;
  readonly #send: (userId: string, online: string[]) => void;
  readonly #circles = new Map<string, Set<string>>();
  /** To whom here each person matters. */
  readonly #watchers = new Map<string, Set<string>>();
  readonly #stale = new Set<string>();
  readonly #timer = setInterval(() => this.#takeTurn(), TURN_MS).unref();

  constructor(presence: Presence, send: (userId: string, online: string[]) => void) {
    this.#presence = presence;
    this.#send = send;
  }

  /** Sets who matters to somebody here. */
  setCircle(userId: string, circle: Set<string>): void {
    this.forget(userId);
    this.#circles.set(userId, circle);
    for (const other of circle) this.#watch(userId, other);
  }

  /** Two people have begun to matter to each other, such as by a message. */
  addToCircle(userId: string, other: string): void {
    const circle = this.#circles.get(userId);
    if (!circle || circle.has(other)) return;
    circle.add(other);
    this.#watch(userId, other);
    this.#stale.add(userId);
  }

  /** Two people do not matter to each other any more, such as by a block. */
  takeFromCircle(userId: string, other: string): void {
    if (!this.#circles.get(userId)?.delete(other)) return;
    this.#unwatch(userId, other);
    this.#stale.add(userId);
  }

  /** Somebody's circle may be another: they are sent their list again. */
  sendAnew(userId: string): void {
    if (this.#circles.has(userId)) this.#stale.add(userId);
  }

  /** Nobody of that name is here any more. */
  forget(userId: string): void {
    for (const other of this.#circles.get(userId) ?? []) this.#unwatch(userId, other);
    this.#circles.delete(userId);
    this.#stale.delete(userId);
  }

  /** Somebody has come online or gone. */
  changed(userId: string): void {
    for (const watcher of this.#watchers.get(userId) ?? []) this.#stale.add(watcher);
  }

  /** Who of somebody's circle is online now. */
  listFor(userId: string): string[] {
    return [...this.#presence.isOnline([...(this.#circles.get(userId) ?? [])])].slice(0, ONLINE_MAX);
  }

  /** The people here. */
  people(): string[] {
    return [...this.#circles.keys()];
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #watch(userId: string, other: string): void {
    const watchers = this.#watchers.get(other) ?? new Set();
    this.#watchers.set(other, watchers.add(userId));
  }

  #unwatch(userId: string, other: string): void {
    const watchers = this.#watchers.get(other);
    watchers?.delete(userId);
    if (watchers?.size === 0) this.#watchers.delete(other);
  }

  #takeTurn(): void {
    let left = A_TURN;
    for (const userId of this.#stale) {
      if (left === 0) return;
      left -= 1;
      this.#stale.delete(userId);
      this.#send(userId, this.listFor(userId));
    }
  }
}
