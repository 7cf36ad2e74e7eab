import type { ReactNode } from 'react';

import styles from './LandingFooter.module.css';

export interface LandingFooterProps {
  /** The logo. */
  logo: ReactNode;
  /** A closing line. */
  text: string;
  /** Links to Oja's social profiles; each opens in a new tab. */
  socialLinks: readonly { name: string; href: string }[];
}

/** The footer of the landing page, with its social links (product §1). */
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
