import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Button } from '../src/Button/Button.tsx';
import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { FilePicker, type PickedFile } from '../src/FilePicker/FilePicker.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { PlanBanner } from '../src/PlanBanner/PlanBanner.tsx';
import { PostForm } from '../src/PostForm/PostForm.tsx';
import { POST_CHOICES } from '../src/fixtures/choices.ts';
import { LINK } from '../src/fixtures/links.tsx';
import { drawnPicture } from '../src/fixtures/pictures.ts';
import { EMPTY_FIELDS, FILLED_FIELDS, INVALID_FIELDS } from '../src/fixtures/post-form.ts';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';

const MEGABYTE = 1024 * 1024;

/** Eight pictures on their way: three are there, three move, one waits, one failed. */
const UPLOADING = Array.from({ length: 8 }, (_, number): PickedFile => ({
  id: `picture-${number}`,
  name: `wrapper-${number + 1}.jpg`,
  size: MEGABYTE,
  previewUrl: drawnPicture(number).url,
  ...(number < 3 ? { status: 'done' } : number < 6 ? { status: 'uploading', progress: 0.9 - (number - 3) * 0.3 } : { status: 'waiting' }),
  ...(number === 7 && { status: 'failed', message: 'Network Error!' }),
}));

interface PostCreateProps {
  /** What is in the fields. */
  fields: 'empty' | 'invalid' | 'filled';
  /** How many of the eight pictures were chosen. */
  pictures: number;
  /** The post is an advert. */
  advert?: boolean;
  /** It is being sent. */
  submitting?: boolean;
  /** There was a draft. */
  draft?: boolean;
  /** Sent. */
  onSubmit: () => void;
}

const FIELDS = { empty: EMPTY_FIELDS, invalid: INVALID_FIELDS, filled: FILLED_FIELDS };

function PostCreate({ fields, pictures, advert = false, submitting = false, draft = false, onSubmit }: PostCreateProps) {
  const [hasDraft, setHasDraft] = useState(draft);
  const [invalid, setInvalid] = useState(false);
  return (
    <DashboardLayout tabs={dashboardTabs('post')}>
      <PageHeader title="New post" />
      <PostForm
        fields={FIELDS[invalid ? 'invalid' : fields]}
        choices={POST_CHOICES}
        submitting={submitting}
        submitLabel={advert ? 'Post and pay' : undefined}
        banner={advert && <PlanBanner planName="Daily" amount={1000} duration="for 24 hours" changeLink={LINK} />}
        pictures={
          <FilePicker
            label="Pictures"
            hint="The first one is the cover. At most 8, together at most 10MB."
            maxBytes={10 * MEGABYTE}
            items={UPLOADING.slice(0, pictures)}
            disabled={submitting}
            onAdd={() => undefined}
            onRemove={() => undefined}
            onMove={() => undefined}
            onRetry={() => undefined}
          />
        }
        note={
          hasDraft && (
            <>
              Your draft is kept on this device.
              <Button variant="quiet" size="small" onClick={() => setHasDraft(false)}>
                Discard draft
              </Button>
            </>
          )
        }
        onSubmit={(event) => {
          event.preventDefault();
          setInvalid(fields === 'empty');
          onSubmit();
        }}
      />
    </DashboardLayout>
  );
}

/** /dashboard/post: a verified vendor writes a post, or an advert with its plan. */
const meta = {
  title: 'Screens/PostCreate',
  component: PostCreate,
  args: { fields: 'empty', pictures: 3, advert: false, submitting: false, draft: false, onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof PostCreate>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Advert: Story = { args: { advert: true, fields: 'filled', pictures: 0 }, globals: phone, tags: ['!screen'] };
export const UploadingEight: Story = { args: { fields: 'filled', pictures: 8, submitting: true }, globals: phone, tags: ['!screen'] };

/** Sent empty, it says what is missing; the draft that was found is discarded. */
export const Walk: Story = {
  args: { pictures: 0, draft: true },
  tags: ['!screen'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(canvas.queryByText('Your draft is kept on this device.')).toBeNull();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Title is required')).toBeVisible();
    await expect(canvas.getByText('Location is required')).toBeVisible();
  },
};
