// @vitest-environment node
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import readme from '../../packages/ui/README.md?raw';
import type { StoryFile } from './stories.ts';

const files = import.meta.glob<StoryFile>(['../../packages/ui/src/*/*.stories.tsx', '!**/hooks/*']);
const stories = Object.entries(files).map(([path, load]) => [path.split('/').at(-2) ?? '', load] as const);

/** Components with style attributes in their HTML: Radix writes those of Tabs and Toast. */
const WITH_STYLE = ['SplitView', 'Tabs', 'TextArea', 'Toast'];
/** Components whose story shows others, which have their own. */
const FRAMES = ['LocaleProvider'];

describe('HTML of the library’s components, rendered on a server', () => {
  test.for(stories)(
    '%s needs no document, and has style attributes only if the README says so',
    async ([name, load]) => {
      const { component, args } = (await load()).default;
      if (!component) return;
      const html = ['closed', 'open'].map((state) =>
        renderToString(createElement(component, { ...(state === 'open' && { open: true }), ...args })),
      );
      const isStyled = html.join('').includes(' style="');
      expect(isStyled).toBe([...WITH_STYLE, ...FRAMES].includes(name));
    },
  );

  test('the README names those with style attributes, which need a content policy of their own', () => {
    expect(readme).toContain(`a few \`style\` attributes (${WITH_STYLE.join(', ')})`);
  });
});
