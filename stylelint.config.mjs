const tokens = ['packages/ui/src/styles/tokens.css', 'packages/market/src/styles/tokens.css'];

/**
 * What the identity depends on: components speak in token roles, never in raw colours or unknown names, and in
 * logical properties, so that right-to-left text needs no second style sheet. Hover is for devices that can.
 * @type {import('stylelint').Config}
 */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['./lint/hover-plugin.ts'],
  ignoreFiles: ['**/dist/**', 'out/**', 'dist-*/**', '**/node_modules/**'],
  referenceFiles: [...tokens, 'packages/ui/src/styles/direction.css'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'oja/hover-behind-media': true,
    'no-unknown-custom-properties': true,
    'property-layout-mappings': 'flow-relative',
    'value-keyword-layout-mappings': 'flow-relative',
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: 'Use a colour role from tokens.css' },
    ],
    // Builds for browsers of before 2024 turn :dir() into a list of languages, which nothing here is marked with.
    'selector-pseudo-class-disallowed-list': [['dir'], { message: 'Multiply by --oja-direction' }],
    'declaration-property-value-disallowed-list': {
      'font-size': ['/px$/'],
      'z-index': ['/^[0-9]/'],
    },
    // CSS Modules are read as properties in TypeScript, and named the way those are.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    // Readable in groups; the parts of a component are not in order of specificity.
    'no-descending-specificity': null,
    // Firefox and Safari know autofill and progress parts only by their own names.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['text-fill-color', 'font-smoothing'] }],
  },
  overrides: [
    {
      files: [...tokens, 'packages/ui/src/fixtures/harmattan.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'custom-property-pattern': '^oja-[a-z0-9-]+$' },
    },
    {
      // Plain classes for the arrangement of stories and of Storybook's own pages.
      files: ['.storybook/preview.css'],
      rules: { 'selector-class-pattern': '^(docs|docblock|story|sb)-[a-z-]+$' },
    },
  ],
};
