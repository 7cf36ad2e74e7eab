import type { ReactNode } from 'react';

import { useMessages } from '../hooks/use-messages.ts';
import styles from './PasswordStrength.module.css';
import { MESSAGES } from './messages.ts';

/** How hard a password is to guess. */
export interface PasswordStrength {
  /** From 0, guessed at once, to 4, not guessed in practice, as zxcvbn counts it. */
  score: 0 | 1 | 2 | 3 | 4;
  /** What would make it harder to guess. */
  help?: ReactNode;
}

const STEPS = [1, 2, 3, 4] as const;

/** The strength of a typed password: four steps, and the same in words, which screen readers hear when they change. */
export function PasswordStrengthMeter({ score, help }: PasswordStrength) {
  const messages = useMessages('PasswordField', MESSAGES);
  const words = [messages.veryWeak, messages.weak, messages.fair, messages.good, messages.strong][score];
  return (
    <span className={styles.strength}>
      <span className={styles.steps} data-score={score} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} className={styles.step} data-reached={step <= Math.max(score, 1) || undefined} />
        ))}
      </span>
      <span>
        <b>{words}</b> {help}
      </span>
    </span>
  );
}
