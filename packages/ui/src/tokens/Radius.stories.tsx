import type { Meta, StoryObj } from '@storybook/react-vite';

import styles from './Shapes.module.css';
import { TokenPage, TokenRow, TokenRows, TokenSection } from './TokenPage.tsx';
import { readTokens } from './read-tokens.ts';
import { pixels } from './read-values.ts';

const meta = {
  title: 'Tokens/Radius',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const LINES = ['oja-line-', 'oja-focus-'].flatMap(readTokens);

/** Every corner radius, and the two border widths. */
export const Radius: Story = {
  tags: ['overview'],
  render: () => (
    <TokenPage
      title="Radius"
      lead="Larger elements have larger radii; buttons are fully round. A part of a card uses a smaller step than the card."
    >
      <TokenSection title="Corners">
        <TokenRows>
          {readTokens('oja-radius-').map(({ name, step, meaning }) => (
            <TokenRow
              key={name}
              {...{ name, meaning }}
              value={step === 'full' ? 'fully round' : `${pixels(name)} px`}
              sample={<div className={styles.corner} style={{ borderRadius: `var(${name})` }} />}
            />
          ))}
        </TokenRows>
      </TokenSection>
      <TokenSection title="Lines">
        <TokenRows>
          {LINES.map(({ name, meaning }) => (
            <TokenRow
              key={name}
              {...{ name, meaning }}
              value={`${pixels(name)} px`}
              sample={<div className={styles.outline} style={{ borderWidth: `var(${name})` }} />}
            />
          ))}
        </TokenRows>
      </TokenSection>
    </TokenPage>
  ),
};
