import { describe, expect, it } from 'vitest';

import { routeRequest } from './route-request.ts';

const ORIGIN = 'https://oja.test';
const ANSWERABLE = {
  files: new Set(['/page-start.js', '/manifest.webmanifest']),
  pages: new Set(['login', 'dashboard']),
};
const route = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  routeRequest({ url: new URL(path, ORIGIN).href, method, mode }, ORIGIN, ANSWERABLE);

describe('which requests the service worker answers, and which go to the network', () => {
  it.each([
    ['/', 'landing'],
    ['/?referredBy=ada', 'landing'],
    ['/login', 'shell'],
    ['/dashboard', 'inside'],
    ['/dashboard/search/Food?query=St. Louis', 'inside'],
    ['/dashboardish', 'unknown page'],
    ['/docs', 'unknown page'],
    ['/sandbox/checkout', 'unknown page'],
  ])('a visit to %s is routed to: %s', (path, expected) => expect(route(path, 'navigate')).toBe(expected));

  it.each([
    ['/assets/main-abc.js', 'file'],
    ['/page-start.js', 'file'],
    ['/images/a.webp', 'picture'],
    ['/api/v1/posts?page=1', 'network'],
    ['/version.json?t=1', 'network'],
    ['/config.json', 'network'],
    ['/health', 'network'],
    ['/socket.io/?EIO=4', 'network'],
    ['https://bucket.example/images/a.webp', 'network'],
  ])('a request for %s is routed to: %s', (path, expected) => expect(route(path)).toBe(expected));

  it('the worker only answers GET requests', () => {
    expect(route('/dashboard', 'navigate', 'POST')).toBe('network');
    expect(route('/images/a.webp', 'cors', 'DELETE')).toBe('network');
  });
});
