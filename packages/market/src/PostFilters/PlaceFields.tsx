import { Combobox } from '@oja/ui/Combobox';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { MESSAGES } from './messages.ts';
import { type ChoiceCount, isComplete, offeredChoices } from './choice-counts.ts';
import type { PostFilterValues } from './post-filter-values.ts';
import { useCountedLabel } from './use-counted-label.ts';

interface PlaceFieldsProps {
  /** What the form has so far. */
  chosen: PostFilterValues;
  /** Called with the changed filters. */
  change: (changes: PostFilterValues) => void;
  /** The 37 states with their local governments. */
  lgasByState: Readonly<Record<string, readonly string[]>>;
  /** How many posts each state finds. */
  counts: readonly ChoiceCount[] | undefined;
}

const only = (value: string) => (value === '' ? undefined : [value]);

/** Chooses a state, then one of its local governments. Another state takes off the local government. */
export function PlaceFields({ chosen, change, lgasByState, counts }: PlaceFieldsProps) {
  const messages = useMessages('PostFilters', MESSAGES);
  const labelOf = useCountedLabel();
  const { state, lga } = chosen;
  // An address may have a local government without its state.
  const lgas = state ? state.flatMap((name) => lgasByState[name] ?? []) : (lga ?? []);
  return (
    <>
      <Combobox
        label={messages.state}
        placeholder={messages.anyState}
        emptyText={isComplete(counts) ? messages.noneThere : undefined}
        options={offeredChoices(Object.keys(lgasByState), counts, state).map((value) => ({
          value,
          listLabel: labelOf(counts, value),
        }))}
        value={state?.[0] ?? ''}
        onValueChange={(value) => change({ state: only(value), lga: undefined })}
      />
      <Combobox
        label={messages.lga}
        placeholder={messages.anyLga}
        emptyText={lgas.length > 0 ? undefined : messages.stateFirst}
        options={lgas.map((value) => ({ value }))}
        value={lga?.[0] ?? ''}
        onValueChange={(value) => change({ lga: only(value) })}
      />
    </>
  );
}
