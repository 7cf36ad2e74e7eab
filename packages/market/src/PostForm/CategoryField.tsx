import { Button } from '@oja/ui/Button';
import { Combobox } from '@oja/ui/Combobox';
import type { FieldBinding } from '@oja/ui/field-binding';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMediaQuery } from '@oja/ui/hooks/use-media-query';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useId } from 'react';

import styles from './CategoryField.module.css';
import { CategorySheet } from './CategorySheet.tsx';
import { MESSAGES } from './messages.ts';

/** Categories that the post may belong to. */
export interface SuggestedCategories {
  /** The best one first; empty once a category is chosen. */
  names: readonly string[];
  /** Called with the pressed one: the caller sets the field's value and focuses the field. */
  onTake: (name: string) => void;
  /** Returns the categories of the goods that a typed text begins to name: "iph". Default none. */
  find?: ((text: string) => readonly string[]) | undefined;
}

interface CategoryFieldProps {
  /** Props and error of the input. */
  field: FieldBinding;
  /** The 57 categories, in order. */
  categories: readonly string[];
  /** What is offered below the field. */
  suggested: SuggestedCategories | undefined;
}

/**
 * The category of a post (product §5, §9), chosen from a list, on a phone from a sheet with groups; with suggested
 * categories, which a press chooses.
 */
export function CategoryField({ field, categories, suggested }: CategoryFieldProps) {
  const messages = useMessages('PostForm', MESSAGES);
  const isWide = useMediaQuery('(width >= 48rem)', true);
  return (
    <div className={styles.category}>
      {isWide ? (
        <Combobox
          label={messages.category}
          placeholder={messages.chooseCategory}
          options={categories.map((value) => ({ value }))}
          {...field}
        />
      ) : (
        <CategorySheet {...{ field, categories }} find={suggested?.find} />
      )}
      {suggested && <Suggestions names={suggested.names} onTake={suggested.onTake} />}
    </div>
  );
}

function Suggestions({ names, onTake }: Pick<SuggestedCategories, 'names' | 'onTake'>) {
  const messages = useMessages('PostForm', MESSAGES);
  const { format } = useLocale();
  const labelId = useId();
  return (
    <>
      {/* Always rendered: only changes to a live region are announced. */}
      <VisuallyHidden role="status">
        {names.length > 0 && format(messages.suggestedNow, { categories: names.join(', ') })}
      </VisuallyHidden>
      {names.length > 0 && (
        <div className={styles.suggested}>
          <span id={labelId}>{messages.suggested}</span>
          <ul className={styles.suggestions} aria-labelledby={labelId}>
            {names.map((name) => (
              <li key={name}>
                <Button variant="secondary" size="small" onClick={() => onTake(name)}>
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
