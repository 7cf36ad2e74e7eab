import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { stubBrowser } from '../../../../tests/components/browser-stubs.ts';
import { PlatformContext } from '../../platform/PlatformContext.tsx';
import { createWebPlatform } from '../../platform/web.ts';
import PublishedPost from './PublishedPost.tsx';

stubBrowser();

function open(state: unknown) {
  render(
    <PlatformContext value={createWebPlatform()}>
      <MemoryRouter initialEntries={[{ pathname: '/dashboard', state }]}>
        <main tabIndex={-1}>
          <PublishedPost />
        </main>
      </MemoryRouter>
    </PlatformContext>,
  );
}

const PUBLISHED = { published: { _id: '0123456789abcdef01234567', title: 'Lace & “ankara”' } };
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

it('the panel after publishing names the post, and leads to its page, to WhatsApp with its link, and to the adverts', () => {
  open(PUBLISHED);
  expect(screen.getByRole('status').textContent).toContain('“Lace & “ankara”” is in the market');
  const page = `/dashboard/post/details/${PUBLISHED.published._id}`;
  expect(address('View')).toBe(page);
  const share = new URL(address('Share on WhatsApp'));
  expect(share.origin + share.pathname).toBe('https://wa.me/');
  expect([...share.searchParams]).toEqual([['text', `Lace & “ankara” ${globalThis.location.origin}${page}`]]);
  expect(address('Promote')).toBe('/dashboard/ads');
});

it('the panel after publishing is closed by its button, and the focus moves to the page', async () => {
  open(PUBLISHED);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each([[{ beside: '/dashboard' }], [{ published: null }], [{ published: { _id: 1, title: 'Lace' } }], ['lace']])(
  'no panel is shown for the state %j of another navigation',
  (state) => {
    open(state);
    expect(screen.queryByRole('status')).toBeNull();
  },
);
