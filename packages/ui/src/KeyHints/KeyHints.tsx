import { Fragment } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './KeyHints.module.css';

/** What one key does, or several that do the same. */
export interface KeyHint {
  /** As they stand on the keyboard: "J", "↓", "Del". */
  keys: readonly string[];
  /** How a sign among them is read out: "↓" as "Arrow Down". */
  spoken?: Readonly<Record<string, string>> | undefined;
  /** What they do, in a word or two: "next". */
  does: string;
}

export interface KeyHintsProps {
  /** Where they work: "Keys in this list". */
  label: string;
  /** The keys, the most used first. */
  hints: readonly KeyHint[];
}

/**
 * A quiet line that says which keys work in a list (design §7 "Access"). The list itself says them again to assistive technology,
 * with aria-keyshortcuts. Not there where people touch: they have no keys.
 */
export function KeyHints({ label, hints }: KeyHintsProps) {
  return (
    <ul className={styles.hints} aria-label={label}>
      {hints.map(({ keys, spoken, does }) => (
        <li key={does} className={styles.hint}>
          {keys.map((key) => (
            <Fragment key={key}>
              <kbd className={styles.key}>
                {spoken?.[key] === undefined ? (
                  key
                ) : (
                  <>
                    <span aria-hidden="true">{key}</span>
                    <VisuallyHidden>{spoken[key]}</VisuallyHidden>
                  </>
                )}
              </kbd>{' '}
            </Fragment>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
}
