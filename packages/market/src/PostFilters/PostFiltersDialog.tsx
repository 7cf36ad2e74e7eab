import { useState, type FormEvent } from 'react';

import { Checkbox } from '@oja/ui/Checkbox';
import { Combobox } from '@oja/ui/Combobox';
import { TextField } from '@oja/ui/TextField';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { DialogForm, FormDialog } from '../form-dialog/FormDialog.tsx';
import { MESSAGES } from './messages.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { parseNaira, type PostFilterValues } from './post-filter-values.ts';
import styles from './PostFilters.module.css';

/** What can be chosen, in order. */
export interface PostFilterChoices {
  /** The 57 categories. */
  categories: readonly string[];
  /** The 37 states with their local governments; without them no place can be chosen. */
  lgasByState?: Readonly<Record<string, readonly string[]>> | undefined;
  /** "Brand New", "Foreign Used", "Nigerian Used". */
  conditions: readonly string[];
  /** "Negotiable Price", "Fixed Price". */
  pricePoints: readonly string[];
}

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
  const [prices, setPrices] = useState([String(filters.minPrice ?? ''), String(filters.maxPrice ?? '')] as const);
  const [wrong, setWrong] = useState<{ minPrice?: string; maxPrice?: string }>({});
  const change = (changes: PostFilterValues) => setChosen({ ...chosen, ...changes });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const [minPrice, maxPrice] = [parseNaira(prices[0]), parseNaira(prices[1])];
    const errors = {
      ...(Number.isNaN(minPrice) && { minPrice: messages.priceShape }),
      ...(Number.isNaN(maxPrice) && { maxPrice: messages.priceShape }),
      ...(minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice && { maxPrice: messages.priceOrder }),
    };
    setWrong(errors);
    const [field] = Object.keys(errors);
    if (field === undefined) onSubmit({ ...chosen, minPrice, maxPrice });
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  };
  const severalOf = (name: 'condition' | 'pricePoint', values: readonly string[]) => (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages[name]}</legend>
      {values.map((value) => (
        <Checkbox
          key={value}
          label={value}
          checked={chosen[name]?.includes(value) ?? false}
          onChange={({ target }) => {
            const kept = values.filter((each) => (each === value ? target.checked : chosen[name]?.includes(each)));
            change({ [name]: kept.length > 0 ? kept : undefined });
          }}
        />
      ))}
    </fieldset>
  );
  const only = (name: 'fromVerified' | 'hasPictures' | 'fromFollowed', label: string) => (
    <Checkbox
      label={label}
      checked={chosen[name] ?? false}
      onChange={({ target }) => change({ [name]: target.checked || undefined })}
    />
  );
  return (
    <DialogForm onCancel={onCancel} onSubmit={submit} cancelLabel={messages.cancel} submitLabel={messages.apply}>
      <Combobox
        label={messages.category}
        placeholder={messages.anyCategory}
        options={choices.categories.map((value) => ({ value }))}
        value={chosen.category?.[0] ?? ''}
        onValueChange={(value) => change({ category: value === '' ? undefined : [value] })}
      />
      {choices.lgasByState && <PlaceFields {...{ chosen, change }} lgasByState={choices.lgasByState} />}
      <div className={styles.prices}>
        <TextField
          label={messages.lowest}
          name="minPrice"
          prefix="₦"
          inputMode="decimal"
          value={prices[0]}
          error={wrong.minPrice}
          onChange={({ target }) => setPrices([target.value, prices[1]])}
        />
        <TextField
          label={messages.highest}
          name="maxPrice"
          prefix="₦"
          inputMode="decimal"
          value={prices[1]}
          error={wrong.maxPrice}
          onChange={({ target }) => setPrices([prices[0], target.value])}
        />
      </div>
      {severalOf('condition', choices.conditions)}
      {severalOf('pricePoint', choices.pricePoints)}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.only}</legend>
        {only('fromVerified', messages.verified)}
        {only('hasPictures', messages.pictures)}
        {only('fromFollowed', messages.following)}
      </fieldset>
    </DialogForm>
  );
}
