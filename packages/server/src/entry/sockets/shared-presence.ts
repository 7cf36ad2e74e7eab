import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';

import { errorText } from '../../foundation/startup/startup-fault.ts';
import type { OnlinePeople } from './online-people.ts';
import type { Sockets } from './socket-server.ts';

const NODES = 'oja:presence:nodes';
const peopleAt = (node: string) => `oja:presence:at:${node}`;

/** How often a node stores who is online at it, and reads who is online at the others, in milliseconds. */
const BEAT_MS = 10_000;
/** How long a stored list is valid, in seconds: the people of a killed node are offline after this. */
const BELIEVED_S = 30;
/** How long a silent node is remembered, in milliseconds. */
const FORGOTTEN_MS = 60 * 60 * 1000;
/** How long changes are collected before they are published, in milliseconds. */
const GATHER_MS = 300;
/** People in one command. */
const BATCH = 1000;

/**
 * Shares presence between the nodes: publishes changes at once, and exchanges the whole lists regularly, which
 * corrects missed changes. While Redis is unavailable, the last known state of other nodes stays.
 */
export class SharedPresence {
  readonly #redis: Redis;
  readonly #sockets: Sockets;
  readonly #people: OnlinePeople;
  readonly #node: string;
  readonly #log: FastifyBaseLogger;
  readonly #changed = new Set<string>();
  readonly #beat: NodeJS.Timeout;
  #gathering: NodeJS.Timeout | undefined;

  constructor(redis: Redis, sockets: Sockets, people: OnlinePeople, node: string, log: FastifyBaseLogger) {
    this.#redis = redis;
    this.#sockets = sockets;
    this.#people = people;
    this.#node = node;
    this.#log = log;
    this.#beat = setInterval(() => this.refresh(), BEAT_MS).unref();
    sockets.on('presence', (from: string, here: string[], gone: string[]) => {
      for (const userId of here) people.add(from, userId);
      for (const userId of gone) people.remove(from, userId);
    });
    this.refresh();
  }

  /** Records that a person came online or went offline at this node. */
  note(userId: string): void {
    this.#changed.add(userId);
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      void this.#try(() => this.#announce());
    }, GATHER_MS).unref();
  }

  /** Stores who is online at this node and reads who is online at the others, such as when Redis is back. */
  refresh(): void {
    void this.#try(async () => {
      await this.#write();
      await this.#read();
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.#beat);
    clearTimeout(this.#gathering);
    const here = [...this.#people.at(this.#node)];
    await this.#try(async () => {
      await this.#redis.multi().del(peopleAt(this.#node)).zrem(NODES, this.#node).exec();
      this.#sockets.serverSideEmit('presence', this.#node, [], here);
    });
  }

  async #announce(): Promise<void> {
    const ids = [...this.#changed];
    this.#changed.clear();
    const all = this.#people.at(this.#node);
    const here = ids.filter((id) => all.has(id));
    const gone = ids.filter((id) => !all.has(id));
    const change = this.#redis.multi();
    for (const some of batches(here)) change.sadd(peopleAt(this.#node), ...some);
    for (const some of batches(gone)) change.srem(peopleAt(this.#node), ...some);
    await change.expire(peopleAt(this.#node), BELIEVED_S).exec();
    this.#sockets.serverSideEmit('presence', this.#node, here, gone);
  }

  async #write(): Promise<void> {
    const now = Date.now();
    const key = peopleAt(this.#node);
    const all = this.#redis
      .multi()
      .zadd(NODES, String(now), this.#node)
      .zremrangebyscore(NODES, '-inf', String(now - FORGOTTEN_MS))
      .del(key);
    for (const some of batches([...this.#people.at(this.#node)])) all.sadd(key, ...some);
    await all.expire(key, BELIEVED_S).exec();
  }

  async #read(): Promise<void> {
    const others = (await this.#redis.zrange(NODES, '0', '-1')).filter((node) => node !== this.#node);
    for (const node of others) this.#people.replace(node, new Set(await this.#redis.smembers(peopleAt(node))));
    for (const node of this.#people.nodes()) {
      if (node !== this.#node && !others.includes(node)) this.#people.replace(node, new Set());
    }
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#log.warn({ reason: errorText(error) }, 'presence could not be shared and will be tried again');
    }
  }
}

function batches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  );
}
