import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';

import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

const CODES = [
  'k7p2x-9mqrt',
  'w3hfn-c6dvy',
  'p4txa-r8kmu',
  'n9vge-q2hws',
  'd6ycb-x3fpt',
  'm8raz-k4nju',
  'h2wqv-t7gxe',
  'f5kdp-y9cmn',
  'u3xjt-a6rhb',
  'g7nsw-e4vqk',
];

const meta = {
  title: 'Forms/RecoveryCodesDialog',
  component: RecoveryCodesDialog,
  args: { open: true, codes: CODES, onOpenChange: fn() },
  argTypes: { codes: { control: 'object' } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 620 } },
    guide: {
      status: 'new',
      use: ['After the first second factor of an account, and after its recovery codes were replaced.'],
      avoid: ['A key for an authenticator app: AuthenticatorAppDialog.'],
      do: ['Drop the codes once it is closed: the server cannot show them again.'],
      dont: ['Do not offer the download in the desktop app, which saves only pictures.'],
      keyboard: [
        ['Tab', 'Copy, Download, I have saved them.'],
        ['Escape', 'Nothing: only the button closes it.'],
      ],
    },
  },
} satisfies Meta<typeof RecoveryCodesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard alone: copied, one on a line; the file holds the same; Escape loses nothing. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const copy = canvas.getByRole('button', { name: 'Copy' });
    await waitFor(() => expect(copy).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledOnce();
    await expect(write).toHaveBeenCalledWith(CODES.join('\n'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible());
    const link = canvas.getByRole('link', { name: 'Download' });
    await expect(link).toHaveAttribute('download', 'oja-recovery-codes.txt');
    const file = await (await fetch(link.getAttribute('href') ?? '')).text();
    await expect(file).toBe(`Recovery codes for Oja. Each one works once.\n\n${CODES.join('\n')}\n`);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A browser that refuses the clipboard, on a phone: a message says so. */
export const CopyRefused: Story = {
  args: { downloadable: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The codes could not be copied.');
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** Open. */
export const Overview: Story = { tags: ['overview'] };
