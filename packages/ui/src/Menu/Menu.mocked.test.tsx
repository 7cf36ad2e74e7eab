import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { ToastRegion } from '../Toast/Toast.tsx';
import { loadMenu } from './load-menu.ts';
import { LoadedMenu } from './LoadedMenu.tsx';
import { Menu } from './Menu.tsx';

vi.mock('./load-menu.ts', () => ({ loadMenu: vi.fn<() => Promise<typeof LoadedMenu>>() }));

test('a press without a network shows an error, and the next press opens the menu', async () => {
  vi.mocked(loadMenu).mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  render(
    <>
      <Menu trigger={<button type="button">More</button>} items={[{ label: 'Edit', onSelect: () => undefined }]} />
      <ToastRegion />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('The menu could not be opened')).toBeVisible();
  expect(screen.queryByRole('menu')).toBeNull();

  vi.mocked(loadMenu).mockResolvedValue(LoadedMenu);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
});

test('the menu opens when what its items need has been loaded', async () => {
  vi.mocked(loadMenu).mockResolvedValue(LoadedMenu);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  render(
    <Menu
      trigger={<button type="button">More</button>}
      items={[{ label: 'Edit', onSelect: () => undefined }]}
      prepare={() => promise}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.queryByRole('menu')).toBeNull();
  resolve(undefined);
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
});
