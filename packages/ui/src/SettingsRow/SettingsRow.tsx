import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { cx } from '../cx/cx.ts';
import styles from './SettingsRow.module.css';

export interface SettingsRowProps extends Omit<ComponentProps<'li'>, 'onSelect' | 'children'> {
  /** Its icon; decorative. */
  icon: ReactNode;
  /** The label: "Language". Not needed with `control`, which has its own. */
  label?: ReactNode;
  /** A line below the label. */
  text?: ReactNode;
  /** The application's link, without content: the row navigates. */
  link?: ReactElement | undefined;
  /** The row runs an action: Logout. */
  onSelect?: (() => void) | undefined;
  /** The action of `onSelect` is in progress: a spinner replaces the icon, and presses are ignored. Default false. */
  loading?: boolean | undefined;
  /** A control that fills the row: ModeToggle, a Switch. */
  control?: ReactNode;
  /** `danger` for an action that cannot be undone. Default `neutral`. */
  tone?: 'neutral' | 'danger' | undefined;
}

/** One setting: a link, an action, or a control. */
export function SettingsRow({
  icon,
  label,
  text,
  link,
  onSelect,
  loading = false,
  control,
  tone = 'neutral',
  className,
  ...rest
}: SettingsRowProps) {
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
    <li {...rest} data-tone={tone} className={cx(styles.item, className)}>
      {onSelect ? (
        <button
          type="button"
          className={styles.row}
          aria-busy={loading || undefined}
          aria-disabled={loading || undefined}
          onClick={loading ? undefined : onSelect}
        >
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
