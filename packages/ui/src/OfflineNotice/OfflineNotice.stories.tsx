import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../Button/Button.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = {
  title: 'Feedback/OfflineNotice',
  component: OfflineNotice,
  args: { offline: true },
  argTypes: { children: { control: 'text' } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, iframeHeight: 120 } },
    guide: {
      status: 'new',
      use: ['Once, at the top of the page, for as long as there is no connection.'],
      avoid: [
        'A call that failed: a toast with what failed.',
        'A page that has nothing to show without a connection: EmptyState with tone danger.',
      ],
      do: [
        'Keep it mounted and switch offline, so that the change is announced.',
        'Say what still works here: “Messages are sent when you are online again.”',
      ],
      dont: [
        'Do not block the page: what was loaded can still be read.',
        'Do not flash it for a dropped second; wait until calls fail.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default text, and the text of a conversation. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet" style={{ justifyItems: 'stretch' }}>
      <OfflineNotice offline />
      <OfflineNotice offline>
        You are offline. Messages are sent when you are online again, in the order in which you wrote them.
      </OfflineNotice>
    </div>
  ),
};

/** The live region is rendered before, so that screen readers announce its new content. */
export const ComesAndGoes: Story = {
  args: { offline: false },
  render: function Switched({ offline: isOfflineAtFirst, ...args }) {
    const [offline, setOffline] = useState(isOfflineAtFirst);
    return (
      <>
        <OfflineNotice {...args} offline={offline} />
        <div className="story-sheet">
          <Button variant="secondary" onClick={() => setOffline(!offline)}>
            Pull the plug
          </Button>
        </div>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('You are offline. You see what was loaded before.');
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toBeEmptyDOMElement();
  },
};
