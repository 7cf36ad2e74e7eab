import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { PORTRAIT } from '../fixtures/pictures.ts';
import { LONG_WORD } from '../fixtures/difficult-texts.ts';
import { AvatarButton } from './AvatarButton.tsx';

const meta = {
  title: 'People/AvatarButton',
  component: AvatarButton,
  args: { name: 'Adaeze Nwosu', text: '@adaeze_fabrics', src: PORTRAIT, size: 'xlarge' },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 480 } },
    guide: {
      status: 'new',
      use: ['The picture at the head of a profile, and in a conversation list, where it can be looked at large.'],
      avoid: ['A picture inside a link or a row that is one: Avatar.', 'Pictures of goods: ImageViewer.'],
      do: ['Give `largeSrc` where a larger file of the picture exists: the small one is what the row loads.'],
      dont: [
        'Do not put it into a link: controls must not be nested.',
        'Do not hide it without a picture; it becomes an Avatar automatically.',
      ],
      keyboard: [
        ['Enter, Space', 'Opens the picture large.'],
        ['Escape', 'Closes it; the focus returns to the avatar.'],
      ],
    },
  },
} satisfies Meta<typeof AvatarButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opened and closed by keyboard; the dialog names the person and loads the large file. */
export const Enlarges: Story = {
  args: { largeSrc: `${PORTRAIT}#large` },
  play: async ({ canvas, userEvent }) => {
    const avatar = canvas.getByRole('button', { name: 'View the picture of Adaeze Nwosu' });
    await userEvent.tab();
    await expect(avatar).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = canvas.getByRole('dialog', { name: 'Adaeze Nwosu' });
    await expect(dialog).toHaveAccessibleDescription('@adaeze_fabrics');
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Adaeze Nwosu' }).getBoundingClientRect().width).toBeGreaterThan(250),
    );
    await expect(canvas.getByRole('img', { name: 'Adaeze Nwosu' })).toHaveAttribute('src', `${PORTRAIT}#large`);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(avatar).toHaveFocus());
  },
};

/** A missing or broken picture is no button, since there is nothing to enlarge. */
export const NothingToEnlarge: Story = {
  render: (args) => (
    <div className="story-row">
      <AvatarButton {...args} src={null} />
      <AvatarButton {...args} src="data:image/png;base64,nothing" />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('AN')).toHaveLength(2));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Open, with the longest name. */
export const Overview: Story = {
  tags: ['overview'],
  args: { defaultOpen: true, name: `Adaeze ${LONG_WORD.slice(0, 60)}`, online: true },
};

export const OpenOnAPhone: Story = { args: { defaultOpen: true }, globals: { viewport: { value: 'phone' } } };
