import { TOAST_MS } from '@oja/contract/limits';
import { toast } from '@oja/ui/Toast';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

import { serverRefusal } from '../../api/failure.ts';
import { showFieldErrors } from '../../api/field-errors.ts';
import { useCreatePostMutation } from '../../api/posts-api.ts';
import { forgetPlan } from '../../session/chosen-plan.ts';
import { type AdvertOrder, reloadWithPrice } from './advert-order.ts';
import { POST_FIELDS, type PostFields, type PostFormValues } from './post-form-values.ts';

interface PostSending {
  form: UseFormReturn<PostFormValues, unknown, PostFields>;
  /** Uploads the pictures; undefined when one could not be stored. */
  uploadAll: () => Promise<string[] | undefined>;
  /** The server does not take the pictures' addresses. */
  onImagesRefused: (message: string) => void;
  /** It is posted: the form and the draft are not needed any more. */
  onPosted: () => void;
  order: AdvertOrder | undefined;
}

/**
 * Sends a new post, its pictures first (spec §4 "Post submit"). An advert goes on to its payment at the answer's link,
 * anything else to the dashboard. What fails is told where it belongs, and everything that was typed or stored stays.
 */
export function useCreatePost({ form, uploadAll, onImagesRefused, onPosted, order }: PostSending): (fields: PostFields) => Promise<void> {
  const navigate = useNavigate();
  const [createPost] = useCreatePostMutation();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const tellRefusal = async (error: unknown) => {
    showFieldErrors(error, POST_FIELDS, form.setError);
    const { code, fields } = serverRefusal(error) ?? {};
    if (fields?.['images'] !== undefined) onImagesRefused(fields['images']);
    if (code !== 'price_changed' || !order) return;
    // The new price is told first; a page that was opened before it changed knows the old one.
    await new Promise((resolve) => {
      setTimeout(resolve, TOAST_MS.post);
    });
    reloadWithPrice(order.plan);
  };

  return async (fields) => {
    const images = await uploadAll();
    if (!images || !isHere.current) return;
    const answer = await createPost({ post: { ...fields, images }, ...(order && { advert: order.query }) });
    if (!answer.data) return tellRefusal(answer.error);

    const { message, data: { advert, link } } = answer.data;
    const awaitsLink = advert !== undefined && link === undefined;
    toast({ kind: awaitsLink ? 'warning' : 'success', title: message, durationMs: awaitsLink ? TOAST_MS.default : TOAST_MS.post });
    onPosted();
    if (advert) forgetPlan();
    // Whoever has gone on to another page meanwhile stays there; an advert waits among their own.
    if (!isHere.current) return undefined;
    // Coming back from the checkout without paying leads to the advert that waits, not to an empty form.
    await navigate(advert ? '/dashboard/ads' : '/dashboard', { replace: link !== undefined });
    if (link !== undefined) globalThis.location.assign(link);
    return undefined;
  };
}
