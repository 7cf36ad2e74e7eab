import { Moon, Sun } from 'lucide-react';

import { Switch } from '../Switch/Switch.tsx';

/** The two colour modes; dark is the default (product §1). */
export type ColorMode = 'dark' | 'light';

export interface ModeToggleProps {
  /** The current mode. */
  mode: ColorMode;
  /** Called with the other mode. */
  onChange: (mode: ColorMode) => void;
  /** Text beside the switch. Default "Dark mode". */
  label?: string | undefined;
}

/** The switch between dark and light mode in the settings (product §2). */
export function ModeToggle({ mode, onChange, label = 'Dark mode' }: ModeToggleProps) {
  const dark = mode === 'dark';
  return (
    <Switch
      label={label}
      checked={dark}
      thumbIcon={dark ? <Moon /> : <Sun />}
      onCheckedChange={(checked) => onChange(checked ? 'dark' : 'light')}
    />
  );
}
