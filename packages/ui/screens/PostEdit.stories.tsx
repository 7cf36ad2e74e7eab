import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { ErrorPanel } from '../src/ErrorPanel/ErrorPanel.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { PostForm } from '../src/PostForm/PostForm.tsx';
import { POST_CHOICES } from '../src/fixtures/choices.ts';
import { LINK } from '../src/fixtures/links.tsx';
import { FILLED_FIELDS } from '../src/fixtures/post-form.ts';
import { LONG_WORD } from '../src/fixtures/posts.ts';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';

interface PostEditProps {
  /** The post could not be found. */
  gone?: boolean;
  /** It is being saved. */
  submitting?: boolean;
  /** Why it was not saved. */
  error?: string | undefined;
  /** Its texts have no place to break. */
  long?: boolean;
  /** Sent. */
  onSubmit: () => void;
}

function PostEdit({ gone = false, submitting = false, error, long = false, onSubmit }: PostEditProps) {
  const fields = long
    ? { ...FILLED_FIELDS, title: { name: 'title', defaultValue: LONG_WORD }, description: { name: 'description', defaultValue: LONG_WORD.repeat(10) } }
    : FILLED_FIELDS;
  return (
    <DashboardLayout tabs={dashboardTabs('post')}>
      <PageHeader title="Edit post" back={LINK} />
      {gone ? (
        <ErrorPanel title="This post does not exist or has been removed." />
      ) : (
        <PostForm
          mode="edit"
          fields={fields}
          choices={POST_CHOICES}
          submitting={submitting}
          error={error}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        />
      )}
    </DashboardLayout>
  );
}

/** /dashboard/post/{id}: the author changes a post; its pictures stay as they are. */
const meta = {
  title: 'Screens/PostEdit',
  component: PostEdit,
  args: { gone: false, submitting: false, error: undefined, long: false, onSubmit: fn() },
  argTypes: { error: { control: 'text' } },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof PostEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Saving: Story = { args: { submitting: true }, globals: phone, tags: ['!screen'] };
export const Gone: Story = { args: { gone: true }, globals: phone, tags: ['!screen'] };

/** What was typed is still there when the server said no. */
export const FailedLong: Story = {
  args: { error: 'Something went wrong', long: true },
  globals: phone,
  tags: ['!screen'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.queryByRole('group', { name: 'Pictures' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue(LONG_WORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
