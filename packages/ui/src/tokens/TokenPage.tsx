import type { ReactNode } from 'react';

import styles from './TokenPage.module.css';

interface TokenPageProps {
  /** The kind of token. */
  title: string;
  /** What it is for and when to use it, in a sentence or two. */
  lead: ReactNode;
  /** Its sections. */
  children: ReactNode;
}

/** The layout of a page about one kind of token. */
export function TokenPage({ title, lead, children }: TokenPageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </article>
  );
}

interface TokenSectionProps {
  /** Heading. */
  title: string;
  /** A line below the heading. */
  text?: ReactNode;
  /** Its content. */
  children: ReactNode;
}

/** A section of such a page. */
export function TokenSection({ title, text, children }: TokenSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}

interface TokenRowProps {
  /** The custom property's name. */
  name: string;
  /** Its computed value. */
  value: ReactNode;
  /** Its purpose. */
  meaning: string;
  /** A sample. */
  sample: ReactNode;
}

/** One token: sample, name and purpose. */
export function TokenRow({ name, value, meaning, sample }: TokenRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.sample}>{sample}</div>
      <div className={styles.words}>
        <code className={styles.name}>{name}</code>
        <p className={styles.meaning}>{meaning}</p>
      </div>
      <span className={styles.value}>{value}</span>
    </li>
  );
}

/** A list of such rows. */
export function TokenRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}
