import { expect, type Page, type Route } from '@playwright/test';

import { BEYOND_GATE, isGate } from '../suite.ts';

/** The ways in which a call can fail. */
export const BREAKS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a dead server': (route) => route.abort('connectionrefused'),
  'no connection': (route) => route.abort('internetdisconnected'),
  'a page in place of an answer': (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<!doctype html><h1>Bad gateway</h1>' }),
  'half an answer': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"message":"Done","data":{"po' }),
  'an empty object': (route) => route.fulfill({ json: {} }),
  'another answer': (route) =>
    route.fulfill({
      json: { message: { text: 5 }, data: { posts: [null], users: {}, user: 'ada', comment: [], adverts: 1 } },
    }),
  'no object at all': (route) => route.fulfill({ json: ['hello'] }),
};

/** The gate only runs the most frequent one. */
export const TRIED = Object.entries(BREAKS).filter(([how]) => !isGate || how === 'a dead server');

/** The gate runs one action of each kind: a form, a change that shows at once, something written, a dialog. */
const IN_GATE = ['login', 'a comment', 'a like', 'a post', 'a message', 'the deletion of an account', 'the feed'];
export const suiteOf = (what: string) => (IN_GATE.includes(what) ? [] : BEYOND_GATE);

/** The message of a call that reached no server (product §8). */
export const NETWORK = 'Network Error!';

/** Checks that no screen crashed and no error was uncaught. */
export function watchCrashes(page: Page): () => Promise<void> {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  return async () => {
    expect(thrown).toEqual([]);
    await expect(page.getByText('This page stopped working')).toHaveCount(0);
  };
}
