import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defineConfig, type Plugin } from 'vite';

const src = join(import.meta.dirname, 'src');

/** A component is a folder with a file of the same name, a hook a file use-x.ts: the export patterns require this. */
const components = readdirSync(src).filter((name) => existsSync(join(src, name, `${name}.tsx`)));
const hooks = readdirSync(join(src, 'hooks')).filter((name) => /^use-[a-z-]+\.ts$/.test(name));

/** Modules that package.json exports by name. */
const MODULES = ['cx/cx', 'FieldBinding/field-binding', 'graphemes/graphemes'];

/** One entry for each component, hook and module. */
const entries = Object.fromEntries([
  ...components.map((name) => [`${name}/${name}`, join(src, name, `${name}.tsx`)] as const),
  ...MODULES.map((path) => [path, join(src, `${path}.ts`)] as const),
  ...hooks.map((file) => [`hooks/${file.slice(0, -3)}`, join(src, 'hooks', file)] as const),
]);

/**
 * Adds fonts, tokens and base styles at the start of the style sheet, in the order in which styles.css imports them.
 * Vite's library mode would embed the fonts in the style sheet; here they are separate files.
 */
const globalStyles: Plugin = {
  name: 'oja-global-styles',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const sheet = bundle['styles.css'];
      if (sheet?.type !== 'asset') throw new Error('The components gave no styles.css to put the global styles into.');
      const imports = readFileSync(join(src, 'styles/styles.css'), 'utf8').matchAll(/@import url\('\.\/(.+?)'\)/g);
      const parts = Array.from(imports, ([, file = '']) => readFileSync(join(src, 'styles', file), 'utf8'));
      sheet.source = [...parts, sheet.source].join('\n');
      for (const file of readdirSync(join(src, 'styles/fonts'))) {
        this.emitFile({
          type: 'asset',
          fileName: `fonts/${file}`,
          source: readFileSync(join(src, 'styles/fonts', file)),
        });
      }
    },
  },
};

/** Builds ES modules that mirror the sources, one style sheet, and font files. Shared dependencies are external. */
export default defineConfig({
  plugins: [globalStyles],
  build: {
    target: 'baseline-widely-available',
    minify: false,
    lib: { entry: entries, formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external: [/^react($|\/|-dom)/, /^radix-ui/, /^lucide-react/, /^embla-carousel/, /^react-countup/],
      output: { preserveModules: true, preserveModulesRoot: src, entryFileNames: '[name].js' },
    },
  },
});
