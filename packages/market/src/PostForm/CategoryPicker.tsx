import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

import { CATEGORY_GROUPS } from '@oja/contract/category-groups';
import { SEARCH_PAUSE_MS } from '@oja/contract/limits';
import { SearchField } from '@oja/ui/SearchField';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { matchingCategories } from '../CategoryGrid/matching-categories.ts';
import { CategoryIcon } from '../CategoryIcon/CategoryIcon.tsx';
import styles from './CategoryPicker.module.css';
import { MESSAGES } from './messages.ts';

interface CategoryPickerProps {
  /** The chosen category, or ''. */
  value: string;
  /** Called with the pressed category. */
  onChoose: (category: string) => void;
}

/** The 57 categories in groups, with their icons and a search (product §9): the content of a sheet. */
export function CategoryPicker({ value, onChoose }: CategoryPickerProps) {
  const messages = useMessages('PostForm', MESSAGES);
  const { format } = useLocale();
  const id = useId();
  const [text, setText] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = scroller.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    // A sheet focuses its first control, the search; on a phone the on-screen keyboard would then cover the list.
    if (matchMedia('(pointer: coarse)').matches) (chosen ?? scroller.current)?.focus();
    else chosen?.scrollIntoView({ block: 'nearest' });
  }, []);
  const groups = CATEGORY_GROUPS.map(({ name, categories }) => ({
    name,
    found: matchingCategories(categories, text),
  })).filter(({ found }) => found.length > 0);
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <div className={styles.picker}>
      <SearchField
        label={messages.searchCategories}
        placeholder={messages.searchCategories}
        value={text}
        onSearch={setText}
        delay={SEARCH_PAUSE_MS}
      />
      {/* Always rendered: only changes to a live region are announced. */}
      <VisuallyHidden role="status">{text.trim() !== '' && format(messages.categoriesFound, { count })}</VisuallyHidden>
      <div ref={scroller} className={styles.scroller} tabIndex={-1}>
        {count === 0 && <p className={styles.none}>{messages.noCategory}</p>}
        {groups.map(({ name, found }) => (
          <section key={name} className={styles.group}>
            <h3 id={`${id}-${name}`} className={styles.name}>
              {messages[name]}
            </h3>
            <ul className={styles.categories} aria-labelledby={`${id}-${name}`}>
              {found.map((category) => (
                <li key={category}>
                  <button
                    type="button"
                    className={styles.category}
                    aria-pressed={category === value}
                    onClick={() => onChoose(category)}
                  >
                    <CategoryIcon category={category} />
                    <span>{category}</span>
                    {category === value && <Check aria-hidden="true" />}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
