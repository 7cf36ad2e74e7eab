import { extractor as codeExtractor } from '@lingui/cli/api';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

import { contractTextsExtractor } from './scripts/extract-contract-texts.ts';

const CONTRACT_TEXTS = 'src/renderer/platform/contract-texts';

/** The features' texts: a catalogue a feature and language, beside the feature (decision 021). */
export default defineConfig({
  sourceLocale: 'en',
  // A language of accented English, a little longer, shows what cannot be translated: tests/e2e/pseudo-locale.spec.ts.
  locales: ['en', ...(process.env['OJA_PSEUDO_LOCALE'] ? ['pseudo'] : [])],
  pseudoLocale: [{ locale: 'pseudo', prepend: '', append: '', extend: 0.4 }],
  catalogs: [
    { path: 'src/renderer/features/{name}/texts/{locale}', include: ['src/renderer/features/{name}/'] },
    {
      path: 'src/renderer/app/texts/{locale}',
      include: ['app', 'api', 'platform', 'realtime', 'session'].map((folder) => `src/renderer/${folder}/`),
    },
  ]
    .map((catalog) => ({ ...catalog, exclude: ['**/*.test.ts', '**/*.test.tsx', CONTRACT_TEXTS] }))
    .concat({
      path: `${CONTRACT_TEXTS}/texts/{locale}`,
      include: [`${CONTRACT_TEXTS}/contract-texts.ts`],
      exclude: [],
    }),
  extractors: [contractTextsExtractor, codeExtractor],
  orderBy: 'message',
  // Without the lines of the code: they would change with every change of it.
  format: formatter({ lineNumbers: false }),
});
