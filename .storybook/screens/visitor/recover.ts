import { confirm } from '@oja/contract/answers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import type { Answers } from '../answers.ts';

/** The server has sent a code. */
export const CODE_SENT: Answers = {
  'POST /api/send-otp': { ...confirm('code_sent'), data: { email: 'ada******su@example.com', refreshToken: 'story' } },
};
/** It has also confirmed it. */
export const CODE_CONFIRMED: Answers = {
  ...CODE_SENT,
  'PUT /api/verify-otp': confirm('code_verified'),
};

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Asks for a code, at /forgot-password: nobody comes to the next page in another way. */
export async function askForCode({ canvas, userEvent }: Hands): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Email or username'), 'adaeze_fabrics{Enter}');
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Character 1 of 5' })).toHaveFocus());
}

/** Types the code in, where that page opens. */
export async function enterCode({ canvas, userEvent }: Hands): Promise<void> {
  await askForCode({ canvas, userEvent });
  await userEvent.keyboard('K7P2X{Enter}');
}

/** Chooses a new password after that. */
export async function choosePassword({ canvas, userEvent }: Hands): Promise<void> {
  await enterCode({ canvas, userEvent });
  await userEvent.type(await canvas.findByLabelText('Password'), 'ankara-2026');
  await userEvent.type(canvas.getByLabelText('Confirm Password'), 'ankara-2026{Enter}');
}
