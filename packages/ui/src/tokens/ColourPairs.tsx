import styles from './Colour.module.css';
import { contrast, layer, type Rgba } from './contrast.ts';
import type { Pair } from './pairs.ts';
import { MODES, roleColour, type Mode } from './read-values.ts';

const WHITE: Rgba = [255, 255, 255, 1];

/** Returns the contrast of a pair in a mode, including translucent colours. */
function measure({ front, ground, overPicture }: Pair, mode: Mode): number {
  const below = overPicture ? WHITE : roleColour('ground', mode);
  const behind = layer(roleColour(ground, mode), below);
  return contrast(layer(roleColour(front, mode), behind), behind);
}

/** Rounds down, so that no figure looks better than it is. */
const figure = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

const colour = (role: string) => `var(--oja-color-${role})`;

/** A pair of roles in both modes, each with its contrast. */
function ColourPair({ pair }: { pair: Pair }) {
  const { front, ground, least, where, overPicture } = pair;
  return (
    <li className={styles.pair}>
      <div className={styles.chips}>
        {MODES.map((mode) => (
          <div key={mode} className={styles.measured}>
            <span className={styles.chip} data-theme={mode} data-over-picture={overPicture}>
              <span style={{ color: colour(front), background: colour(ground) }}>
                {least === 3 ? <span className={styles.mark} /> : 'Ọjà ₦'}
              </span>
            </span>
            <span className={styles.figure} data-pair={`${front} on ${ground}, ${mode}`} data-least={least}>
              {figure(measure(pair, mode))}
            </span>
          </div>
        ))}
      </div>
      <div className={styles.words}>
        <p>
          <code className={styles.name}>{front}</code> on <code className={styles.name}>{ground}</code>
        </p>
        <p className={styles.meaning}>{where}</p>
      </div>
    </li>
  );
}

/** Pairs of roles, each with its contrast. */
export function ColourPairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <ul className={styles.pairs}>
      {pairs.map((pair) => (
        <ColourPair key={`${pair.front} ${pair.ground} ${pair.where}`} pair={pair} />
      ))}
    </ul>
  );
}

/** Returns the shown pairs with less contrast than they need, and those that a page of `pairs` does not show. */
export function tooLowPairs(page: HTMLElement, pairs: readonly Pair[]): string[] {
  const figures = [...page.querySelectorAll<HTMLElement>('[data-pair]')];
  const missing = MODES.length * pairs.length - figures.length;
  return [
    ...(missing === 0 ? [] : [`${missing} pairs are not shown`]),
    ...figures
      .filter(({ textContent, dataset }) => !(Number(textContent) >= Number(dataset['least'])))
      .map(({ textContent, dataset }) => `${dataset['pair']}: ${textContent}, not ${dataset['least']}`),
  ];
}
