import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import css from '../../packages/market/src/styles/tokens.css?raw';
import { ColourPairs, tooLowPairs } from '../../packages/ui/src/tokens/ColourPairs.tsx';
import { ColourRoles } from '../../packages/ui/src/tokens/ColourRoles.tsx';
import { TokenPage, TokenSection } from '../../packages/ui/src/tokens/TokenPage.tsx';
import { readDeclarations } from '../../packages/ui/src/tokens/design-tokens.ts';
import { MARKET_PAIRS } from './market-pairs.ts';

const meta = {
  title: 'Tokens/Colours of the market',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { dark, shared } = readDeclarations(css);
const groups = Object.entries(
  Object.groupBy(
    [...dark, ...shared].filter(({ kind }) => kind === 'color'),
    ({ group }) => group,
  ),
);

/** The roles of messages, likes and Google’s button, which the library does not publish, in both modes. */
export const Roles: Story = {
  render: () => (
    <TokenPage
      title="Colours of the market"
      lead="Roles of the market’s own components, beside those of the library. Each is shown in the dark mode, the default, then in the light one."
    >
      {groups.map(([group, roles = []]) => (
        <TokenSection key={group} title={group}>
          <ColourRoles tokens={roles} />
        </TokenSection>
      ))}
    </TokenPage>
  ),
};

const pairs = [...MARKET_PAIRS.text, ...MARKET_PAIRS.marks];

/** Every pair of text or graphics with one of these roles, measured in both modes. */
export const Contrast: Story = {
  render: () => (
    <TokenPage
      title="Contrast"
      lead="Text needs at least 4.5 to 1, borders and icons at least 3 to 1. Each ratio is computed from the colours on this page."
    >
      <ColourPairs pairs={pairs} />
    </TokenPage>
  ),
  play: async ({ canvasElement }) => {
    await expect(tooLowPairs(canvasElement, pairs)).toEqual([]);
  },
};
