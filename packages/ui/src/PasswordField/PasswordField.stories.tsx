import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BINDING_CONTROLS, inForm } from '../fixtures/in-form.tsx';
import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password' },
  argTypes: BINDING_CONTROLS,
  parameters: {
    guide: {
      status: 'stable',
      use: ['A password at login, signup, reset and in the profile.'],
      avoid: ['A code from an e-mail: CodeInput.', 'Anything that is no secret: TextField.'],
      do: [
        'Say with autoComplete whether one is chosen or asked for.',
        'Say the rule before typing, in the hint: “At least 8 characters.”',
        'Where one is chosen, say with `strength` how hard it is to guess, and what would make it harder.',
      ],
      dont: ['Do not refuse pasting.', 'Do not clear what was typed when the server refuses another field.'],
      keyboard: [
        ['Tab', 'Goes to the field, then to its show and hide button.'],
        ['Enter, Space', 'On the button, show or hide what was typed.'],
        ['Enter', 'In the field, sends the form.'],
      ],
    },
  },
  decorators: [inForm],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown and hidden by keyboard; the text stays. */
export const ShowAndHide: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'oja-demo');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('oja-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** While a password is chosen, its strength takes the place of the hint. */
export const Strength: Story = {
  args: {
    autoComplete: 'new-password',
    hint: 'At least 8 characters.',
    strength: { score: 1, help: 'Many people use a password like this.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Weak. Many people use a password like this.',
    );
  },
};

/** When disabled, the password cannot be shown either. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'market-day' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

/** All its states on one sheet. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet story-columns">
      <PasswordField {...args} />
      <PasswordField
        {...args}
        autoComplete="new-password"
        required
        hint="At least 8 characters."
        defaultValue="market-day"
      />
      <PasswordField
        {...args}
        label="Confirm Password"
        required
        error="The passwords are not the same."
        defaultValue="market"
      />
      <PasswordField {...args} disabled defaultValue="market-day" />
      {([0, 1, 2, 3, 4] as const).map((score) => (
        <PasswordField
          key={score}
          {...args}
          autoComplete="new-password"
          defaultValue="market-day"
          strength={{ score, help: score < 3 && 'Add a word or two that nobody connects with you.' }}
        />
      ))}
      <div dir="rtl">
        <PasswordField {...args} label="كلمة المرور" />
      </div>
      <PasswordField {...args} defaultValue={LONG_WORD} />
    </div>
  ),
};
