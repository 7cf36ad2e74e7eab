import { useId, type ComponentProps, type ReactNode } from 'react';

import { Card } from '../Card/Card.tsx';
import { cx } from '../cx/cx.ts';
import styles from './SettingsList.module.css';

export interface SettingsListProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The group's name: "Account". Shown above it as a second-level heading. */
  title: ReactNode;
  /** SettingsRow, one for each setting. */
  children: ReactNode;
}

/** A group of settings (product §2 "Settings"). */
export function SettingsList({ title, children, className, ...rest }: SettingsListProps) {
  const id = useId();
  return (
    <section {...rest} className={cx(styles.group, className)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Card asChild padding="none">
        <ul className={styles.list}>{children}</ul>
      </Card>
    </section>
  );
}
