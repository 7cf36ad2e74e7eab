import type { TabBarItem } from '@oja/ui/TabBar';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';

import { stubBrowser } from '../../../../tests/components/browser-stubs.ts';
import { createWebSessions } from '../../platform/web-sessions.ts';
import { makeStore } from '../store.ts';
// Loaded in advance: the keys load it when it is opened.
import './KeysDialog.tsx';
import PageKeys from './PageKeys.tsx';

/** The keys of every dashboard screen. */

stubBrowser();

const TABS: readonly TabBarItem[] = [
  { key: 'home', label: 'Home', icon: null, href: '/dashboard' },
  { key: 'search', label: 'Search', icon: null, href: '/dashboard/search' },
  { key: 'profile', label: 'Profile', icon: null, href: '/dashboard/profile/ada' },
];

const pressed = vi.fn<(action: string) => void>();

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function open({ hasSearch = false, hasPosts = false } = {}) {
  const platform = { kind: 'web' as const, serverOrigin: 'http://oja.test', sessions: createWebSessions(localStorage) };
  render(
    <Provider store={makeStore(platform, undefined)}>
      <MemoryRouter initialEntries={['/dashboard/settings']}>
        {hasSearch && <input type="search" aria-label="Search the market" defaultValue="rice" />}
        {hasPosts && (
          <div role="feed">
            <div>
              <article tabIndex={-1} aria-label="Post">
                {['open', 'like', 'save', 'comment'].map((action) => (
                  <button key={action} type="button" data-action={action} onClick={() => pressed(action)}>
                    {action}
                  </button>
                ))}
              </article>
            </div>
          </div>
        )}
        <PageKeys tabs={TABS} />
        <Place />
      </MemoryRouter>
    </Provider>,
  );
}

const press = (keys: string) => userEvent.keyboard(keys);
const place = () => screen.getByRole('status').textContent;

beforeEach(() => {
  pressed.mockClear();
});

it('G and a letter open a tab of this user; other letters do nothing', async () => {
  open();
  await press('gp');
  expect(place()).toBe('/dashboard/profile/ada');
  await press('gf');
  expect(place()).toBe('/dashboard/profile/ada');
  await press('gh');
  expect(place()).toBe('/dashboard');
});

it('"/" selects the text of the first search field', async () => {
  open({ hasSearch: true });
  await press('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await press('a/');
  expect(screen.getByRole('searchbox')).toHaveValue('a/');
});

it('"/" opens the search where there is no field', async () => {
  open();
  await press('/');
  expect(place()).toBe('/dashboard/search');
});

it('O, L, S and C press what they name in the focused post only', async () => {
  open({ hasPosts: true });
  await press('olsc');
  expect(pressed).not.toHaveBeenCalled();
  screen.getByRole('article').focus();
  await press('olsc');
  expect(pressed.mock.calls.flat()).toEqual(['open', 'like', 'save', 'comment']);
});

it('"?" lists the keys of a post only where there are posts', async () => {
  open({ hasPosts: true });
  await press('?');
  await vi.dynamicImportSettled();
  expect(await screen.findByText('like it')).toBeVisible();
  expect(screen.getByText(/go to Profile/)).toHaveTextContent('G then P go to Profile');
  expect(screen.queryByText(/go to Flags/)).toBeNull();
});

it('"?" lists no keys of a post elsewhere', async () => {
  open();
  await press('?');
  await vi.dynamicImportSettled();
  expect(await screen.findByText(/go to Profile/)).toBeVisible();
  expect(screen.queryByText('like it')).toBeNull();
});
