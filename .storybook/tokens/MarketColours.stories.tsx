import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import css from '../../packages/market/src/styles/tokens.css?raw';
import styles from '../../packages/ui/src/tokens/Colour.module.css';
import { ColourPair } from '../../packages/ui/src/tokens/ColourPair.tsx';
import { ColourRole } from '../../packages/ui/src/tokens/ColourRole.tsx';
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
          <ul className={styles.roles}>
            {roles.map((token) => (
              <ColourRole key={token.name} token={token} />
            ))}
          </ul>
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
      <ul className={styles.pairs}>
        {pairs.map((pair) => (
          <ColourPair key={`${pair.front} ${pair.ground} ${pair.where}`} pair={pair} />
        ))}
      </ul>
    </TokenPage>
  ),
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')];
    await expect(figures.length).toBe(2 * pairs.length);
    const tooLow = figures.filter(({ textContent, dataset }) => !(Number(textContent) >= Number(dataset['least'])));
    await expect(
      tooLow.map(({ textContent, dataset }) => `${dataset['pair']}: ${textContent}, not ${dataset['least']}`),
    ).toEqual([]);
  },
};
