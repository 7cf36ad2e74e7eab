import { create } from 'storybook/theming';

const font = { fontBase: '"Hanken Grotesk", "Segoe UI", sans-serif', fontCode: 'ui-monospace, monospace' };
const brand = { brandTitle: 'Oja, components', brandImage: './brand.svg', brandTarget: '_self', brandUrl: './' };

/** Storybook's own frame and docs pages in Oja's colours: the values of tokens.css, which it cannot read. */
export const darkFrame = create({
  base: 'dark',
  ...font,
  ...brand,
  colorPrimary: '#f5ad1b',
  colorSecondary: '#a3acff',
  appBg: '#090b1d',
  appContentBg: '#0d1028',
  appPreviewBg: '#0d1028',
  appBorderColor: '#2e3566',
  appBorderRadius: 12,
  barBg: '#151938',
  barTextColor: '#b9bdd9',
  barSelectedColor: '#ffc455',
  barHoverColor: '#ffc455',
  textColor: '#f6f2e7',
  textMutedColor: '#b9bdd9',
  inputBg: '#10142f',
  inputBorder: '#7279ab',
  inputTextColor: '#f6f2e7',
});

/** The same for docs pages in the light mode. */
export const lightFrame = create({
  base: 'light',
  ...font,
  ...brand,
  colorPrimary: '#b87a00',
  colorSecondary: '#323b9b',
  appBg: '#ece5d4',
  appContentBg: '#f7f3e9',
  appPreviewBg: '#f7f3e9',
  appBorderColor: '#ded6c3',
  appBorderRadius: 12,
  textColor: '#161a3d',
  textMutedColor: '#50557a',
  barBg: '#fffdf8',
  barTextColor: '#50557a',
  barSelectedColor: '#7a4d00',
  barHoverColor: '#7a4d00',
  inputBg: '#fff',
  inputBorder: '#807a92',
  inputTextColor: '#161a3d',
});
