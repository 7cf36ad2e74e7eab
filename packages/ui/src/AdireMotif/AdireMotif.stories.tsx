import type { Meta, StoryObj } from '@storybook/react-vite';

import { AdireMotif } from './AdireMotif.tsx';

const meta = {
  title: 'Identity/AdireMotif',
  component: AdireMotif,
  render: (args) => (
    <div className="story-cloth">
      <AdireMotif {...args} />
    </div>
  ),
} satisfies Meta<typeof AdireMotif>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Osubamba: Story = { args: { variant: 'osubamba' } };
export const Oniko: Story = { args: { variant: 'oniko' } };
export const Eleko: Story = { args: { variant: 'eleko' } };
export const Ibadandun: Story = { args: { variant: 'ibadandun' } };
export const WithoutFade: Story = { args: { variant: 'osubamba', fade: false } };
