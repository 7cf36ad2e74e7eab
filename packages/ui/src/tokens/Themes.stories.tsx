import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import '../fixtures/harmattan.css';

const THEMES = ['dark', 'light', 'harmattan'];

/** The same parts in one theme. */
function Parts({ theme }: { theme: string }) {
  return (
    <section
      data-theme={theme}
      className="story-form"
      style={{ padding: 'var(--oja-space-5)', background: 'var(--oja-color-ground)' }}
    >
      <h3>
        {theme} <Badge count={3} label="new" />
      </h3>
      <Card>
        <TextField label="Title" defaultValue="Two yards of cotton" />
        <Switch label="Negotiable" defaultChecked />
        <Notice tone="success">Saved.</Notice>
      </Card>
      <div className="story-row">
        <Button>Post</Button>
        <Button variant="secondary">Cancel</Button>
        <Popover trigger={<Button variant="quiet">Why?</Button>} label={`Why ${theme}?`}>
          It has the colours of its trigger.
        </Popover>
      </div>
    </section>
  );
}

/** `data-theme` on any element gives that part of the page a theme: Oja's two, and one made for this page. */
const meta = {
  title: 'Tokens/Themes',
  tags: ['!autodocs'],
  render: () => (
    <div className="story-sheet story-columns">
      {THEMES.map((theme) => (
        <Parts key={theme} theme={theme} />
      ))}
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Colours, corners and typeface follow the theme, in a popover as well. */
export const Overview: Story = {
  tags: ['overview'],
  play: async ({ canvas, userEvent }) => {
    const posts = canvas.getAllByRole('button', { name: 'Post' }).map((button) => getComputedStyle(button));
    await expect(new Set(posts.map((style) => style.backgroundColor)).size).toBe(2);
    await expect(posts.map((style) => style.borderRadius)).toEqual(['15984px', '15984px', '4px']);
    await expect(posts[2]?.fontFamily).toContain('Georgia');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Why?' })[2]!);
    const popover = await screen.findByRole('dialog', { name: 'Why harmattan?' });
    await waitFor(() => expect(getComputedStyle(popover).fontFamily).toContain('Georgia'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
  },
};
