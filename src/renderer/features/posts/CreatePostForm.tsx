import { DESCRIPTION_MAX } from '@oja/contract/limits';
import { PlanBanner } from '@oja/ui/PlanBanner';
import { PostForm } from '@oja/ui/PostForm';
import { Link } from 'react-router-dom';

import type { AdvertOrder } from './advert-order.ts';
import { POST_CHOICES } from './choices.ts';
import { DraftNote } from './DraftNote.tsx';
import { EMPTY_POST } from './post-form-values.ts';
import { PostPictures } from './PostPictures.tsx';
import { useCreatePost } from './use-create-post.ts';
import { useDraftedForm } from './use-drafted-form.ts';
import { usePickedImages } from './use-picked-images.ts';

/** A new post, or the advert that the address asks for. Its draft survives a reload, another page and a crash. */
export function CreatePostForm({ order }: { order: AdvertOrder | undefined }) {
  const pictures = usePickedImages();
  const draft = useDraftedForm(EMPTY_POST);
  const { form } = draft;
  const { isSubmitting } = form.formState;

  const discard = () => {
    draft.discard();
    pictures.clear();
  };
  const send = useCreatePost({ form, order, uploadAll: pictures.uploadAll, onImagesRefused: pictures.refuse, onPosted: discard });

  const isDraft = draft.isKept || pictures.images.length > 0;
  const isRestored = draft.isRestored || pictures.restoredCount > 0;
  const note = isDraft && !isSubmitting && (
    <DraftNote place={isRestored ? 'above' : 'below'} text="What you wrote and the pictures you chose are taken out of the form." onDiscard={discard} />
  );

  return (
    <PostForm
      fields={draft.fields}
      choices={POST_CHOICES}
      descriptionMax={DESCRIPTION_MAX}
      banner={
        <>
          {order && (
            <PlanBanner planName={order.plan.name} amount={order.plan.price} duration={order.plan.duration} changeLink={<Link to="/dashboard/ads" />} />
          )}
          {isRestored && note}
        </>
      }
      pictures={<PostPictures {...pictures} disabled={isSubmitting} />}
      note={!isRestored && note}
      submitting={isSubmitting}
      submitLabel={order && 'Post and pay'}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    />
  );
}
