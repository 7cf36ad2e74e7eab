import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TokenPage, TokenRow, TokenRows, TokenSection } from './TokenPage.tsx';
import styles from './Type.module.css';
import { readTokens } from './read-tokens.ts';
import { pixels, tokenValue } from './read-values.ts';

const meta = { title: 'Tokens/Type', tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Characters that a Nigerian market needs: Yoruba, Hausa and Igbo letters, and the naira sign. */
const LETTERS = 'Ọọ Ẹẹ Ṣṣ Ịị Ụụ Ńń Ǹǹ Ɓɓ Ɗɗ Ƙƙ ₦';

const FACES = [
  ['display', 'Bricolage Grotesque', 'Ọjà wà níbí'],
  ['text', 'Hanken Grotesk', 'Adire Ẹlẹ́kọ, ₦18,500'],
] as const;

/** Both fonts, every size, weight and line height. */
export const Type: Story = {
  tags: ['overview'],
  render: () => (
    <TokenPage
      title="Type"
      lead="One font is for headings and prices, the other for all other text. Both are self-hosted and contain the naira sign and the underdots of Yoruba, so that no letter of a name comes from a fallback font."
    >
      <TokenSection title="Fonts">
        <div className={styles.faces}>
          {FACES.map(([step, face, words]) => (
            <figure key={step} className={styles.face} style={{ fontFamily: `var(--oja-font-${step})` }}>
              <p className={styles.words}>{words}</p>
              <p lang="yo">{LETTERS}</p>
              <figcaption className={styles.caption}>
                {face}. {readTokens('oja-font-').find((token) => token.step === step)?.meaning}
              </figcaption>
            </figure>
          ))}
        </div>
      </TokenSection>
      <TokenSection title="Sizes" text="In rem, so that they grow with the reader’s own setting.">
        <TokenRows>
          {readTokens('oja-text-').map(({ name, step, meaning }) => (
            <TokenRow
              key={name}
              {...{ name, meaning }}
              value={`${pixels(name)} px`}
              sample={
                <p
                  className={styles.sample}
                  style={{ fontSize: `var(${name})` }}
                  data-display={/xl|hero/.test(step) || undefined}
                >
                  {step === 'hero' ? 'Ọjà wà' : 'Ọjà, ₦18,500'}
                </p>
              }
            />
          ))}
        </TokenRows>
      </TokenSection>
      <TokenSection title="Weights">
        <TokenRows>
          {readTokens('oja-weight-').map(({ name, meaning }) => (
            <TokenRow
              key={name}
              {...{ name, meaning }}
              value={tokenValue(name)}
              sample={<p style={{ fontWeight: `var(${name})` }}>Fresh tomatoes, Mile 12</p>}
            />
          ))}
        </TokenRows>
      </TokenSection>
      <TokenSection title="Line heights">
        <TokenRows>
          {readTokens('oja-leading-').map(({ name, meaning }) => (
            <TokenRow
              key={name}
              {...{ name, meaning }}
              value={tokenValue(name)}
              sample={
                <p className={styles.lines} style={{ lineHeight: `var(${name})` }}>
                  Hand-woven aso-oke for the whole family, ready before Saturday.
                </p>
              }
            />
          ))}
        </TokenRows>
      </TokenSection>
    </TokenPage>
  ),
  play: async () => {
    for (const [, face] of FACES) {
      for (const letter of LETTERS.replaceAll(' ', '')) {
        // Empty means that no file of the font contains the character, and the browser would use another font.
        const files = await document.fonts.load(`16px "${face}"`, letter);
        await expect(files.map(({ status }) => `${face} ${letter} ${status}`)).toEqual([`${face} ${letter} loaded`]);
      }
    }
  },
};
