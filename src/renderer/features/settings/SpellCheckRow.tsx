import { SettingsRow } from '@oja/ui/SettingsRow';
import { SpellCheck } from 'lucide-react';
import { useState } from 'react';

import { languageName } from './language-name.ts';
import { SpellCheckDialog } from './SpellCheckDialog.tsx';

interface SpellCheckRowProps {
  /** Languages that are checked now. */
  spellCheck: readonly string[];
  /** Languages that there are dictionaries for. */
  spellCheckOffered: readonly string[];
  onChange: (languages: string[]) => void;
}

/** In which languages spelling is checked, or that it is not; nothing where the system decides that itself. */
export function SpellCheckRow({ spellCheck, spellCheckOffered, onChange }: SpellCheckRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (spellCheckOffered.length === 0) return null;
  return (
    <>
      <SettingsRow
        icon={<SpellCheck />}
        label="Check spelling"
        text={spellCheck.length === 0 ? 'Off' : spellCheck.map(languageName).join(', ')}
        onPress={() => setIsOpen(true)}
      />
      {isOpen && <SpellCheckDialog {...{ spellCheck, spellCheckOffered, onChange }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
