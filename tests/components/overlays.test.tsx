import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { loadMenu } from '../../packages/ui/src/Menu/load-menu.ts';
import { stubBrowser } from './browser-stubs.ts';
import { componentStories } from './stories.ts';

stubBrowser();
// The first load of a module may take longer than a wait.
beforeAll(async () => {
  await loadMenu();
});
afterEach(cleanup);

const press = (name: string) => () => fireEvent.click(screen.getByRole('button', { name }));
const escape = (role: string) => () => fireEvent.keyDown(screen.getByRole(role), { key: 'Escape' });

/** Every component that opens over the page: the role of what it opens, and how a user closes it. */
const OVERLAYS: Readonly<Record<string, readonly [role: string, close: () => void]>> = {
  ArrangeDialog: ['dialog', press('Go back')],
  AuthenticatorAppDialog: ['dialog', press('Cancel')],
  Avatar: ['dialog', press('Close')],
  CommandPalette: ['dialog', press('Close')],
  Combobox: ['listbox', escape('combobox')],
  ConfirmDialog: ['dialog', press('No')],
  DealReasonDialog: ['dialog', press('Go back')],
  DeleteAccountDialog: ['dialog', press('No')],
  Dialog: ['dialog', press('Close')],
  FlagDialog: ['dialog', press('Cancel')],
  ImageViewer: ['dialog', press('Close')],
  Menu: ['menu', escape('menu')],
  OfferDialog: ['dialog', press('Cancel')],
  PaletteField: ['dialog', press('Close')],
  PeopleDialog: ['dialog', press('Close')],
  PhoneDialog: ['dialog', press('Cancel')],
  PostMenu: ['menu', escape('menu')],
  RecoveryCodesDialog: ['dialog', press('I have saved them')],
  ReviewDialog: ['dialog', press('Cancel')],
  ShowNowDialog: ['dialog', press('Cancel')],
  StepUpDialog: ['dialog', press('Cancel')],
};

const nameOf = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/(?:\.stories)?\.tsx$/, '') ?? '';

const sources = import.meta.glob<string>('../../packages/{ui,market}/src/*/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A component with an `open` of its own, or with the props of a component that has it. */
const OPENS = /^ {2}open\??: |^export (?:interface|type) \w+Props\b[^{;]*\b(?:\w*Dialog|Menu)Props\b/m;

test('every component that can be opened is examined here', () => {
  const opened = Object.entries(sources).flatMap(([path, source]) =>
    path.split('/').at(-2) === nameOf(path) && OPENS.test(source) ? [nameOf(path)] : [],
  );
  expect(Object.keys(OVERLAYS)).toEqual(expect.arrayContaining(opened));
});

describe.for(Object.entries(OVERLAYS))('%s', ([name, [role, close]]) => {
  const [, file] = Object.entries(componentStories).find(([path]) => nameOf(path) === name) ?? [];
  // A list in the top layer is hidden in jsdom, which knows no popovers.
  const how = { hidden: role === 'listbox' };
  /** Renders the component with its stories' props and the given ones; returns the mock of onOpenChange. */
  const open = (props: { open?: boolean; defaultOpen?: boolean }) => {
    const { component, args } = file?.default ?? {};
    if (!component) throw new Error(`${name} has no stories.`);
    const { open: _open, ...rest } = args ?? {};
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    render(createElement(component, { ...rest, ...props, onOpenChange }));
    return onOpenChange;
  };

  test('with defaultOpen it is open at first, and closes itself', async () => {
    const onOpenChange = open({ defaultOpen: true });
    await screen.findByRole(role, how);
    close();
    expect(screen.queryByRole(role, how)).toBeNull();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  test('with open it asks the caller, and stays open until that agrees', async () => {
    const onOpenChange = open({ open: true });
    await screen.findByRole(role, how);
    close();
    expect(screen.getByRole(role, how)).toBeInTheDocument();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  test('with open as false it is closed, even with defaultOpen', () => {
    open({ open: false, defaultOpen: true });
    expect(screen.queryByRole(role, how)).toBeNull();
  });
});
