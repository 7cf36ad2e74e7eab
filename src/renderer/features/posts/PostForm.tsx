import { zodResolver } from '@hookform/resolvers/zod';
import { TOAST_MS } from '@oja/contract/limits';
import { Button } from '@oja/ui/Button';
import { toast } from '@oja/ui/Toast';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

import { showFieldErrors } from '../../api/field-errors.ts';
import { useCreatePostMutation } from '../../api/posts-api.ts';
import { PostFieldInputs } from './PostFieldInputs.tsx';
import styles from './PostForm.module.css';
import { EMPTY_POST, POST_FIELDS, type PostFields, postFormSchema, type PostFormValues } from './post-form-values.ts';
import { PostPictures } from './PostPictures.tsx';
import { usePickedImages } from './use-picked-images.ts';

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
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (fields) => {
    const images = await pictures.uploadAll();
    if (!images) return;
    const answer = await createPost({ ...fields, images });
    if (!answer.data) {
      showFieldErrors(answer.error, POST_FIELDS, form.setError);
      return;
    }
    toast({ kind: 'success', title: answer.data.message, durationMs: TOAST_MS.post });
    form.reset();
    await navigate('/dashboard');
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label="New post">
      <PostPictures {...pictures} disabled={isSubmitting} />
      <PostFieldInputs form={form} />
      <Button type="submit" size="large" fullWidth loading={isSubmitting}>
        Post
      </Button>
    </form>
  );
}
