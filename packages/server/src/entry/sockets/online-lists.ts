import { ONLINE_MAX } from '@oja/contract/limits';

import type { Presence } from '../../foundation/events/presence.ts';

/**
 * How often lists are sent, in milliseconds, and how many people get their list at a time, so that a rush of
 * connections is spread over time.
 */
const TURN_MS = 1000;
const A_TURN = 500;

/**
 * Sends the people at this node the list of those in their circle who are online, product §7 `getOnlineUsers`. A
 * change of presence is sent only to people with that person in their circle, and changes within a second are sent
 * together.
 */
export class OnlineLists {
  readonly #presence: Presence;
  readonly #send: (userId: string, online: string[]) => void;
  readonly #seesOthers: (userId: string) => boolean;
  readonly #circles = new Map<string, Set<string>>();
  /** For each person, the people at this node with that person in their circle. */
  readonly #watchers = new Map<string, Set<string>>();
  readonly #stale = new Set<string>();
  readonly #timer = setInterval(() => this.#takeTurn(), TURN_MS).unref();

  /** @param seesOthers whether a person sees the presence of others: without it, their list is empty */
  constructor(
    presence: Presence,
    send: (userId: string, online: string[]) => void,
    seesOthers: (userId: string) => boolean,
  ) {
    this.#presence = presence;
    this.#send = send;
    this.#seesOthers = seesOthers;
  }

  /** Sets the circle of a person at this node. A list that waits to be sent still is: other devices wait for it. */
  setCircle(userId: string, circle: Set<string>): void {
    this.#unwatchCircle(userId);
    this.#circles.set(userId, circle);
    for (const other of circle) this.#watch(userId, other);
  }

  /** Whether a person at this node has another in their circle. */
  isInCircle(userId: string, other: string): boolean {
    return this.#circles.get(userId)?.has(other) === true;
  }

  /** Adds a person to the circle, such as after a message. */
  addToCircle(userId: string, other: string): void {
    const circle = this.#circles.get(userId);
    if (!circle || circle.has(other)) return;
    circle.add(other);
    this.#watch(userId, other);
    this.#stale.add(userId);
  }

  /** Removes a person from the circle, such as after a block. */
  takeFromCircle(userId: string, other: string): void {
    if (!this.#circles.get(userId)?.delete(other)) return;
    this.#unwatch(userId, other);
    this.#stale.add(userId);
  }

  /** Marks a person's list to be sent again, because their circle may have changed. */
  markStale(userId: string): void {
    if (this.#circles.has(userId)) this.#stale.add(userId);
  }

  /** Removes a person who has left this node. */
  forget(userId: string): void {
    this.#unwatchCircle(userId);
    this.#circles.delete(userId);
    this.#stale.delete(userId);
  }

  /** Marks the lists that contain a person, when the person comes online or goes offline. */
  changed(userId: string): void {
    for (const watcher of this.#watchers.get(userId) ?? []) this.#stale.add(watcher);
  }

  /** The people of a person's circle who are online now. */
  listFor(userId: string): string[] {
    if (!this.#seesOthers(userId)) return [];
    return [...this.#presence.isOnline([...(this.#circles.get(userId) ?? [])])].slice(0, ONLINE_MAX);
  }

  /** The people at this node. */
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

  #unwatchCircle(userId: string): void {
    for (const other of this.#circles.get(userId) ?? []) this.#unwatch(userId, other);
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
