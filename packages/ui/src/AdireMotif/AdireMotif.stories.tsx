import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AdireMotif, type AdireVariant } from './AdireMotif.tsx';

const VARIANTS: readonly AdireVariant[] = ['osubamba', 'oniko', 'eleko', 'ibadandun'];

const meta = {
  title: 'Identity/AdireMotif',
  component: AdireMotif,
  args: { variant: 'osubamba', fade: true },
  argTypes: { className: { control: false } },
  parameters: {
    guide: {
      status: 'stable',
      use: ['Where a surface is empty on purpose: beside a form, above an empty list, in the panel of the app.'],
      avoid: ['Something is still loading: Skeleton.', 'A picture is missing: the picture’s own placeholder.'],
      do: [
        'Give the box its size; the motif fills it.',
        'On the cloth, set --oja-color-motif to on-image.',
        'One cloth a page.',
      ],
      dont: ['Never behind text.', 'Do not scale it: the lines are drawn for their size.'],
      keyboard: [],
    },
  },
  render: (args) => (
    <div className="story-cloth">
      <AdireMotif {...args} />
    </div>
  ),
} satisfies Meta<typeof AdireMotif>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four patterns; the first one also without its faded edges. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-cloths">
      {VARIANTS.map((variant) => (
        <div key={variant}>
          <AdireMotif variant={variant} />
        </div>
      ))}
      <div>
        <AdireMotif fade={false} />
      </div>
    </div>
  ),
};

/** It is hidden from assistive technology and cannot be focused. */
export const Silent: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
};
