import type { ComponentProps, ReactNode } from 'react';

import { Badge } from '../Badge/Badge.tsx';
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

/** The props for the application's router link. */
export interface TabLinkProps {
  /** URL of the tab's page. */
  href: string;
  /** Class of the tab. */
  className: string | undefined;
  /** Marks the current page. */
  'aria-current': 'page' | undefined;
  /** Icon, name and count. */
  children: ReactNode;
}

export interface TabBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The tabs, in order: five to seven. */
  items: readonly TabBarItem[];
  /** Renders a tab's link: `({ href, ...link }) => <Link to={href} {...link} />`. A plain anchor if left out. */
  renderLink?: (link: TabLinkProps) => ReactNode;
  /** Id for a SkipLink; the bar can then be focused. */
  id?: string | undefined;
  /** Accessible name of the navigation. Default "Dashboard". */
  label?: string;
}

const renderAnchor = ({ children, ...link }: TabLinkProps) => <a {...link}>{children}</a>;

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
        {items.map(({ key, label: name, icon, href, active = false, badge = 0, badgeLabel = messages.badge }) => (
          <li key={key} className={styles.tab}>
            {renderLink({
              href,
              className: styles.link,
              'aria-current': active ? 'page' : undefined,
              children: (
                <>
                  <span className={styles.icon} aria-hidden="true">
                    {icon}
                  </span>
                  <span className={styles.name} dir="auto">
                    {name}
                  </span>
                  <span className={styles.badge}>
                    <Badge count={badge} label={badgeLabel} />
                  </span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
