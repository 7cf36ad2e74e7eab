import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';

import { Phone } from './Phone.tsx';

const meta = {
  title: 'Market/Phone',
  component: Phone,
  args: { number: '8031234567', onCopied: fn(), onCopyFailed: fn() },
} satisfies Meta<typeof Phone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getByRole('link', { name: '+234 803 123 4567' })).toHaveAttribute('href', 'tel:+2348031234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy phone number' }));
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await expect(write).toHaveBeenCalledWith('+2348031234567');
  },
};
export const CopyRefused: Story = {
  args: { number: '0803 123 4567' },
  play: async ({ canvas, userEvent, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy phone number' }));
    await waitFor(() => expect(args.onCopyFailed).toHaveBeenCalledOnce());
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};
