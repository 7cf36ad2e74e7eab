import { zodResolver } from '@hookform/resolvers/zod';
import { CATEGORIES, CONDITIONS, PRICE_POINTS } from '@oja/contract/categories';
import { DESCRIPTION_MAX, TOAST_MS } from '@oja/contract/limits';
import { PostForm as PostFormView } from '@oja/ui/PostForm';
import { toast } from '@oja/ui/Toast';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

import { showFieldErrors } from '../../api/field-errors.ts';
import { useCreatePostMutation } from '../../api/posts-api.ts';
import { EMPTY_POST, POST_FIELDS, type PostFields, postFormSchema, type PostFormValues } from './post-form-values.ts';
import { PostPictures } from './PostPictures.tsx';
import { usePickedImages } from './use-picked-images.ts';
import { usePostFields } from './use-post-fields.ts';

const CHOICES = { categories: CATEGORIES, conditions: CONDITIONS, pricePoints: PRICE_POINTS };

/**
 * Creates a post: validate, upload the pictures, then post (spec §4 "Post submit"). Whatever fails on the way is said
 * where it belongs, and everything that was typed or stored so far stays.
 */
export function PostForm() {
  const navigate = useNavigate();
  const pictures = usePickedImages();
  const [createPost] = useCreatePostMutation();
  const form = useForm<PostFormValues, unknown, PostFields>({
    defaultValues: EMPTY_POST,
    resolver: zodResolver(postFormSchema),
  });
  const fields = usePostFields(form);
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (post) => {
    const images = await pictures.uploadAll();
    if (!images) return;
    const answer = await createPost({ post: { ...post, images } });
    if (!answer.data) {
      showFieldErrors(answer.error, POST_FIELDS, form.setError);
      return;
    }
    toast({ kind: 'success', title: answer.data.message, durationMs: TOAST_MS.post });
    form.reset();
    await navigate('/dashboard');
  });

  return (
    <PostFormView
      fields={fields}
      choices={CHOICES}
      descriptionMax={DESCRIPTION_MAX}
      pictures={<PostPictures {...pictures} disabled={isSubmitting} />}
      submitting={isSubmitting}
      onSubmit={(event) => void submit(event)}
    />
  );
}
