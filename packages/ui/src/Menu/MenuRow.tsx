import { DropdownMenu } from 'radix-ui';

import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import type { MenuItem } from './menu-entries.ts';
import styles from './MenuRow.module.css';

interface MenuRowProps {
  /** The item. */
  item: MenuItem;
  /** Returns the focus to the trigger before the action runs. */
  onLeave: () => void;
}

/** One row of a menu: an action, or a link from the application. */
export function MenuRow({ item, onLeave }: MenuRowProps) {
  const { label, icon, onSelect, link, tone = 'neutral', disabled = false } = item;
  const content = (
    <>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.label}>{label}</span>
    </>
  );
  return (
    <DropdownMenu.Item
      className={styles.row}
      data-tone={tone}
      disabled={disabled}
      textValue={label}
      asChild={link !== undefined && !disabled}
      onSelect={() => {
        // Now, not after the menu has closed: a dialog opened by the action returns the focus to the element that had
        // it.
        onLeave();
        onSelect?.();
      }}
    >
      {link && !disabled ? <LinkSlot link={link}>{content}</LinkSlot> : content}
    </DropdownMenu.Item>
  );
}
