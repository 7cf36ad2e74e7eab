import { beforeEach, expect, it, vi } from 'vitest';

import { memoryCaches } from '../../../tests/fixtures/memory-caches.ts';
import { type Build, cacheOf, SHELL } from './build.ts';
import { answerAsset, completeBuild, findAsset, findOwnFile, storeBuild } from './keep-build.ts';

/** While the user saves data, the worker stores what the app's start needs and what is used, in each build. */

const ORIGIN = 'https://oja.test';
const NAMES = ['start', 'feed', 'chat', 'search', 'shared'];

/** A build whose files have its mark in their names. The chat and the search share one. */
function build(mark: string): Build {
  const place = (name: string) => NAMES.indexOf(name);
  return {
    mark,
    assets: NAMES.map((name) => `/assets/${name}-${mark}.js`),
    plain: [],
    pages: [],
    start: [place('start')],
    parts: {
      '../FeedScreen.tsx': [place('feed')],
      'ChatScreen.tsx': [place('shared'), place('chat')],
      'SearchScreen.tsx': [place('shared'), place('search')],
    },
  };
}

let caches: CacheStorage;
beforeEach(async () => {
  caches = memoryCaches();
  await caches.open('oja-data-saver');
});

/** A server that has the files of one build. */
function serve(mark: string) {
  return vi.fn<typeof fetch>((request) => {
    const path = request instanceof Request ? new URL(request.url).pathname : String(request);
    const isThere = path.includes(`-${mark}.`) || path.endsWith('.html');
    return Promise.resolve(new Response(isThere ? `data-build="${mark}"` : 'gone', { status: isThere ? 200 : 404 }));
  });
}

/** A page requests a file of a build. Resolves when all work is done. */
async function load(name: string, of: Build, fetcher: typeof fetch): Promise<Response> {
  const works: Promise<unknown>[] = [];
  const sent = new Request(`${ORIGIN}/assets/${name}-${of.mark}.js`);
  const answer = await answerAsset(of, caches, fetcher, { request: sent, after: (work) => works.push(work) });
  await Promise.all(works);
  return answer;
}

/** The names of the stored files of a build. */
async function stored(mark: string): Promise<string[]> {
  const found = await Promise.all(NAMES.map((name) => findAsset(mark, caches, `/assets/${name}-${mark}.js`)));
  return NAMES.filter((_name, index) => found[index]);
}

it('a first build stores its start, then what pages had loaded and what they request', async () => {
  const [one, fetcher] = [build('one'), serve('one')];
  await storeBuild(one, caches, fetcher);
  expect(await stored('one')).toEqual(['start']);
  await completeBuild(one, caches, fetcher, [`${ORIGIN}/assets/feed-one.js`, `${ORIGIN}/images/a.webp`]);
  expect(await stored('one')).toEqual(['start', 'feed']);
  await load('chat', one, fetcher);
  expect(await stored('one')).toEqual(['start', 'feed', 'chat']);
  fetcher.mockRejectedValue(new TypeError('offline'));
  expect((await load('chat', one, fetcher)).status).toBe(200);
});

it('the next build stores the parts that were used, and no others', async () => {
  const [one, fetcher] = [build('one'), serve('one')];
  await storeBuild(one, caches, fetcher);
  await completeBuild(one, caches, fetcher, [`${ORIGIN}/assets/feed-one.js`]);
  await load('chat', one, fetcher);
  await storeBuild(build('two'), caches, serve('two'));
  expect(await stored('two')).toEqual(['start', 'feed', 'chat', 'shared']);
});

it('parts count as used from the moment at which the saver is turned on, also if they are stored', async () => {
  await caches.delete('oja-data-saver');
  const [one, fetcher] = [build('one'), serve('one')];
  await storeBuild(one, caches, fetcher);
  await load('feed', one, fetcher);
  await caches.open('oja-data-saver');
  await load('search', one, fetcher);
  await storeBuild(build('two'), caches, serve('two'));
  expect(await stored('two')).toEqual(['start', 'search', 'shared']);
});

it('once data is no longer saved, the rest is stored, and nothing is fetched twice', async () => {
  const [one, fetcher] = [build('one'), serve('one')];
  await storeBuild(one, caches, fetcher);
  await completeBuild(one, caches, fetcher, []);
  expect(await stored('one')).toEqual(['start']);
  await caches.delete('oja-data-saver');
  fetcher.mockClear();
  await completeBuild(one, caches, fetcher, []);
  expect(await stored('one')).toEqual(NAMES);
  expect(fetcher).toHaveBeenCalledTimes(NAMES.length - 1);
  await load('feed', one, fetcher);
  await completeBuild(one, caches, fetcher, []);
  expect(fetcher).toHaveBeenCalledTimes(NAMES.length - 1);
  expect(await caches.has('oja-data-saver')).toBe(false);
});

it('when the server has replaced the build before a file was stored, the next page comes from the server', async () => {
  const one = build('one');
  await storeBuild(one, caches, serve('one'));
  expect(await findOwnFile('one', caches, SHELL)).toBeDefined();
  expect((await load('chat', one, serve('two'))).status).toBe(404);
  expect(await findOwnFile('one', caches, SHELL)).toBeUndefined();
  expect(await stored('one')).toEqual(['start']);
});

it('a file of another build is answered and not stored', async () => {
  const one = build('one');
  await storeBuild(one, caches, serve('one'));
  const other = new Request(`${ORIGIN}/assets/chat-two.js`);
  const after = vi.fn<(work: Promise<unknown>) => void>();
  expect((await answerAsset(one, caches, serve('two'), { request: other, after })).status).toBe(200);
  expect(after).not.toHaveBeenCalled();
  expect(await (await caches.open(cacheOf('one'))).match('/assets/chat-two.js')).toBeUndefined();
});
