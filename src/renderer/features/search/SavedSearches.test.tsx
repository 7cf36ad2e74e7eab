import type { SavedSearch } from '@oja/contract/saved-searches';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { stubBrowser } from '../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { idOf } from '../../../../tests/fixtures/live-store.ts';
import { SavedSearches } from './SavedSearches.tsx';

stubBrowser();

it('the alert of a saved search is shown, and changed from its menu', async () => {
  const search: SavedSearch = {
    _id: idOf(1),
    name: 'Fans',
    query: { search: 'fan' },
    alert: 'at_once',
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  const server = new FakeServer()
    .on('GET /api/v1/saved-searches', () => ({ data: [search] }))
    .on('PATCH /api/v1/saved-searches/:id', async (request) => {
      Object.assign(search, await request.json());
      return { code: 'saved_search_changed', message: 'Search changed.', data: search };
    });
  render(
    <Provider store={startAppStore(server)}>
      <MemoryRouter>
        <SavedSearches />
      </MemoryRouter>
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Alerts for Fans: Notify me at once' }));
  expect(await screen.findByRole('menuitem', { name: 'Notify me at once' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'One email a day' }));
  expect(await screen.findByRole('button', { name: 'Alerts for Fans: One email a day' })).toBeInTheDocument();
  expect(search.alert).toBe('daily');
});
