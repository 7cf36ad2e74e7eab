import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the app, as it was registered, for documents, checks and tests. */
    routeList: readonly RouteOptions[];
  }
}

/** One call: a method at an address. */
export interface Call {
  /** For example 'GET /api/v1/posts/:id'. */
  name: string;
  method: string;
  url: string;
  route: RouteOptions;
}

/** The web app's files, and the answer to preflight requests. */
const NO_CALLS = new Set(['GET /*', 'GET /assets/*', 'OPTIONS *']);

/** Collects the routes that are registered from here on. */
export function keepRouteList(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('routeList', routes);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
}

/** The app's calls. HEAD is left out: Fastify answers it with the handler of GET. */
export function callsOf(app: FastifyInstance): Call[] {
  return app.routeList
    .flatMap((route) =>
      [route.method].flat().map((method) => ({ name: `${method} ${route.url}`, method, url: route.url, route })),
    )
    .filter(({ name, method }) => method !== 'HEAD' && !NO_CALLS.has(name));
}
