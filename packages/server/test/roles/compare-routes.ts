import type { FastifyInstance } from 'fastify';

import { callsOf } from '../../src/foundation/http/route-list.ts';
import type { Row } from './row.ts';

/**
 * Returns the routes that need no row: calls that only read, without a parameter. Everybody with a session may call
 * them, and nobody else. roles.test.ts checks them.
 */
export function routesWithoutRow(app: FastifyInstance, table: readonly Row[]): string[] {
  const rows = new Set(table.map(({ route }) => route));
  return callsOf(app)
    .map(({ name }) => name)
    .filter((route) => /^GET \/api\/v1\/[^:]*$/.test(route) && !rows.has(route));
}

/**
 * Compares the table with the routes of the app.
 * @returns one line for each error: a route without its required row, a row without a route, a duplicate row
 */
export function compareRoutes(app: FastifyInstance, table: readonly Row[]): string[] {
  const routes = new Set(callsOf(app).map(({ name }) => name));
  const rows = new Set([...table.map(({ route }) => route), ...routesWithoutRow(app, table)]);
  return [
    ...[...routes]
      .filter((route) => !rows.has(route))
      .map((route) => `${route} has no row: add to test/roles what each role gets there`),
    ...table
      .filter(({ route }) => !routes.has(route))
      .map(({ route }) => `${route} has a row, but the app has no such route`),
    ...table
      .filter(({ route }, index) => table.findIndex((row) => row.route === route) !== index)
      .map(({ route }) => `${route} has two rows`),
  ];
}
