import { ConversationList } from '@oja/market/ConversationList';
import { ConversationRow } from '@oja/market/ConversationRow';
import { NotificationList } from '@oja/market/NotificationList';
import { PersonList } from '@oja/market/PersonList';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { stubBrowser } from '../../../../tests/components/browser-stubs.ts';
import { startAppStore } from '../../../../tests/fixtures/app-store.ts';
import { FakeServer } from '../../../../tests/fixtures/fake-server.ts';
import { idOf } from '../../../../tests/fixtures/live-store.ts';
import { ADA } from '../../../../tests/fixtures/user.ts';
import SearchScreen from '../../features/search/SearchScreen.tsx';
import { setCharacterKeys } from '../../platform/page-keys.ts';
import { noteSearch } from '../../session/recent-searches.ts';
import { useListKeys } from './use-list-keys.ts';

stubBrowser();

const NAMES = ['Ada', 'Bayo', 'Chi'];
const opened = vi.fn<(name: string) => void>();
const linkTo = (name: string) => (
  <a href={`#${name}`} aria-label={name} onClick={() => opened(name)}>
    {''}
  </a>
);

/** Each list with a row for each name. */
const LISTS: Record<string, ReactElement> = {
  conversations: (
    <ConversationList suggestions={[<ConversationRow key="Chi" name="Chi" link={linkTo('Chi')} />]}>
      {['Ada', 'Bayo'].map((name) => (
        <ConversationRow
          key={name}
          name={name}
          link={linkTo(name)}
          lastMessage={{ text: 'How much?', sentAt: 0, isOwn: false }}
        />
      ))}
    </ConversationList>
  ),
  notifications: (
    <NotificationList
      notifications={NAMES.map((name) => ({
        id: name,
        type: 'follow' as const,
        message: `${name} started following you`,
        sender: { name, userName: name },
        createdAt: name === 'Ada' ? Date.now() : 0,
      }))}
      renderLink={({ id }) => linkTo(id)}
      onDelete={() => undefined}
    />
  ),
  people: (
    <PersonList
      people={NAMES.map((name) => ({ id: name, name, userName: name }))}
      renderLink={({ id }) => linkTo(id)}
      renderAction={() => <button type="button">Follow</button>}
    />
  ),
};

function Page({ children }: { children: ReactNode }) {
  useListKeys();
  return <main>{children}</main>;
}

const link = (name: string) => screen.getByRole('link', { name: new RegExp(name) });

afterEach(() => {
  setCharacterKeys(true);
  opened.mockClear();
});

describe.each(Object.entries(LISTS))('in the list of %s', (_name, list) => {
  it('J and K move from row to row and stop at the ends, and O and Enter open the focused one', async () => {
    render(<Page>{list}</Page>);
    await userEvent.keyboard('j');
    expect(link('Ada')).toHaveFocus();
    await userEvent.keyboard('jjj');
    expect(link('Chi')).toHaveFocus();
    await userEvent.keyboard('k');
    expect(link('Bayo')).toHaveFocus();
    await userEvent.keyboard('o');
    await userEvent.keyboard('{Enter}');
    expect(opened.mock.calls).toEqual([['Bayo'], ['Bayo']]);
    await userEvent.keyboard('kk');
    expect(link('Ada')).toHaveFocus();
  });

  it('letters do nothing while they are turned off in the settings', async () => {
    setCharacterKeys(false);
    render(<Page>{list}</Page>);
    await userEvent.keyboard('jo');
    expect(document.body).toHaveFocus();
    expect(opened).not.toHaveBeenCalled();
  });
});

it('a button of a row belongs to it: J goes to the next row, and O opens its own', async () => {
  render(<Page>{LISTS['people']}</Page>);
  screen.getAllByRole('button', { name: 'Follow' })[1]?.focus();
  await userEvent.keyboard('o');
  expect(opened).toHaveBeenCalledWith('Bayo');
  await userEvent.keyboard('j');
  expect(link('Chi')).toHaveFocus();
});

it('the recent and the saved searches are one list: J and K move through both, and O searches again', async () => {
  const saved = {
    _id: idOf(1),
    name: 'Generators',
    query: { search: 'generator' },
    alert: 'off' as const,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  for (const text of ['bag', 'fan']) noteSearch(ADA._id, text);
  history.replaceState(null, '', '/dashboard/search');
  render(
    <Provider store={startAppStore(new FakeServer().on('GET /api/v1/saved-searches', { data: [saved] }))}>
      <BrowserRouter>
        <Page>
          <SearchScreen />
        </Page>
      </BrowserRouter>
    </Provider>,
  );
  await screen.findByRole('link', { name: 'Generators' });
  await userEvent.keyboard('j');
  expect(screen.getByRole('button', { name: 'fan' })).toHaveFocus();
  await userEvent.keyboard('jjj');
  expect(screen.getByRole('link', { name: 'Generators' })).toHaveFocus();
  await userEvent.keyboard('k');
  expect(screen.getByRole('button', { name: 'bag' })).toHaveFocus();
  await userEvent.keyboard('o');
  const box = screen.getByRole('searchbox', { name: 'Search categories' });
  expect(box).toHaveProperty('value', 'bag');
  await userEvent.clear(box);
  act(() => box.blur());
  await userEvent.keyboard('jjjo');
  expect(location.pathname + location.search).toBe('/dashboard/search/find?query=generator');
});

it('the keys stay in the pane that has the focus, and leave posts to their own keys', async () => {
  const { rerender } = render(
    <Page>
      <div data-pane-content>{LISTS['people']}</div>
      <div data-pane-content tabIndex={-1} aria-label="Opened" role="region" />
    </Page>,
  );
  screen.getByRole('region').focus();
  await userEvent.keyboard('j');
  expect(screen.getByRole('region')).toHaveFocus();
  rerender(
    <Page>
      <div role="feed" />
      {LISTS['people']}
    </Page>,
  );
  await userEvent.keyboard('j');
  expect(document.body).toHaveFocus();
});
