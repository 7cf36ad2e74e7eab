import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { Notice } from '@oja/ui/Notice';

import { richText } from '../../../platform/rich-text.tsx';
import type { DraftPurpose } from './draft-keys.ts';

interface DraftOfferProps {
  /** The draft's title, as typed so far. */
  title: string;
  /** The purpose of the form. The draft is of the other one. */
  here: DraftPurpose;
  /** Moves the draft into this form. */
  onContinue: () => void;
}

/** The texts about a draft: whole sentences for each purpose of the form, so that each can be translated. */
const words = {
  post: () => ({
    question: t`Continue your draft: advert?`,
    use: t`Use it for this new post`,
    stored: t`It is kept as it is and is not part of this new post.`,
    storedWithTitle: t`“<title/>” is kept as it is and is not part of this new post.`,
  }),
  advert: () => ({
    question: t`Continue your draft: new post?`,
    use: t`Use it for this advert`,
    stored: t`It is kept as it is and is not part of this advert.`,
    storedWithTitle: t`“<title/>” is kept as it is and is not part of this advert.`,
  }),
};

/** Offers the draft of another purpose. It stays where it is stored until the button is pressed. */
export function DraftOffer({ title, here, onContinue }: DraftOfferProps) {
  const { question, use, stored, storedWithTitle } = words[here]();
  return (
    <Notice
      tone="neutral"
      title={question}
      action={
        <Button variant="secondary" size="small" onClick={onContinue}>
          {use}
        </Button>
      }
    >
      {title === '' ? stored : richText(storedWithTitle, { title: <bdi>{title}</bdi> })}
    </Notice>
  );
}
