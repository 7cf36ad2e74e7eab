import { Moon, Sun } from 'lucide-react';

import styles from './ModeToggle.module.css';

/** The two colour modes; dark is the product's own (spec §1). */
export type ColorMode = 'dark' | 'light';

export interface ModeToggleProps {
  /** The mode now. */
  mode: ColorMode;
  /** Called with the other one. */
  onChange: (mode: ColorMode) => void;
  /** Text beside the switch. Default "Dark mode". */
  label?: string;
}

/** The dark and light switch of the settings (spec §2). */
export function ModeToggle({ mode, onChange, label = 'Dark mode' }: ModeToggleProps) {
  const dark = mode === 'dark';
  return (
    <button type="button" role="switch" aria-checked={dark} className={styles.toggle} onClick={() => onChange(dark ? 'light' : 'dark')}>
      <span className={styles.label}>{label}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.thumb}>{dark ? <Moon /> : <Sun />}</span>
      </span>
    </button>
  );
}
