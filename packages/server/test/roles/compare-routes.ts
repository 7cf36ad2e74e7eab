import type { FastifyInstance } from 'fastify';

import type { Row } from './row.ts';

/** Routes that need no row: the web app's files, and the answer to browsers that ask whether another origin may call. */
const WITHOUT_ROW = new Set(['GET /*', 'OPTIONS *']);

/**
 * Holds the table against the app.
 * @returns what is wrong, a line each: a route without a row, a row without a route, a row that stands twice
 */
export function compareRoutes(app: FastifyInstance, table: readonly Row[]): string[] {
  const routes = new Set(routesOf(app));
  const rows = new Set(table.map(({ route }) => route));
  return [
    ...[...routes].filter((route) => !rows.has(route)).map((route) => `${route} has no row: say in test/roles what each role meets there`),
    ...[...rows].filter((route) => !routes.has(route)).map((route) => `${route} has a row, but the app has no such route`),
    ...table.filter(({ route }, index) => table.findIndex((row) => row.route === route) !== index).map(({ route }) => `${route} has two rows`),
  ];
}

/** HEAD is left out: Fastify answers it wherever it answers GET, through the same handler. */
function routesOf(app: FastifyInstance): string[] {
  return app.routeList
    .flatMap(({ method, url }) => (Array.isArray(method) ? method : [method]).map((one) => `${one} ${url}`))
    .filter((route) => !route.startsWith('HEAD ') && !WITHOUT_ROW.has(route));
}
