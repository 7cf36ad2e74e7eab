import { Moon, Sun } from 'lucide-react';

import { Switch } from '../Switch/Switch.tsx';

/** The two colour modes; dark is the default (product §1). */
export type ColorMode = 'dark' | 'light';

export interface ModeToggleProps {
  /** The current mode. */
  value: ColorMode;
  /** Called with the other mode. */
  onValueChange: (mode: ColorMode) => void;
  /** Text beside the switch. Default "Dark mode". */
  label?: string | undefined;
}

/** The switch between dark and light mode in the settings (product §2). */
export function ModeToggle({ value, onValueChange, label = 'Dark mode' }: ModeToggleProps) {
  const dark = value === 'dark';
  return (
    <Switch
      label={label}
      checked={dark}
      thumbIcon={dark ? <Moon /> : <Sun />}
      onCheckedChange={(checked) => onValueChange(checked ? 'dark' : 'light')}
    />
  );
}
