import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Switch } from '../Switch/Switch.tsx';
import { PictureSaving } from '../Picture/picture-saving.ts';
import { hookDocs } from '../fixtures/hook-docs.ts';
import { useSavesData } from './use-saves-data.ts';

function Advice() {
  return <p>{useSavesData() ? 'Data is saved: videos wait for a press.' : 'Videos play by themselves.'}</p>;
}

function Example() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <PictureSaving value={isAsked}>
      <div className="story-sheet">
        <Switch label="Data saver" checked={isAsked} onValueChange={setIsAsked} />
        <Advice />
      </div>
    </PictureSaving>
  );
}

const meta = {
  title: 'Hooks/useSavesData',
  component: Example,
  parameters: {
    docs: hookDocs('useSavesData'),
    guide: {
      status: 'new',
      use: ['Something would be loaded that nobody has asked for yet: the next picture, a video, a preview.'],
      avoid: ['A picture of an article or a list: its smallest file is enough, and it is shown.'],
      do: ['Show what a press loads, in the space that it will take.', 'Give the application a setting of its own.'],
      dont: ['Do not hide anything: what is saved is only loaded later.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The application's own setting counts like the browser's. */
export const FollowsTheSetting: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Videos play by themselves.')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByText('Data is saved: videos wait for a press.')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByText('Videos play by themselves.')).toBeVisible();
  },
};
