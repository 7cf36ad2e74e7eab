import { createHash } from 'node:crypto';

import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

import { errorCode, errorText } from '../../startup/startup-fault.ts';
import { PLANNED_ONCE, SENT_WITH_NEXT } from '../statement-marks.ts';

/** Prepared statements of each connection. Lists in `in (…)` make many texts, so the number is limited. */
const NAMES_MAX = 500;

/**
 * How a connection plans. A plan that is made once must not depend on how many rows there were at that time: it uses an
 * index wherever there is one. Other statements, such as a search, are planned for their values.
 */
const planning = (mode: string, seqscan: string) =>
  `select set_config('plan_cache_mode', '${mode}', false), set_config('enable_seqscan', '${seqscan}', false)`;
const PLANS_ONCE = planning('force_generic_plan', 'off');
const PLANS_EACH = planning('auto', 'on');

/** `select *` and `returning *` return other columns after a migration, which a prepared statement must not. */
const CHANGEABLE = /(?<!count\()\*/v;

/** They are not planned. */
const IN_TRANSACTIONS = new Set(['begin', 'commit', 'rollback']);

/** The part of the driver's connection that is used here. */
interface Connection {
  query<Row>(statement: Statement): Promise<PostgresQueryResult<Row>>;
  release(destroy?: boolean): void;
}

interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/**
 * PostgreSQL's code before it ends a connection. The driver notices only a moment later that the connection is gone.
 */
const ENDED = '57P01';

/** The driver's error text when an answer does not arrive in time. */
const TOO_LATE = 'Query read timeout';

/**
 * Passes the driver's connections to Kysely, with four differences. PostgreSQL parses each text once per connection
 * instead of once per query, which is most of the cost of a short query. Statements with lists are planned once.
 * Statements whose result nobody uses are sent together with the next one. A connection on which an answer did not
 * arrive in time is discarded: the network may have lost the query, and the next user of the connection would wait
 * behind it.
 */
export function postgresConnections(pool: {
  options: object;
  connect(): Promise<Connection>;
  end(): Promise<void>;
}): PostgresPool {
  const names = new Map<string, string>();
  const known = new WeakMap<Connection, PostgresConnection>();
  return {
    options: pool.options,
    async connect() {
      const connection = await pool.connect();
      const named = known.get(connection) ?? new PostgresConnection(connection, names);
      known.set(connection, named);
      return named;
    },
    end: () => pool.end(),
  };
}

class PostgresConnection implements PostgresPoolClient {
  readonly #connection: Connection;
  readonly #names: Map<string, string>;
  /** What is sent with the next statement. */
  #held: Statement[] = [];
  /** Undefined after a rollback, which also takes back how it plans. */
  #plans: string | undefined = PLANS_EACH;
  #isLost = false;
  #isEnding = false;

  constructor(connection: Connection, names: Map<string, string>) {
    this.#connection = connection;
    this.#names = names;
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new TypeError('Answers are read whole here: there are no cursors');
    return this.#run(text, parameters);
  }

  async #run<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.#isLost) throw new Error(TOO_LATE);
    if (!IN_TRANSACTIONS.has(text)) this.#plan(text.includes(PLANNED_ONCE) ? PLANS_ONCE : PLANS_EACH);
    if (text === 'rollback') this.#plans = undefined;
    const statement = this.#statement(text, parameters);
    if (text === 'begin' || text.includes(SENT_WITH_NEXT)) {
      this.#held.push(statement);
      return { command: 'SELECT', rowCount: 0, rows: [] };
    }
    const earlier = this.#held.map((held) => this.#connection.query(held));
    this.#held = [];
    const answer = this.#connection.query<Row>(statement);
    try {
      // The first error is the cause of the others.
      for (const sent of await Promise.allSettled([...earlier, answer]))
        if (sent.status === 'rejected') throw sent.reason;
      return await answer;
    } catch (error) {
      this.#isLost = errorText(error) === TOO_LATE;
      this.#isEnding = errorCode(error) === ENDED;
      throw error;
    }
  }

  release(destroy = false): void {
    this.#connection.release(destroy || this.#isLost || this.#isEnding);
  }

  #plan(plans: string): void {
    if (this.#plans === plans) return;
    this.#plans = plans;
    this.#held.push(this.#statement(plans, []));
  }

  #statement(text: string, parameters: readonly unknown[]): Statement {
    const name = this.#nameOf(text);
    return { text, values: [...parameters], ...(name !== undefined && { name }) };
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= NAMES_MAX || CHANGEABLE.test(text)) return undefined;
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    this.#names.set(text, name);
    return name;
  }
}
