import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

const meta = {
  title: 'People/ProfileSkeleton',
  component: ProfileSkeleton,
  decorators: [inColumn],
  parameters: {
    guide: {
      status: 'new',
      use: ['Where a ProfileHeader will be, while the profile loads.'],
      avoid: [
        'The posts below it: PostCardSkeleton, with an empty label so that the wait is said once.',
        'The whole dashboard: ShellSkeleton.',
      ],
      do: ['Show it at once: it has the measures of the header, so that nothing jumps.'],
      dont: ['Do not leave it standing when the call failed: EmptyState with tone danger.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof ProfileSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['overview'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading profile');
  },
};
