import { useState, type FormEvent } from 'react';

import { useMessages } from '@oja/ui/hooks/use-messages';
import { DialogForm, FormDialog } from '../form-dialog/FormDialog.tsx';
import { FilterFields, type PostFilterChoices } from './FilterFields.tsx';
import { countsThatHold } from './choice-counts.ts';
import { MESSAGES } from './messages.ts';
import type { PostFilterValues } from './post-filter-values.ts';
import { priceTextsOf, readPriceLimits, type PriceErrors } from './price-limits.ts';

interface PostFiltersDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it opens and closes. */
  onOpenChange: (open: boolean) => void;
  /** The filters in use, which the form begins with. */
  filters: PostFilterValues;
  /** Called on submit with all filters; the dialog closes itself. */
  onFiltersChange: (filters: PostFilterValues) => void;
  /** What can be chosen. */
  choices: PostFilterChoices;
}

/** All filters in one form, which applies them together. */
export function PostFiltersDialog({ open, onOpenChange, filters, onFiltersChange, choices }: PostFiltersDialogProps) {
  const messages = useMessages('PostFilters', MESSAGES);
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={messages.title}>
      {(close) => (
        <FiltersForm
          {...{ filters, choices }}
          onCancel={close}
          onSubmit={(next) => {
            onFiltersChange(next);
            close();
          }}
        />
      )}
    </FormDialog>
  );
}

interface FiltersFormProps extends Pick<PostFiltersDialogProps, 'filters' | 'choices'> {
  /** Closes the dialog without a change. */
  onCancel: () => void;
  /** Called with all filters, which are right. */
  onSubmit: (filters: PostFilterValues) => void;
}

function FiltersForm({ filters, choices, onCancel, onSubmit }: FiltersFormProps) {
  const messages = useMessages('PostFilters', MESSAGES);
  const [chosen, setChosen] = useState(filters);
  const [prices, setPrices] = useState(priceTextsOf(filters));
  const [wrong, setWrong] = useState<PriceErrors>({});

  const { limits, errors } = readPriceLimits(prices, messages);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    setWrong(errors);
    const [field] = Object.keys(errors);
    if (field === undefined) onSubmit({ ...chosen, ...limits });
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  };
  return (
    <DialogForm onCancel={onCancel} onSubmit={submit} cancelLabel={messages.cancel} submitLabel={messages.apply}>
      <FilterFields
        {...{ chosen, prices, wrong }}
        choices={{ ...choices, counts: countsThatHold(choices.counts, filters, { ...chosen, ...limits }) }}
        change={(changes) => setChosen({ ...chosen, ...changes })}
        onPricesChange={setPrices}
        onLimitsChange={(next) => setPrices(priceTextsOf(next))}
      />
    </DialogForm>
  );
}
