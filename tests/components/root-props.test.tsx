import { cleanup, render } from '@testing-library/react';
import { createElement, createRef } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { stubBrowser } from './browser-stubs.ts';
import { componentStories } from './stories.ts';

stubBrowser();
afterEach(cleanup);

/** Components without an element of their own, and why. */
const WITHOUT_ROOT: Readonly<Record<string, string>> = {
  LocaleProvider: 'it renders only its children',
  Toast: 'the root of ToastRegion is the region of Radix Toast, which takes no attributes',
};

/** Fields whose id, ref and aria attributes are the control's, for labels and form libraries; the box gets the rest. */
const INPUT_GETS: Readonly<Record<string, readonly ('id' | 'ref' | 'aria-describedby')[]>> = {
  Checkbox: ['id', 'ref', 'aria-describedby'],
  CodeInput: ['ref'],
  Combobox: ['id', 'ref', 'aria-describedby'],
  Field: ['id', 'aria-describedby'],
  ModeToggle: ['id', 'ref', 'aria-describedby'],
  PasswordField: ['id', 'ref', 'aria-describedby'],
  RadioGroup: ['ref'],
  SearchField: ['id', 'ref', 'aria-describedby'],
  SegmentedControl: ['ref'],
  Switch: ['id', 'ref', 'aria-describedby'],
  TextArea: ['id', 'ref', 'aria-describedby'],
  TextField: ['id', 'ref', 'aria-describedby'],
};

const nameOf = (path: string) => path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
const files = Object.entries(componentStories).filter(
  ([path, { default: meta }]) => path.split('/').at(-2) === nameOf(path) && meta.component,
);

describe.for(files)('%s', ([path, { default: meta }]) => {
  const name = nameOf(path);

  test.skipIf(name in WITHOUT_ROOT)(
    'passes className, style, id, data-*, aria-* and ref to its root element',
    async () => {
      const ref = createRef<Element>();
      const { component } = meta;
      if (!component) throw new Error(`${path} names no component.`);
      const { container } = render(
        createElement(component, {
          open: true,
          ...meta.args,
          ref,
          id: 'root-id',
          className: 'root-class',
          style: { order: 7 },
          'data-root': 'yes',
          'aria-describedby': 'elsewhere',
        }),
      );
      // Later where the component is loaded when it is opened.
      const roots = await vi.waitUntil(() => {
        const found = document.querySelectorAll<HTMLElement>('.root-class');
        return found.length > 0 && found;
      });
      expect(roots).toHaveLength(1);
      const [root] = roots;
      if (!root) throw new Error('There is no root.');
      expect(root.style.order).toBe('7');
      expect(root.dataset['root']).toBe('yes');
      // In place, where a page's header may come before it, or in a portal, where Radix positions a box around it.
      const outermost = root.closest('[data-radix-popper-content-wrapper]') ?? root;
      expect([...container.children, ...document.body.children]).toContain(outermost);

      const controls = [...root.querySelectorAll('input, select, textarea')];
      const getters = (attribute: 'id' | 'ref' | 'aria-describedby') =>
        INPUT_GETS[name]?.includes(attribute) ? controls : [root];
      expect(getters('id').map(({ id }) => id)).toContain('root-id');
      expect(getters('aria-describedby').map((element) => element.getAttribute('aria-describedby'))).toContainEqual(
        expect.stringContaining('elsewhere'),
      );
      expect(getters('ref')).toContain(ref.current);
    },
  );
});
