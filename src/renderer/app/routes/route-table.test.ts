import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { routeOf, SCREENS } from '../../../../tests/e2e/screens.ts';
import { DASHBOARD_SCREENS } from './dashboard-screens.ts';
import { preloadScreen } from '../preload-screen.ts';
import { PUBLIC_SCREENS } from './public-screens.ts';

const TABLE = [...PUBLIC_SCREENS, ...DASHBOARD_SCREENS];
const FEATURES = join(import.meta.dirname, '../../features');

/** Returns the name of the file that a line loads, such as `LoginScreen`. */
const fileOf = (load: () => unknown) => /(\w+)\.tsx/.exec(load.toString())?.[1];

describe('the route table', () => {
  it('has a line for every screen of a feature', () => {
    const screens = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('Screen.tsx'))
      .map((file) => basename(file, '.tsx'));
    const loaded = new Set(TABLE.map(({ load }) => fileOf(load)));
    expect(screens.filter((screen) => !loaded.has(screen))).toEqual(['LandingScreen']);
  });

  it('has no two lines with the same path', () => {
    expect(new Set(TABLE.map(({ path }) => path)).size).toBe(TABLE.length);
  });

  it('places exactly the screens that need a session inside the dashboard', () => {
    expect(TABLE.filter(({ path, guard }) => /^\/dashboard(?:\/|$)/.test(path) === (guard === 'none'))).toEqual([]);
  });

  it('can be imported without loading a screen, because the build reads it in Node', () => {
    const source = readFileSync(join(import.meta.dirname, 'public-screens.ts'), 'utf8');
    expect(source.match(/^import .*/gm)?.filter((line) => !line.startsWith('import type '))).toEqual([]);
  });
});

describe('the list of screens for tests and screenshots', () => {
  it('contains every line of the table', () => {
    const shown = new Set(SCREENS.map(({ path }) => routeOf(path)));
    expect(TABLE.filter((route) => !shown.has(route))).toEqual([]);
  });

  it('titles each screen as the table does', () => {
    const named = SCREENS.flatMap(({ path, title }) => {
      const titled = routeOf(path)?.title;
      return titled === undefined ? [] : [{ path, title, expected: `${titled.message} · Oja` }];
    });
    expect(named.filter(({ title, expected }) => title !== expected)).toEqual([]);
  });
});

describe('preloading', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['/login', 'LoginScreen'],
    ['/Login/', 'LoginScreen'],
    ['/testing', 'TestingScreen'],
    ['/dashboard', 'FeedScreen'],
    ['/dashboard/', 'FeedScreen'],
    ['/dashboard/post', 'PostFormScreen'],
    ['/dashboard/post/7', 'PostFormScreen'],
    ['/dashboard/post/details/7', 'PostDetailsScreen'],
    ['/dashboard/search', 'SearchScreen'],
    ['/dashboard/search/find', 'FindScreen'],
    ['/dashboard/search/Food', 'CategoryScreen'],
    ['/dashboard/profile', 'EditProfileScreen'],
    ['/dashboard/profile/7', 'ProfileScreen'],
    ['/dashboard/chat/7', 'ChatScreen'],
    ['/dashboard/nowhere', undefined],
    ['/dashboardish', undefined],
    ['/nowhere', undefined],
  ])('%s requests %s and no other screen', async (path, screen) => {
    const requested: (string | undefined)[] = [];
    for (const route of TABLE) {
      const file = fileOf(route.load);
      vi.spyOn(route, 'load').mockImplementation(() => {
        requested.push(file);
        return Promise.reject(new Error('not loaded in this test'));
      });
    }
    void preloadScreen(path);
    // On a busy machine the first import takes seconds.
    await vi.waitFor(() => expect(requested).toEqual(screen === undefined ? [] : [screen]), { timeout: 10_000 });
    await new Promise((resolve) => void setTimeout(resolve));
    expect(requested).toEqual(screen === undefined ? [] : [screen]);
  });
});
