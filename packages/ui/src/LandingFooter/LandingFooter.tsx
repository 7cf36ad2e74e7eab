import type { ReactNode } from 'react';

import styles from './LandingFooter.module.css';

export interface LandingFooterProps {
  /** The logo. */
  logo: ReactNode;
  /** A closing line. */
  text: string;
  /** Where Oja can be found elsewhere; each opens in a tab of its own. */
  socialLinks: readonly { name: string; href: string }[];
}

/** The end of the landing page, with its social links (spec §1). */
export function LandingFooter({ logo, text, socialLinks }: LandingFooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          {logo}
          <p>{text}</p>
        </div>
        <nav aria-label="Oja elsewhere">
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
