import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { Checkbox } from '@oja/ui/Checkbox';
import { Dialog } from '@oja/ui/Dialog';

import { languageName } from './language-name.ts';
import styles from './SpellCheckDialog.module.css';

interface SpellCheckDialogProps {
  spellCheck: readonly string[];
  spellCheckOffered: readonly string[];
  onChange: (languages: string[]) => void;
  onClose: () => void;
}

/** Selects any number of spell-checking languages. A change applies at once. */
export function SpellCheckDialog({ spellCheck, spellCheckOffered, onChange, onClose }: SpellCheckDialogProps) {
  const isChecked = new Set(spellCheck);
  const languages = spellCheckOffered
    .map((code) => ({ code, name: languageName(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Check spelling`}
      description={t`In all languages that are ticked, as you write. With none, spelling is not checked.`}
      actions={<Button onClick={onClose}>{t`Done`}</Button>}
    >
      <ul className={styles.languages}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <Checkbox
              label={name}
              checked={isChecked.has(code)}
              onValueChange={(next) =>
                onChange(next ? [...spellCheck, code] : spellCheck.filter((one) => one !== code))
              }
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
