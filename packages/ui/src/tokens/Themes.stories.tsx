import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Menu } from '../Menu/Menu.tsx';
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
        <Menu
          trigger={<Button variant="quiet">{`More of ${theme}`}</Button>}
          items={[{ label: 'Edit', onSelect: () => undefined }]}
        />
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

/** Colours, corners and typeface follow the theme, also when it changes, and in a menu, which is rendered elsewhere. */
export const Overview: Story = {
  tags: ['overview'],
  play: async ({ canvas, userEvent }) => {
    const posts = canvas.getAllByRole('button', { name: 'Post' }).map((button) => getComputedStyle(button));
    await expect(new Set(posts.map((style) => style.backgroundColor)).size).toBe(2);
    await expect(posts.map((style) => style.borderRadius)).toEqual(['15984px', '15984px', '4px']);
    await expect(posts[2]?.fontFamily).toContain('Georgia');
    const trigger = canvas.getByRole('button', { name: 'More of harmattan' });
    const part = trigger.closest<HTMLElement>('[data-theme]');
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');
    await expect(part?.contains(menu)).toBe(false);
    await waitFor(() => expect(getComputedStyle(menu).fontFamily).toContain('Georgia'));
    part?.setAttribute('data-theme', 'light');
    await waitFor(() => expect(getComputedStyle(menu).fontFamily).not.toContain('Georgia'));
    part?.setAttribute('data-theme', 'harmattan');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  },
};
