import type { ComponentProps, ReactNode } from 'react';

import { cx } from '@oja/ui/cx';
import styles from './LandingFooter.module.css';

interface SocialLink {
  /** Name of the site. */
  name: string;
  /** URL of Oja's profile there. */
  href: string;
}

export interface LandingFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The logo. */
  logo: ReactNode;
  /** A closing line. */
  text: string;
  /** Links to Oja's social profiles; each opens in a new tab. */
  socialLinks: readonly SocialLink[];
  /** Accessible name of the links. Default "Oja elsewhere". */
  label?: string | undefined;
}

/** The footer of the landing page, with its social links (product §1). */
export function LandingFooter({
  logo,
  text,
  socialLinks,
  // oxlint-disable-next-line oja/texts -- a prop: the landing page has no room for a provider (decision 024)
  label = 'Oja elsewhere',
  className,
  ...rest
}: LandingFooterProps) {
  return (
    <footer {...rest} className={cx(styles.footer, className)}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          {logo}
          <p>{text}</p>
        </div>
        <nav aria-label={label}>
          <ul className={styles.links}>
            {socialLinks.map(({ name, href }) => (
              <li key={name}>
                <a className={styles.link} href={href} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
