import { readFile } from 'node:fs/promises';

const LANDING = 'features/landing/LandingScreen.tsx';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/**
 * Adds to the landing page's HTML what its own chunk needs, so that the first paint waits for no script:
 * its style sheets, and its scripts as preloads.
 * @param html the page
 * @param folder the build, which holds Vite's manifest
 */
export async function linkLandingAssets(html: string, folder: string): Promise<string> {
  const manifest: Record<string, ManifestChunk> = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8'));
  const chunks = new Set<string>();
  const collect = (key: string) => {
    if (chunks.has(key)) return;
    chunks.add(key);
    for (const imported of manifest[key]?.imports ?? []) collect(imported);
  };
  if (!manifest[LANDING]) throw new Error(`The build's manifest does not list ${LANDING}: was the landing page moved?`);
  collect(LANDING);

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
