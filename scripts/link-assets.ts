import { readFile } from 'node:fs/promises';

interface ManifestChunk {
  file: string;
  isDynamicEntry?: boolean;
  css?: string[];
  imports?: string[];
}

async function readManifest(folder: string): Promise<Record<string, ManifestChunk>> {
  return JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'));
}

/** Lists the modules that the app loads on their own, as named in the manifest. */
export async function readParts(folder: string): Promise<string[]> {
  const chunks = Object.entries(await readManifest(folder));
  return chunks.filter(([, { isDynamicEntry }]) => isDynamicEntry).map(([name]) => name);
}

/**
 * Lists the files that modules load, as paths in the browser. What a file imports comes before it: its style sheet
 * overrides theirs. A module's own file comes last.
 * @param modules as named in the manifest, or the end of that name: a package may be linked from elsewhere
 */
export async function filesOf(folder: string, modules: readonly string[]): Promise<string[]> {
  const manifest = await readManifest(folder);
  const seen = new Set<string>();
  const chunks: string[] = [];
  const collect = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) collect(imported);
    chunks.push(key);
  };
  for (const module of modules) {
    const key = module in manifest ? module : Object.keys(manifest).find((name) => name.endsWith(`/${module}`));
    if (key === undefined) throw new Error(`The build's manifest does not list ${module}: was it moved?`);
    collect(key);
  }
  const files = chunks.flatMap((key) => {
    const { css = [], file } = manifest[key] ?? { file: '' };
    return [...css, file].map((path) => `/${path}`);
  });
  // A module that shares a chunk is listed beside it.
  return [...new Set(files)];
}

/** The cascade layers of the styles that pages link, the first one the weakest (renderer.config.ts). */
export const LAYER_ORDER = '@layer base,dashboard,page;';

/** Reads the style sheets that modules load, in the order in which a page links them. */
export async function readStyles(folder: string, modules: readonly string[]): Promise<string> {
  const sheets = (await filesOf(folder, modules)).filter((file) => file.endsWith('.css'));
  return (await Promise.all(sheets.map((file) => readFile(`${folder}${file}`, 'utf8'))))
    .join('')
    .replaceAll(LAYER_ORDER, '');
}

const addToHead = (html: string, links: readonly string[]) =>
  html.replace('</head>', () => `${links.join('\n    ')}\n  </head>`);

/**
 * Adds links to a page's HTML for the modules that it will load, so that it need not run a script first: their style
 * sheets, and their scripts as preloads.
 * @param html the page
 * @param folder the build, which contains Vite's manifest
 * @param modules as named in the manifest
 */
export async function linkAssets(html: string, folder: string, modules: readonly string[]): Promise<string> {
  const missing = (await filesOf(folder, modules)).filter((file) => !html.includes(`href="${file}"`));
  const links = missing.flatMap((file) => {
    if (file.endsWith('.css')) return [`<link rel="stylesheet" href="${file}">`];
    return file.endsWith('.js') && !html.includes(`src="${file}"`) ? [`<link rel="modulepreload" href="${file}">`] : [];
  });
  return addToHead(html, links);
}

/**
 * Names the scripts that the next page will need. app/start-late.ts lets the browser load them when this page is there.
 * @param modules the next page's, as named in the manifest
 */
export async function linkForLater(html: string, folder: string, modules: readonly string[]): Promise<string> {
  const missing = (await filesOf(folder, modules)).filter(
    (file) => file.endsWith('.js') && !html.includes(`"${file}"`),
  );
  return addToHead(
    html,
    missing.map((file) => `<link rel="later" as="script" href="${file}">`),
  );
}

const SCRIPTS = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;

/**
 * Lets a prerendered page be painted before its scripts are requested: on a slow connection they would share the
 * bandwidth with its style sheet, and on a fast one they run before it is painted. They wait in a template, from which
 * src/renderer/public/page-start.js takes them. The page's links work before that.
 * @param html the page, with all its links
 */
export function paintFirst(html: string): string {
  const scripts = (html.match(SCRIPTS) ?? []).map((script) => script.trim());
  if (scripts.length === 0) throw new Error('The page has no scripts to defer: has its markup changed?');
  const template = `<template id="later">\n      ${scripts.join('\n      ')}\n    </template>`;
  return html.replaceAll(SCRIPTS, '').replace('</head>', () => `  ${template}\n  </head>`);
}
