import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { Link as TextLink } from '@oja/ui/Link';
import { Notice } from '@oja/ui/Notice';
import { Skeleton } from '@oja/ui/Skeleton';
import { type ReactElement, type ReactNode, useId } from 'react';

import styles from './FoundPart.module.css';
import type { Found } from './use-found.ts';

interface FoundPartProps<Item> {
  /** What was found: "Posts". */
  title: string;
  found: Found<Item>;
  /** How many rows there are at most: as many placeholders. */
  max: number;
  /** Puts results side by side where there is space. Default false. */
  hasColumns?: boolean;
  /** Shows placeholders although the results are there, because those above have not come yet. */
  isHeld?: boolean;
  /** The title of an error. */
  failure: string;
  /** The link to all results of this kind, with its text. */
  all: ReactElement;
  /** One result, as a list item's content. */
  renderItem: (item: Item) => ReactNode;
}

/**
 * The first results of one kind below the categories, with a link to all of them; nothing if there are none. Until they
 * come, and after an error, it has the same heading.
 */
export function FoundPart<Item extends { _id: string }>({
  title,
  found: { items, isLoading, message, isRetrying, retry },
  max,
  hasColumns = false,
  isHeld = false,
  failure,
  all,
  renderItem,
}: FoundPartProps<Item>) {
  const id = useId();
  const isPending = isLoading || isHeld;
  if (!isPending && message === undefined && items.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id} aria-busy={isPending || undefined}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {!isPending && items.length > 0 && <TextLink asChild>{all}</TextLink>}
      </div>
      {isPending ? (
        <div className={styles.rows} data-columns={hasColumns || undefined}>
          {Array.from({ length: max }, (_, row) => (
            <Skeleton key={row} className={styles.bone} />
          ))}
        </div>
      ) : message === undefined ? (
        <ul className={styles.rows} data-columns={hasColumns || undefined}>
          {items.map((item) => (
            <li key={item._id}>{renderItem(item)}</li>
          ))}
        </ul>
      ) : (
        <Notice
          tone="danger"
          title={failure}
          action={
            <Button variant="secondary" size="small" loading={isRetrying} onClick={retry}>
              {t`Try again`}
            </Button>
          }
        >
          {message}
        </Notice>
      )}
    </section>
  );
}
