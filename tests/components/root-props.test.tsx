import { act, cleanup, render } from '@testing-library/react';
import { createElement, createRef, type ComponentType } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { stubBrowser } from './browser-stubs.ts';
import { componentStories, storiesOf, type StoryFile } from './stories.ts';

stubBrowser();
afterEach(cleanup);

/** Components without an element of their own, and why. */
const WITHOUT_ROOT: Readonly<Record<string, string>> = {
  LocaleProvider: 'it renders only its children',
};

/** Fields whose id, ref and aria attributes are the control's, for labels and form libraries; the box gets the rest. */
const INPUT_GETS: Readonly<Record<string, readonly ('id' | 'ref' | 'aria-describedby')[]>> = {
  Checkbox: ['id', 'ref', 'aria-describedby'],
  CodeInput: ['ref'],
  Combobox: ['id', 'ref', 'aria-describedby'],
  Field: ['id', 'aria-describedby'],
  ModeToggle: ['id', 'ref', 'aria-describedby'],
  PaletteField: ['id', 'ref', 'aria-describedby'],
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

/** The props of the component's stories that follow their args: its states, such as loading, empty and failed. */
const statesOf = (file: StoryFile) => [
  {},
  ...storiesOf(file).flatMap(([, { args, render: own }]) => (args && !own ? [args] : [])),
];

/** Renders a component with root props and checks that its one root got them all. */
async function checkRoot(name: string, component: ComponentType<Record<string, unknown>>, props: object) {
  const ref = createRef<Element>();
  const { container } = render(
    createElement(component, {
      open: true,
      ...props,
      ref,
      id: 'root-id',
      className: 'root-class',
      style: { order: 7 },
      'data-root': 'yes',
      'aria-describedby': 'elsewhere',
    }),
  );
  // Parts that are loaded when they are opened, such as menus.
  await act(() => vi.dynamicImportSettled());
  const roots = document.querySelectorAll<HTMLElement>('.root-class');
  const isNothing = container.childElementCount === 0 && document.body.childElementCount === 1;
  if (roots.length === 0 && isNothing) return false;
  expect(roots).toHaveLength(1);
  const [root] = roots;
  if (!root) throw new Error('There is no root.');
  expect(root.style.order).toBe('7');
  expect(root.dataset['root']).toBe('yes');
  // In place, where a page's header may come before it, or in a box that Radix puts around a portal and the toasts.
  const outermost = root.closest('[data-radix-popper-content-wrapper], [role=region]:has(> ol)') ?? root;
  expect([...container.children, ...document.body.children]).toContain(outermost);

  const controls = [...root.querySelectorAll('input, select, textarea, button[role=combobox]')];
  const getters = (attribute: 'id' | 'ref' | 'aria-describedby') =>
    INPUT_GETS[name]?.includes(attribute) ? controls : [root];
  expect(getters('id').map(({ id }) => id)).toContain('root-id');
  expect(getters('aria-describedby').map((element) => element.getAttribute('aria-describedby'))).toContainEqual(
    expect.stringContaining('elsewhere'),
  );
  expect(getters('ref')).toContain(ref.current);
  return true;
}

describe.for(files)('%s', ([path, file]) => {
  const name = nameOf(path);

  test.skipIf(name in WITHOUT_ROOT)(
    'passes className, style, id, data-*, aria-* and ref to its root element in every state',
    async () => {
      const { component, args } = file.default;
      if (!component) throw new Error(`${path} names no component.`);
      const shown: boolean[] = [];
      for (const own of statesOf(file)) {
        shown.push(await checkRoot(name, component, { ...args, ...own }));
        cleanup();
      }
      // Some states show nothing, such as a count of 0.
      expect(shown).toContain(true);
    },
  );
});
