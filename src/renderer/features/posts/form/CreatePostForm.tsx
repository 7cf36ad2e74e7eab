import { t } from '@lingui/core/macro';
import { DESCRIPTION_MAX } from '@oja/contract/limits';
import { PlanBanner } from '@oja/market/PlanBanner';
import { PostForm } from '@oja/market/PostForm';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';

import { translateText } from '../../../platform/language.ts';
import { submitForm } from '../../../api/submit-form.ts';
import { useUser } from '../../../session/use-session.ts';
import type { AdvertRequest } from './advert-request.ts';
import { draftKey, type DraftPurpose } from './draft-keys.ts';
import { DraftNote } from './DraftNote.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { findDraft, firstValues, moveDraft, readCopyOf } from './post-drafts.ts';
import { PostPictures } from './PostPictures.tsx';
import { useCreatePost } from './use-create-post.ts';
import { useDraftedForm } from './use-drafted-form.ts';
import { usePickedImages } from './use-picked-images.ts';
import { usePostChoices } from './use-post-choices.ts';
import { useSuggestedCategories } from './use-suggested-categories.ts';

interface CreatePostFormProps {
  /** What the form is for. Another purpose needs a new form instance. */
  purpose: DraftPurpose;
  /** The advert in the address. */
  order: AdvertRequest | undefined;
  /** Whether a draft of the other purpose was just moved here, and receives the focus. */
  hasMoved: boolean;
  /** Called after a draft of the other purpose was moved here: the form must restart with it. */
  onMoved: () => void;
}

/**
 * A new post, or the advert in the address. Its draft survives a reload, navigation and a crash. The draft of the other
 * purpose is offered, and enters the form only when its button is pressed.
 */
export function CreatePostForm({ purpose, order, hasMoved, onMoved }: CreatePostFormProps) {
  const { _id: userId } = useUser();
  const pictures = usePickedImages(purpose);
  const draft = useDraftedForm(draftKey(userId, purpose), firstValues(userId));
  const { form } = draft;
  const choices = usePostChoices(form);
  const suggestedCategories = useSuggestedCategories(form);
  const { setFocus } = form;
  const { isSubmitting } = form.formState;

  const discard = () => {
    draft.discard();
    pictures.clear();
  };
  const send = useCreatePost({
    form,
    order,
    uploadAll: pictures.uploadAll,
    onImagesRefused: pictures.refuse,
    onPosted: discard,
  });

  const other = purpose === 'post' ? 'advert' : 'post';
  const [offered] = useState(() => (findDraft(userId, purpose) ? undefined : findDraft(userId, other)));
  const bringHere = () => {
    moveDraft(userId, other, purpose);
    onMoved();
  };
  useEffect(() => {
    if (hasMoved) setFocus('title');
  }, [hasMoved, setFocus]);

  const isDraft = draft.isStored || pictures.images.length > 0;
  const isRestored = draft.isRestored || pictures.restoredCount > 0;
  const title = readCopyOf(useLocation().state);
  const restored = purpose === 'advert' ? t`Draft restored: advert` : t`Draft restored: new post`;
  const note = isDraft && !isSubmitting && (
    <DraftNote
      place={isRestored ? 'above' : 'below'}
      restored={title === undefined ? restored : t`Copied from “${{ title }}”`}
      detail={title === undefined ? undefined : t`Change what is different. The other post stays as it is.`}
      isPending={!pictures.areStored}
      text={t`What you wrote and the pictures you chose are taken out of the form.`}
      onDiscard={discard}
    />
  );

  return (
    <PostForm
      fields={draft.fields}
      choices={choices}
      suggestedCategories={suggestedCategories}
      descriptionMax={DESCRIPTION_MAX}
      banner={
        <>
          {order && (
            <PlanBanner
              planName={translateText(order.plan.name)}
              amount={order.plan.price}
              duration={translateText(order.plan.duration)}
              changeLink={<Link to="/dashboard/ads" />}
            />
          )}
          {isRestored && note}
          {offered && !isDraft && !isSubmitting && (
            <DraftOffer title={offered.title} here={purpose} onContinue={bringHere} />
          )}
        </>
      }
      pictures={<PostPictures {...pictures} disabled={isSubmitting} />}
      note={!isRestored && note}
      loading={isSubmitting}
      submitLabel={order && t`Post and pay`}
      onSubmit={submitForm('createPost', form.handleSubmit(send))}
    />
  );
}
