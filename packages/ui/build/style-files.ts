import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { toDesignTokens } from '../src/tokens/design-tokens.ts';

/** The order of the layers, before anything else: a page's own styles, in no layer, win over all of them. */
const LAYERS = '@layer oja.reset, oja.tokens, oja.components;\n';
const inLayer = (layer: string, css: string) => `@layer oja.${layer} {\n${css.trimEnd()}\n}\n`;

interface Chunk {
  fileName: string;
  imports: string[];
  dynamicImports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** The style sheets of a file and of all that it imports, also later, each once, dependencies first. */
function sheetsOf(file: string, chunks: ReadonlyMap<string, Chunk>, seen = new Set<string>()): string[] {
  const chunk = chunks.get(file);
  if (!chunk || seen.has(file)) return [];
  seen.add(file);
  const below = [...chunk.imports, ...chunk.dynamicImports].flatMap((imported) => sheetsOf(imported, chunks, seen));
  return [...below, ...(chunk.viteMetadata?.importedCss ?? [])];
}

/** Removes comments, but not those within strings and those of licences. */
const withoutComments = (css: string) =>
  css.replaceAll(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|[ \t]*\/\*(?!!)[\s\S]*?\*\//g, '$1').replaceAll(/^\s*\n/gm, '');

const readText = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

/**
 * Writes the package's style sheets, in cascade layers:
 * - `X/X.css`: what the component X needs beside tokens.css, the styles of the components in it included;
 * - `tokens.css`, `fonts.css` (with the fonts as files), `reset.css`, which alone styles the page itself;
 * - `styles.css`: all of it;
 * - `tokens.json`: the tokens in the Design Tokens format, for design tools and other platforms.
 */
export function splitStyles({ styles, components }: { styles: string; components: readonly string[] }): Plugin {
  return {
    name: 'oja-style-files',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map<string, Chunk>();
        const sheets = new Map<string, string>();
        for (const [fileName, output] of Object.entries(bundle)) {
          if (output.type === 'chunk') chunks.set(fileName, output);
          else if (fileName.endsWith('.css')) {
            sheets.set(fileName, String(output.source));
            delete bundle[fileName];
          }
        }
        const write = (fileName: string, source: string) =>
          this.emitFile({
            type: 'asset',
            fileName,
            source: fileName.endsWith('.css') ? withoutComments(source) : source,
          });
        const elements = readText(styles, 'elements.css');
        const all = new Set<string>();
        for (const name of components) {
          const own = [...new Set(sheetsOf(`${name}/${name}.js`, chunks))];
          for (const sheet of own) all.add(sheet);
          const css = own.map((sheet) => sheets.get(sheet) ?? '');
          write(`${name}/${name}.css`, LAYERS + inLayer('components', [elements, ...css].join('\n')));
        }
        const unused = [...sheets.keys()].filter((sheet) => !all.has(sheet));
        if (unused.length > 0) throw new Error(`No component uses ${unused.join(', ')}: its styles would be lost.`);

        const fonts = readText(styles, 'fonts.css') + readText(styles, 'fallback-fonts.css');
        const declarations = readText(styles, 'tokens.css');
        const tokens = inLayer('tokens', declarations + readText(styles, 'direction.css'));
        const reset = inLayer('reset', readText(styles, 'reset.css'));
        const everything = [elements, ...[...all].map((sheet) => sheets.get(sheet) ?? '')].join('\n');
        write('fonts.css', fonts);
        write('tokens.css', LAYERS + tokens);
        write('tokens.json', `${JSON.stringify(toDesignTokens(declarations), null, 2)}\n`);
        write('reset.css', LAYERS + reset);
        write('styles.css', LAYERS + fonts + tokens + reset + inLayer('components', everything));
        for (const file of readdirSync(join(styles, 'fonts')))
          this.emitFile({
            type: 'asset',
            fileName: `fonts/${file}`,
            source: readFileSync(join(styles, 'fonts', file)),
          });
      },
    },
  };
}
