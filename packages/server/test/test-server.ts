import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type ErrorBody, errorBodySchema } from '@oja/contract/errors';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { inject } from 'vitest';
import type { z } from 'zod';

import { isGate } from '../../../tests/suite.ts';
import { buildApp } from '../src/entry/app.ts';
import { hashPassword } from '../src/market/accounts/passwords.ts';
import { openSession } from '../src/market/accounts/session-store.ts';
import { type Config, readConfig } from '../src/foundation/startup/config.ts';
import { prepareDataFolder } from '../src/foundation/startup/data-folder.ts';
import type { Database, DatabaseKind } from '../src/foundation/db/database.ts';
import { openDatabase } from '../src/foundation/db/connection/open-database.ts';
import { makeLog } from '../src/foundation/http/logging.ts';
import { EmailQueue } from '../src/foundation/email/email-queue.ts';
import type { Email, Mailer } from '../src/foundation/email/mailer.ts';
import { makeSmsSender } from '../src/entry/open-services.ts';
import { openRedis } from '../src/foundation/startup/redis.ts';
import type { Services } from '../src/entry/services.ts';
import { openImageStore } from '../src/foundation/uploads/open-image-store.ts';
import { newUserRow } from '../src/market/people/user-store.ts';
import { createDatabase } from './postgres.ts';

/** All databases. Every test that uses the database runs on each. */
export const DATABASES: readonly DatabaseKind[] = ['sqlite', 'postgres'];

/** The databases for long suites that hardly depend on the database: both, but only SQLite in the gate. */
export const GATE_DATABASES: readonly DatabaseKind[] = isGate ? ['sqlite'] : DATABASES;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Role = 'customer' | 'vendor' | 'admin';

export interface Account {
  id: string;
  name: string;
  userName: string;
  email: string;
  token: string;
}

export const PASSWORD = 'correct horse';
let passwordHash: Promise<string> | undefined;

/** The real app with its own database, an adjustable clock and a mailer that collects emails. */
export interface TestServer {
  app: FastifyInstance;
  /** The services of the app, also needed to create jobs. */
  services: Services;
  config: Config;
  database: Database;
  mails: Email[];
  /** Set to make the mailer fail. */
  mailFailure: { reason: string | undefined };
  clock: { now: number };
  addAccount(role?: Role, changes?: { userName?: string }): Promise<Account>;
  /** Calls the app as an account or a visitor, and returns status and parsed body. */
  call(
    method: Method,
    url: string,
    options?: { as?: Account | undefined; body?: object; headers?: Record<string, string> },
  ): Promise<Answer>;
  stop(): Promise<void>;
}

/** The answer to a call. */
export class Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;

  constructor(status: number, body: unknown, headers: Readonly<Record<string, unknown>>) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  /**
   * Returns the body, parsed and typed by the schema of the contract.
   * @throws if the call was refused or the body does not match
   */
  as<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
    const parsed = schema.safeParse(this.body);
    if (parsed.success) return parsed.data;
    throw new Error(`Not the answer of the contract: ${this.status} ${JSON.stringify(this.body)}`, {
      cause: parsed.error,
    });
  }

  /** The body of an error. Throws if the call was not refused. */
  get error(): ErrorBody {
    return this.as(errorBodySchema);
  }
}

/**
 * Starts the app for a test.
 * @param environment variables in addition to the defaults of tests
 */
export async function startTestServer(
  kind: DatabaseKind,
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'oja-server-'));
  const postgres =
    kind === 'postgres' ? await createDatabase(inject('postgresUrl'), inject('postgresTemplate')) : undefined;
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    WEB_DIR: join(folder, 'web'),
    PUBLIC_URL: 'http://oja.test',
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'silent',
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...environment,
  });
  await prepareDataFolder(config.dataDir);
  const database = await openDatabase(config);
  const redis = config.redisUrl === undefined ? undefined : await openRedis(config.redisUrl);
  const mails: Email[] = [];
  const mailFailure: TestServer['mailFailure'] = { reason: undefined };
  const clock = { now: Date.now() };
  const log = makeLog(config.logLevel);
  const emails = new EmailQueue(database.queries, collectingMailer(mails, mailFailure), () => clock.now, log);
  const services: Services = {
    config,
    database,
    redis,
    images: await openImageStore(config),
    emails,
    sms: makeSmsSender(config, database.queries, () => clock.now),
    now: () => clock.now,
    log,
  };
  const app = await buildApp(services);
  return {
    app,
    services,
    config,
    database,
    mails,
    mailFailure,
    clock,
    addAccount: (role = 'customer', changes = {}) => addAccount(database, clock.now, role, changes),
    async call(method, url, options = {}) {
      const request: InjectOptions = { method, url, headers: { ...bearer(options.as), ...options.headers } };
      const response = await app.inject(options.body === undefined ? request : { ...request, payload: options.body });
      // Emails are sent after the answer. Waiting here lets tests read them at once.
      await emails.settle();
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return new Answer(response.statusCode, isJson ? response.json() : response.body, response.headers);
    },
    async stop() {
      await app.close();
      await redis?.close();
      await database.close();
      await postgres?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the header that authenticates an account. */
export function bearer(account: Account | undefined): Record<string, string> {
  return account ? { authorization: `Bearer ${account.token}` } : {};
}

function collectingMailer(mails: Email[], failure: TestServer['mailFailure']): Mailer {
  return {
    async send(mail) {
      if (failure.reason !== undefined) throw new Error(failure.reason);
      mails.push(mail);
    },
    async check() {
      if (failure.reason !== undefined) throw new Error(failure.reason);
    },
    close: () => undefined,
  };
}

/** Inserts an activated account with an open session directly into the database. */
async function addAccount(
  database: Database,
  now: number,
  role: Role,
  changes: { userName?: string },
): Promise<Account> {
  passwordHash ??= hashPassword(PASSWORD);
  const userName = changes.userName ?? `${role}-${randomBytes(5).toString('hex')}`;
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const row = {
    ...newUserRow({ name: `The ${role}`, userName, email, passwordHash: await passwordHash }, now),
    activated_at: now,
    is_verified_vendor: role === 'vendor' ? 1 : 0,
    is_admin: role === 'admin' ? 1 : 0,
  };
  await database.queries.insertInto('users').values(row).execute();
  return { id: row.id, name: row.name, userName, email, token: await openSession(database.queries, row.id, now) };
}
