import { extname } from 'node:path';

import { APP_HOST, APP_SCHEME } from './own-address.ts';

/** The media types of what a build contains. Anything else is not served. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A file of the build, by its path segments below the renderer's folder. */
export interface AppFile {
  segments: readonly string[];
  mediaType: string;
}

const INDEX: AppFile = { segments: ['index.html'], mediaType: MEDIA_TYPES['.html'] ?? '' };

/**
 * Returns the file of the build for an address. A path without a known file ending is a route of the app and gets the
 * index page, so that reloading /dashboard/chat/1 works.
 * @returns undefined for a foreign address, or one that tries to leave the folder
 */
export function appFileOf(address: string): AppFile | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== `${APP_SCHEME}:` || url.host !== APP_HOST) return undefined;
  const path = decode(url.pathname);
  // On Windows a colon names a drive or a stream, and a backslash is a separator.
  if (path === undefined || /[\0\\:]/v.test(path)) return undefined;

  const segments = path.split('/').filter((segment) => segment !== '');
  // Rejects '..' and hidden files of the build (.vite).
  if (segments.some((segment) => segment.startsWith('.'))) return undefined;
  const mediaType = MEDIA_TYPES[extname(segments.at(-1) ?? '').toLowerCase()];
  return mediaType === undefined ? INDEX : { segments, mediaType };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
