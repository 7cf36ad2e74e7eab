import type { Parts } from '@oja/contract/client-config';
import { sql } from 'kysely';

import { dataPaths } from '../data-folder.ts';
import type { Services } from '../services.ts';
import { errorText } from '../startup-fault.ts';
import { probeFolder } from './probe-folder.ts';

type PartName = keyof Parts;

/** Rejects when the part is away. */
type Check = () => Promise<void>;

/** How long a look counts: however often anybody asks, the parts are tried a few times a second at most. */
const FRESH_MS = 250;

/** How long a part may take to answer. */
const PATIENCE_MS = 2000;

/** What the server found when it looked at its parts. */
export interface Look {
  parts: Parts;
  /** Whether something is away that nearly every call needs. */
  isReady: boolean;
}

/** Looks whether what the server works with is there, for GET /ready and the metrics. */
export class Readiness {
  readonly #checks: Readonly<Record<PartName, Check | undefined>>;
  readonly #needed: readonly PartName[];
  readonly #log: Services['log'];
  #last: { look: Promise<Look>; at: number } | undefined;
  #known: Parts | undefined;

  constructor(services: Services) {
    const { config, database, images, redis, letters, log } = services;
    const onFile = database.kind === 'sqlite';
    this.#log = log;
    this.#checks = {
      database: async () => void (await sql`select 1`.execute(database.queries)),
      disk: () => probeFolder(dataPaths(config.dataDir).unfinished),
      redis: redis && (async () => refuseUnless(await redis.health(), 'no answer to a ping')),
      s3: config.s3 && (() => images.check()),
      smtp:
        config.smtpUrl === undefined
          ? undefined
          : async () => {
              const health = await letters.health();
              refuseUnless(health.ok, health.ok ? '' : health.reason);
            },
    };
    // Without Redis each server goes on by itself, letters wait for the mail server, and pages show posts whose pictures
    // come later; with a file as database, a full disk ends every change.
    this.#needed = onFile ? ['database', 'disk'] : ['database'];
  }

  async look(): Promise<Look> {
    if (!this.#last || performance.now() - this.#last.at > FRESH_MS) this.#last = { look: this.#lookAnew(), at: performance.now() };
    return this.#last.look;
  }

  async #lookAnew(): Promise<Look> {
    const [database, disk, redis, s3, smtp] = await Promise.all([
      this.#stateOf('database'), this.#stateOf('disk'), this.#stateOf('redis'), this.#stateOf('s3'), this.#stateOf('smtp'),
    ]);
    this.#known = { database, disk, redis, s3, smtp };
    const parts = this.#known;
    return { parts, isReady: this.#needed.every((name) => parts[name] === 'ok') };
  }

  async #stateOf(name: PartName): Promise<Parts[PartName]> {
    const check = this.#checks[name];
    if (!check) return 'unused';
    try {
      await withinPatience(check());
    } catch (error) {
      // Once for each time it goes away, however often it is looked at.
      if (this.#known?.[name] !== 'away') this.#log.error({ part: name, reason: errorText(error) }, 'a part is away');
      return 'away';
    }
    if (this.#known?.[name] === 'away') this.#log.info({ part: name }, 'a part is back');
    return 'ok';
  }
}

function refuseUnless(holds: boolean, reason: string): void {
  if (!holds) throw new Error(reason);
}

async function withinPatience(check: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS / 1000} seconds`)), PATIENCE_MS);
  });
  try {
    await Promise.race([check, late]);
  } finally {
    clearTimeout(timer);
  }
}
