import { readFile } from 'node:fs/promises';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/**
 * Adds links to a page's HTML for the modules that it will load, so that it need not run a script first: their style
 * sheets, and their scripts as preloads.
 * @param html the page
 * @param folder the build, which contains Vite's manifest
 * @param modules as named in the manifest
 */
export async function linkAssets(html: string, folder: string, modules: readonly string[]): Promise<string> {
  const manifest: Record<string, ManifestChunk> = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'));
  const chunks = new Set<string>();
  const collect = (key: string) => {
    if (chunks.has(key)) return;
    chunks.add(key);
    for (const imported of manifest[key]?.imports ?? []) collect(imported);
  };
  for (const module of modules) {
    if (!manifest[module]) throw new Error(`The build's manifest does not list ${module}: was it moved?`);
    collect(module);
  }

  const links = [...chunks].flatMap((key) => {
    const { css = [], file } = manifest[key] ?? { file: '' };
    return [
      ...css.map((href) => `<link rel="stylesheet" href="/${href}">`),
      ...(file.endsWith('.js') ? [`<link rel="modulepreload" href="/${file}">`] : []),
    ];
  });
  const missing = links.filter((link) => !html.includes(/href="([^"]+)"/.exec(link)?.[1] ?? link));
  return html.replace('</head>', () => `${missing.join('\n    ')}\n  </head>`);
}

const SCRIPTS = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;

/**
 * Lets a prerendered page be painted before its scripts are requested: on a slow connection they would share the
 * bandwidth with its style sheet. They wait in a template, from which src/renderer/public/paint-first.js takes them.
 * The page's links work before that.
 * @param html the page, with all its links
 */
export function paintFirst(html: string): string {
  const scripts = (html.match(SCRIPTS) ?? []).map((script) => script.trim());
  if (scripts.length === 0) throw new Error('The page has no scripts to defer: has its markup changed?');
  const template = `<template id="later">\n      ${scripts.join('\n      ')}\n    </template>`;
  // Before the style sheet: a script after it would wait for the style sheet, and delay the page.
  return html
    .replaceAll(SCRIPTS, '')
    .replace('<link rel="stylesheet"', (begin) => `<script src="/paint-first.js"></script>\n    ${begin}`)
    .replace('</head>', () => `  ${template}\n  </head>`);
}
