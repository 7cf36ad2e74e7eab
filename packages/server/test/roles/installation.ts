import { type Row, everybody } from './row.ts';

/** Calls about this installation, open to everybody. */
export const installationRows: readonly Row[] = [
  { route: 'GET /config.json', call: ({ request }) => request('GET', '/config.json'), statuses: everybody(200) },
  { route: 'GET /version.json', call: ({ request }) => request('GET', '/version.json'), statuses: everybody(200) },
  { route: 'GET /health', call: ({ request }) => request('GET', '/health'), statuses: everybody(200) },
  { route: 'GET /ready', call: ({ request }) => request('GET', '/ready'), statuses: everybody(200) },
  { route: 'GET /metrics', call: ({ request }) => request('GET', '/metrics'), statuses: everybody(200) },
  { route: 'GET /docs', call: ({ request }) => request('GET', '/docs'), statuses: everybody(200) },
  { route: 'GET /docs/json', call: ({ request }) => request('GET', '/docs/json'), statuses: everybody(200) },
  { route: 'GET /docs/style.css', call: ({ request }) => request('GET', '/docs/style.css'), statuses: everybody(200) },
  // The test server has no web build.
  { route: 'GET /', call: ({ request }) => request('GET', '/'), statuses: everybody(404) },
  {
    route: 'GET /dashboard/profile/:id',
    call: ({ request, owner }) => request('GET', `/dashboard/profile/${owner.id}`),
    statuses: everybody(404),
  },
  {
    route: 'GET /dashboard/post/details/:id',
    call: ({ request, owner }) => request('GET', `/dashboard/post/details/${owner.id}`),
    statuses: everybody(404),
  },
  { route: 'GET /robots.txt', call: ({ request }) => request('GET', '/robots.txt'), statuses: everybody(200) },
  { route: 'GET /sitemap.xml', call: ({ request }) => request('GET', '/sitemap.xml'), statuses: everybody(200) },
  {
    route: 'GET /sitemaps/:file',
    call: ({ request }) => request('GET', '/sitemaps/pages.xml'),
    statuses: everybody(200),
  },
  { route: 'GET /outbox', call: ({ request }) => request('GET', '/outbox'), statuses: everybody(200) },
  { route: 'GET /outbox.css', call: ({ request }) => request('GET', '/outbox.css'), statuses: everybody(200) },
  { route: 'GET /sms', call: ({ request }) => request('GET', '/sms'), statuses: everybody(200) },
  { route: 'GET /sms.css', call: ({ request }) => request('GET', '/sms.css'), statuses: everybody(200) },
];
