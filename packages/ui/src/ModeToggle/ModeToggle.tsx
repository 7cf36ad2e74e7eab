import { Moon, Sun } from 'lucide-react';

import { Switch, type SwitchProps } from '../Switch/Switch.tsx';
import { useMessages } from '../hooks/use-messages.ts';
import { MESSAGES } from './messages.ts';

/** The two colour modes; dark is the default (product §1). */
export type ColorMode = 'dark' | 'light';

export interface ModeToggleProps extends Omit<
  SwitchProps,
  'label' | 'checked' | 'defaultChecked' | 'onValueChange' | 'thumbIcon'
> {
  /** The current mode. */
  value: ColorMode;
  /** Called with the other mode. */
  onValueChange: (mode: ColorMode) => void;
  /** Text beside the switch. Default "Dark mode". */
  label?: string | undefined;
}

/** The switch between dark and light mode in the settings (product §2). */
export function ModeToggle({ value, onValueChange, label, ...rest }: ModeToggleProps) {
  const messages = useMessages('ModeToggle', MESSAGES);
  const dark = value === 'dark';
  return (
    <Switch
      {...rest}
      label={label ?? messages.label}
      checked={dark}
      thumbIcon={dark ? <Moon /> : <Sun />}
      onValueChange={(checked) => onValueChange(checked ? 'dark' : 'light')}
    />
  );
}
