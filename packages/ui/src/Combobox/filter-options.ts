/** One entry of the list. */
export interface ComboboxOption {
  /** What the form gets. */
  value: string;
  /** What is shown; the value if left out. */
  label?: string | undefined;
}

/** What an option shows. */
export function labelOf(option: ComboboxOption): string {
  return option.label ?? option.value;
}

/** A text as it is compared: no capitals, and no marks, so that "agbo" finds "Àgbo". */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The options whose label contains the typed text, in their own order. */
export function filterOptions<Option extends ComboboxOption>(options: readonly Option[], typed: string): readonly Option[] {
  const sought = folded(typed);
  return sought === '' ? options : options.filter((option) => folded(labelOf(option)).includes(sought));
}

/** The option that the typed text names in full, or else the first that it fits. */
export function bestOption<Option extends ComboboxOption>(options: readonly Option[], typed: string): Option | undefined {
  const fitting = filterOptions(options, typed);
  return namedOption(fitting, typed) ?? fitting[0];
}

/** The option that the typed text means beyond doubt: named in full, or the only one that it fits. */
export function meantOption<Option extends ComboboxOption>(options: readonly Option[], typed: string): Option | undefined {
  if (folded(typed) === '') return undefined;
  const fitting = filterOptions(options, typed);
  return namedOption(fitting, typed) ?? (fitting.length === 1 ? fitting[0] : undefined);
}

function namedOption<Option extends ComboboxOption>(options: readonly Option[], typed: string): Option | undefined {
  const sought = folded(typed);
  return options.find((option) => folded(labelOf(option)) === sought);
}
