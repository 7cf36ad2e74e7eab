import { ChevronRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './SettingsRow.module.css';

export interface SettingsRowProps {
  /** Its picture; decorative. */
  icon: ReactNode;
  /** What it is: "Saved Posts". Not needed with `control`, which has its own. */
  label?: ReactNode;
  /** A line under the label. */
  text?: ReactNode;
  /** The application's link, without content: the row leads somewhere. */
  link?: ReactElement | undefined;
  /** The row does something: Logout. */
  onPress?: (() => void) | undefined;
  /** What `onPress` began is under way: a spinner instead of the icon, and presses do nothing. Default false. */
  loading?: boolean | undefined;
  /** A control that fills the row: ModeToggle, a Switch. */
  control?: ReactNode;
  /** `danger` for what cannot be undone. Default `normal`. */
  tone?: 'normal' | 'danger' | undefined;
}

/** One setting: it leads somewhere, does something, or holds a control. */
export function SettingsRow({ icon, label, text, link, onPress, loading = false, control, tone = 'normal' }: SettingsRowProps) {
  const content = (
    <>
      <span className={styles.icon} aria-hidden="true">
        {loading ? <Spinner /> : icon}
      </span>
      {control ? (
        <span className={styles.control}>{control}</span>
      ) : (
        <span className={styles.words}>
          <span>{label}</span>
          {text && <span className={styles.text}>{text}</span>}
        </span>
      )}
    </>
  );
  return (
    <li data-tone={tone} className={styles.item}>
      {onPress ? (
        <button type="button" className={styles.row} aria-busy={loading || undefined} aria-disabled={loading || undefined} onClick={loading ? undefined : onPress}>
          {content}
        </button>
      ) : (
        <LinkSlot link={link} className={styles.row}>
          {content}
          {link && <ChevronRight className={styles.chevron} aria-hidden="true" />}
        </LinkSlot>
      )}
    </li>
  );
}
