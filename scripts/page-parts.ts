import { createHash } from 'node:crypto';
import { minifySync } from 'vite';

const START = '<script src="/page-start.js"></script>';
const STYLE_SHEETS = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Writes the first script into the page: as a file it would cost a round trip before the first paint and before the
 * first calls.
 * @param script src/renderer/public/page-start.js
 */
export function inlineStart(html: string, script: string): string {
  if (!html.includes(START)) throw new Error('The page does not load page-start.js: has its markup changed?');
  const { code } = minifySync('page-start.js', script, { module: false });
  return html.replace(START, () => `<script>${code.trim()}</script>`);
}

/** What a page shows before its scripts and its style sheets have arrived. */
interface Placeholder {
  /** The content of the app's element. */
  content: string;
  /** The rules that it needs. */
  styles: string;
  /** Shown below by a browser that runs no scripts. */
  withoutScripts: string;
  /** Shown in its place if the page's script cannot be loaded. */
  loadFailed: string;
}

/**
 * Puts a placeholder into a page. The style sheets come after it: the browser paints what stands before, and runs the
 * page's modules when the style sheets are there.
 * @param html the page, with all its links
 */
export function addPlaceholder(html: string, { content, styles, withoutScripts, loadFailed }: Placeholder): string {
  const sheets = (html.match(STYLE_SHEETS) ?? []).map((sheet) => sheet.trim());
  if (sheets.length === 0) throw new Error('The page has no style sheet: has its markup changed?');
  const preloads = sheets.map((sheet) => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"'));
  return html
    .replaceAll(STYLE_SHEETS, '')
    .replace('<script>', () => `<style>${styles}</style>\n    ${preloads.join('\n    ')}\n    <script>`)
    .replace('<!--app-->', () => content)
    .replace('</body>', () => `  ${withoutScripts}\n    ${loadFailed}\n    ${sheets.join('\n    ')}\n  </body>`);
}

const hashes = (pages: readonly string[], element: RegExp) => [
  ...new Set(
    pages.flatMap((html) =>
      Array.from(html.matchAll(element), ([, text = '']) => createHash('sha256').update(text).digest('base64')),
    ),
  ),
];

/**
 * Lists what stands in the pages themselves, for the content policy (entry/web/inline-hashes.ts in the server).
 * @returns SHA-256 in base64
 */
export const inlineHashes = (pages: readonly string[]) => ({
  scripts: hashes(pages, /<script>([\s\S]*?)<\/script>/g),
  styles: hashes(pages, /<style>([\s\S]*?)<\/style>/g),
});
