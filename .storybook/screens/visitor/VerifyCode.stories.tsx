import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { AppScreen } from '../AppScreen.tsx';
import { errorResponse } from '../answers.ts';
import { askForCode, CODE_SENT, enterCode } from './recover.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /verify-forgot-password: the five boxes for the requested code.
const meta = {
  title: 'Screens/Visitor/VerifyCode',
  component: AppScreen,
  args: { at: '/forgot-password', answers: CODE_SENT },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE, play: askForCode };
export const Desktop: Story = { globals: DESKTOP, play: askForCode };

export const WrongCode: Story = {
  args: { answers: { ...CODE_SENT, 'PUT /api/verify-otp': errorResponse('code_invalid') } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await enterCode({ canvas, userEvent });
    await canvas.findAllByText(ERROR_MESSAGES.code_invalid);
  },
};
