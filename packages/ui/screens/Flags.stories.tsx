import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { ConfirmDialog } from '../src/ConfirmDialog/ConfirmDialog.tsx';
import { DashboardLayout } from '../src/DashboardLayout/DashboardLayout.tsx';
import { EmptyState } from '../src/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../src/ErrorPanel/ErrorPanel.tsx';
import { FlagRow } from '../src/FlagRow/FlagRow.tsx';
import { KeyHints } from '../src/KeyHints/KeyHints.tsx';
import { PageHeader } from '../src/PageHeader/PageHeader.tsx';
import { FLAGGED, TRIAGE } from '../src/fixtures/flags.tsx';
import { dashboardTabs } from '../src/fixtures/tabs.tsx';
import styles from './posts.module.css';

interface FlagsProps {
  /** The reported posts. */
  flagged: typeof FLAGGED;
  /** They did not come. */
  failed?: boolean;
}

function Flags({ flagged, failed = false }: FlagsProps) {
  const [posts, setPosts] = useState(flagged);
  const [asking, setAsking] = useState<string>();
  const dismiss = (reportId: string) =>
    setPosts(
      posts
        .map((post) => ({ ...post, reports: post.reports.filter(({ id }) => id !== reportId) }))
        .filter(({ reports }) => reports.length > 0),
    );
  const remove = () => {
    setPosts(posts.filter(({ id }) => id !== asking));
    setAsking(undefined);
  };
  return (
    <DashboardLayout tabs={dashboardTabs('flags', { admin: true, flagged: posts.length })}>
      <PageHeader title="Flagged posts" text={failed || posts.length === 0 ? undefined : `${posts.length} ${posts.length === 1 ? 'post' : 'posts'}`} />
      {failed && <ErrorPanel title="The flagged posts could not be loaded" text="Network Error!" onRetry={() => undefined} />}
      {!failed && posts.length === 0 && <EmptyState title="Nothing is flagged" text="Reports by customers and vendors come up here." icon={<Flag />} />}
      {!failed && posts.length > 0 && (
        <>
          <div className={styles.hints}>
            <KeyHints label="Keys in this list" hints={TRIAGE} />
          </div>
          <ul className={styles.list}>
            {posts.map(({ id, ...post }, index) => (
              <li key={id}>
                <FlagRow {...post} onDismiss={dismiss} onDeletePost={() => setAsking(id)} current={index === 0} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        question="Delete this post?"
        text="It disappears for everybody, with its comments and reports. This cannot be undone."
        onConfirm={remove}
        onCancel={() => setAsking(undefined)}
      />
    </DashboardLayout>
  );
}

/** /dashboard/flags: what people have reported; for admins alone. */
const meta = {
  title: 'Screens/Flags',
  component: Flags,
  args: { flagged: FLAGGED, failed: false },
  argTypes: { flagged: { control: 'select', options: ['Three', 'None'], mapping: { Three: FLAGGED, None: [] } } },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
} satisfies Meta<typeof Flags>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = { globals: phone };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Empty: Story = { args: { flagged: [] }, globals: phone, tags: ['!screen'] };
export const Failed: Story = { args: { failed: true }, globals: phone, tags: ['!screen'] };

/** One post is let off, its last report dismissed; another is deleted after the question. */
export const Walk: Story = {
  tags: ['!screen'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss “Unverified Properties” of @ChopLife_Foods' }));
    await expect(canvas.getByText('2 posts')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Delete post' });
    if (!first) throw new Error('Each reported post can be deleted.');
    await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByText('1 post')).toBeVisible());
    await expect(canvas.queryByRole('article', { name: /iPhone/ })).toBeNull();
  },
};
