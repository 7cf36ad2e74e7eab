import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inColumnButOverview } from '../../../ui/src/fixtures/in-column.tsx';
import { Button } from '@oja/ui/Button';
import { FirstStep } from './FirstStep.tsx';

const choices = ['Lagos', 'Rivers', 'Federal Capital Territory', 'Kano', 'Oyo', 'Elsewhere'].map((name) => (
  <Button key={name} variant="secondary">
    {name}
  </Button>
));

const meta = {
  title: 'Market/FirstStep',
  component: FirstStep,
  args: {
    title: 'Where do you buy?',
    lead: 'What is near you comes first.',
    step: 1,
    steps: 3,
    children: choices,
    onSkip: fn(),
  },
  argTypes: { children: { control: false }, action: { control: false }, lead: { control: 'text' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['The few questions to somebody who has just signed up, above the feed.'],
      avoid: ['A form with several fields.', 'What must be answered: it can be skipped.'],
      do: ['Let one press answer and go on.', 'Show at once what the answers are good for.'],
      dont: ['Do not ask again what was skipped.', 'Do not cover the page with it.'],
      keyboard: [
        ['Tab', 'Through the choices to “Skip”.'],
        ['Enter, Space', 'Chooses; the next step’s heading has the focus.'],
      ],
    },
  },
  decorators: [inColumnButOverview],
} satisfies Meta<typeof FirstStep>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first step leaves the focus where it is. */
export const Skipped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Where do you buy?' })).toBeVisible();
    await expect(canvas.getByText('Step 1 of 3')).toBeVisible();
    await expect(canvas.getByRole('heading')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

/** A further step: its heading has the focus, because the pressed choice is gone. */
export const Further: Story = {
  args: { title: 'What are you looking for?', step: 2, action: <Button>Done</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What are you looking for?' })).toHaveFocus();
  },
};

/** A first and a last step. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <FirstStep {...args} />
      <FirstStep
        {...args}
        step={1}
        steps={1}
        title="Follow some vendors who sell what you look for, whatever their names may be"
        lead={undefined}
        onSkip={undefined}
        action={<Button>Done</Button>}
      >
        {choices.slice(0, 2)}
      </FirstStep>
    </div>
  ),
};
