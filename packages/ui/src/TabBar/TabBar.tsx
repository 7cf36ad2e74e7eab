import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { Badge } from '../Badge/Badge.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { cx } from '../cx/cx.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './TabBar.module.css';
import { MESSAGES } from './messages.ts';

/** One tab of the bottom navigation. */
export interface TabBarItem {
  /** Its key among the tabs. */
  key: string;
  /** Short visible name; also the accessible name. */
  label: string;
  /** Its icon. */
  icon: ReactNode;
  /** URL of its page. */
  href: string;
  /** It is the current page. */
  active?: boolean | undefined;
  /** A count on the icon: unread messages, notifications, flags. */
  badge?: number | undefined;
  /** The counted things, for screen readers. Default "new". */
  badgeLabel?: string | undefined;
}

export interface TabBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The tabs, in order: five to seven. */
  items: readonly TabBarItem[];
  /** The application's link to a tab, without content: `({ href }) => <Link to={href} />`. Default: a plain anchor. */
  renderLink?: (item: TabBarItem) => ReactElement;
  /** Id for a SkipLink; the bar can then be focused. */
  id?: string | undefined;
  /** Accessible name of the navigation. Default "Dashboard". */
  label?: string;
}

const renderAnchor = ({ href }: TabBarItem) => <a href={href}>{''}</a>;

/**
 * The dashboard's navigation, at the bottom at every width (product §2): docked on phones, floating on wide screens.
 */
export function TabBar({ items, renderLink = renderAnchor, id, label, className, ...rest }: TabBarProps) {
  const messages = useMessages('TabBar', MESSAGES);
  return (
    <nav
      {...rest}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={cx(styles.bar, className)}
      aria-label={label ?? messages.label}
    >
      <ul className={styles.tabs}>
        {items.map((item) => (
          <li key={item.key} className={styles.tab}>
            <LinkSlot link={renderLink(item)} className={styles.link} aria-current={item.active ? 'page' : undefined}>
              <span className={styles.icon} aria-hidden="true">
                {item.icon}
              </span>
              <span className={styles.name} dir="auto">
                {item.label}
              </span>
              <span className={styles.badge}>
                <Badge count={item.badge ?? 0} label={item.badgeLabel ?? messages.badge} />
              </span>
            </LinkSlot>
          </li>
        ))}
      </ul>
    </nav>
  );
}
