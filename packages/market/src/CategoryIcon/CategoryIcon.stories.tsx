import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CATEGORIES } from '@oja/contract/categories';
import { CategoryIcon } from './CategoryIcon.tsx';

const meta = {
  title: 'Market/CategoryIcon',
  component: CategoryIcon,
  args: { category: 'Fashion' },
  argTypes: { category: { control: 'select', options: CATEGORIES } },
  parameters: {
    guide: {
      status: 'new',
      use: ['In a CategoryTile, and before a category’s name in a list.'],
      avoid: ['On screens that show one category only: its name is enough, and the 57 icons are 6 kB.'],
      do: [
        'Set size and colour on its parent: its size follows the font size.',
        'Import it with the screen, so that no other screen waits for it.',
      ],
      dont: ['Do not use it without the name: nobody knows 57 icons.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof CategoryIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The 57 icons with their names; the last one is the fallback for an unknown name. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <ul className="story-grid">
      {[...CATEGORIES, 'Anything else'].map((category) => (
        <li key={category} className="story-row">
          <CategoryIcon category={category} />
          {category}
        </li>
      ))}
    </ul>
  ),
};

/** Names come from the server: an object's inherited property name, such as "constructor", is unknown too. */
export const UnknownName: Story = {
  args: { category: 'constructor' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveClass('lucide-tag');
  },
};
