import { useEffect, useState, type KeyboardEvent } from 'react';

import { useStableCallback } from '../hooks/stable-callback.ts';
import { bestOption, filterOptions, labelOf, identifiedOption, type ComboboxOption } from './filter-options.ts';

interface ComboboxState {
  /** All options. */
  options: readonly ComboboxOption[];
  /** Whether the options are still being loaded. */
  loading: boolean;
  /** The chosen option's value, '' for none. */
  value: string;
  /** Changes the value. */
  setValue: (value: string) => void;
  /** Whether the list is open. */
  open: boolean;
  /** Opens and closes the list. */
  setOpen: (open: boolean) => void;
}

/** State and handlers of a combobox (WAI-ARIA's pattern "editable combobox with list autocomplete"). */
export function useCombobox({ options, loading, value, setValue, open, setOpen }: ComboboxState) {
  // The query; null while the box shows the chosen option.
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(open && value !== '' ? value : null);

  // How the text is to be settled once there are options.
  const [waiting, setWaiting] = useState<'accepted' | 'left' | null>(null);

  const chosen = options.find((option) => option.value === value);
  const shown = filterOptions(options, typed ?? '');

  const show = (activeValue: string | undefined) => {
    setOpen(true);
    setActive(activeValue ?? null);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(null);
    setWaiting(null);
  };
  const choose = (option: ComboboxOption) => {
    setValue(option.value);
    close();
  };
  const activeOption = shown.find((option) => option.value === active);
  const settle = (option: ComboboxOption | undefined) => (option ? choose(option) : close());
  const wait = (as: 'accepted' | 'left') => {
    setOpen(false);
    setWaiting((before) => before ?? as);
  };
  const isEarly = loading && typed !== null && typed !== '';
  const leave = () => (isEarly ? wait('left') : settle(identifiedOption(options, typed ?? '')));
  const accept = () => (isEarly ? wait('accepted') : settle(activeOption ?? identifiedOption(options, typed ?? '')));
  const settleLate = useStableCallback(() => {
    settle((waiting === 'accepted' ? bestOption : identifiedOption)(options, typed ?? ''));
  });
  const isDue = waiting !== null && !loading;
  useEffect(() => {
    if (isDue) settleLate();
  }, [isDue, settleLate]);
  const move = (step: 1 | -1) => {
    const from = shown.findIndex((option) => option.value === active);
    const first = step === 1 ? 0 : shown.length - 1;
    setActive(shown[from === -1 ? first : from + step]?.value ?? shown[first]?.value ?? null);
  };

  /** Handles a key while the list is open. Returns false where the browser's default should apply. */
  const pressOpen = (key: string): boolean => {
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Home') setActive(shown[0]?.value ?? null);
    else if (key === 'End') setActive(shown.at(-1)?.value ?? null);
    else if (key === 'Escape') close();
    else if (key === 'Enter') accept();
    else return false;
    return true;
  };
  const pressClosed = (key: string): boolean => {
    if (key === 'ArrowDown') show(value || shown[0]?.value);
    else if (key === 'ArrowUp') show(value || shown.at(-1)?.value);
    else return false;
    return true;
  };

  return {
    typed,
    /** The text in the box. */
    text: typed ?? (chosen ? labelOf(chosen) : ''),
    /** The options that match the query. */
    shown,
    chosen,
    active: activeOption,
    choose,
    /** Handles a change of the box's text. */
    type: (text: string) => {
      setTyped(text);
      setWaiting(null);
      show(text === '' ? undefined : bestOption(options, text)?.value);
      if (text === '') setValue('');
    },
    toggle: () => (open ? close() : show(value)),
    clear: () => {
      setValue('');
      close();
    },
    pressKey: (event: KeyboardEvent) => {
      // Ignores Enter that confirms an input method's word, and Shift with Home, which selects text.
      if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey) return;
      if (open && event.key === 'Tab') accept();
      else if (open && event.altKey && event.key === 'ArrowUp') close();
      else if (open ? pressOpen(event.key) : pressClosed(event.key)) event.preventDefault();
    },
    /** Handles blur: text that identifies one option chooses it; any other text is replaced by the chosen option. */
    leave,
  };
}
