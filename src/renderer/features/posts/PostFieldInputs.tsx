import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';
import { DESCRIPTION_MAX } from '@oja/contract/limits';
import { PHONE_PREFIX } from '@oja/contract/phone';
import { ChoiceGroup } from '@oja/ui/ChoiceGroup';
import { SelectField } from '@oja/ui/SelectField';
import { TextArea } from '@oja/ui/TextArea';
import { TextField } from '@oja/ui/TextField';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';

import styles from './PostForm.module.css';
import type { PostFields, PostFormValues } from './post-form-values.ts';

const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** The written fields of a post, spec §5, each with its own message. */
export function PostFieldInputs({ form }: { form: UseFormReturn<PostFormValues, unknown, PostFields> }) {
  const { control, register, formState } = form;
  const description = useWatch({ control, name: 'description' });
  const errorOf = (name: keyof PostFormValues) => formState.errors[name]?.message;

  return (
    <>
      <TextField label="Title" required error={errorOf('title')} {...register('title')} />
      <TextArea
        label="Description"
        required
        rows={6}
        value={description}
        maxCharacters={DESCRIPTION_MAX}
        error={errorOf('description')}
        {...register('description')}
      />
      <SelectField
        label="Category"
        placeholder="Choose a category"
        options={options(CATEGORIES)}
        error={errorOf('category')}
        {...register('category')}
      />
      <div className={styles.pair}>
        <TextField label="Price" prefix="₦" inputMode="decimal" error={errorOf('price')} {...register('price')} />
        <TextField
          label="Phone number"
          required
          prefix={PHONE_PREFIX}
          type="tel"
          autoComplete="tel-national"
          error={errorOf('phoneNumber')}
          {...register('phoneNumber')}
        />
      </div>
      <TextField label="Location" required hint="City or area, such as Yaba, Lagos." error={errorOf('location')} {...register('location')} />
      <Controller
        control={control}
        name="condition"
        render={({ field }) => <ChoiceGroup label="Condition" options={options(CONDITIONS)} {...field} />}
      />
      <Controller
        control={control}
        name="pricePoint"
        render={({ field }) => <ChoiceGroup label="Price point" options={options(PRICE_POINTS)} {...field} />}
      />
    </>
  );
}
