import type { FastifyInstance } from 'fastify';

import { callsOf } from '../../src/foundation/http/route-list.ts';
import type { Row } from './row.ts';

/**
 * The routes that need no row, because a call says everything: they read, without a parameter. Everybody with a session
 * may call them, and nobody else; roles.test.ts holds them to that.
 */
export function routesWithoutRow(app: FastifyInstance, table: readonly Row[]): string[] {
  const rows = new Set(table.map(({ route }) => route));
  return callsOf(app)
    .map(({ name }) => name)
    .filter((route) => /^GET \/api\/v1\/[^:]*$/.test(route) && !rows.has(route));
}

/**
 * Holds the table against the app.
 * @returns what is wrong, a line each: a route that needs a row and has none, a row without a route, a row that stands
 * twice
 */
export function compareRoutes(app: FastifyInstance, table: readonly Row[]): string[] {
  const routes = new Set(callsOf(app).map(({ name }) => name));
  const rows = new Set([...table.map(({ route }) => route), ...routesWithoutRow(app, table)]);
  return [
    ...[...routes]
      .filter((route) => !rows.has(route))
      .map((route) => `${route} has no row: say in test/roles what each role meets there`),
    ...table
      .filter(({ route }) => !routes.has(route))
      .map(({ route }) => `${route} has a row, but the app has no such route`),
    ...table
      .filter(({ route }, index) => table.findIndex((row) => row.route === route) !== index)
      .map(({ route }) => `${route} has two rows`),
  ];
}
