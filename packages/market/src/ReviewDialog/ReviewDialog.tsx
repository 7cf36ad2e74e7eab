import { type SubmitEventHandler, useRef, useState } from 'react';

import { type DealSide, REVIEW_MS } from '@oja/contract/deal-lifecycle';
import { REVIEW_STARS_MAX, REVIEW_TAGS_MAX, REVIEW_TEXT_MAX } from '@oja/contract/limits';
import { REVIEW_TAGS, type ReviewTag } from '@oja/contract/review-tags';
import { Button } from '@oja/ui/Button';
import { RadioGroup } from '@oja/ui/RadioGroup';
import { TextArea } from '@oja/ui/TextArea';
import { VisuallyHidden } from '@oja/ui/VisuallyHidden';
import { useLocale } from '@oja/ui/hooks/use-locale';
import { useMessages } from '@oja/ui/hooks/use-messages';
import { Star } from 'lucide-react';
import { DialogForm, type DialogFormBaseProps, FormDialog, type FormDialogProps } from '../form-dialog/FormDialog.tsx';
import { MESSAGES as REVIEW_ITEM } from '../ReviewItem/messages.ts';
import { tagTexts } from '../ReviewItem/tag-texts.ts';
import styles from './ReviewDialog.module.css';
import { MESSAGES } from './messages.ts';

const DAYS = REVIEW_MS / (24 * 60 * 60 * 1000);
const STARS = Array.from({ length: REVIEW_STARS_MAX }, (_, index) => String(index + 1));

/** A review as it is sent. */
export interface WrittenReview {
  /** From 1 to 5. */
  stars: number;
  /** The chosen tags, at most three. */
  tags: ReviewTag[];
  /** The text, which may be empty. */
  text: string;
}

export interface ReviewDialogProps extends FormDialogProps {
  /** The side of the person whom it is about, which has tags of its own. */
  about: DealSide;
  /** The name of this person. */
  partnerName: string;
  /** Called with the review. The caller sends it and closes the dialog on success. */
  onReview: (review: WrittenReview) => void;
}

/** A dialog for a review of a completed deal: stars, tags and a text (product §4 "Review"). */
export function ReviewDialog({ about, partnerName, onReview, loading = false, error, ...rest }: ReviewDialogProps) {
  const messages = useMessages('ReviewDialog', MESSAGES);
  const { format } = useLocale();
  return (
    <FormDialog
      {...rest}
      loading={loading}
      title={<span className={styles.title}>{format(messages.title, { name: partnerName })}</span>}
      description={format(messages.text, { days: DAYS })}
    >
      {(close) => <ReviewForm {...{ about, onReview, loading, error }} onCancel={close} />}
    </FormDialog>
  );
}

type ReviewFormProps = DialogFormBaseProps & Pick<ReviewDialogProps, 'about' | 'onReview'> & { loading: boolean };

function ReviewForm({ about, onReview, loading, error, onCancel }: ReviewFormProps) {
  const messages = useMessages('ReviewDialog', MESSAGES);
  const texts = tagTexts(useMessages('ReviewItem', REVIEW_ITEM));
  const { format } = useLocale();
  const [stars, setStars] = useState('');
  const [tags, setTags] = useState<readonly ReviewTag[]>([]);
  const [text, setText] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit: SubmitEventHandler<HTMLFormElement> = ({ currentTarget }) => {
    setIsSubmitted(true);
    if (stars === '') currentTarget.querySelector<HTMLElement>('[type="radio"]')?.focus();
    else if (text.length > REVIEW_TEXT_MAX) field.current?.focus();
    else onReview({ stars: Number(stars), tags: [...tags], text: text.trim() });
  };
  return (
    <DialogForm
      {...{ loading, error, onCancel }}
      onSubmit={submit}
      cancelLabel={messages.cancel}
      submitLabel={messages.submit}
    >
      <RadioGroup
        label={messages.stars}
        required
        value={stars}
        onValueChange={setStars}
        disabled={loading}
        error={isSubmitted && stars === '' ? messages.missing : undefined}
        options={STARS.map((value) => ({
          value,
          label: (
            <>
              <span aria-hidden="true" className={styles.star}>
                {value} <Star />
              </span>
              <VisuallyHidden>{format(messages.star, { count: Number(value), most: REVIEW_STARS_MAX })}</VisuallyHidden>
            </>
          ),
        }))}
      />
      <fieldset className={styles.tags}>
        <legend className={styles.legend}>{format(messages.tags, { count: REVIEW_TAGS_MAX })}</legend>
        {REVIEW_TAGS[about].map((tag) => {
          const isChosen = tags.includes(tag);
          return (
            <Button
              key={tag}
              variant="secondary"
              size="small"
              className={styles.tag}
              aria-pressed={isChosen}
              disabled={loading || (!isChosen && tags.length >= REVIEW_TAGS_MAX)}
              onClick={() => setTags(isChosen ? tags.filter((chosen) => chosen !== tag) : [...tags, tag])}
            >
              {texts[tag]}
            </Button>
          );
        })}
      </fieldset>
      <TextArea
        ref={field}
        label={messages.review}
        rows={4}
        maxCharacters={REVIEW_TEXT_MAX}
        disabled={loading}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </DialogForm>
  );
}
