import { ERROR_MESSAGES } from '@oja/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AppScreen } from '../AppScreen.tsx';
import { PENDING, errorResponse } from '../answers.ts';
import { VENDOR } from '../fixtures/people.ts';
import { DESKTOP, ON_APP, PHONE } from '../on-app.ts';

// /dashboard/profile: the form for the viewer’s own profile.
const meta = {
  title: 'Screens/Vendor/EditProfile',
  component: AppScreen,
  args: { at: '/dashboard/profile', viewer: VENDOR, shows: 'Full Name' },
  ...ON_APP,
  tags: ['screen', '!autodocs'],
} satisfies Meta<typeof AppScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = { globals: PHONE };
export const Desktop: Story = { globals: DESKTOP };

export const NotSaved: Story = {
  args: { answers: { 'PATCH /api/v1/users/profile/:id': errorResponse('internal', 500) } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Full Name' }), ' Obi{Enter}');
    await canvas.findAllByText(ERROR_MESSAGES.internal);
  },
};

export const UserNameTaken: Story = {
  args: {
    answers: {
      'PATCH /api/v1/users/profile/:id': errorResponse('user_name_taken', 409, {
        userName: ERROR_MESSAGES.user_name_taken,
      }),
    },
  },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /^Username/ });
    await userEvent.type(field, '2{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already taken/));
  },
};

/** The chosen picture is shown at once, while it is being uploaded. */
export const Uploading: Story = {
  args: { answers: { 'POST /api/upload': PENDING } },
  globals: PHONE,
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Full Name' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('A picture can be chosen.');
    const drawing = new OffscreenCanvas(8, 8);
    drawing.getContext('2d')?.fillRect(0, 0, 8, 8);
    await userEvent.upload(input, new File([await drawing.convertToBlob()], 'portrait.png', { type: 'image/png' }));
    await waitFor(() => expect(canvas.getByRole('progressbar')).toBeVisible());
  },
};
