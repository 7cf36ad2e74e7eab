import { SearchX } from 'lucide-react';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';

import { CategoryTile } from '../CategoryTile/CategoryTile.tsx';
import { EmptyState } from '@oja/ui/EmptyState';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { cx } from '@oja/ui/cx';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './CategoryGrid.module.css';
import { matchingCategories } from './matching-categories.ts';
import { MESSAGES } from './messages.ts';

export interface CategoryGridProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** All categories, in display order. */
  categories: readonly string[];
  /** The debounced query: only categories whose name contains it are shown, in any case. Default empty. */
  searchText?: string | undefined;
  /**
   * Whether a query that matches no category gets "No results found for {text}". False while results of other kinds are
   * loading or shown below. Default true.
   */
  showsNoResults?: boolean | undefined;
  /** The application's link to a category, without content. */
  renderLink?: ((category: string) => ReactElement) | undefined;
  /** Renders a category's picture, usually a CategoryIcon. */
  renderIcon?: ((category: string) => ReactNode) | undefined;
}

/** The categories to choose from, filtered by a query (product §2 "Search"). */
export function CategoryGrid({
  categories,
  searchText = '',
  showsNoResults = true,
  renderLink,
  renderIcon,
  className,
  ...rest
}: CategoryGridProps) {
  const messages = useMessages('CategoryGrid', MESSAGES);
  const { format } = useLocale();
  const headingId = useId();
  const text = searchText.trim();
  const found = matchingCategories(categories, text);
  return (
    <section {...rest} className={cx(styles.section, className)} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {text === '' ? messages.browse : messages.results}
      </h2>
      <VisuallyHidden>
        {/* The status element is always rendered: only changes to a live region are announced, not its initial
            content. */}
        <span role="status">{text !== '' && format(messages.found, { count: found.length })}</span>
      </VisuallyHidden>
      {found.length === 0 && showsNoResults && (
        <EmptyState headingLevel={3} motif="oniko" icon={<SearchX />} title={format(messages.none, { text })} />
      )}
      {found.length > 0 && (
        <ul className={styles.grid}>
          {found.map((category) => (
            <li key={category}>
              <CategoryTile name={category} icon={renderIcon?.(category)} link={renderLink?.(category)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
