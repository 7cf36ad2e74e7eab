import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { Badge } from '../Badge/Badge.tsx';
import { LinkSlot } from '../LinkSlot/LinkSlot.tsx';
import { cx } from '../cx/cx.ts';
import { useMessages } from '../hooks/use-messages.ts';
import styles from './TabBar.module.css';
// After the bar's styles, which it changes.
import rail from './Rail.module.css';
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
  /** It starts something, such as a new document: in a rail it is a button below the other tabs. Default false. */
  action?: boolean | undefined;
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
  /**
   * Its place in a wide window (from 64rem): `bottom` docks it in one row at the end, `rail` beside the page. In a
   * narrower window it is at the bottom. Default `bottom`.
   */
  placement?: 'bottom' | 'rail' | undefined;
  /** The rail is narrow, with small names below the icons. Below 80rem it always is. Default false. */
  narrow?: boolean | undefined;
}

const renderAnchor = ({ href }: TabBarItem) => <a href={href}>{''}</a>;

/**
 * The dashboard's navigation, at the bottom at every width (product §2): docked on phones, floating on tablets, and a
 * docked row in wide windows. A desktop app can place it beside the page there.
 */
export function TabBar({
  items,
  renderLink = renderAnchor,
  id,
  label,
  placement = 'bottom',
  narrow = false,
  className,
  ...rest
}: TabBarProps) {
  const messages = useMessages('TabBar', MESSAGES);
  return (
    <nav
      {...rest}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={cx(styles.bar, placement === 'rail' && rail.rail, className)}
      data-narrow={narrow || undefined}
      aria-label={label ?? messages.label}
    >
      <ul className={styles.tabs}>
        {items.map((item) => (
          <li key={item.key} className={styles.tab} data-action={item.action || undefined}>
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
