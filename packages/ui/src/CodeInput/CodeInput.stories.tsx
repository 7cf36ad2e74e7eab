import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { BINDING_CONTROLS, inForm } from '../fixtures/in-form.tsx';
import { CodeInput } from './CodeInput.tsx';

const meta = {
  title: 'Forms/CodeInput',
  component: CodeInput,
  args: { label: 'Code', length: 5, name: 'otp', onComplete: fn() },
  argTypes: BINDING_CONTROLS,
  parameters: {
    guide: {
      status: 'new',
      use: ['The five-character code from the password recovery email.'],
      avoid: ['A password: PasswordField.', 'A number of unknown length: TextField with inputMode.'],
      do: [
        'Say above it where the code was sent.',
        'Enable Confirm once the value has all characters, or send on onComplete.',
        'After a wrong code, say how many tries are left as its error.',
      ],
      dont: [
        'Do not use it without a link to request a new code.',
        'Do not show a countdown of the code’s lifetime; show an error when it has expired.',
      ],
      keyboard: [
        ['A character', 'Fills the box and moves on to the next.'],
        ['Backspace', 'Empties the box; in an empty box, moves back and clears the previous one.'],
        ['←, →, Home, End', 'Move between the boxes.'],
        [
          'Ctrl+V',
          'Fills all boxes with a whole code, regardless of which one has the focus; with a part, the boxes from there on.',
        ],
      ],
    },
  },
  decorators: [inForm],
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A code is typed, corrected and completed; a hyphen is left out. */
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

/** A pasted code fills all boxes, from any focused box; its spaces and hyphens are left out. */
export const Pasted: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Character 4 of 5' }));
    await userEvent.paste(' 7K-X2M ');
    await expect(args.onComplete).toHaveBeenCalledWith('7KX2M');
    await expect(canvas.getByRole('textbox', { name: 'Character 1 of 5' })).toHaveValue('7');
    await expect(canvas.getByRole('textbox', { name: 'Character 5 of 5' })).toHaveFocus();
    await expect(canvasElement.querySelector('input[name=otp]')).toHaveValue('7KX2M');
  },
};

/** Text that a phone or a password manager writes into the first box fills all of them. */
export const FilledByThePhone: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('textbox', { name: 'Character 1 of 5' });
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    await fireEvent.input(first, { target: { value: '7KX2M' } });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Character 5 of 5' })).toHaveValue('M'));
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
  },
};

/** Typing replaces a box's character, and clearing a box leaves the others in place. */
export const Corrected: Story = {
  args: { defaultValue: '7KX2M', required: true, error: 'This code is not right. You have 3 tries left.' },
  play: async ({ canvas, userEvent, args }) => {
    const box = (place: number) => canvas.getByRole('textbox', { name: `Character ${place} of 5` });
    await expect(canvas.getByRole('group', { name: 'Code' })).toHaveAccessibleDescription(
      'This code is not right. You have 3 tries left.',
    );
    await expect(box(1)).toBeInvalid();
    await expect(box(1)).toBeRequired();
    await userEvent.click(box(5));
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Shift>}{ArrowLeft}{/Shift}');
    await expect(box(5)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    await expect(box(3)).toHaveValue('');
    await expect(box(4)).toHaveValue('2');
    await userEvent.keyboard('{Home}7{ArrowRight}Z');
    await expect(box(1)).toHaveValue('7');
    await expect(box(3)).toHaveValue('Z');
    await expect(args.onComplete).toHaveBeenCalledWith('7KZ2M');
  },
};

/** The boxes fit side by side on the narrowest phone, and at 200 percent on a wider one. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ zoom: 2, inlineSize: '11.25rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('textbox').map((box) => box.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(
      canvas.getByRole('textbox', { name: 'Character 5 of 5' }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(390);
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <CodeInput {...args} />
      <CodeInput {...args} defaultValue="7K" required hint="Five letters and digits. Capitals do not matter." />
      <CodeInput {...args} defaultValue="7KX2M" error="This code is not right. You have 3 tries left." />
      <CodeInput {...args} defaultValue="7KX2M" disabled />
      <div dir="rtl">
        <CodeInput {...args} label="الرمز" hint="خمسة أحرف وأرقام." defaultValue="7KX" />
      </div>
      <CodeInput {...args} label="PIN" length={4} characters="digits" defaultValue="40" />
    </div>
  ),
};
