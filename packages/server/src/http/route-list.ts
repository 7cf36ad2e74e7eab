import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the app, as it was registered: what documents, checks and tests go through. */
    routeList: readonly RouteOptions[];
  }
}

/** Keeps a list of the routes that are registered from here on. */
export function keepRouteList(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.decorate('routeList', routes);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
}
