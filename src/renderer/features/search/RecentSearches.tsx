import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { IconButton } from '@oja/ui/IconButton';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { History, X } from 'lucide-react';
import { useId } from 'react';

import { focusContent } from '../../platform/focus-content.ts';
import { clearSearches, removeSearch, useRecentSearches } from '../../session/recent-searches.ts';
import { useUser } from '../../session/use-session.ts';
import { focusNext } from './focus-next.ts';
import styles from './RecentSearches.module.css';

/**
 * The viewer's last searches on this device, each with a button that removes it; nothing if there are none.
 * @param props.onSelect searches for the text again
 */
export function RecentSearches({ onSelect }: { onSelect: (text: string) => void }) {
  const { _id: userId } = useUser();
  const texts = useRecentSearches(userId);
  const id = useId();
  if (texts.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t`Recent searches`}
        </h2>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            clearSearches(userId);
            focusContent();
          }}
        >
          {t`Clear`}
          <VisuallyHidden>: {t`Recent searches`}</VisuallyHidden>
        </Button>
      </div>
      <ul className={styles.list} aria-labelledby={id}>
        {texts.map((text) => (
          <li key={text} className={styles.item}>
            <button
              type="button"
              data-action="open"
              className={styles.text}
              title={text}
              onClick={() => {
                onSelect(text);
                // The list goes as soon as there is a text.
                focusContent();
              }}
            >
              <History aria-hidden="true" />
              <bdi>{text}</bdi>
            </button>
            <IconButton
              label={t`Remove ${text}`}
              icon={<X />}
              onClick={(event) => {
                focusNext(event);
                removeSearch(userId, text);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
