/** One option of a combobox. */
export interface ComboboxOption {
  /** The value for the form. */
  value: string;
  /** The visible text; the value by default. */
  label?: string | undefined;
  /** The text in the list, where it says more than the label: "Lagos (12)". Only the label is searched. */
  listLabel?: string | undefined;
}

/** Returns the visible text of an option. */
export function labelOf(option: ComboboxOption): string {
  return option.label ?? option.value;
}

/** Normalises a text for comparison: lower case without diacritics, so that "agbo" finds "Àgbo". */
function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Returns the options whose label contains the query, in order. */
export function filterOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const query = normalize(typed);
  return query === '' ? options : options.filter((option) => normalize(labelOf(option)).includes(query));
}

/** Returns the option whose label equals the query, or else the first match. */
export function bestOption<Option extends ComboboxOption>(
  options: readonly Option[],
  typed: string,
): Option | undefined {
  const matches = filterOptions(options, typed);
  return namedOption(matches, typed) ?? matches[0];
}

/** Returns the option that a text identifies: its exact name, or the only match. */
export function identifiedOption<Option extends ComboboxOption>(
  options: readonly Option[],
  typed: string,
): Option | undefined {
  if (normalize(typed) === '') return undefined;
  const matches = filterOptions(options, typed);
  return namedOption(matches, typed) ?? (matches.length === 1 ? matches[0] : undefined);
}

function namedOption<Option extends ComboboxOption>(options: readonly Option[], typed: string): Option | undefined {
  const query = normalize(typed);
  return options.find((option) => normalize(labelOf(option)) === query);
}
