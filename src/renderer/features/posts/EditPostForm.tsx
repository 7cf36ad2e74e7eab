import { DESCRIPTION_MAX, TOAST_MS } from '@oja/contract/limits';
import type { Post } from '@oja/contract/posts';
import { PostForm } from '@oja/ui/PostForm';
import { toast } from '@oja/ui/Toast';
import { useNavigate } from 'react-router-dom';

import { showFieldErrors } from '../../api/field-errors.ts';
import { useEditPostMutation } from '../../api/posts-api.ts';
import { POST_CHOICES } from './choices.ts';
import { DraftNote } from './DraftNote.tsx';
import { changesOf, POST_FIELDS, valuesOf } from './post-form-values.ts';
import { useDraftedForm } from './use-drafted-form.ts';

/** Changes a post of one's own: only what differs is sent, the pictures stay (spec §5). Its draft is kept as a new post's is. */
export function EditPostForm({ post }: { post: Post }) {
  const navigate = useNavigate();
  const [editPost] = useEditPostMutation();
  const { form, fields, isKept, isRestored, discard } = useDraftedForm(valuesOf(post), post._id);
  const { isSubmitting } = form.formState;

  const save = form.handleSubmit(async (typed) => {
    const edit = changesOf(typed, post);
    if (Object.keys(edit).length > 0) {
      const answer = await editPost({ postId: post._id, edit });
      if (!answer.data) {
        showFieldErrors(answer.error, POST_FIELDS, form.setError);
        return;
      }
      toast({ kind: 'success', title: answer.data.message, durationMs: TOAST_MS.post });
    }
    discard();
    await navigate('/dashboard');
  });

  const note = isKept && !isSubmitting && (
    <DraftNote place={isRestored ? 'above' : 'below'} text="Your changes are taken out of the form; the post stays as it is." onDiscard={discard} />
  );
  return (
    <PostForm
      mode="edit"
      fields={fields}
      choices={POST_CHOICES}
      descriptionMax={DESCRIPTION_MAX}
      banner={isRestored && note}
      note={!isRestored && note}
      submitting={isSubmitting}
      onSubmit={(event) => void save(event)}
    />
  );
}
