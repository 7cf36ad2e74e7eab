import { Button } from '@oja/ui/Button';
import { Combobox } from '@oja/ui/Combobox';
import type { FieldBinding } from '@oja/ui/field-binding';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useId } from 'react';

import styles from './CategoryField.module.css';
import { MESSAGES } from './messages.ts';

/** Categories that the post may belong to. */
export interface SuggestedCategories {
  /** The best one first; empty once a category is chosen. */
  names: readonly string[];
  /** Called with the pressed one: the caller sets the field's value and focuses the field. */
  onTake: (name: string) => void;
}

interface CategoryFieldProps {
  /** Props and error of the input. */
  field: FieldBinding;
  /** The 57 categories, in order. */
  categories: readonly string[];
  /** What is offered below the field. */
  suggested: SuggestedCategories | undefined;
}

/** The category of a post (product §5, §9), with suggested categories, which a press chooses. */
export function CategoryField({ field, categories, suggested }: CategoryFieldProps) {
  const messages = useMessages('PostForm', MESSAGES);
  return (
    <div className={styles.category}>
      <Combobox
        label={messages.category}
        placeholder={messages.chooseCategory}
        options={categories.map((value) => ({ value }))}
        {...field}
      />
      {suggested && <Suggestions {...suggested} />}
    </div>
  );
}

function Suggestions({ names, onTake }: SuggestedCategories) {
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
