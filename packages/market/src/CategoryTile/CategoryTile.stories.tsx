import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CategoryIcon } from '../CategoryIcon/CategoryIcon.tsx';
import { CATEGORIES } from '@oja/contract/categories';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { CategoryTile } from './CategoryTile.tsx';

const meta = {
  title: 'Market/CategoryTile',
  component: CategoryTile,
  args: { name: 'Fashion', icon: <CategoryIcon category="Fashion" />, link: LINK },
  argTypes: {
    link: linkControl,
    icon: {
      control: 'select',
      options: CATEGORIES,
      mapping: Object.fromEntries(CATEGORIES.map((name) => [name, <CategoryIcon key={name} category={name} />])),
    },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['A category to choose from a grid of them: the search screen.'],
      avoid: [
        'To choose the category of a post while writing it: Combobox.',
        'All of them with heading and search: CategoryGrid.',
      ],
      do: [
        'Give it a link, so that it opens in a new tab and shows where it leads.',
        'Keep the exact spelling of the name.',
      ],
      dont: ['Do not put a count or a second action in it: the whole tile is one link.'],
      keyboard: [
        ['Tab', 'Moves the focus to it.'],
        ['Enter', 'Follows the link.'],
      ],
    },
  },
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole tile is the link; its accessible name is the category. */
export const Chosen: Story = {
  decorators: [
    (Story) => (
      <div className="story-tiles">
        <Story />
      </div>
    ),
  ],
  args: { link: <a href="#fashion">{''}</a> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Fashion' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#fashion');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Short, long, right-to-left and unbreakable names, one without an icon, one without a link. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-tiles">
      {['Home', 'Building Material', 'Entertainment', 'Provisionss', 'أقمشة ومنسوجات', LONG_WORD].map((name) => (
        <CategoryTile key={name} name={name} icon={<CategoryIcon category={name} />} link={LINK} />
      ))}
      <CategoryTile name="Without a link" icon={<CategoryIcon category="Fruit" />} />
    </div>
  ),
};
