import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import { CategoryGrid } from '../src/CategoryGrid/CategoryGrid.tsx';
import { CategoryIcon } from '../src/CategoryIcon/CategoryIcon.tsx';
import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { Link } from '../src/Link/Link.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { SearchField } from '../src/SearchField/SearchField.tsx';
import { SearchLayout } from '../src/SearchLayout/SearchLayout.tsx';
import { CATEGORIES } from '../src/fixtures/choices.ts';
import { LONG_WORD } from '../src/fixtures/posts.ts';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';

interface SearchProps {
  /** What is in the box when the page opens, as after coming back to it. */
  search: string;
}

function Search({ search: given }: SearchProps) {
  const [search, setSearch] = useState(given);
  const query = search === '' ? '' : `?query=${encodeURIComponent(search)}`;
  return (
    <DashboardLayout tabs={dashboardTabs('search')}>
      <PageHeader title="Search" />
      <SearchLayout
        field={<SearchField label="Search categories" placeholder="Search categories" value={search} onSearch={setSearch} />}
        link={
          <Link variant="standalone" href={`#search/find${query}`}>
            Search users and posts
          </Link>
        }
      >
        <CategoryGrid
          categories={CATEGORIES}
          searchText={search}
          renderIcon={(category) => <CategoryIcon category={category} />}
          renderLink={(category) => <a href={`#search/${encodeURIComponent(category)}${query}`}>{''}</a>}
        />
      </SearchLayout>
    </DashboardLayout>
  );
}

/** /dashboard/search: a category to browse, or what is typed among them. */
const meta = {
  title: 'Screens/Search',
  component: Search,
  args: { search: '' },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof Search>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const NothingFound: Story = { args: { search: LONG_WORD }, globals: phone, tags: ['!screen'] };

/** Typing narrows the categories after half a second, and each carries the text on; the cross shows all again. */
export const Walk: Story = {
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    const tiles = () => canvas.getByRole('region').querySelectorAll('a');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search categories' }), 'food');
    await expect(tiles()).toHaveLength(57);
    await expect(await canvas.findByRole('heading', { name: 'Search Results' })).toBeVisible();
    await expect(tiles()).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Fast Food' })).toHaveAttribute('href', '#search/Fast%20Food?query=food');
    await expect(canvas.getByRole('link', { name: 'Search users and posts' })).toHaveAttribute('href', '#search/find?query=food');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Browse Categories' })).toBeVisible());
    await expect(tiles()).toHaveLength(57);
    await expect(within(canvas.getByRole('region')).getByRole('status')).toBeEmptyDOMElement();
  },
};
