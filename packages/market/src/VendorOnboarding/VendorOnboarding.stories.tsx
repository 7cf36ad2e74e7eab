import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { inColumn } from '../../../ui/src/fixtures/in-column.tsx';
import { LINK, linkControl } from '../../../ui/src/fixtures/links.tsx';
import { Notice } from '@oja/ui/Notice';
import { VendorOnboarding } from './VendorOnboarding.tsx';

const meta: Meta<typeof VendorOnboarding> = {
  title: 'People/VendorOnboarding',
  component: VendorOnboarding,
  args: { proceedLink: LINK },
  argTypes: {
    proceedLink: linkControl,
    lead: { control: 'text' },
    steps: { control: 'object' },
    children: { control: false },
  },
  parameters: {
    guide: {
      status: 'stable',
      use: ['/dashboard/verify-vendor, where everybody is sent who wants to post and is not verified.'],
      avoid: ['Showing that someone is verified: VendorBadge.'],
      do: [
        'Give proceedLink where there is an external form, opening in a new tab.',
        'Otherwise put a VendorApplicationForm inside.',
      ],
      dont: ['Do not give both the link and the form.'],
      keyboard: [
        ['Tab', 'To Proceed to Verification, or through the form.'],
        ['Enter', 'Opens the external form.'],
      ],
    },
  },
  decorators: [inColumn],
};

export default meta;
type Story = StoryObj<typeof VendorOnboarding>;

export const Proceed: Story = {
  args: { proceedLink: <a href="https://forms.example.com/vendors">{''}</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Proceed to Verification' })).toHaveAttribute(
      'href',
      'https://forms.example.com/vendors',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** With content instead of the link, and custom steps. */
export const WithAForm: Story = {
  args: {
    proceedLink: undefined,
    steps: ['Send us your papers.'],
    children: <Notice tone="neutral">Applications open on Monday.</Notice>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Applications open on Monday.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** With an external form, and when no applications are accepted. */
export const Overview: Story = {
  tags: ['overview'],
  render: (args) => (
    <div className="story-sheet" style={{ gap: 'var(--oja-space-7)' }}>
      <VendorOnboarding {...args} />
      <VendorOnboarding>
        <Notice tone="neutral">This market takes no applications online yet. Ask its support to verify you.</Notice>
      </VendorOnboarding>
    </div>
  ),
};
