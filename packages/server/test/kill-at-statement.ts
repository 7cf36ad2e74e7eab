import { StatementSync } from 'node:sqlite';

import { Client } from 'pg';

/**
 * Loaded into a server before its own code (`node --import`): it kills the process, as `kill -9` does, right before the
 * first statement that contains the text in KILL_AT_STATEMENT. What came before in the same transaction has run.
 */
const text = process.env['KILL_AT_STATEMENT'] ?? '';

function killAt(sql: unknown): void {
  if (text !== '' && typeof sql === 'string' && sql.includes(text)) process.kill(process.pid, 'SIGKILL');
}

/** Calls `before` with a method's object and first argument, then the method. */
function intercept(prototype: object, name: string, before: (self: unknown, first: unknown) => void): void {
  const method: unknown = Reflect.get(prototype, name);
  if (typeof method !== 'function') throw new Error(`There is no method ${name}.`);
  Reflect.set(prototype, name, function intercepted(this: unknown, ...rest: unknown[]): unknown {
    before(this, rest[0]);
    return Reflect.apply(method, this, rest);
  });
}

for (const name of ['all', 'get', 'iterate', 'run'])
  intercept(StatementSync.prototype, name, (statement) => {
    if (statement instanceof StatementSync) killAt(statement.sourceSQL);
  });
intercept(Client.prototype, 'query', (_, query) => {
  killAt(typeof query === 'object' && query !== null && 'text' in query ? query.text : query);
});
