import { t } from '@lingui/core/macro';
import { SettingsRow } from '@oja/ui/SettingsRow';
import { SpellCheck } from 'lucide-react';
import { useState } from 'react';

import { languageName } from './language-name.ts';
import { SpellCheckDialog } from './SpellCheckDialog.tsx';

interface SpellCheckRowProps {
  /** The languages that are checked. */
  spellCheck: readonly string[];
  /** The languages that have a dictionary. */
  spellCheckOffered: readonly string[];
  onChange: (languages: string[]) => void;
}

/** Shows the spell-checking languages. Renders nothing where the system detects the language itself. */
export function SpellCheckRow({ spellCheck, spellCheckOffered, onChange }: SpellCheckRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (spellCheckOffered.length === 0) return null;
  return (
    <>
      <SettingsRow
        icon={<SpellCheck />}
        label={t`Check spelling`}
        text={spellCheck.length === 0 ? t`Off` : spellCheck.map(languageName).join(', ')}
        onSelect={() => setIsOpen(true)}
      />
      {isOpen && <SpellCheckDialog {...{ spellCheck, spellCheckOffered, onChange }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
