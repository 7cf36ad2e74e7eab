import type { Parts } from '@oja/contract/client-config';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { dataPaths } from '../../foundation/startup/data-folder.ts';
import type { Services } from '../services.ts';
import { errorText } from '../../foundation/startup/startup-fault.ts';

type PartName = keyof Parts;

/** Checks one part; rejects when the part is unavailable. */
type Check = () => Promise<void>;

/** How long a result is used, in milliseconds, so that frequent requests cause only a few checks a second. */
const FRESH_MS = 250;

/** How long a part may take to answer, in milliseconds. */
const PATIENCE_MS = 2000;

/** The result of checking the server's parts. */
export interface Look {
  parts: Parts;
  /** Whether all parts are available that nearly every call needs. */
  isReady: boolean;
}

/** Checks whether the parts that the server depends on are available, for GET /ready and the metrics. */
export class Readiness {
  readonly #checks: Readonly<Record<PartName, Check | undefined>>;
  readonly #needed: readonly PartName[];
  readonly #log: Services['log'];
  #last: { look: Promise<Look>; at: number } | undefined;
  #known: Parts | undefined;

  constructor(services: Services) {
    const { config, database, images, redis, emails, log } = services;
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
              const health = await emails.health();
              refuseUnless(health.ok, health.ok ? '' : health.reason);
            },
    };
    // Without Redis each server works alone, emails wait for the mail server, and pages show posts whose pictures
    // come later. With a file as database, a full disk prevents every change.
    this.#needed = onFile ? ['database', 'disk'] : ['database'];
  }

  async look(): Promise<Look> {
    if (!this.#last || performance.now() - this.#last.at > FRESH_MS)
      this.#last = { look: this.#checkParts(), at: performance.now() };
    return this.#last.look;
  }

  async #checkParts(): Promise<Look> {
    const [database, disk, redis, s3, smtp] = await Promise.all([
      this.#stateOf('database'),
      this.#stateOf('disk'),
      this.#stateOf('redis'),
      this.#stateOf('s3'),
      this.#stateOf('smtp'),
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
      // Logged only when the part becomes unavailable, not at every check.
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

/** More than a file system stores beside a name, so that it needs disk space. */
const PROBE = Buffer.alloc(64 * 1024);

/**
 * Checks whether a folder can be written, by writing to it: the free space does not show quotas or a read-only disk.
 * @throws the system's error when it cannot be written
 */
async function probeFolder(folder: string): Promise<void> {
  const file = join(folder, `probe-${randomUUID()}`);
  try {
    await writeFile(file, PROBE, { flag: 'wx' });
  } finally {
    await rm(file, { force: true });
  }
}
