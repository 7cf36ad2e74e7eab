import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import styles from './Shapes.module.css';
import { TokenPage, TokenSection } from './TokenPage.tsx';
import { readTokens } from './read-tokens.ts';
import { tokenValue } from './read-values.ts';

const meta = {
  title: 'Tokens/Layers',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const layers = readTokens('oja-z-');

/** The stacking order, drawn with the tokens themselves. */
export const Layers: Story = {
  tags: ['overview'],
  render: () => (
    <TokenPage
      title="Layers"
      lead="The stacking order of overlapping elements. Four layers are enough; a dialog needs none, because the browser shows it above all of them, and a toast moves into it."
    >
      <TokenSection title="Layers, ascending">
        <ol className={styles.layers}>
          {layers.map(({ name, meaning }, index) => (
            <li
              key={name}
              className={styles.layer}
              style={{ zIndex: `var(${name})`, marginInlineStart: `calc(${index} * var(--oja-space-5))` }}
            >
              <p>
                <code className={styles.step}>{name}</code> {tokenValue(name)}
              </p>
              <p className={styles.meaning}>{meaning}</p>
            </li>
          ))}
        </ol>
      </TokenSection>
    </TokenPage>
  ),
  play: async () => {
    const values = layers.map(({ name }) => Number(tokenValue(name)));
    await expect(values.every((value, index) => value > (values[index - 1] ?? 0))).toBe(true);
  },
};
