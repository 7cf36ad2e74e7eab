import { expect, it } from 'vitest';

import { memoryCaches } from '../../../tests/fixtures/memory-caches.ts';
import { type Build, cacheOf } from './build.ts';
import { deleteOldBuilds, notePage } from './builds-in-use.ts';
import { findAsset, findOwnFile, storeBuild } from './keep-build.ts';
import { answerPicture, PICTURES_MAX } from './pictures.ts';

/** The current build is stored completely, earlier builds while a page uses them, and pictures up to a limit. */

const build = (mark: string, ...assets: string[]): Build => ({
  mark,
  assets,
  plain: [{ path: '/page-start.js', integrity: 'sha256-x' }],
  start: [],
  parts: {},
  pages: ['login'],
});

/** A server of one build: its pages, and files by path. A missing path gives 404. Records the requests. */
function serve(mark: string, files: Record<string, string>) {
  const requests: string[] = [];
  const fetcher = (request: RequestInfo | URL) => {
    const path = request instanceof Request ? new URL(request.url).pathname : String(request);
    requests.push(path);
    const text = path.endsWith('.html') ? `<html data-build="${mark}">` : files[path];
    return Promise.resolve(new Response(text ?? 'gone', { status: text === undefined ? 404 : 200 }));
  };
  return { requests, fetcher };
}

const textOf = async (answer: Response | undefined) => answer?.text();

it('a build is stored completely, and files with the same name are copied from an earlier build', async () => {
  const caches = memoryCaches();
  await storeBuild(
    build('one', '/assets/react-1.js', '/assets/feed-1.js'),
    caches,
    serve('one', { '/page-start.js': 'c', '/assets/react-1.js': 'react', '/assets/feed-1.js': 'feed' }).fetcher,
  );
  const second = serve('two', { '/page-start.js': 'd', '/assets/feed-2.js': 'feed two' });
  await storeBuild(build('two', '/assets/react-1.js', '/assets/feed-2.js'), caches, second.fetcher);
  expect(second.requests).not.toContain('/assets/react-1.js');
  expect(await textOf(await findAsset('two', caches, '/assets/react-1.js'))).toBe('react');
  expect(await textOf(await findOwnFile('two', caches, '/page-start.js'))).toBe('d');
  expect(await textOf(await findOwnFile('one', caches, '/page-start.js'))).toBe('c');
  expect(await textOf(await findAsset('two', caches, '/assets/feed-1.js'))).toBe('feed');
});

it('a build whose pages were replaced while it was stored is rejected', async () => {
  const { fetcher } = serve('two', { '/page-start.js': 'c' });
  await expect(storeBuild(build('one'), memoryCaches(), fetcher)).rejects.toThrow(
    '/app.html is of another build than one.',
  );
});

it('a build with a missing file is rejected, and the next attempt continues from there', async () => {
  const caches = memoryCaches();
  const list = build('one', '/assets/a-1.js', '/assets/b-1.js');
  await expect(
    storeBuild(list, caches, serve('one', { '/page-start.js': 'c', '/assets/a-1.js': 'a' }).fetcher),
  ).rejects.toThrow('/assets/b-1.js was answered with 404.');
  const next = serve('one', { '/page-start.js': 'c', '/assets/b-1.js': 'b' });
  await storeBuild(list, caches, next.fetcher);
  expect(next.requests).not.toContain('/assets/a-1.js');
});

it('an earlier build stays while a page of it is open', async () => {
  const caches = memoryCaches();
  for (const mark of ['one', 'two', 'three'])
    await storeBuild(build(mark), caches, serve(mark, { '/page-start.js': 'c' }).fetcher);
  await caches.open('oja-pictures');
  await notePage(caches, 'tab-1', 'one');
  await notePage(caches, 'tab-2', 'two');
  await deleteOldBuilds(caches, 'three', ['tab-1', 'tab-3']);
  expect((await caches.keys()).toSorted()).toEqual(
    [cacheOf('one'), cacheOf('three'), 'oja-pages', 'oja-pictures'].toSorted(),
  );
  await deleteOldBuilds(caches, 'three', []);
  expect(await caches.keys()).not.toContain(cacheOf('one'));
});

it('the active worker does not delete a build that is being stored, but deletes the builds that it replaces', async () => {
  const caches = memoryCaches();
  await storeBuild(build('one'), caches, serve('one', { '/page-start.js': 'c' }).fetcher);
  const { fetcher } = serve('two', { '/page-start.js': 'd' });
  const tidying = (request: RequestInfo | URL) => deleteOldBuilds(caches, 'one', []).then(() => fetcher(request));
  await storeBuild(build('two', '/assets/a-2.js'), caches, tidying).catch(() => undefined);
  expect(await textOf(await findOwnFile('two', caches, '/page-start.js'))).toBe('d');
  // It was stored only in part. The next one is stored completely and replaces it.
  await storeBuild(build('three'), caches, serve('three', { '/page-start.js': 'e' }).fetcher);
  await deleteOldBuilds(caches, 'one', []);
  expect((await caches.keys()).toSorted()).toEqual([cacheOf('one'), cacheOf('three'), 'oja-pages']);
  await deleteOldBuilds(caches, 'three', []);
  expect((await caches.keys()).toSorted()).toEqual([cacheOf('three'), 'oja-pages']);
});

it('pictures are stored up to the limit, the oldest is removed first, and no error is stored', async () => {
  const caches = memoryCaches();
  let isUp = true;
  const headers = { 'cache-control': 'public, max-age=31536000, immutable' };
  const fetcher = () => Promise.resolve(new Response('picture', { status: isUp ? 200 : 503, headers }));
  const see = (name: string) => answerPicture(new Request(`https://oja.test/images/${name}`), caches, fetcher);
  for (let index = 0; index <= PICTURES_MAX; index += 1) await see(`${index}.webp`);
  isUp = false;
  expect((await see('1.webp')).status).toBe(200);
  expect((await see('0.webp')).status).toBe(503);
  isUp = true;
  expect((await see('0.webp')).status).toBe(200);
});

it('a size that is answered with the full picture for now is not stored', async () => {
  const caches = memoryCaches();
  let caching = 'public, max-age=60';
  const sent: string[] = [];
  const fetcher = () => {
    sent.push(caching);
    return Promise.resolve(new Response('picture', { headers: { 'cache-control': caching } }));
  };
  const see = () => answerPicture(new Request('https://oja.test/images/a-320.webp'), caches, fetcher);
  await see();
  caching = 'public, max-age=31536000, immutable';
  await see();
  await see();
  expect(sent).toEqual(['public, max-age=60', 'public, max-age=31536000, immutable']);
});

it('small pictures, such as avatars, stay while many large ones are seen', async () => {
  const caches = memoryCaches();
  let isUp = true;
  const fetcher = (request: RequestInfo | URL) => {
    const isSmall = request instanceof Request && request.url.includes('avatar');
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': isSmall ? '9000' : '60000',
    };
    return Promise.resolve(new Response('picture', { status: isUp ? 200 : 503, headers }));
  };
  const see = (name: string) => answerPicture(new Request(`https://oja.test/images/${name}`), caches, fetcher);
  await see('avatar.webp');
  for (let index = 0; index <= PICTURES_MAX; index += 1) await see(`${index}.webp`);
  isUp = false;
  expect((await see('avatar.webp')).status).toBe(200);
  expect((await see('0.webp')).status).toBe(503);
});
