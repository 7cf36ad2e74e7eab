import styles from './Colour.module.css';
import type { Declaration } from './design-tokens.ts';
import { MODES, tokenValue } from './read-values.ts';

/** A colour role on the background of both modes, with its name, meaning and values. */
function ColourRole({ token }: { token: Declaration }) {
  const { name, step, meaning } = token;
  return (
    <li className={styles.role}>
      <div className={styles.swatches}>
        {MODES.map((mode) => (
          <span key={mode} className={styles.swatch} data-theme={mode}>
            <span style={{ background: `var(${name})` }} />
          </span>
        ))}
      </div>
      <div className={styles.words}>
        <code className={styles.name}>{step}</code>
        <p className={styles.meaning}>{meaning}</p>
        <p className={styles.values}>{[...new Set(MODES.map((mode) => tokenValue(name, mode)))].join(' · ')}</p>
      </div>
    </li>
  );
}

/** Colour roles, in order. */
export function ColourRoles({ tokens }: { tokens: readonly Declaration[] }) {
  return (
    <ul className={styles.roles}>
      {tokens.map((token) => (
        <ColourRole key={token.name} token={token} />
      ))}
    </ul>
  );
}
