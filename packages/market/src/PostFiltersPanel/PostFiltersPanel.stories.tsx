import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { PostFiltersPanel } from './PostFiltersPanel.tsx';

const meta = {
  title: 'Market/PostFiltersPanel',
  component: PostFiltersPanel,
  args: {
    filters: {},
    onFiltersChange: fn(),
    choices: {
      categories: CATEGORIES,
      lgasByState: { Kano: ['Dala', 'Fagge'], Lagos: ['Eti Osa', 'Ikeja'] },
      conditions: CONDITIONS,
      pricePoints: PRICE_POINTS,
    },
  },
  render: function Held(args) {
    const [filters, setFilters] = useState(args.filters);
    return (
      <>
        <PostFiltersPanel
          {...args}
          filters={filters}
          onFiltersChange={(next) => {
            args.onFiltersChange(next);
            setFilters(next);
          }}
        />
        <button type="button" onClick={() => setFilters({})}>
          Take off
        </button>
      </>
    );
  },
  decorators: [(Story) => <div style={{ inlineSize: '16.5rem' }}>{Story()}</div>],
  parameters: {
    guide: {
      status: 'new',
      use: ['Beside found posts, in windows that are wide enough for both.'],
      avoid: ['Above them, in narrow windows: the button of PostFilters opens the same fields.'],
      do: ['Show a PostFilters with hasPanel above the posts, whose chips name the filters in use.'],
      dont: ['Do not wait for a button: a choice applies at once.'],
      keyboard: [
        ['Tab', 'Through the fields.'],
        ['Enter', 'In a price: applies it.'],
      ],
    },
  },
} satisfies Meta<typeof PostFiltersPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A choice applies at once, a price with Enter or when its field is left; a wrong one is named and changes nothing. */
export const Applied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Foreign Used' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ condition: ['Foreign Used'] });
    const highest = canvas.getByRole('textbox', { name: 'Highest price' });
    await userEvent.type(highest, '150k{Enter}');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ condition: ['Foreign Used'], maxPrice: 150_000 });
    await expect(highest).toHaveValue('150k');
    const lowest = canvas.getByRole('textbox', { name: 'Lowest price' });
    await userEvent.type(lowest, '200k');
    await userEvent.tab();
    await expect(highest).toHaveAccessibleDescription('₦ This is below the lowest price.');
    await expect(args.onFiltersChange).toHaveBeenCalledTimes(2);
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '20k');
    await userEvent.tab();
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      condition: ['Foreign Used'],
      minPrice: 20_000,
      maxPrice: 150_000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Take off' }));
    await expect(highest).toHaveValue('');
    await expect(lowest).toHaveValue('');
  },
};

/** With some filters; and of one category, which cannot be chosen. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <PostFiltersPanel
        {...args}
        filters={{ category: ['Electronics'], state: ['Lagos'], maxPrice: 150_000, condition: ['Foreign Used'] }}
      />
      <PostFiltersPanel {...args} choices={{ ...args.choices, categories: [] }} />
    </div>
  ),
};
