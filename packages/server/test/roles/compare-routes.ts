import type { FastifyInstance } from 'fastify';

import { callsOf } from '../../src/http/route-list.ts';
import type { Row } from './row.ts';

/**
 * Holds the table against the app.
 * @returns what is wrong, a line each: a route without a row, a row without a route, a row that stands twice
 */
export function compareRoutes(app: FastifyInstance, table: readonly Row[]): string[] {
  const routes = new Set(callsOf(app).map(({ name }) => name));
  const rows = new Set(table.map(({ route }) => route));
  return [
    ...[...routes].filter((route) => !rows.has(route)).map((route) => `${route} has no row: say in test/roles what each role meets there`),
    ...[...rows].filter((route) => !routes.has(route)).map((route) => `${route} has a row, but the app has no such route`),
    ...table.filter(({ route }, index) => table.findIndex((row) => row.route === route) !== index).map(({ route }) => `${route} has two rows`),
  ];
}
