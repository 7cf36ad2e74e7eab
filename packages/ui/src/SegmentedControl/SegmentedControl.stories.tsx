import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, Sun } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { BINDING_CONTROLS } from '../fixtures/in-form.tsx';
import { LONG_WORD, RTL } from '../fixtures/difficult-texts.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const FEEDS = [
  { value: 'all', label: 'All' },
  { value: 'following', label: 'Following' },
];
const MODES = [
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'light', label: 'Light', icon: <Sun /> },
];

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Posts', options: FEEDS, defaultValue: 'all', onValueChange: fn() },
  argTypes: { options: { control: 'object' }, ...BINDING_CONTROLS },
  parameters: {
    guide: {
      status: 'new',
      use: [
        'Two to four views of the same list: All and Following.',
        'Two or three settings of equal rank: dark and light.',
      ],
      avoid: ['Panels with different content: Tabs.', 'A question of a form: RadioGroup.', 'On or off: Switch.'],
      do: [
        'Keep each label to one or two words.',
        'Show the new view at once; keep the control where it is while it loads.',
      ],
      dont: [
        'Do not leave it without a chosen segment.',
        'Do not let the labels break the line on a phone: fewer or shorter ones.',
      ],
      keyboard: [
        ['Tab', 'Goes to the chosen segment.'],
        ['Arrow keys', 'Choose the next segment, round the ends.'],
      ],
    },
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrow keys choose immediately, wrap around and skip disabled segments; a press chooses too. */
export const Chosen: Story = {
  args: { options: [...FEEDS, { value: 'saved', label: 'Saved', disabled: true }] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Following' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('following');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('all');
    await userEvent.click(canvas.getByText('Saved'));
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await userEvent.click(canvas.getByText('Following'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('following');
    await expect(canvas.getByRole('radiogroup', { name: 'Posts' })).toBeVisible();
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet">
      <SegmentedControl {...args} />
      <SegmentedControl
        {...args}
        label="Colours"
        labelHidden={false}
        options={MODES}
        defaultValue="light"
        hint="Also changes the app’s icon."
      />
      <SegmentedControl {...args} options={[...FEEDS, { value: 'saved', label: 'Saved', disabled: true }]} />
      <SegmentedControl {...args} disabled />
      <SegmentedControl {...args} error="These posts could not be loaded." />
      <SegmentedControl
        {...args}
        options={[
          { value: 'all', label: RTL.title },
          { value: 'long', label: LONG_WORD.slice(0, 40) },
        ]}
        fullWidth
      />
    </div>
  ),
};
