import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { defineConfig } from 'vite';

import { markClientFiles } from './build/client-files.ts';
import { splitStyles } from './build/style-files.ts';

const src = join(import.meta.dirname, 'src');

/**
 * A component is a folder that holds a file of its own name, a hook a file called useX. The export patterns count on
 * that.
 */
const components = readdirSync(src).filter((name) => existsSync(join(src, name, `${name}.tsx`)));
const hooks = readdirSync(join(src, 'hooks')).filter((name) => /^use-[a-z-]+\.ts$/.test(name));

/** Modules that package.json exports by name. */
const MODULES = [
  'cx/cx',
  'FieldBinding/field-binding',
  'graphemes/graphemes',
  'LocaleProvider/format-message',
  'LocaleProvider/format-number',
  'LocaleProvider/per-locale',
  'Picture/picture-saving',
  'Toast/toast-store',
];

/** One entry for each component, hook and module. */
const entries = Object.fromEntries([
  ...components.map((name) => [`${name}/${name}`, join(src, name, `${name}.tsx`)] as const),
  ...MODULES.map((path) => [path, join(src, `${path}.ts`)] as const),
  ...hooks.map((file) => [`hooks/${file.slice(0, -3)}`, join(src, 'hooks', file)] as const),
]);

/**
 * Builds ES modules that mirror the sources, a style sheet for each component and one for all, and font files. Shared
 * dependencies are external.
 */
export default defineConfig({
  plugins: [markClientFiles(), splitStyles({ styles: join(src, 'styles'), components })],
  css: {
    modules: {
      // Readable in a page's inspector, and the mark by which elements.css knows the library's elements.
      generateScopedName: (name, file) => `oja-${basename(file).replace('.module.css', '')}-${name}`,
    },
  },
  build: {
    target: 'baseline-widely-available',
    minify: false,
    cssCodeSplit: true,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: {
      external: [/^react($|\/|-dom)/, /^radix-ui/, /^lucide-react/, /^embla-carousel/, /^react-countup/, 'thumbhash'],
      output: {
        preserveModules: true,
        preserveModulesRoot: src,
        entryFileNames: '[name].js',
        // The documentation is in the declarations, where editors look for it.
        comments: { legal: true, annotation: true, jsdoc: false },
      },
    },
  },
});
