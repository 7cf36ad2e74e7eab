import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import styles from './Shapes.module.css';
import type { Declaration } from './design-tokens.ts';
import { TokenPage, TokenRow, TokenRows, TokenSection } from './TokenPage.tsx';
import { readTokens } from './read-tokens.ts';
import { pixels } from './read-values.ts';

const meta = { title: 'Tokens/Space', tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows with a bar of the token's size, or its share of a larger one if that is wider than a page. */
const rows = (tokens: readonly Declaration[], whole?: string) => (
  <TokenRows>
    {tokens.map(({ name, meaning }) => (
      <TokenRow
        key={name}
        {...{ name, meaning }}
        value={`${pixels(name)} px`}
        sample={
          <div
            className={styles.bar}
            style={{ inlineSize: whole ? `${(pixels(name) / pixels(whole)) * 100}%` : `var(${name})` }}
          />
        }
      />
    ))}
  </TokenRows>
);

/** Every space, and the sizes of layouts. */
export const Space: Story = {
  tags: ['overview'],
  render: () => (
    <TokenPage
      title="Space"
      lead="Nine steps, each a multiple of 4 px. Related elements are a step closer than unrelated ones; choose a step by its description, not by its size."
    >
      <TokenSection title="Gaps">{rows(readTokens('oja-space-'))}</TokenSection>
      <TokenSection title="Sizes of elements">{rows(['oja-target', 'oja-tabbar-'].flatMap(readTokens))}</TokenSection>
      <TokenSection title="Widths of pages" text="The bars are to scale with one another.">
        {rows(readTokens('oja-measure'), '--oja-measure-wide')}
      </TokenSection>
    </TokenPage>
  ),
  play: async () => {
    const steps = readTokens('oja-space-').map(({ name }) => pixels(name));
    await expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    await expect(steps.filter((step) => step % 4 !== 0)).toEqual([]);
    // WCAG 2.5.8 requires 24; a thumb needs more.
    await expect(pixels('--oja-target')).toBeGreaterThanOrEqual(44);
  },
};
