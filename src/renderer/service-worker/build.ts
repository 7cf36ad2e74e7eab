/** The build that the service worker belongs to, filled in by scripts/build-web.ts. */
export interface Build {
  /** Changes whenever any file of the build changes. All pages contain it as `data-build`. */
  mark: string;
  /** Files with a hash in their name: the same name always means the same content. */
  assets: readonly string[];
  /** The few files with a fixed name, and the required hash of their content (`sha256-…`). */
  plain: readonly { path: string; integrity: string }[];
  /** What every page of the dashboard needs with and without a connection, as places in `assets`. */
  start: readonly number[];
  /**
   * The parts of the app that pages load on their own, by their source file, whose name outlives builds: what each
   * needs beyond `start`, as places in `assets`. The last one is the part's own file.
   */
  parts: Readonly<Record<string, readonly number[]>>;
  /** The first segment of the path of each of the app's own pages, from the route table, such as `login`. */
  pages: readonly string[];
}

/** The empty page that routes itself. */
export const SHELL = '/app.html';
/** The same with the dashboard's placeholder, for every path in it. */
export const INSIDE = '/inside.html';
/** The landing page, the answer for `/`. */
export const LANDING = '/index.html';

/** Whether a path is a file with a hash in its name. */
export const isAsset = (path: string) => path.startsWith('/assets/');

const PREFIX = 'oja-build-';

/** The name of the cache for a build's files. */
export const cacheOf = (mark: string) => `${PREFIX}${mark}`;

/** The build that a cache belongs to; undefined for any other cache. */
export const buildOf = (cacheName: string) =>
  cacheName.startsWith(PREFIX) ? cacheName.slice(PREFIX.length) : undefined;
