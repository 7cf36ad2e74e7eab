import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { LONG_WORD } from '../../../ui/src/fixtures/difficult-texts.ts';
import { VerifyCodeForm } from './VerifyCodeForm.tsx';

const meta = {
  title: 'Forms/VerifyCodeForm',
  component: VerifyCodeForm,
  args: {
    fields: { otp: { name: 'otp' } },
    codeLength: 5,
    maskedEmail: 'ada******su@example.com',
    resendLink: LINK,
    onSubmit: fn(),
  },
  argTypes: { fields: { control: 'object' }, notice: { control: 'text' }, resendLink: linkControl },
  parameters: {
    guide: {
      status: 'new',
      use: ['/verify-forgot-password, in an AccountLayout titled “Please check your email”.'],
      avoid: ['A code inside another form: CodeInput alone.'],
      do: [
        'Give the e-mail masked, as the server gave it.',
        'Put “That code is not right.” at the code, and leave what was typed.',
      ],
      dont: ['Do not submit automatically when the last box is filled: people want to check their input.'],
      keyboard: [
        ['0–9, A–Z', 'Fills a box and goes to the next.'],
        ['Backspace', 'In an empty box: moves back and clears the previous one.'],
        ['Tab', 'The boxes, Confirm once it can be pressed, Resend code.'],
        ['Enter', 'In a box, once all are filled: sends the form.'],
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
} satisfies Meta<typeof VerifyCodeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With four of five characters Confirm is disabled; the fifth enables it; deleting one disables it again. */
export const LastBoxFreesConfirm: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirm' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Character 1 of 5' }));
    await userEvent.keyboard('K7P2');
    await expect(confirm).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('X');
    await expect(confirm).toBeEnabled();
    await userEvent.keyboard('{Backspace}');
    await expect(confirm).toBeDisabled();
    await userEvent.keyboard('X{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** When the form clears the code, without a key event, Confirm is disabled. */
export const ResetByTheForm: Story = {
  args: { fields: { otp: { name: 'otp', defaultValue: '' } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const confirm = canvas.getByRole('button', { name: 'Confirm' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Character 1 of 5' }));
    await userEvent.keyboard('K7P2X');
    await expect(confirm).toBeEnabled();
    canvasElement.querySelector('form')?.reset();
    await waitFor(() => expect(confirm).toBeDisabled());
    await userEvent.click(canvas.getByRole('textbox', { name: 'Character 1 of 5' }));
    await userEvent.keyboard('K7P2X');
    await expect(confirm).toBeEnabled();
  },
};

/** Pasted from an email, with a leading space. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Character 1 of 5' }));
    await userEvent.paste(' K7P2X ');
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};

/** Empty, filled, and with an error for an unbreakable address. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <>
      <VerifyCodeForm {...args} />
      <VerifyCodeForm {...args} fields={{ otp: { name: 'filled', defaultValue: 'K7P2X' } }} />
      <VerifyCodeForm
        {...args}
        maskedEmail={`${LONG_WORD.slice(0, 90)}@example.com`}
        fields={{
          otp: {
            name: 'refused',
            defaultValue: 'K7P2X',
            error: 'That code is not right. Check the email and try again.',
          },
        }}
      />
    </>
  ),
};
