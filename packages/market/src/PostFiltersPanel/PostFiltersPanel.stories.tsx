import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';
import { PRICE_BANDS } from '@oja/contract/price-bands';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { PostFiltersPanel } from './PostFiltersPanel.tsx';

const CHOICES = {
  categories: CATEGORIES,
  lgasByState: { Kano: ['Dala', 'Fagge'], Lagos: ['Eti Osa', 'Ikeja'] },
  conditions: CONDITIONS,
  pricePoints: PRICE_POINTS,
  priceBands: PRICE_BANDS,
};
const COUNTS = {
  category: [
    { value: 'Electronics', count: 1000, isMore: true },
    { value: 'Machinery', count: 12, isMore: false },
  ],
  state: [
    { value: 'Lagos', count: 40, isMore: false },
    { value: 'Kano', count: 3, isMore: false },
  ],
  condition: [
    { value: 'Brand New', count: 1000, isMore: true },
    { value: 'Foreign Used', count: 2, isMore: false },
  ],
  priceBand: [
    { value: '2000000-', count: 40, isMore: false },
    { value: '5000-19999', count: 5, isMore: false },
    { value: '500000-1999999', count: 2, isMore: false },
  ],
};

const meta = {
  title: 'Market/PostFiltersPanel',
  component: PostFiltersPanel,
  args: {
    filters: {},
    onFiltersChange: fn(),
    choices: CHOICES,
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
      do: [
        'Show a PostFilters with hasPanel above the posts, whose chips name the filters in use.',
        'Keep the last counts until the next ones come, so that nothing moves meanwhile.',
      ],
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

/** Choices say how many posts they find, the most first; a price band sets both limits, and takes them off again. */
export const Counted: Story = {
  args: { filters: { condition: ['Foreign Used'] }, choices: { ...CHOICES, counts: COUNTS } },
  play: async ({ args, canvas, userEvent }) => {
    const options = () => canvas.getAllByRole('option').map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await expect(options()).toEqual(['Lagos (40)', 'Kano (3)']);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Category' }));
    await expect(options()).toEqual(['Electronics (1,000+)', 'Machinery (12)']);
    await userEvent.keyboard('mach{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('Machinery');
    const chosen = { condition: ['Foreign Used'], category: ['Machinery'] };
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(chosen);
    await expect(canvas.getByRole('checkbox', { name: 'Brand New (1,000+)' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Nigerian Used (0)' })).toBeVisible();

    const bands = within(canvas.getByRole('group', { name: 'Price bands' })).getAllByRole('button');
    await expect(bands.map(({ textContent }) => textContent)).toEqual([
      '₦5,000 to ₦19,999 (5)',
      '₦500,000 to ₦1,999,999 (2)',
      'From ₦2,000,000 (40)',
    ]);
    const band = canvas.getByRole('button', { name: '₦5,000 to ₦19,999 (5)' });
    await userEvent.click(band);
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...chosen, minPrice: 5000, maxPrice: 19_999 });
    await expect(band).toHaveAttribute('aria-pressed', 'true');
    const lowest = canvas.getByRole('textbox', { name: 'Lowest price' });
    const highest = canvas.getByRole('textbox', { name: 'Highest price' });
    await expect(lowest).toHaveValue('5000');
    await expect(highest).toHaveValue('19999');
    await userEvent.click(band);
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(chosen);
    await expect(band).toHaveAttribute('aria-pressed', 'false');
    await expect(lowest).toHaveValue('');
    await userEvent.type(lowest, '2m{Enter}');
    await expect(canvas.getByRole('button', { name: 'From ₦2,000,000 (40)' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A choice that finds nothing is offered while it is in use; the others say that nothing is there. */
export const NothingFound: Story = {
  args: { filters: { category: ['Hospital'], maxPrice: 4999 }, choices: { ...CHOICES, counts: COUNTS } },
  play: async ({ args, canvas, userEvent }) => {
    const category = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.click(category);
    await expect(canvas.getAllByRole('option').at(-1)).toHaveTextContent('Hospital (0)');
    await userEvent.keyboard('food');
    await expect(canvas.getAllByText('No posts found there.').at(-1)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Up to ₦4,999 (0)', pressed: true }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ category: ['Hospital'] });
    await expect(canvas.queryByRole('button', { name: /^Up to ₦4,999/ })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Price bands' })).toHaveFocus();
  },
};

/** Where not all posts were counted, the other choices follow those that were, without a number. */
export const PartlyCounted: Story = {
  args: {
    choices: {
      ...CHOICES,
      counts: {
        category: [{ value: 'Machinery', count: 1000, isMore: true }],
        state: [],
        condition: [{ value: 'Foreign Used', count: 40, isMore: true }],
        priceBand: [],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Category' }));
    const options = canvas.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(options).toHaveLength(CATEGORIES.length);
    await expect(options.slice(0, 2)).toEqual(['Machinery (1,000+)', 'Electronics']);
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Kano', 'Lagos']);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('checkbox', { name: 'Foreign Used (40+)' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Brand New' })).toBeVisible();
    const bands = within(canvas.getByRole('group', { name: 'Price bands' })).getAllByRole('button');
    await expect(bands).toHaveLength(PRICE_BANDS.length);
  },
};

/** With counts and some filters; and of one category, which cannot be chosen, without counts yet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <PostFiltersPanel
        {...args}
        filters={{
          category: ['Electronics'],
          state: ['Lagos'],
          minPrice: 5000,
          maxPrice: 19_999,
          condition: ['Foreign Used'],
        }}
        choices={{ ...CHOICES, counts: COUNTS }}
      />
      <PostFiltersPanel {...args} choices={{ ...CHOICES, categories: [] }} />
    </div>
  ),
};
