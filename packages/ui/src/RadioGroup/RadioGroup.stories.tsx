import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { BINDING_CONTROLS } from '../fixtures/in-form.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { RadioGroup } from './RadioGroup.tsx';

const CONDITIONS = ['Brand New', 'Foreign Used', 'Nigerian Used'].map((value) => ({ value }));
const REASONS = ['Spam', 'Hate Speech', 'Fake Product', 'Fake News', 'Scammer', 'Unverified Properties', 'Other'].map(
  (value) => ({ value }),
);
const PLANS = [
  { value: 'daily', label: 'Daily', description: 'Your post shows among all others for 24 hours.', aside: '₦1,000' },
  { value: 'weekly', label: 'Weekly', description: 'The same for 7 days, and cheaper by the day.', aside: '₦4,800' },
];

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Condition', name: 'condition', options: CONDITIONS, onValueChange: fn() },
  argTypes: { options: { control: 'object' }, ...BINDING_CONTROLS },
  parameters: {
    guide: {
      status: 'stable',
      use: [
        'One of up to about eight that should all be in view: condition, price point, the reason of a flag.',
        'Cards, where each choice needs a sentence and a price.',
      ],
      avoid: [
        'More than about eight: Combobox.',
        'Another view of the same list: SegmentedControl.',
        'On or off: Switch, or Checkbox in a form.',
      ],
      do: ['Put the likeliest first.', 'Leave out required for an optional choice, which can then be cleared.'],
      dont: [
        'Do not choose one beforehand where a wrong answer costs something.',
        'Do not use pills for more than about three words.',
      ],
      keyboard: [
        ['Tab', 'Goes to the chosen one, or the first.'],
        ['Arrow keys', 'Move to the next one and choose it, round the ends.'],
        ['Space', 'Chooses the one that has the focus.'],
        ['Enter', 'Sends the form.'],
      ],
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen with the pointer, changed with the arrow keys, cleared because it is optional. */
export const Optional: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Brand New'));
    await userEvent.keyboard('{ArrowRight}');
    const chosen = canvas.getByRole('radio', { name: 'Foreign Used' });
    await expect(chosen).toBeChecked();
    // The focus ring is around the whole option.
    await expect(chosen.closest('label')).toHaveStyle({ outlineStyle: 'solid' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('radio', { name: 'Foreign Used' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Foreign Used' })).toHaveFocus();
  },
};

/** A required choice cannot be cleared; its error is tied to the group. */
export const Required: Story = {
  args: {
    label: 'Reason',
    options: REASONS,
    appearance: 'list',
    required: true,
    defaultValue: 'Scammer',
    error: 'Please provide a reason for flag',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    const group = canvas.getByRole('radiogroup', { name: 'Reason' });
    await expect(group).toBeRequired();
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Please provide a reason for flag');
  },
};

/** The whole card is clickable; description and price are read after its name. */
export const Cards: Story = {
  decorators: [(Story) => <div className="story-column">{Story()}</div>],
  args: { label: 'Plan', options: PLANS, appearance: 'cards', required: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('₦4,800'));
    const weekly = canvas.getByRole('radio', { name: 'Weekly' });
    await expect(weekly).toBeChecked();
    await expect(weekly).toHaveAccessibleDescription('The same for 7 days, and cheaper by the day. ₦4,800');
    await expect(args.onValueChange).toHaveBeenCalledWith('weekly');
  },
};

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Enter submits the form as from a text field: by its button, and not while the button is busy. */
export const SendsTheForm: Story = {
  render: function Sending(args) {
    const [sending, setSending] = useState(false);
    return (
      <form
        className="story-form"
        onSubmit={(event) => {
          onSubmit(event);
          setSending(true);
        }}
      >
        <RadioGroup {...args} />
        <Button type="submit" loading={sending}>
          Post
        </Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Brand New'));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Post' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('radio', { name: 'Brand New' })).toHaveFocus();
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <RadioGroup {...args} />
      <RadioGroup {...args} defaultValue="Foreign Used" hint="Buyers ask this first." />
      <RadioGroup {...args} required error="Say whether it is new or used." />
      <RadioGroup {...args} defaultValue="Brand New" disabled />
      <RadioGroup
        {...args}
        label="Words that are long or run the other way"
        options={[{ value: LONG_WORD }, { value: RTL.title }]}
        defaultValue={RTL.title}
        required
      />
      <RadioGroup
        {...args}
        label="Reason"
        options={[...REASONS.slice(0, 3), { value: 'Fake News', disabled: true }]}
        appearance="list"
        required
        defaultValue="Fake Product"
      />
      <RadioGroup {...args} label="Plan" options={PLANS} appearance="cards" required defaultValue="daily" />
      <RadioGroup {...args} label="Plan" options={PLANS} appearance="cards" required defaultValue="weekly" disabled />
    </div>
  ),
};
