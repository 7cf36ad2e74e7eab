import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { routeRequest } from './route-request.ts';

const ORIGIN = 'https://oja.test';
const FILES = new Set(['/color-mode.js', '/manifest.webmanifest']);
const route = (path: string, mode: RequestMode = 'cors', method = 'GET') => routeRequest({ url: new URL(path, ORIGIN).href, method, mode }, ORIGIN, FILES);

describe('what the service worker answers, and what it leaves to the network', () => {
  it.each([
    ['/', 'landing'],
    ['/?referredBy=ada', 'landing'],
    ['/login', 'shell'],
    ['/dashboard/search/Food?query=St. Louis', 'shell'],
    ['/dashboardish', 'strange page'],
    ['/docs', 'strange page'],
    ['/sandbox/checkout', 'strange page'],
  ])('a visit to %s: %s', (path, expected) => expect(route(path, 'navigate')).toBe(expected));

  it.each([
    ['/assets/main-abc.js', 'file'],
    ['/color-mode.js', 'file'],
    ['/images/a.webp', 'picture'],
    ['/api/v1/posts?page=1', 'network'],
    ['/version.json?t=1', 'network'],
    ['/config.json', 'network'],
    ['/health', 'network'],
    ['/socket.io/?EIO=4', 'network'],
    ['https://bucket.example/images/a.webp', 'network'],
  ])('%s: %s', (path, expected) => expect(route(path)).toBe(expected));

  it('nothing but GET is ever answered by the worker', () => {
    expect(route('/dashboard', 'navigate', 'POST')).toBe('network');
    expect(route('/images/a.webp', 'cors', 'DELETE')).toBe('network');
  });

  it('every route of the app is a page of the app', () => {
    const folder = join(import.meta.dirname, '../app');
    // Those of the dashboard stand below its own path.
    const files = readdirSync(folder).filter((name) => name.endsWith('.tsx') && name !== 'DashboardRoutes.tsx');
    const source = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
    const paths = [...source.matchAll(/<Route path="([\w-]+)/g)].map(([, path]) => `/${path}`);
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => route(path, 'navigate') !== 'shell')).toEqual([]);
  });
});
