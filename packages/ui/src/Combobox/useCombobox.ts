import { useState, type KeyboardEvent } from 'react';

import { bestOption, filterOptions, labelOf, meantOption, type ComboboxOption } from './filter-options.ts';

interface ComboboxState {
  /** All that can be chosen. */
  options: readonly ComboboxOption[];
  /** The value of the chosen option, '' for none. */
  value: string;
  /** Changes the value. */
  setValue: (value: string) => void;
  /** The list is open at first. */
  defaultOpen: boolean;
}

/** What typing, keys and presses do to a combobox (WAI-ARIA's pattern "editable combobox with list autocomplete"). */
export function useCombobox({ options, value, setValue, defaultOpen }: ComboboxState) {
  const [open, setOpen] = useState(defaultOpen);
  // What is being typed; null while the box shows the chosen option.
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(defaultOpen && value !== '' ? value : null);

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
  };
  const choose = (option: ComboboxOption) => {
    setValue(option.value);
    close();
  };
  const activeOption = shown.find((option) => option.value === active);
  const leave = () => {
    const meant = meantOption(options, typed ?? '');
    if (meant) choose(meant);
    else close();
  };
  const take = () => (activeOption ? choose(activeOption) : leave());
  const move = (step: 1 | -1) => {
    const from = shown.findIndex((option) => option.value === active);
    const first = step === 1 ? 0 : shown.length - 1;
    setActive(shown[from === -1 ? first : from + step]?.value ?? shown[first]?.value ?? null);
  };

  /** What a key does while the list is open; false where the browser shall do what it always does. */
  const pressOpen = (key: string): boolean => {
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Home') setActive(shown[0]?.value ?? null);
    else if (key === 'End') setActive(shown.at(-1)?.value ?? null);
    else if (key === 'Escape') close();
    else if (key === 'Enter') take();
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
    open,
    typed,
    /** What the box shows. */
    text: typed ?? (chosen ? labelOf(chosen) : ''),
    /** The options that fit what is typed. */
    shown,
    chosen,
    active: activeOption,
    choose,
    /** The box now holds this text. */
    type: (text: string) => {
      setTyped(text);
      show(text === '' ? undefined : bestOption(options, text)?.value);
      if (text === '') setValue('');
    },
    toggle: () => (open ? close() : show(value)),
    clear: () => {
      setValue('');
      close();
    },
    pressKey: (event: KeyboardEvent) => {
      // Enter that ends an input method's word is not for us; Shift with Home selects text.
      if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey) return;
      if (open && event.key === 'Tab') take();
      else if (open && event.altKey && event.key === 'ArrowUp') close();
      else if (open ? pressOpen(event.key) : pressClosed(event.key)) event.preventDefault();
    },
    /** The focus has left: a text that means one option counts, any other gives way to what was chosen before. */
    leave,
  };
}
