import { randomUUID } from 'node:crypto';

import type { Services } from '../services.ts';
import { errorText } from '../../foundation/startup/startup-fault.ts';
import { SocketCounts } from './socket-counts.ts';
import { findCircle } from './circle.ts';
import { OnlineLists } from './online-lists.ts';
import { OnlinePeople } from './online-people.ts';
import type { Presence } from '../../foundation/events/presence.ts';
import { showsPresence } from '../../market/people/shows-presence.ts';
import { SharedPresence } from './shared-presence.ts';
import { type Sockets, userRoom } from './socket-server.ts';

/** Manages presence: counts sockets, informs other nodes, and sends people the presence of others. */
export class PresenceService implements Presence {
  readonly #services: Services;
  readonly #sockets: Sockets;
  readonly #node = randomUUID();
  readonly #counts: SocketCounts;
  readonly #people: OnlinePeople;
  readonly #lists: OnlineLists;
  readonly #shared: SharedPresence | undefined;
  /** The people at this node who show their presence. Nobody does before their setting was read. */
  readonly #showing = new Set<string>();
  /** Counts changes of the setting, so that a read that began before one is repeated. */
  #settingChanges = 0;
  /** Counts the changes of the circle of each person at this node, so that a read that began before one is repeated. */
  readonly #circleChanges = new Map<string, number>();

  constructor(services: Services, sockets: Sockets) {
    this.#services = services;
    this.#sockets = sockets;
    this.#people = new OnlinePeople((userId) => this.#lists.changed(userId));
    this.#lists = new OnlineLists(
      this.#people,
      (userId, online) => sockets.local.to(userRoom(userId)).emit('getOnlineUsers', online),
      (userId) => this.#showing.has(userId),
    );
    this.#shared =
      services.redis && new SharedPresence(services.redis.client, sockets, this.#people, this.#node, services.log);
    this.#counts = new SocketCounts((userId, isHere) => {
      // A person who arrives becomes visible once their setting was read, see listFor.
      if (isHere) return;
      this.#setShown(userId, false);
      this.#lists.forget(userId);
      this.#circleChanges.delete(userId);
    });
    sockets.on('presenceSetting', (userId: string, isShown: boolean) => this.#showHere(userId, isShown));
    sockets.on('relation', (one: string, other: string, mayKnow: boolean) => this.#relateHere(one, other, mayKnow));
  }

  isOnline(ids: readonly string[]): ReadonlySet<string> {
    return this.#people.isOnline(ids);
  }

  arrive(userId: string): void {
    this.#counts.add(userId);
  }

  leave(userId: string): void {
    this.#counts.remove(userId);
  }

  /**
   * The people of a person's circle who are online. From now on, the person is notified of changes, and is online for
   * others if they show their presence.
   */
  async listFor(userId: string): Promise<string[]> {
    await this.refreshCircles([userId]);
    return this.#lists.listFor(userId);
  }

  /** Reads the circles of some people at this node, and whether they show their presence, from the database again. */
  async refreshCircles(userIds: readonly string[]): Promise<void> {
    for (const userId of userIds) {
      await this.#refreshSetting(userId);
      let circle: Set<string>;
      let changes: number | undefined;
      do {
        changes = this.#circleChanges.get(userId);
        circle = await findCircle(this.#services.database.queries, userId);
      } while (changes !== this.#circleChanges.get(userId));
      if (this.#counts.has(userId)) this.#lists.setCircle(userId, circle);
    }
  }

  /** Adds two people to each other's circles. */
  connectCircles(one: string, other: string): void {
    this.#addToCircle(one, other);
    this.#addToCircle(other, one);
  }

  #addToCircle(userId: string, other: string): void {
    if (this.#lists.isInCircle(userId, other)) return;
    this.#circleChanged(userId);
    this.#lists.addToCircle(userId, other);
  }

  #circleChanged(userId: string): void {
    if (this.#counts.has(userId)) this.#circleChanges.set(userId, (this.#circleChanges.get(userId) ?? 0) + 1);
  }

  /**
   * Sets whether two people see each other's presence, at every node, after a block or its end.
   * @param mayKnow whether they see each other's presence from now on
   */
  relate(one: string, other: string, mayKnow: boolean): void {
    this.#relateHere(one, other, mayKnow);
    if (this.#services.redis) this.#sockets.serverSideEmit('relation', one, other, mayKnow);
  }

  /** Applies, at every node, that a person shows or hides their presence from now on. */
  showPresence(userId: string, isShown: boolean): void {
    this.#showHere(userId, isShown);
    if (this.#services.redis) this.#sockets.serverSideEmit('presenceSetting', userId, isShown);
  }

  #showHere(userId: string, isShown: boolean): void {
    this.#settingChanges += 1;
    // Hidden also in the seconds after the last socket has closed.
    if (!isShown || this.#counts.has(userId)) this.#setShown(userId, isShown);
  }

  async #refreshSetting(userId: string): Promise<void> {
    let isShown: boolean;
    let changes: number;
    do {
      changes = this.#settingChanges;
      isShown = await showsPresence(this.#services.database.queries, userId);
    } while (changes !== this.#settingChanges);
    if (this.#counts.has(userId)) this.#setShown(userId, isShown);
  }

  /** A person who hides their presence is offline for everybody, and their own list is empty. */
  #setShown(userId: string, isShown: boolean): void {
    if (this.#showing.has(userId) === isShown) return;
    if (isShown) {
      this.#showing.add(userId);
      this.#people.add(this.#node, userId);
    } else {
      this.#showing.delete(userId);
      this.#people.remove(this.#node, userId);
    }
    this.#lists.markStale(userId);
    this.#shared?.note(userId);
  }

  #relateHere(one: string, other: string, mayKnow: boolean): void {
    if (!mayKnow) {
      this.#lists.takeFromCircle(one, other);
      this.#lists.takeFromCircle(other, one);
    }
    this.#circleChanged(one);
    this.#circleChanged(other);
    void this.#refreshLists([one, other]);
  }

  async #refreshLists(userIds: readonly string[]): Promise<void> {
    try {
      await this.refreshCircles(userIds);
      for (const userId of userIds) this.#lists.markStale(userId);
    } catch (error) {
      this.#services.log.warn(
        { reason: errorText(error) },
        'who matters to two people could not be looked up and will be with a later round',
      );
    }
  }

  /** The people whose circles are held at this node. */
  here(): string[] {
    return this.#lists.people();
  }

  /** Exchanges the whole presence with the other nodes again, such as when Redis is back. */
  refresh(): void {
    this.#shared?.refresh();
  }

  async stop(): Promise<void> {
    this.#counts.stop();
    this.#lists.stop();
    await this.#shared?.stop();
  }
}
