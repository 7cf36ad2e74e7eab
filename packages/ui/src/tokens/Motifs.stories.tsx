import type { Meta, StoryObj } from '@storybook/react-vite';

import { AdireMotif, type AdireVariant } from '../AdireMotif/AdireMotif.tsx';
import styles from './Motifs.module.css';
import { TokenPage, TokenSection } from './TokenPage.tsx';
import { MODES } from './read-values.ts';

const meta = {
  title: 'Tokens/Adire motifs',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const CLOTHS: readonly (readonly [variant: AdireVariant, meaning: string])[] = [
  [
    'osubamba',
    'Big moon: large rings of dots, as tied pebbles leave them. For one large area: the panel of the app, the side of a form.',
  ],
  ['oniko', 'Raffia ties: small circles in rows. For small areas: an empty list.'],
  ['eleko', 'Drawn with cassava starch: a grid of combed lines. For bands and edges.'],
  [
    'ibadandun',
    '“Ibadan is sweet”: panels of leaves, diamonds and pillars. For what is shown once: not found, welcome.',
  ],
];

/** The four patterns in both modes, and on the cloth colour. */
export const Motifs: Story = {
  tags: ['overview'],
  render: () => (
    <TokenPage
      title="Adire motifs"
      lead="Patterns of the Yoruba resist-dyed cloth, drawn as light lines. They fill empty space, beside text and never behind it, with one pattern per page."
    >
      {CLOTHS.map(([variant, meaning]) => (
        <TokenSection key={variant} title={variant} text={meaning}>
          <div className={styles.cloths}>
            {MODES.map((mode) => (
              <div key={mode} className={styles.sample} data-theme={mode}>
                <AdireMotif variant={variant} />
              </div>
            ))}
            <div className={styles.sample} data-cloth>
              <AdireMotif variant={variant} fade={false} />
            </div>
          </div>
        </TokenSection>
      ))}
    </TokenPage>
  ),
};
