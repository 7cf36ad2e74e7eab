import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { PLANS } from '../fixtures/plans.ts';
import { PlanPicker } from './PlanPicker.tsx';

const meta = {
  title: 'Adverts/PlanPicker',
  component: PlanPicker,
  args: { plans: PLANS, value: undefined, onValueChange: fn(), onSubmit: fn() },
  argTypes: {
    plans: { control: 'object' },
    value: { control: 'inline-radio', options: ['None', 'daily', 'weekly'], mapping: { None: undefined } },
    error: { control: 'text' },
    label: { control: 'text' },
  },
  parameters: {
    guide: {
      status: 'new',
      use: ['/dashboard/ads, before a post is written as an advert.'],
      avoid: [
        'Showing what adverts cost to visitors: LandingPricing.',
        'The chosen plan while the post is written: PlanBanner.',
      ],
      do: [
        'Take prices from the one place that the server charges by.',
        'Use the words of the landing page for each plan.',
        'Carry referredBy along when it goes on.',
      ],
      dont: ['Do not choose a plan beforehand: it costs money.', 'Do not offer more than three.'],
      keyboard: [
        ['Tab', 'To the plans, then to Submit once one is chosen.'],
        ['Arrow keys', 'Choose the next or the plan before.'],
        ['Space', 'Chooses the plan that has the focus.'],
        ['Enter', 'With a plan chosen: goes on with it.'],
      ],
    },
  },
  render: function Picked({ onValueChange, ...args }) {
    const [value, setValue] = useState(args.value);
    const change = (key: string) => {
      setValue(key);
      onValueChange(key);
    };
    return <PlanPicker {...args} value={value} onValueChange={change} />;
  },
  decorators: [inColumn],
} satisfies Meta<typeof PlanPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: Submit is disabled until a plan is chosen; then price and description are the plan's. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole('button', { name: 'Submit' });
    await expect(submit).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(/^You pay/)).toHaveTextContent('You pay ₦1,000 for 24 hours.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Weekly/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Weekly ₦4,800 for 7 days' })).toHaveAccessibleDescription(
      /A full week in front of the whole market/,
    );
    await expect(canvas.getByText(/^You pay/)).toHaveTextContent('You pay ₦4,800 for 7 days.');
    await userEvent.tab();
    await expect(submit).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('weekly');
  },
};

/** With the pointer, anywhere on the card. Without a choice nothing is submitted. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText(/^For the goods/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('daily');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith('daily');
  },
};

/** At 200 percent on a phone the plans are stacked, and nothing is cut off. */
export const ZoomedOnAPhone: Story = {
  args: { value: 'weekly' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ zoom: 2 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [daily, weekly] = canvas.getAllByRole('radio');
    await expect(weekly?.getBoundingClientRect().top).toBeGreaterThan(
      daily?.getBoundingClientRect().bottom ?? Infinity,
    );
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** No choice, one choice, an error, and a word without a break opportunity. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-stack">
      <PlanPicker {...args} />
      <PlanPicker {...args} value="weekly" />
      <PlanPicker {...args} value="daily" error="The price of this plan has changed." loading />
      <PlanPicker
        {...args}
        value="daily"
        plans={PLANS.map((plan) =>
          plan.key === 'daily'
            ? { ...plan, name: LONG_WORD.slice(0, 40), price: 1_250_000_000, text: LONG_WORD }
            : plan,
        )}
      />
    </div>
  ),
};
