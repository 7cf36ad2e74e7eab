import { Fragment, type ComponentProps } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import styles from './KeyHints.module.css';

/** A keyboard shortcut: one key, or several with the same action. */
export interface KeyHint {
  /** As printed on the keyboard: "J", "↓", "Del". */
  keys: readonly string[];
  /** The spoken name of a symbol: "↓" as "Arrow Down". */
  spoken?: Readonly<Record<string, string>> | undefined;
  /** The action, in a word or two: "next". */
  does: string;
}

export interface KeyHintsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Where they apply: "Keys in this list". */
  label: string;
  /** The shortcuts, most used first. */
  hints: readonly KeyHint[];
  /** Stacked, as in a dialog. Default false: in a line. */
  stacked?: boolean;
}

/**
 * A line that lists the keyboard shortcuts of a list (architecture §7 "Access"). The list itself exposes them with
 * aria-keyshortcuts. Hidden on touch devices.
 */
export function KeyHints({ label, hints, stacked = false, className, ...rest }: KeyHintsProps) {
  return (
    <ul {...rest} className={cx(styles.hints, className)} data-stacked={stacked || undefined} aria-label={label}>
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
