import type { ReactNode } from 'react';

import { Badge } from '../Badge/Badge.tsx';
import styles from './TabBar.module.css';

/** One tab of the bottom navigation. */
export interface TabBarItem {
  /** Its key among the tabs. */
  key: string;
  /** Short visible name; also what screen readers say. */
  label: string;
  /** Its icon. */
  icon: ReactNode;
  /** Where it leads. */
  href: string;
  /** It is the present page. */
  active?: boolean | undefined;
  /** A count on the icon: unread messages, notifications, flags. */
  badge?: number | undefined;
  /** What the count counts, for screen readers. Default "new". */
  badgeLabel?: string | undefined;
}

/** What the application spreads into its router's link. */
export interface TabLinkProps {
  /** Where the tab leads. */
  href: string;
  /** Looks of the tab. */
  className: string | undefined;
  /** Says that it is the present page. */
  'aria-current': 'page' | undefined;
  /** Icon, name and count. */
  children: ReactNode;
}

export interface TabBarProps {
  /** The tabs, in order: five to seven. */
  items: readonly TabBarItem[];
  /** Renders a tab's link: `({ href, ...link }) => <Link to={href} {...link} />`. A plain anchor if left out. */
  renderLink?: (link: TabLinkProps) => ReactNode;
  /** Name of the navigation. Default "Dashboard". */
  label?: string;
}

const renderAnchor = ({ children, ...link }: TabLinkProps) => <a {...link}>{children}</a>;

/** The dashboard's navigation, at the bottom at every width (spec §2): docked on phones, floating on wide screens. */
export function TabBar({ items, renderLink = renderAnchor, label = 'Dashboard' }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.tabs}>
        {items.map(({ key, label: name, icon, href, active = false, badge = 0, badgeLabel = 'new' }) => (
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
