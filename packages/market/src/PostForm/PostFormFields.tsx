import { Combobox } from '@oja/ui/Combobox';
import type { FieldBinding } from '@oja/ui/field-binding';
import { RadioGroup } from '@oja/ui/RadioGroup';
import { TextArea } from '@oja/ui/TextArea';
import { TextField } from '@oja/ui/TextField';
import styles from './PostForm.module.css';

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
  /** Optional. */
  condition: FieldBinding;
  /** Optional. */
  pricePoint: FieldBinding;
}

/** The choices of the form, in order. */
export interface PostFormChoices {
  /** The 57 categories. */
  categories: readonly string[];
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
}

const options = (names: readonly string[]) => names.map((value) => ({ value }));

/** The inputs of a post's form, in a seller's order: what, price, location, condition. */
export function PostFormFields({ fields, choices, descriptionMax }: PostFormFieldsProps) {
  return (
    <>
      <TextField label="Title" dir="auto" required {...fields.title} />
      <TextArea label="Description" required rows={6} maxCharacters={descriptionMax} {...fields.description} />
      <Combobox
        label="Category"
        placeholder="Choose a category"
        options={options(choices.categories)}
        {...fields.category}
      />
      <div className={styles.pair}>
        <TextField label="Price" prefix="₦" inputMode="decimal" {...fields.price} />
        <TextField
          label="Phone number"
          required
          prefix="+234"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel-national"
          {...fields.phoneNumber}
        />
      </div>
      <TextField label="Location" dir="auto" required hint="City or area, such as Yaba, Lagos." {...fields.location} />
      <RadioGroup label="Condition" options={options(choices.conditions)} {...fields.condition} />
      <RadioGroup label="Price point" options={options(choices.pricePoints)} {...fields.pricePoint} />
    </>
  );
}
