import type { Meta, StoryObj } from '@storybook/react-vite';

import styles from './Shapes.module.css';
import { TokenPage, TokenSection } from './TokenPage.tsx';
import { readTokens } from './read-tokens.ts';
import { MODES } from './read-values.ts';

const meta = {
  title: 'Tokens/Elevation',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const TITLES = { dark: 'Dark', light: 'Light' };

/** The three steps in both modes. */
export const Elevation: Story = {
  tags: ['overview'],
  render: () => (
    <TokenPage
      title="Elevation"
      lead="The height of an element above the page: without one it has a border, not a shadow. There are three steps, and the highest needs attention first."
    >
      {MODES.map((mode) => (
        <TokenSection key={mode} title={TITLES[mode]}>
          <ul className={styles.stage} data-theme={mode}>
            {readTokens('oja-elevation-').map(({ name, step, meaning }) => (
              <li key={name} className={styles.plate} style={{ boxShadow: `var(${name})` }}>
                <code className={styles.step}>elevation-{step}</code>
                <p className={styles.meaning}>{meaning}</p>
              </li>
            ))}
          </ul>
        </TokenSection>
      ))}
    </TokenPage>
  ),
};
