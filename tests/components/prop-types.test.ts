// @vitest-environment node
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { declaredProps } from '../../.storybook/prop-types.ts';

const root = join(import.meta.dirname, '../..');
const propsOf = (component: string) => {
  const [file = ''] = globSync(`packages/{ui,market}/src/${component}/${component}.tsx`, { cwd: root });
  return declaredProps(component, join(root, file));
};
const components = globSync('packages/{ui,market}/src/*/*.stories.tsx', { cwd: root })
  .map((file) => basename(file, '.stories.tsx'))
  .filter((name) => globSync(`packages/{ui,market}/src/${name}/${name}.tsx`, { cwd: root }).length > 0);

/** The names of a component's props, without the element's own. */
const names = (component: string) =>
  [...propsOf(component)].flatMap(([name, { isNative }]) => (isNative ? [] : [name])).toSorted();

describe.for(components)('%s', (component) => {
  test('every prop has a description and a readable type', () => {
    const faults = [...propsOf(component)].filter(
      ([, { description, type }]) => description === '' || type === '' || /\w\['|^\w+Props\b/.test(type),
    );
    expect(faults).toEqual([]);
  });
});

test('props are found through extends, Omit and Pick in other files and packages', () => {
  expect(names('StepUpDialog')).toEqual(
    expect.arrayContaining(['by', 'defaultOpen', 'error', 'loading', 'maskedEmail', 'onOpenChange', 'open', 'size']),
  );
  // Omitted by FormDialogProps.
  expect(names('StepUpDialog')).not.toContain('title');
  expect(names('CommandPalette')).toContain('defaultOpen');
  expect(names('TextField')).toEqual(
    ['className', 'error', 'hint', 'label', 'labelHidden', 'prefix', 'required', 'suffix'].toSorted(),
  );
});

test('a part of another type, and the props of another component, are written out', () => {
  expect(propsOf('DashboardLayout').get('tabs')?.type).toMatch(/^\{ .*items: readonly TabBarItem\[\];/);
  expect(propsOf('DashboardLayout').get('loading')?.type).toBe('boolean | undefined');
});
