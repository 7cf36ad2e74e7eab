import { expect, it } from 'vitest';

import { memoryCaches } from '../../../tests/fixtures/memory-caches.ts';
import { type Build, cacheOf } from './build.ts';
import { forgetOldBuilds, notePage } from './builds-in-use.ts';
import { findAsset, findOwnFile, keepBuild } from './keep-build.ts';
import { answerPicture, PICTURES_MAX } from './pictures.ts';

/** One build is kept whole, earlier ones for as long as a page of theirs is open, and pictures within bounds. */

const build = (mark: string, ...assets: string[]): Build => ({ mark, assets, plain: [{ path: '/color-mode.js', integrity: 'sha256-x' }] });

/** A server of a build: its pages, and files by path; undefined ones are gone. Notes what is asked for. */
function serve(mark: string, files: Record<string, string>) {
  const asked: string[] = [];
  const fetcher = (request: RequestInfo | URL) => {
    const path = request instanceof Request ? new URL(request.url).pathname : String(request);
    asked.push(path);
    const text = path.endsWith('.html') ? `<html data-build="${mark}">` : files[path];
    return Promise.resolve(new Response(text ?? 'gone', { status: text === undefined ? 404 : 200 }));
  };
  return { asked, fetcher };
}

const textOf = async (answer: Response | undefined) => answer?.text();

it('a build is kept whole, and of an earlier one what has the same name is taken over', async () => {
  const caches = memoryCaches();
  await keepBuild(build('one', '/assets/react-1.js', '/assets/feed-1.js'), caches, serve('one', { '/color-mode.js': 'c', '/assets/react-1.js': 'react', '/assets/feed-1.js': 'feed' }).fetcher);
  const second = serve('two', { '/color-mode.js': 'd', '/assets/feed-2.js': 'feed two' });
  await keepBuild(build('two', '/assets/react-1.js', '/assets/feed-2.js'), caches, second.fetcher);
  expect(second.asked).not.toContain('/assets/react-1.js');
  expect(await textOf(await findAsset('two', caches, '/assets/react-1.js'))).toBe('react');
  expect(await textOf(await findOwnFile('two', caches, '/color-mode.js'))).toBe('d');
  expect(await textOf(await findOwnFile('one', caches, '/color-mode.js'))).toBe('c');
  expect(await textOf(await findAsset('two', caches, '/assets/feed-1.js'))).toBe('feed');
});

it('a build whose pages have been replaced meanwhile is not kept', async () => {
  const { fetcher } = serve('two', { '/color-mode.js': 'c' });
  await expect(keepBuild(build('one'), memoryCaches(), fetcher)).rejects.toThrow('/app.html is of another build than one.');
});

it('where a file is missing it is not kept, and the next try goes on from there', async () => {
  const caches = memoryCaches();
  const list = build('one', '/assets/a-1.js', '/assets/b-1.js');
  await expect(keepBuild(list, caches, serve('one', { '/color-mode.js': 'c', '/assets/a-1.js': 'a' }).fetcher)).rejects.toThrow('/assets/b-1.js was answered with 404.');
  const next = serve('one', { '/color-mode.js': 'c', '/assets/b-1.js': 'b' });
  await keepBuild(list, caches, next.fetcher);
  expect(next.asked).not.toContain('/assets/a-1.js');
});

it('an earlier build stays for as long as a page of it is open', async () => {
  const caches = memoryCaches();
  for (const mark of ['one', 'two', 'three']) await keepBuild(build(mark), caches, serve(mark, { '/color-mode.js': 'c' }).fetcher);
  await caches.open('oja-pictures');
  await notePage(caches, 'tab-1', 'one');
  await notePage(caches, 'tab-2', 'two');
  await forgetOldBuilds(caches, 'three', ['tab-1', 'tab-3']);
  expect((await caches.keys()).toSorted()).toEqual([cacheOf('one'), cacheOf('three'), 'oja-pages', 'oja-pictures'].toSorted());
  await forgetOldBuilds(caches, 'three', []);
  expect(await caches.keys()).not.toContain(cacheOf('one'));
});

it('a build that is arriving is not thrown away by the worker of the present one; what it replaces is', async () => {
  const caches = memoryCaches();
  await keepBuild(build('one'), caches, serve('one', { '/color-mode.js': 'c' }).fetcher);
  const { fetcher } = serve('two', { '/color-mode.js': 'd' });
  const tidying = (request: RequestInfo | URL) => forgetOldBuilds(caches, 'one', []).then(() => fetcher(request));
  await keepBuild(build('two', '/assets/a-2.js'), caches, tidying).catch(() => undefined);
  expect(await textOf(await findOwnFile('two', caches, '/color-mode.js'))).toBe('d');
  // It came only in part; the one after it comes whole, and takes its place.
  await keepBuild(build('three'), caches, serve('three', { '/color-mode.js': 'e' }).fetcher);
  await forgetOldBuilds(caches, 'one', []);
  expect((await caches.keys()).toSorted()).toEqual([cacheOf('one'), cacheOf('three'), 'oja-pages']);
  await forgetOldBuilds(caches, 'three', []);
  expect((await caches.keys()).toSorted()).toEqual([cacheOf('three'), 'oja-pages']);
});

it('pictures that were seen are kept, the oldest goes first, and no failure is kept', async () => {
  const caches = memoryCaches();
  let isUp = true;
  const fetcher = () => Promise.resolve(new Response('picture', { status: isUp ? 200 : 503 }));
  const see = (name: string) => answerPicture(new Request(`https://oja.test/images/${name}`), caches, fetcher);
  for (let index = 0; index <= PICTURES_MAX; index += 1) await see(`${index}.webp`);
  isUp = false;
  expect((await see('1.webp')).status).toBe(200);
  expect((await see('0.webp')).status).toBe(503);
  isUp = true;
  expect((await see('0.webp')).status).toBe(200);
});
