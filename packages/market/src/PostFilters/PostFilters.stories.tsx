import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';
import { PRICE_BANDS } from '@oja/contract/price-bands';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { PostFilters } from './PostFilters.tsx';

const CHOICES = { categories: CATEGORIES, conditions: CONDITIONS, pricePoints: PRICE_POINTS };

const meta = {
  title: 'Market/PostFilters',
  component: PostFilters,
  args: {
    filters: {},
    onFiltersChange: fn(),
    order: 'newest',
    onOrderChange: fn(),
    choices: CHOICES,
  },
  render: function Held(args) {
    const [filters, setFilters] = useState(args.filters);
    const [order, setOrder] = useState(args.order);
    return (
      <PostFilters
        {...args}
        filters={filters}
        onFiltersChange={(next) => {
          args.onFiltersChange(next);
          setFilters(next);
        }}
        order={order}
        onOrderChange={(next) => {
          args.onOrderChange(next);
          setOrder(next);
        }}
      />
    );
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['Above a list of found posts.'],
      avoid: ['For one choice of two or three: SegmentedControl.'],
      do: ['Keep filters and order in the address, so that back and a shared link restore them.'],
      dont: ['Do not empty the list while the next one loads.'],
      keyboard: [
        ['Enter, Space', 'On a filter in use: takes it off. On Filters: opens all of them.'],
        ['←, →', 'Change the order.'],
        ['Escape', 'Closes the filters without a change.'],
      ],
    },
  },
} satisfies Meta<typeof PostFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From no filter to four of them, and back, by keyboard and pointer. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    const dialog = within(canvas.getByRole('dialog', { name: 'Filters' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Highest price' }), '150k');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Nigerian Used' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Foreign Used' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Verified vendors' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show posts' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      minPrice: undefined,
      maxPrice: 150_000,
      condition: ['Foreign Used', 'Nigerian Used'],
      fromVerified: true,
    });
    const chips = within(canvas.getByRole('list', { name: 'Filters in use' }));
    await expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Up to ₦150,000',
      'Foreign Used',
      'Nigerian Used',
      'Verified vendors',
      'Clear all',
    ]);
    await userEvent.click(chips.getByRole('button', { name: 'Remove Foreign Used' }));
    await expect(opener).toHaveFocus();
    await userEvent.click(chips.getByRole('button', { name: 'Clear all' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({});
    await expect(canvas.queryByRole('list', { name: 'Filters in use' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Cheapest' }));
    await expect(args.onOrderChange).toHaveBeenLastCalledWith('price_asc');
  },
};

/** The state decides which local governments can be chosen, and another state takes them off. */
export const Place: Story = {
  args: {
    choices: { ...CHOICES, lgasByState: { Kano: ['Dala', 'Fagge'], Lagos: ['Eti Osa', 'Ikeja'] } },
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 820 } } },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' });
    const choose = async (name: string, typed: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name }));
      await userEvent.keyboard(`${typed}{Enter}`);
    };
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Local government' }));
    await waitFor(() => expect(canvas.getAllByText('Choose the state first.').at(-1)).toBeVisible());
    await choose('State', 'lag');
    await choose('Local government', 'ike');
    await userEvent.click(canvas.getByRole('button', { name: 'Show posts' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ state: ['Lagos'], lga: ['Ikeja'] });
    const chips = within(canvas.getByRole('list', { name: 'Filters in use' }));
    await expect(chips.getByRole('button', { name: 'Remove Ikeja' })).toBeVisible();
    await userEvent.click(opener);
    await expect(canvas.getByRole('combobox', { name: 'Local government' })).toHaveValue('Ikeja');
    await choose('State', 'kan');
    await expect(canvas.getByRole('combobox', { name: 'Local government' })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Show posts' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ state: ['Kano'] });
  },
};

