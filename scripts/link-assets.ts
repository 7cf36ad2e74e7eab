import { readFile } from 'node:fs/promises';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/**
 * Adds to a page's HTML what the modules that it will ask for need, so that nothing waits for a script to ask: their
 * style sheets, and their scripts as preloads.
 * @param html the page
 * @param folder the build, which holds Vite's manifest
 * @param modules as they stand in the manifest
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

/**
 * Lets a page that is there without its scripts be painted before they come: on a slow line its style sheet and typefaces
 * would share the way with them. Its links work before, as any page's do.
 * @param html the page, with all its links
 */
export function paintFirst(html: string): string {
  return html.replaceAll(/<script type="module"|<link rel="modulepreload"/g, (begin) => `${begin} fetchpriority="low"`);
}
