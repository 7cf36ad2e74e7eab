import { Combobox } from '@oja/ui/Combobox';
import type { FieldBinding } from '@oja/ui/field-binding';
import { RadioGroup } from '@oja/ui/RadioGroup';
import { TextArea } from '@oja/ui/TextArea';
import { TextField } from '@oja/ui/TextField';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { CategoryField, type SuggestedCategories } from './CategoryField.tsx';
import styles from './PostForm.module.css';
import { MESSAGES } from './messages.ts';

/** The text fields of a post (product §5). */
export interface PostFormFieldBindings {
  /** Required. */
  title: FieldBinding;
  /** Required. */
  description: FieldBinding<'textarea'>;
  /** Optional. */
  category: FieldBinding;
  /** Optional; naira as typed: "25,000". */
  price: FieldBinding;
  /** Required; the digits after +234, in any format. */
  phoneNumber: FieldBinding;
  /** Required. */
  location: FieldBinding;
  /** Optional; shown with `states` of the choices. */
  state?: FieldBinding;
  /** Optional; one of the chosen state. */
  lga?: FieldBinding;
  /** Optional. */
  condition: FieldBinding;
  /** Optional. */
  pricePoint: FieldBinding;
  /** How many there are to sell: one if it is empty. Without it this is not asked. */
  units?: FieldBinding;
}

/** The choices of the form, in order. */
export interface PostFormChoices {
  /** The 57 categories. */
  categories: readonly string[];
  /** The 37 states; without them neither state nor local government is asked for. */
  states?: readonly string[] | undefined;
  /** Whether states and local governments are still being loaded. Default false. */
  loadsPlaces?: boolean | undefined;
  /** The local governments of the chosen state. */
  lgas?: readonly string[] | undefined;
  /** "Brand New", "Foreign Used", "Nigerian Used". */
  conditions: readonly string[];
  /** "Negotiable Price", "Fixed Price". */
  pricePoints: readonly string[];
}

interface PostFormFieldsProps {
  /** Props and errors of the inputs. */
  fields: PostFormFieldBindings;
  /** The choices. */
  choices: PostFormChoices;
  /** Maximum length of the description, in characters. */
  descriptionMax: number;
  /** Categories to offer below the field. */
  suggestedCategories: SuggestedCategories | undefined;
}

const options = (names: readonly string[]) => names.map((value) => ({ value }));

/** The inputs of a post's form, in a seller's order: what, price, location, condition. */
export function PostFormFields({ fields, choices, descriptionMax, suggestedCategories }: PostFormFieldsProps) {
  const messages = useMessages('PostForm', MESSAGES);
  return (
    <>
      <TextField label={messages.title} dir="auto" required {...fields.title} />
      <TextArea label={messages.description} required rows={6} maxCharacters={descriptionMax} {...fields.description} />
      <CategoryField field={fields.category} categories={choices.categories} suggested={suggestedCategories} />
      <div className={styles.pair}>
        <TextField label={messages.price} prefix="₦" inputMode="decimal" {...fields.price} />
        <TextField
          label={messages.phoneNumber}
          required
          prefix="+234"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel-national"
          {...fields.phoneNumber}
        />
      </div>
      <TextField label={messages.location} dir="auto" required hint={messages.locationHint} {...fields.location} />
      {choices.states && (
        <div className={styles.pair}>
          <Combobox
            label={messages.state}
            placeholder={messages.chooseState}
            options={options(choices.states)}
            loading={choices.loadsPlaces}
            {...fields.state}
          />
          <Combobox
            label={messages.lga}
            placeholder={messages.chooseLga}
            emptyText={choices.lgas?.length ? undefined : messages.stateFirst}
            options={options(choices.lgas ?? [])}
            loading={choices.loadsPlaces}
            {...fields.lga}
          />
        </div>
      )}
      <RadioGroup label={messages.condition} options={options(choices.conditions)} {...fields.condition} />
      <RadioGroup label={messages.pricePoint} options={options(choices.pricePoints)} {...fields.pricePoint} />
      {fields.units && (
        <TextField
          className={styles.units}
          label={messages.units}
          hint={messages.unitsHint}
          inputMode="numeric"
          {...fields.units}
        />
      )}
    </>
  );
}
