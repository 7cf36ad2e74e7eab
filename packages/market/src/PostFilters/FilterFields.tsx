import { Checkbox } from '@oja/ui/Checkbox';
import { Combobox } from '@oja/ui/Combobox';
import { TextField } from '@oja/ui/TextField';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { type ChoiceCounts, isComplete, offeredChoices } from './choice-counts.ts';
import { MESSAGES } from './messages.ts';
import { PlaceFields } from './PlaceFields.tsx';
import type { PostFilterValues } from './post-filter-values.ts';
import { type PriceBand, PriceBands } from './PriceBands.tsx';
import { type PriceErrors, type PriceLimits, type PriceTexts, readPriceLimits } from './price-limits.ts';
import { useCountedLabel } from './use-counted-label.ts';
import styles from './FilterFields.module.css';

/** What can be chosen, in order. */
export interface PostFilterChoices {
  /** The 57 categories; none where the posts are of one category. */
  categories: readonly string[];
  /** The 37 states with their local governments; without them no place can be chosen. */
  lgasByState?: Readonly<Record<string, readonly string[]>> | undefined;
  /** "Brand New", "Foreign Used", "Nigerian Used". */
  conditions: readonly string[];
  /** "Negotiable Price", "Fixed Price". */
  pricePoints: readonly string[];
  /** Ranges of prices to choose with one press, cheapest first; none by default. */
  priceBands?: readonly PriceBand[] | undefined;
  /** How many posts the choices find, shown beside them; none until they are counted. */
  counts?: ChoiceCounts | undefined;
}

interface FilterFieldsProps {
  /** The filters that the fields show, except the price. */
  chosen: PostFilterValues;
  /** Called with what was changed. */
  change: (changes: PostFilterValues) => void;
  /** What can be chosen. */
  choices: PostFilterChoices;
  /** The texts of both prices. */
  prices: PriceTexts;
  /** Called with both as they are typed. */
  onPricesChange: (prices: PriceTexts) => void;
  /** Called with both limits when a price band is pressed. */
  onLimitsChange: (limits: PriceLimits) => void;
  /** What is wrong with them. */
  wrong: PriceErrors;
}

/** A field for each filter of posts. */
export function FilterFields({
  chosen,
  change,
  choices: { categories, lgasByState, conditions, pricePoints, priceBands, counts },
  prices,
  onPricesChange,
  onLimitsChange,
  wrong,
}: FilterFieldsProps) {
  const messages = useMessages('PostFilters', MESSAGES);
  const labelOf = useCountedLabel();
  const severalOf = (name: 'condition' | 'pricePoint', values: readonly string[]) => (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages[name]}</legend>
      {values.map((value) => (
        <Checkbox
          key={value}
          label={labelOf(name === 'condition' ? counts?.condition : undefined, value)}
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
    <>
      {categories.length > 0 && (
        <Combobox
          label={messages.category}
          placeholder={messages.anyCategory}
          emptyText={isComplete(counts?.category) ? messages.noneThere : undefined}
          options={offeredChoices(categories, counts?.category, chosen.category).map((value) => ({
            value,
            listLabel: labelOf(counts?.category, value),
          }))}
          value={chosen.category?.[0] ?? ''}
          onValueChange={(value) => change({ category: value === '' ? undefined : [value] })}
        />
      )}
      {lgasByState && <PlaceFields {...{ chosen, change, lgasByState }} counts={counts?.state} />}
      <div className={styles.prices}>
        <TextField
          label={messages.lowest}
          name="minPrice"
          prefix="₦"
          inputMode="decimal"
          value={prices[0]}
          error={wrong.minPrice}
          onChange={({ target }) => onPricesChange([target.value, prices[1]])}
        />
        <TextField
          label={messages.highest}
          name="maxPrice"
          prefix="₦"
          inputMode="decimal"
          value={prices[1]}
          error={wrong.maxPrice}
          onChange={({ target }) => onPricesChange([prices[0], target.value])}
        />
      </div>
      {priceBands && (
        <PriceBands
          bands={priceBands}
          counts={counts?.priceBand}
          limits={readPriceLimits(prices, messages).limits}
          onLimitsChange={onLimitsChange}
        />
      )}
      {severalOf('condition', conditions)}
      {severalOf('pricePoint', pricePoints)}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.only}</legend>
        {only('fromVerified', messages.verified)}
        {only('hasPictures', messages.pictures)}
        {only('fromFollowed', messages.following)}
      </fieldset>
    </>
  );
}
