import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Moon, Sun } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { inForm, TOGGLE_CONTROLS } from '../fixtures/in-form.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Sound for new messages', onValueChange: fn() },
  argTypes: TOGGLE_CONTROLS,
  parameters: {
    guide: {
      status: 'stable',
      use: ['A setting that is on or off and takes effect at once.', 'A row of the settings.'],
      avoid: [
        'Something that is sent with a form: Checkbox.',
        'Two things of equal rank, such as dark and light in a bar: SegmentedControl.',
      ],
      do: ['Name what is on when it is on: “Dark mode”.', 'When saving fails, reset it and show a toast.'],
      dont: ['Do not change the label with the state.', 'Do not ask for a press on Save after it.'],
      keyboard: [
        ['Tab', 'Moves the focus to it.'],
        ['Space', 'Turns it on or off.'],
      ],
    },
  },
  decorators: [inForm],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row is clickable; the space bar toggles it too. */
export const Turned: Story = {
  args: { hint: 'Only while Oja is open.' },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Sound for new messages' });
    await expect(control).toHaveAccessibleDescription('Only while Oja is open.');
    await userEvent.click(canvas.getByText('Sound for new messages'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <Switch {...args} />
      <Switch {...args} defaultChecked hint="Only while Oja is open." icon={<Bell />} />
      <Switch {...args} label="Dark mode" defaultChecked thumbIcon={<Moon />} />
      <Switch {...args} label="Dark mode" thumbIcon={<Sun />} />
      <Switch {...args} error="This could not be saved. Try again." />
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
      <Switch {...args} label={RTL.title} defaultChecked />
      <Switch {...args} label={LONG_WORD} />
    </div>
  ),
};
