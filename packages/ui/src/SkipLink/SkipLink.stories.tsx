import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Actions/SkipLink',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to content' },
  parameters: {
    guide: {
      status: 'stable',
      use: ['The first thing on every page that has navigation before its content.'],
      avoid: ['A link that everyone should see: Link.'],
      do: ['Let it lead to the main element, which has tabIndex -1 so that the focus moves with it.'],
      dont: ['Do not put anything focusable before it.'],
      keyboard: [
        ['Tab', 'The first press on the page shows it.'],
        ['Enter', 'Moves the focus past the navigation.'],
      ],
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While it has the focus. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-corner" ref={(box) => box?.querySelector('a')?.focus({ preventScroll: true })}>
      <SkipLink {...args} />
    </div>
  ),
};

/** Hidden until the first Tab; it moves the focus past the navigation. */
export const Focused: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1} style={{ paddingBlockStart: 'var(--oja-space-8)' }}>
        <p>Press Tab: the link appears in the corner.</p>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
