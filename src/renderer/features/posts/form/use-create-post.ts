import { TOAST_MS } from '@oja/contract/limits';
import { toast } from '@oja/ui/toast-store';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { serverError } from '../../../api/failure.ts';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { useCreatePostMutation } from '../../../api/posts-api.ts';
import { clearPlan } from '../../../session/chosen-plan.ts';
import { useUser } from '../../../session/use-session.ts';
import { type AdvertRequest, reloadWithPrice } from './advert-request.ts';
import { storeOwnPlace } from '../../../session/own-place.ts';
import { POST_FIELDS, type PostFields, type PostFormValues } from './post-form-values.ts';

interface PostSending {
  form: UseFormReturn<PostFormValues, unknown, PostFields>;
  /** Uploads the pictures. Resolves to undefined if one could not be stored. */
  uploadAll: () => Promise<string[] | undefined>;
  /** Called when the server refuses the pictures' addresses. */
  onImagesRefused: (message: string) => void;
  /** Called when the post is published: the form and the draft are no longer needed. */
  onPosted: () => void;
  order: AdvertRequest | undefined;
}

/** The state of the history entry of the dashboard to which a published post leads. */
export interface PublishedState {
  published: { _id: string; title: string };
}

/**
 * Sends a new post after its pictures (product §4 "Post submit"). An advert continues to its payment at the answer's
 * link, anything else to the dashboard. Errors appear where they belong, and the typed text and stored pictures stay.
 */
export function useCreatePost({
  form,
  uploadAll,
  onImagesRefused,
  onPosted,
  order,
}: PostSending): (fields: PostFields) => Promise<void> {
  const navigate = useNavigate();
  const { _id: userId } = useUser();
  const [createPost] = useCreatePostMutation();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const showServerError = async (error: unknown) => {
    showFieldErrors(error, POST_FIELDS, form.setError);
    const { code, fields } = serverError(error) ?? {};
    if (fields?.['images'] !== undefined) onImagesRefused(fields['images']);
    if (code !== 'price_changed' || !order) return;
    // Shows the new price first: a page that was opened before the change has the old one.
    await new Promise((resolve) => {
      setTimeout(resolve, TOAST_MS.post);
    });
    reloadWithPrice(order.plan);
  };

  return async (fields) => {
    const images = await uploadAll();
    if (!images || !isHere.current) return;
    const answer = await createPost({ post: { ...fields, images }, ...(order && { advert: order.query }) });
    if (!answer.data) return showServerError(answer.error);

    const {
      message,
      data: { post, advert, link },
    } = answer.data;
    const awaitsLink = advert !== undefined && link === undefined;
    toast({
      tone: awaitsLink ? 'warning' : 'success',
      title: message,
      durationMs: awaitsLink ? TOAST_MS.default : TOAST_MS.post,
    });
    storeOwnPlace(userId, fields);
    onPosted();
    if (advert) clearPlan();
    // If the user has navigated elsewhere, they stay there. An unpaid advert is in their list of adverts.
    if (!isHere.current) return undefined;
    // Returning from the checkout without paying leads to the unpaid advert, not to an empty form.
    const state: PublishedState = { published: { _id: post._id, title: fields.title } };
    if (advert) await navigate('/dashboard/ads', { replace: link !== undefined });
    else await navigate('/dashboard', { state });
    if (link !== undefined) globalThis.location.assign(link);
    return undefined;
  };
}
