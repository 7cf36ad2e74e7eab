import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ColourPairs, tooLowPairs } from './ColourPairs.tsx';
import { ColourRoles } from './ColourRoles.tsx';
import { TokenPage, TokenSection } from './TokenPage.tsx';
import { PAIRS } from './pairs.ts';
import { readTokens } from './read-tokens.ts';

const meta = {
  title: 'Tokens/Colour',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

// The style sheet begins with the colours that are the same in both modes; the page ends with them.
const declared = Object.entries(Object.groupBy(readTokens('oja-color-'), ({ group }) => group));
const groups = [...declared.slice(1), ...declared.slice(0, 1)];

/** Every role in both modes, with its meaning. */
export const Roles: Story = {
  tags: ['overview'],
  render: () => (
    <TokenPage
      title="Colour"
      lead="The colours of adire: indigo, chalk, one warm marigold, palm green for what is verified. Choose a role by its meaning, never by its hue. Each is shown in the dark mode, the default, then in the light one."
    >
      {groups.map(([group, roles = []]) => (
        <TokenSection key={group} title={group}>
          <ColourRoles tokens={roles} />
        </TokenSection>
      ))}
    </TokenPage>
  ),
};

/** Every pair of text or graphics on a background, measured in both modes. */
export const Contrast: Story = {
  render: () => (
    <TokenPage
      title="Contrast"
      lead="Each ratio is computed from the colours on this page, in both modes. Before you use one role on another, find the pair here; if it is missing, it has not been checked."
    >
      <TokenSection title="Text" text="At least 4.5 to 1, at every size (WCAG 1.4.3).">
        <ColourPairs pairs={PAIRS.text} />
      </TokenSection>
      <TokenSection title="Borders, icons and focus rings" text="At least 3 to 1 (WCAG 1.4.11).">
        <ColourPairs pairs={PAIRS.marks} />
      </TokenSection>
    </TokenPage>
  ),
  play: async ({ canvasElement }) => {
    await expect(tooLowPairs(canvasElement, [...PAIRS.text, ...PAIRS.marks])).toEqual([]);
  },
};
