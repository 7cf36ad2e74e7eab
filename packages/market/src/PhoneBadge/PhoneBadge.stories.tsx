import type { Meta, StoryObj } from '@storybook/react-vite';

import { Phone } from '../Phone/Phone.tsx';
import { VendorBadge } from '../VendorBadge/VendorBadge.tsx';
import { PhoneBadge } from './PhoneBadge.tsx';

const meta = {
  title: 'People/PhoneBadge',
  component: PhoneBadge,
  parameters: {
    guide: {
      status: 'new',
      use: [
        'On the profile of a person who has confirmed a phone number; beside the number of a post, as the prop phoneConfirmed of Phone.',
      ],
      avoid: ['A vendor whom Oja has checked: VendorBadge, which says more.'],
      do: ['Take it from the server’s word, never from a guess.'],
      dont: ['Do not show it for a number that was changed since: the server takes the mark away.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof PhoneBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As it is given its props: it has none of its own. */
export const Badge: Story = {};

/** Alone, beside the badge of a vendor, and beside a number. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      <PhoneBadge />
      <div className="story-row" style={{ gap: 'var(--oja-space-3)' }}>
        <VendorBadge /> <PhoneBadge />
      </div>
      <Phone number="8031234567" phoneConfirmed />
    </div>
  ),
};
