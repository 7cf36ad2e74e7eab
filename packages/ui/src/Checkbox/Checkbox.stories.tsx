import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inForm, TOGGLE_CONTROLS } from '../fixtures/in-form.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I have met the seller before', onValueChange: fn() },
  argTypes: TOGGLE_CONTROLS,
  parameters: {
    guide: {
      status: 'new',
      use: ['A statement to agree with before a form is sent.', 'Several of a list that may hold at once.'],
      avoid: ['A setting that takes effect at once: Switch.', 'One of several: RadioGroup.'],
      do: ['Word it so that ticking means yes: “I have read the rules”.', 'Put what follows from it into the hint.'],
      dont: ['Do not tick beforehand what people agree to.', 'Do not word it as a denial: “Do not send me mail”.'],
      keyboard: [
        ['Tab', 'Moves the focus to it.'],
        ['Space', 'Ticks it, or takes the tick away.'],
      ],
    },
  },
  decorators: [inForm],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Toggled by a click on its text, and by the space bar. */
export const Ticked: Story = {
  args: { hint: 'Only the two of you can see this.' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have met the seller before' });
    await expect(box).toHaveAccessibleDescription('Only the two of you can see this.');
    await userEvent.click(canvas.getByText('I have met the seller before'));
    await expect(box).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked hint="Only the two of you can see this." />
      <Checkbox {...args} label="I have read the market rules" required error="Read the market rules first." />
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked />
      <Checkbox {...args} label={RTL.title} defaultChecked />
      <Checkbox {...args} label={LONG_WORD} />
    </div>
  ),
};