/** Filters that were read from the search text: one chip for each, taken off by its words. */
export const ReadFromText: Story = {
  args: {
    filters: { hasPictures: true },
    readFilters: [
      { words: 'used', filters: { condition: ['Nigerian Used', 'Foreign Used'] } },
      { words: 'under 150k', filters: { maxPrice: 150_000 } },
      { words: 'cheapest', filters: {}, order: 'price_asc' },
      { words: 'ikeja', filters: {} },
    ],
    onTakeOff: fn(),
    order: 'price_asc',
    hasText: true,
  },
  play: async ({ canvas, userEvent, args }) => {
    const chips = within(canvas.getByRole('list', { name: 'Filters in use' }));
    await expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nigerian Used or Foreign Used',
      'Up to ₦150,000',
      'Cheapest',
      'ikeja',
      'With pictures',
      'Clear all',
    ]);
    await userEvent.click(chips.getByRole('button', { name: 'Remove Up to ₦150,000, read from “under 150k”' }));
    await expect(args.onTakeOff).toHaveBeenLastCalledWith(['under 150k']);
    await expect(args.onFiltersChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Best' }));
    await expect(args.onOrderChange).toHaveBeenLastCalledWith('relevance');
    await userEvent.click(chips.getByRole('button', { name: 'Clear all' }));
    await expect(args.onTakeOff).toHaveBeenLastCalledWith(['used', 'under 150k', 'cheapest', 'ikeja']);
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({});
  },
};

/** In the dialog, counts are shown while they are right: after a change, those of the same filter alone. */
export const Counted: Story = {
  args: {
    choices: {
      ...CHOICES,
      priceBands: PRICE_BANDS,
      counts: {
        category: [{ value: 'Machinery', count: 12, isMore: false }],
        condition: [{ value: 'Foreign Used', count: 2, isMore: false }],
        priceBand: [{ value: '5000-19999', count: 5, isMore: false }],
      },
    },
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 820 } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const band = canvas.getByRole('button', { name: '₦5,000 to ₦19,999 (5)' });
    await expect(canvas.getByRole('checkbox', { name: 'Foreign Used (2)' })).not.toBeChecked();
    await userEvent.click(band);
    await expect(band).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Highest price' })).toHaveValue('19999');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Foreign Used' }));
    // The dialog may still fade in.
    await waitFor(() => expect(canvas.getByRole('button', { name: '₦5,000 to ₦19,999', pressed: true })).toBeVisible());
    await userEvent.click(canvas.getByRole('combobox', { name: 'Category' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(CATEGORIES.length);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Show posts' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      condition: ['Foreign Used'],
      minPrice: 5000,
      maxPrice: 19_999,
    });
  },
};

/** What is no amount, and limits in the wrong order, are said at their fields, and nothing is lost. */
export const WrongPrices: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 820 } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const lowest = canvas.getByRole('textbox', { name: 'Lowest price' });
    const highest = canvas.getByRole('textbox', { name: 'Highest price' });
    await userEvent.type(lowest, '20k');
    await userEvent.type(highest, 'cheap');
    await userEvent.keyboard('{Enter}');
    await expect(highest).toHaveFocus();
    await expect(highest).toHaveAccessibleDescription('₦ Enter whole naira, such as 25,000 or 25k.');
    await userEvent.clear(highest);
    await userEvent.type(highest, '15,000{Enter}');
    await expect(highest).toHaveAccessibleDescription('₦ This is below the lowest price.');
    await expect(lowest).toHaveValue('20k');
    await expect(args.onFiltersChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onFiltersChange).not.toHaveBeenCalled();
  },
};

/** Every filter on the narrowest phone. */
export const OnAPhone: Story = {
  args: {
    filters: {
      category: ['Building Material'],
      minPrice: 500,
      maxPrice: 80_000_000,
      condition: [...CONDITIONS],
      pricePoint: ['Negotiable Price'],
      fromVerified: true,
      hasPictures: true,
      fromFollowed: true,
    },
    order: 'price_desc',
    className: 'story-phone',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('₦500 to ₦80,000,000')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** With and without filters. */
export const Overview: Story = {
  tags: ['overview'],
  args: { filters: { category: ['Electronics'], maxPrice: 150_000, condition: ['Nigerian Used'] }, order: 'price_asc' },
};
