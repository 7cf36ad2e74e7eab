import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withWidth } from '../../../ui/test/window-settings.ts';
import { DashboardLayout } from '@oja/ui/DashboardLayout';
import { PageHeader } from '@oja/ui/PageHeader';
import { PostCardSkeleton } from '../PostCardSkeleton/PostCardSkeleton.tsx';
import { dashboardTabs } from '../../../ui/src/fixtures/tabs.tsx';
import { ShellSkeleton } from './ShellSkeleton.tsx';

const meta = {
  title: 'Layout/ShellSkeleton',
  component: ShellSkeleton,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 520 } },
    guide: {
      status: 'stable',
      use: ['Once: the whole dashboard while the profile of who is logged in loads.'],
      avoid: ['A screen within the frame: its own skeleton, so that the tab bar stays.'],
      do: ['Replace it by DashboardLayout, which has the same measures.'],
      dont: ['Do not show it again for a refresh.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof ShellSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Header, posts and tab bar. */
export const Overview: Story = {
  tags: ['overview'],
};

/** Announced once as a whole. */
export const Announced: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your dashboard');
  },
};

/** Contains fixed elements. Each frame shows one half, so that they can be compared along the middle. */
const layer = { position: 'absolute', inset: 0, blockSize: '100dvb', transform: 'translateZ(0)' } as const;
const half = {
  start: { ...layer, clipPath: 'inset(0 50% 0 0)' },
  end: { ...layer, clipPath: 'inset(0 0 0 50%)' },
} as const;
const rounded = ({ x, y, width }: DOMRect) => [x, y, width].map(Math.round);

/** The layout does not shift when the dashboard replaces it: the same bar, and the first post at the same position. */
export const SameMeasures: Story = {
  render: (args) => (
    <>
      <div style={half.start}>
        <DashboardLayout tabs={dashboardTabs('home')}>
          <PageHeader title="Today in the market" />
          <PostCardSkeleton label="" />
        </DashboardLayout>
      </div>
      <div style={half.end}>
        <ShellSkeleton {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const [shell, main, bar] = [canvas.getByRole('status'), canvas.getByRole('main'), canvas.getByRole('navigation')];
    const measure = () => {
      const parts = [main.children[1], shell.children[2], bar, shell.lastElementChild];
      return parts.map((part) => rounded(part?.getBoundingClientRect() ?? new DOMRect()));
    };
    for (const width of [390, 700, 820, 1440]) {
      await withWidth(width, async () => {
        const [post, skeleton, tabs, skeletonTabs] = measure();
        await expect(skeleton).toEqual(post);
        await expect(skeletonTabs).toEqual(tabs);
      });
    }
  },
};
