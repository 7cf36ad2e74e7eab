import { DropdownMenu } from 'radix-ui';

import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import type { MenuItem } from './menu-entries.ts';
import styles from './MenuRow.module.css';

interface MenuRowProps {
  /** The item. */
  item: MenuItem;
  /** Gives the focus back to the trigger, before anything is done. */
  onLeave: () => void;
}

/** One row of a menu: an action, or a link that the application gives. */
export function MenuRow({ item, onLeave }: MenuRowProps) {
  const { label, icon, onSelect, link, danger = false, disabled = false } = item;
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
      data-danger={danger || undefined}
      disabled={disabled}
      textValue={label}
      asChild={link !== undefined && !disabled}
      onSelect={() => {
        // Now, not when the menu has gone: a dialog that opens from here gives the focus back to where it was found.
        onLeave();
        onSelect?.();
      }}
    >
      {link && !disabled ? <LinkSlot link={link}>{content}</LinkSlot> : content}
    </DropdownMenu.Item>
  );
}
