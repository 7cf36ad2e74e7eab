import { useCopy } from '../../packages/ui/src/hooks/use-copy.ts';
import styles from './CopyText.module.css';

const RESULTS = { idle: '', copied: 'Copied', failed: 'Could not copy' };

/** A text that a press copies. */
export function CopyText({ text }: { text: string }) {
  const { copy, result } = useCopy();
  return (
    <span className={styles.line}>
      <button type="button" className={styles.text} title="Copy" onClick={() => void copy(text)}>
        <code>{text}</code>
      </button>
      <span role="status" className={styles.result}>
        {RESULTS[result]}
      </span>
    </span>
  );
}
