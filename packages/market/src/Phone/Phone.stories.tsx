import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';

import { Phone } from './Phone.tsx';

const meta = {
  title: 'Market/Phone',
  component: Phone,
  args: { number: '8031234567', onCopied: fn(), onCopyFailed: fn() },
  parameters: {
    guide: {
      status: 'stable',
      use: ['The phone number of a post or a vendor.'],
      avoid: ['Typing a number: TextField with the prefix +234.'],
      do: [
        'Pass the number as stored; the component adds prefix and spaces.',
        'Say in a toast that it was copied, and that it was not.',
        'Set phoneConfirmed from the server’s word alone.',
      ],
      dont: ['Do not show numbers to visitors: they draw callers.'],
      keyboard: [
        ['Tab', 'To the number, then to its copy button.'],
        ['Enter', 'On the number: calls it. On the button: copies it.'],
        ['Space', 'On the button: copies it.'],
      ],
    },
  },
} satisfies Meta<typeof Phone>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: shown with spaces, called and copied without. */
export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getByRole('link', { name: '+234 803 123 4567' })).toHaveAttribute('href', 'tel:+2348031234567');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
    await expect(write).toHaveBeenCalledWith('+2348031234567');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Copy phone number' })).toHaveAttribute('data-copied'),
    );
  },
};

/** When the browser refuses, the button does not claim that the number was copied. */
export const CopyRefused: Story = {
  args: { number: '0803 123 4567' },
  play: async ({ canvas, userEvent, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy phone number' }));
    await waitFor(() => expect(args.onCopyFailed).toHaveBeenCalledOnce());
    await expect(args.onCopied).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).not.toHaveAttribute('data-copied');
  },
};

/** In several formats, confirmed, on a right-to-left page, and a number that is too long. */
export const Overview: Story = {
  tags: ['overview'],
  render: () => (
    <div className="story-sheet">
      <Phone number="8031234567" />
      <Phone number="0803 123 4567" phoneConfirmed />
      <Phone number="+234 803 123 4567" />
      <div dir="rtl">
        <Phone number="8031234567" />
      </div>
      <div style={{ inlineSize: '10rem' }}>
        <Phone number="80312345678031234567803123456" />
      </div>
    </div>
  ),
};
