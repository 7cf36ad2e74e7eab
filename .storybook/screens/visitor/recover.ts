import { confirm } from '@oja/contract/answers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import type { Answers } from '../answers.ts';

/** The answers of a server that has sent a code. */
export const CODE_SENT: Answers = {
  'POST /api/send-otp': { ...confirm('code_sent'), data: { email: 'ada******su@example.com', refreshToken: 'story' } },
};
/** The same server after it has confirmed the code. */
export const CODE_CONFIRMED: Answers = {
  ...CODE_SENT,
  'PUT /api/verify-otp': confirm('code_verified'),
};

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Requests a code at /forgot-password: the next page is reachable only this way. */
export async function askForCode({ canvas, userEvent }: Hands): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Email or username'), 'adaeze_fabrics{Enter}');
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Character 1 of 5' })).toHaveFocus());
}

/** Requests a code and enters it on the next page. */
export async function enterCode({ canvas, userEvent }: Hands): Promise<void> {
  await askForCode({ canvas, userEvent });
  await userEvent.keyboard('K7P2X{Enter}');
}

/** Does all of this, then chooses a new password. */
export async function choosePassword({ canvas, userEvent }: Hands): Promise<void> {
  await enterCode({ canvas, userEvent });
  await userEvent.type(await canvas.findByLabelText('Password'), 'ankara-2026');
  await userEvent.type(canvas.getByLabelText('Confirm Password'), 'ankara-2026{Enter}');
}
