import { setTimeout as pause } from 'node:timers/promises';

import type { Random } from '../../packages/server/src/entry/seed/random.ts';
import { type RedisServer, startRedis } from '../../packages/server/test/redis.ts';
import { type Place, makePlace } from '../faults/place.ts';
import { type OjaServer, startOja } from '../processes/oja-server.ts';
import { type Person, addPeople } from '../processes/people.ts';
import type { Tally } from './tally.ts';

/** The servers that carry the messages. */
export interface Topology {
  name: string;
  database: 'SQLite' | 'PostgreSQL';
  nodes: number;
}

/** The time between the end of a server and its next start. */
const AWAY_MS = [100, 2000] as const;
/** Other work on the machine slows a start. */
const START_MS = 60_000;

/** The servers under test, with two users and all they need; everything is removed at the end. */
export class Servers {
  readonly place: Place;
  readonly people: readonly [Person, Person];
  readonly #redis: RedisServer | undefined;
  readonly #nodes: OjaServer[] = [];

  private constructor(place: Place, people: readonly [Person, Person], redis: RedisServer | undefined) {
    this.place = place;
    this.people = people;
    this.#redis = redis;
  }

  static async start({ database, nodes }: Topology): Promise<Servers> {
    const place = await makePlace(database);
    const [ada, bayo] = await addPeople(place, 2, 'torture');
    if (!ada || !bayo) throw new Error('There are not two people.');
    const servers = new Servers(place, [ada, bayo], nodes > 1 ? await startRedis() : undefined);
    for (let node = 0; node < nodes; node += 1) servers.#nodes.push(await servers.#launch());
    return servers;
  }

  get ports(): readonly number[] {
    return this.#nodes.map(({ port }) => port);
  }

  /** The address of the first server. */
  get url(): string {
    return this.#nodes[0]?.url ?? '';
  }

  /** Kills one server (kill -9) and restarts it after a while. */
  async killOne(random: Random, tally: Tally): Promise<void> {
    const index = random.between(0, this.#nodes.length - 1);
    const node = this.#nodes[index];
    if (!node) return;
    tally.note('server killed');
    node.program.kill('SIGKILL');
    await node.program.ended;
    await pause(random.between(...AWAY_MS));
    this.#nodes[index] = await this.#launch(node.port);
  }

  async remove(): Promise<void> {
    await Promise.all(this.#nodes.map(({ program }) => program.stop()));
    await this.#redis?.stop();
    await this.place.remove();
  }

  #launch(port?: number): Promise<OjaServer> {
    return startOja({
      withinMs: START_MS,
      ...this.place,
      ...(port !== undefined && { port }),
      ...(this.#redis && { environment: { REDIS_URL: this.#redis.url } }),
    });
  }
}
