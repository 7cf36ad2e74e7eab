import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';

import { LONG_WORD, RTL } from '../../../ui/src/fixtures/difficult-texts.ts';
import { drawnPortrait } from '../fixtures/people.ts';
import { ProfileForm } from './ProfileForm.tsx';

const NOT_AN_IMAGE = 'Please select an image file';
const FIELDS = {
  name: { name: 'name', defaultValue: 'Adaeze Nwosu' },
  userName: { name: 'userName', defaultValue: 'adaeze_fabrics' },
  bio: { name: 'bio', defaultValue: 'Handwoven Akwete wrappers from Aba. Delivery to Lagos every Friday.' },
  password: { name: 'password' },
};
const AVATAR = { name: 'Adaeze Nwosu', src: drawnPortrait(0), onSelect: fn(), onRemove: fn() };

const meta = {
  title: 'People/ProfileForm',
  component: ProfileForm,
  args: {
    bioMax: 500,
    fields: FIELDS,
    email: 'adaeze@example.com',
    avatar: AVATAR,
    onSubmit: fn((event: FormEvent) => event.preventDefault()),
    onCancel: fn(),
  },
  argTypes: { fields: { control: 'object' }, avatar: { control: 'object' }, error: { control: 'text' } },
  render: (args) => (
    <div className="story-column">
      <ProfileForm {...args} />
    </div>
  ),
  parameters: {
    guide: {
      status: 'new',
      use: ['One’s own profile to edit: /dashboard/profile.'],
      avoid: [
        'Settings that take effect at once: rows with a Switch.',
        'A single field of the account: a TextField in a Dialog.',
      ],
      do: [
        'Spread register(…) of the form library into each of fields, with its error.',
        'Show the chosen picture in avatar.src at once, and its upload in progress.',
        'Say a failure of saving in error, and keep what was typed.',
      ],
      dont: [
        'Do not take an avatar that is no image: put “Please select an image file” into avatar.error.',
        'Do not fill in the present password.',
      ],
      keyboard: [
        ['Tab', 'The buttons of the picture, the fields in order, then Cancel and Save.'],
        ['Enter', 'In a field of one line: saves. On Change picture: opens the file dialog.'],
      ],
    },
  },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (element: HTMLElement) => {
  const input = element.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form holds a file input.');
  return input;
};

/** Edited and saved by keyboard alone; the email address cannot be changed, the password can be shown. */
export const EditedAndSaved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Full Name' }));
    await userEvent.keyboard(' Obi');
    await userEvent.tab();
    await userEvent.tab();
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(email).toHaveValue('adaeze@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'new-market-day');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('new-market-day');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Adaeze Nwosu Obi');
  },
};

/** During an upload, and with every possible error. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-row" style={{ alignItems: 'start', gap: 'var(--oja-space-7)' }}>
      <div className="story-form">
        <ProfileForm {...args} avatar={{ ...AVATAR, progress: 0.62 }} />
      </div>
      <div className="story-form">
        <ProfileForm
          {...args}
          avatar={{
            name: 'Adaeze Nwosu',
            onSelect: fn(),
            onRetry: fn(),
            error: 'Image upload failed. Please try again.',
          }}
          error="Something went wrong. Please try again."
          loading
          fields={{
            name: { name: 'name2', defaultValue: LONG_WORD, error: 'Full name can be at most 80 characters.' },
            userName: {
              name: 'userName2',
              defaultValue: 'musa_phones',
              error: 'This username is already taken. Try another one.',
            },
            bio: { name: 'bio2', defaultValue: RTL.description },
            password: { name: 'password2', defaultValue: 'short', error: 'Password must be 8 to 128 characters.' },
          }}
        />
      </div>
    </div>
  ),
};

export const Cancelled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A file that is no image shows an error (product §5), an image is accepted, and the error disappears. */
export const ChangingThePicture: Story = {
  render: function Picking(args) {
    const [error, setError] = useState<string>();
    const pick = (file: File) => {
      setError(file.type.startsWith('image/') ? undefined : NOT_AN_IMAGE);
      args.avatar.onSelect(file);
    };
    return (
      <div className="story-column">
        <ProfileForm {...args} avatar={{ ...args.avatar, error, onSelect: pick }} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    // The system's dialog filters by kind but can show all files; userEvent.upload cannot.
    const chosen = new DataTransfer();
    chosen.items.add(new File(['%PDF'], 'price-list.pdf', { type: 'application/pdf' }));
    inputOf(canvasElement).files = chosen.files;
    await fireEvent.change(inputOf(canvasElement));
    await expect(canvas.getByRole('alert')).toHaveTextContent(NOT_AN_IMAGE);
    // Cleared; otherwise choosing the same file again would fire no change event.
    await expect(inputOf(canvasElement).value).toBe('');
    await expect(canvas.getByRole('button', { name: 'Change picture' })).toHaveAccessibleDescription(NOT_AN_IMAGE);
    await userEvent.upload(inputOf(canvasElement), new File(['picture'], 'me.jpg', { type: 'image/jpeg' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.avatar.onSelect).toHaveBeenCalledTimes(2);
  },
};

/** During an upload the progress is shown, and no other picture is accepted. A failed upload can be tried again. */
export const UploadingThePicture: Story = {
  args: { avatar: { ...AVATAR, progress: 0.62 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of your picture' })).toHaveProperty('value', 0.62);
    await expect(canvas.getByRole('button', { name: 'Change picture' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};

/** Tried again, then removed: both buttons disappear, so the focus moves to the one that stays. */
export const PictureFailed: Story = {
  args: { avatar: { ...AVATAR, onRetry: fn(), onRemove: fn(), error: 'Image upload failed. Please try again.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.avatar.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Change picture' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.avatar.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Change picture' })).toHaveFocus();
  },
};
