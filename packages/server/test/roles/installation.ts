import { type Row, everybody } from './row.ts';

/** What anybody may ask about this installation. */
export const installationRows: readonly Row[] = [
  { route: 'GET /config.json', call: ({ ask }) => ask('GET', '/config.json'), meets: everybody(200) },
  { route: 'GET /version.json', call: ({ ask }) => ask('GET', '/version.json'), meets: everybody(200) },
  { route: 'GET /health', call: ({ ask }) => ask('GET', '/health'), meets: everybody(200) },
  { route: 'GET /ready', call: ({ ask }) => ask('GET', '/ready'), meets: everybody(200) },
  { route: 'GET /metrics', call: ({ ask }) => ask('GET', '/metrics'), meets: everybody(200) },
  { route: 'GET /docs', call: ({ ask }) => ask('GET', '/docs'), meets: everybody(200) },
  { route: 'GET /docs/json', call: ({ ask }) => ask('GET', '/docs/json'), meets: everybody(200) },
  { route: 'GET /docs/style.css', call: ({ ask }) => ask('GET', '/docs/style.css'), meets: everybody(200) },
  // A server of the tests has no web build.
  { route: 'GET /', call: ({ ask }) => ask('GET', '/'), meets: everybody(404) },
  {
    route: 'GET /dashboard/profile/:id',
    call: ({ ask, owner }) => ask('GET', `/dashboard/profile/${owner.id}`),
    meets: everybody(404),
  },
  {
    route: 'GET /dashboard/post/details/:id',
    call: ({ ask, owner }) => ask('GET', `/dashboard/post/details/${owner.id}`),
    meets: everybody(404),
  },
  { route: 'GET /robots.txt', call: ({ ask }) => ask('GET', '/robots.txt'), meets: everybody(200) },
  { route: 'GET /sitemap.xml', call: ({ ask }) => ask('GET', '/sitemap.xml'), meets: everybody(200) },
  { route: 'GET /sitemaps/:file', call: ({ ask }) => ask('GET', '/sitemaps/pages.xml'), meets: everybody(200) },
  { route: 'GET /outbox', call: ({ ask }) => ask('GET', '/outbox'), meets: everybody(200) },
  { route: 'GET /outbox.css', call: ({ ask }) => ask('GET', '/outbox.css'), meets: everybody(200) },
];
