import { useState } from 'react';

import { Button } from '../Button/Button.tsx';
import styles from './Motion.module.css';
import { TokenPage, TokenRow, TokenRows, TokenSection } from './TokenPage.tsx';
import { readTokens } from './read-tokens.ts';
import { tokenValue } from './read-values.ts';

/** Returns the curve of an easing, as a path in a square of 100. */
function curve(easing: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/[\d.]+/g) ?? []).map(Number);
  return `M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`;
}

/** Formats a duration; browsers and builds write the same one as 0.9s, .9s and 900ms. */
function readable(duration: string): string {
  return `${Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000)} ms`;
}

interface MotionPageProps {
  /** Custom properties with other values on this page. */
  changed?: ReadonlyMap<string, string>;
}

/** Every duration, with a dot that takes as long, and the easing. */
export function MotionPage({ changed = new Map() }: MotionPageProps) {
  const [moved, setMoved] = useState(false);
  // A duration that is not shortened belongs to a loop, which does not run.
  const stands = (name: string) => changed.size > 0 && !changed.has(name);
  return (
    <TokenPage
      title="Motion"
      lead="Short, and only where it explains a change. With reduced motion, durations are almost 0 and loops stop; a component that uses these tokens follows automatically."
    >
      <TokenSection title="Durations">
        <div>
          <Button variant="secondary" onClick={() => setMoved(!moved)}>
            Let them move
          </Button>
        </div>
        <TokenRows>
          {readTokens('oja-motion-').map(({ name, meaning }) => (
            <TokenRow
              key={name}
              {...{ name, meaning }}
              value={stands(name) ? 'stands still' : readable(changed.get(name) ?? tokenValue(name))}
              sample={
                <div
                  className={styles.track}
                  data-moved={(moved && !stands(name)) || undefined}
                  style={Object.fromEntries(changed)}
                >
                  <span className={styles.dot} data-dot={name} style={{ transitionDuration: `var(${name})` }} />
                </div>
              }
            />
          ))}
        </TokenRows>
      </TokenSection>
      <TokenSection title="Easing">
        <TokenRows>
          {readTokens('oja-ease').map(({ name, meaning }) => (
            <TokenRow
              key={name}
              {...{ name, meaning }}
              value=""
              sample={
                <svg className={styles.curve} viewBox="-4 -4 108 108" aria-hidden="true">
                  <path className={styles.axes} d="M0 0V100H100" />
                  <path d={curve(tokenValue(name))} />
                </svg>
              }
            />
          ))}
        </TokenRows>
      </TokenSection>
    </TokenPage>
  );
}
