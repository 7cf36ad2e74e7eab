import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, fn } from 'storybook/test';

import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { ProfileForm } from '../src/ProfileForm/ProfileForm.tsx';
import { LINK } from '../src/fixtures/links.tsx';
import { ADAEZE, drawnPortrait } from '../src/fixtures/people.ts';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';

interface EditProfileProps {
  /** What is wrong: nothing, or what the server said when it was saved. */
  error?: 'none' | 'saving' | 'userName';
  /** How far the upload of the picture is. */
  progress?: number;
  /** Leaves to the settings. */
  onCancel?: () => void;
}

const initial = { name: ADAEZE.name, userName: ADAEZE.userName, bio: 'Handwoven Akwete wrappers from Aba.' };

function EditProfile({ error = 'none', progress, onCancel = fn() }: EditProfileProps) {
  const [saved, setSaved] = useState(initial);
  const [round, setRound] = useState(0);
  const [notAnImage, setNotAnImage] = useState(false);
  const [picture, setPicture] = useState(ADAEZE.profileImage);
  const cancel = () => {
    setSaved(initial);
    setRound(round + 1);
    onCancel();
  };
  const pick = (file: File) => {
    const isImage = file.type.startsWith('image/');
    setNotAnImage(!isImage);
    if (isImage) setPicture(drawnPortrait(2));
  };
  return (
    <DashboardLayout tabs={dashboardTabs('profile')}>
      <PageHeader title="Update Profile" back={LINK} backLabel="Back to your profile" />
      <ProfileForm
        key={round}
        email="adaeze@example.com"
        avatar={{ name: saved.name, src: picture, progress, onPick: pick, onRemove: () => setPicture(null), error: notAnImage ? 'Please select an image file' : undefined }}
        fields={{
          name: { name: 'name', defaultValue: saved.name },
          userName: {
            name: 'userName',
            defaultValue: saved.userName,
            error: error === 'userName' ? 'This username is already taken. Try another one.' : undefined,
          },
          bio: { name: 'bio', defaultValue: saved.bio },
          password: { name: 'password' },
        }}
        error={error === 'saving' ? 'Something went wrong. Please try again.' : undefined}
        onSubmit={(event: FormEvent) => event.preventDefault()}
        onCancel={cancel}
      />
    </DashboardLayout>
  );
}

/** /dashboard/profile: one's own profile to edit. */
const meta = {
  title: 'Screens/EditProfile',
  component: EditProfile,
  args: { error: 'none' },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof EditProfile>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Uploading: Story = { args: { progress: 0.62 }, globals: phone, tags: ['!screen'] };
export const NotSaved: Story = { args: { error: 'saving' }, globals: phone, tags: ['!screen'] };
export const UserNameTaken: Story = { args: { error: 'userName' }, globals: phone, tags: ['!screen'] };

/** Changes the name, thinks better of it, and cancels: the form is as it was. */
export const Walk: Story = {
  args: { onCancel: fn() },
  tags: ['!screen'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), ' Obi');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByText('AN')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Adaeze Nwosu');
  },
};
