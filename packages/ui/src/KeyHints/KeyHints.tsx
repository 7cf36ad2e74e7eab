import { Fragment, type ComponentProps } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../cx/cx.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './KeyHints.module.css';
import { MESSAGES } from './messages.ts';

/** A keyboard shortcut: one key, or several with the same action. */
export interface KeyHint {
  /** As printed on the keyboard: "J", "↓", "Del". */
  keys: readonly string[];
  /** The keys are pressed one after the other. Default false: each of them does it. */
  sequence?: boolean | undefined;
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
  const messages = useMessages('KeyHints', MESSAGES);
  return (
    <ul {...rest} className={cx(styles.hints, className)} data-stacked={stacked || undefined} aria-label={label}>
      {hints.map(({ keys, sequence, spoken, does }) => (
        <li key={does} className={styles.hint}>
          {keys.map((key, index) => (
            <Fragment key={key}>
              {sequence && index > 0 && `${messages.thenKey} `}
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
