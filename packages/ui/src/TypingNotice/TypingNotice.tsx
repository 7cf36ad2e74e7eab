import styles from './TypingNotice.module.css';

export interface TypingNoticeProps {
  /** Who is typing; null shows nothing and keeps the place, so that nothing moves when it comes and goes. */
  name: string | null;
}

/**
 * "Adaeze is typing". Not announced: it comes and goes many times before one message, and a screen reader would speak
 * of nothing else.
 */
export function TypingNotice({ name }: TypingNoticeProps) {
  return (
    <p className={styles.notice}>
      {name !== null && (
        <>
          <span className={styles.dots} aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
          <span className={styles.text}>
            <bdi>{name}</bdi> is typing
          </span>
        </>
      )}
    </p>
  );
}
