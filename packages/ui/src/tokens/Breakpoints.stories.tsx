import type { Meta, StoryObj } from '@storybook/react-vite';

import styles from './Shapes.module.css';
import { TokenPage, TokenSection } from './TokenPage.tsx';
import { readTokens } from './read-tokens.ts';
import { pixels, tokenValue } from './read-values.ts';

const meta = {
  title: 'Tokens/Breakpoints',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The scale, in CSS pixels. */
const RULER = 1440;
const DEVICES = [
  [390, 'Phone'],
  [820, 'Tablet'],
  [1440, 'Desktop'],
] as const;

const share = (width: number) => `${(width / RULER) * 100}%`;

/** The widths at which the layout changes, and the three at which every screen is checked. */
export const Breakpoints: Story = {
  tags: ['overview'],
  render: () => (
    <TokenPage
      title="Breakpoints"
      lead="The widths at which the layout changes. Start with the phone, and add rules from a breakpoint up: custom properties do not work in media queries, so repeat the value there; a test refuses any other."
    >
      <TokenSection title="Breakpoints, ascending">
        <ul className={styles.ruler}>
          {readTokens('oja-breakpoint-').map(({ name, meaning }) => (
            <li key={name} className={styles.mark}>
              <span className={styles.span} style={{ marginInlineStart: share(pixels(name)) }} />
              <p>
                <code className={styles.step}>@media (width &gt;= {tokenValue(name)})</code>
              </p>
              <p className={styles.meaning}>{meaning}</p>
            </li>
          ))}
        </ul>
      </TokenSection>
      <TokenSection title="Checked widths" text="Every screen, in both modes, at these widths.">
        <ul className={styles.ruler}>
          {DEVICES.map(([width, device]) => (
            <li key={device} className={styles.mark}>
              <span className={styles.span} data-device style={{ inlineSize: share(width) }} />
              <p>
                {device}, {width} px
              </p>
            </li>
          ))}
        </ul>
      </TokenSection>
    </TokenPage>
  ),
};
