/** What scripts/build-web.ts tells the service worker of the build that it belongs to. */
export interface Build {
  /** Changes whenever any file of the build does; both pages carry it as `data-build`. */
  mark: string;
  /** Files with a hash in their name: the same name is always the same content. */
  assets: readonly string[];
  /** The few files whose names stay the same, with what their content must be (`sha256-…`). */
  plain: readonly { path: string; integrity: string }[];
}

/** The empty page that finds its own way, for every address but `/`. */
export const SHELL = '/app.html';
/** The landing page, as `/` answers. */
export const LANDING = '/index.html';

/** Whether a path is one of the files with a hash in their name. */
export const isAsset = (path: string) => path.startsWith('/assets/');

const PREFIX = 'oja-build-';

/** The name of the cache in which a build's files are kept. */
export const cacheOf = (mark: string) => `${PREFIX}${mark}`;

/** The build that a cache belongs to; undefined for every other cache. */
export const buildOf = (cacheName: string) => (cacheName.startsWith(PREFIX) ? cacheName.slice(PREFIX.length) : undefined);
