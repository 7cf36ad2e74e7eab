import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CodeInput } from './CodeInput.tsx';

const meta = {
  title: 'Forms/CodeInput',
  component: CodeInput,
  args: { label: 'Code', name: 'otp', onComplete: fn() },
  argTypes: { label: { control: 'text' }, hint: { control: 'text' }, error: { control: 'text' } },
  parameters: {
    guide: {
      status: 'new',
      use: ['The five characters that the e-mail about a forgotten password brings.'],
      avoid: ['A password: PasswordField.', 'A number of unknown length: TextField with inputMode.'],
      do: ['Say above it where the code was sent.', 'Enable Confirm once the value has all characters, or send on onComplete.', 'After a wrong code, say how many tries are left as its error.'],
      dont: ['Do not use it without a way to ask for a new code.', 'Do not show the code’s time running out beside it; say so when it has.'],
      keyboard: [
        ['A character', 'Fills the box and moves on to the next.'],
        ['Backspace', 'Empties the box; in an empty box, goes back and empties the one before.'],
        ['←, →, Home, End', 'Move between the boxes.'],
        ['Ctrl+V', 'Fills all boxes, from whichever one has the focus.'],
      ],
    },
  },
  decorators: [
    (Story) => (
      <div className="story-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed, corrected and completed; a hyphen is not part of a code. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = (place: number) => canvas.getByRole('textbox', { name: `Character ${place} of 5` });
    await userEvent.click(box(1));
    await userEvent.keyboard('7K-Q');
    await expect(box(4)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(box(3)).toHaveFocus();
    await expect(box(3)).toHaveValue('');
    await userEvent.keyboard('X2');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('M');
    await expect(args.onComplete).toHaveBeenCalledWith('7KX2M');
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <CodeInput {...args} />
      <CodeInput {...args} defaultValue="7K" required hint="Five letters and digits. Capitals do not matter." />
      <CodeInput {...args} defaultValue="7KX2M" error="This code is not right. You have 3 tries left." />
      <CodeInput {...args} defaultValue="7KX2M" disabled />
    </>
  ),
};
