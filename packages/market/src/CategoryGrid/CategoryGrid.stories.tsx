import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CategoryIcon } from '../CategoryIcon/CategoryIcon.tsx';
import { CATEGORIES } from '@oja/contract/categories';
import { LINK } from '../../../ui/src/fixtures/links.tsx';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { CategoryGrid } from './CategoryGrid.tsx';

const meta = {
  title: 'Market/CategoryGrid',
  component: CategoryGrid,
  args: {
    categories: CATEGORIES,
    searchText: '',
    renderIcon: (category) => <CategoryIcon category={category} />,
    renderLink: () => LINK,
  },
  argTypes: {
    categories: { control: 'object' },
    renderIcon: { control: false },
    renderLink: { control: false },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['The search screen: every category, or those that match the query.'],
      avoid: ['A few categories: CategoryTile alone.', 'Choosing one in a form: Combobox.'],
      do: [
        'Pass the debounced text (500 ms); otherwise it announces a new count at every key.',
        'Put the text into each link: /dashboard/search/{category}?query={text}.',
        'Set showsNoResults to false while other results are loading or shown below it.',
      ],
      dont: [
        'Do not filter the list yourself: then an empty list cannot be distinguished from a search without results.',
      ],
      keyboard: [
        ['Tab', 'From tile to tile.'],
        ['Enter', 'Opens the category.'],
      ],
    },
  },
} satisfies Meta<typeof CategoryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty query shows all 57. */
export const Overview: Story = {
  tags: ['overview'],
};

/** The query filters the list, and the number of results is announced. */
export const Found: Story = {
  args: { searchText: ' food' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Search Results' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Food',
      'Food Stuffs',
      'Fast Food',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 categories found');
  },
};

export const OneFound: Story = {
  args: { searchText: 'PET' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('Pets');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 category found');
  },
};

export const NothingFound: Story = {
  args: { searchText: 'keke napep spare parts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No results found for keke napep spare parts' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 categories found');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Other results follow, so that there is no claim that nothing was found. */
export const OtherResultsBelow: Story = {
  args: { searchText: 'keke napep spare parts', showsNoResults: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Search Results');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 categories found');
  },
};

/** At 200 % zoom on a phone, with a text without a break opportunity: nothing is cut off sideways. */
export const ZoomedOnAPhone: Story = {
  args: { categories: ['Building Material', 'Entertainment', 'Skin Care'], searchText: 'm' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ zoom: 2 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div className="story-stack">
      <CategoryGrid {...args} />
      <CategoryGrid {...args} searchText={LONG_WORD} />
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
