import { t } from '@lingui/core/macro';
import { DESCRIPTION_MAX, TOAST_MS } from '@oja/contract/limits';
import type { Post } from '@oja/contract/posts';
import { PostForm } from '@oja/market/PostForm';
import { toast } from '@oja/ui/toast-store';
import { useNavigate } from 'react-router';

import { showFieldErrors } from '../../../api/field-errors.ts';
import { useEditPostMutation } from '../../../api/posts-api.ts';
import { submitForm } from '../../../api/submit-form.ts';
import { useUser } from '../../../session/use-session.ts';
import { editDraftKey } from './draft-keys.ts';
import { DraftNote } from './DraftNote.tsx';
import { changesOf, POST_FIELDS, valuesOf } from './post-form-values.ts';
import { useDraftedForm } from './use-drafted-form.ts';
import { usePostChoices } from './use-post-choices.ts';
import { useSuggestedCategories } from './use-suggested-categories.ts';

/**
 * Edits one of the viewer's posts. Only changed fields are sent, and the pictures stay (product §5). Stores a draft as
 * for a new post.
 */
export function EditPostForm({ post }: { post: Post }) {
  const navigate = useNavigate();
  const { _id: userId } = useUser();
  const [editPost] = useEditPostMutation();
  const { form, fields, isStored, isRestored, discard } = useDraftedForm(
    editDraftKey(userId, post._id),
    valuesOf(post),
  );
  const choices = usePostChoices(form);
  const suggestedCategories = useSuggestedCategories(form);
  const { isSubmitting } = form.formState;

  const save = form.handleSubmit(async (typed) => {
    const edit = changesOf(typed, post);
    if (Object.keys(edit).length > 0) {
      const answer = await editPost({ postId: post._id, edit });
      if (!answer.data) {
        showFieldErrors(answer.error, POST_FIELDS, form.setError);
        return;
      }
      toast({ tone: 'success', title: answer.data.message, durationMs: TOAST_MS.post });
    }
    discard();
    await navigate('/dashboard');
  });

  const note = isStored && !isSubmitting && (
    <DraftNote
      place={isRestored ? 'above' : 'below'}
      restored={t`Draft restored: changes to “${{ title: post.title }}”`}
      text={t`Your changes are taken out of the form; the post stays as it is.`}
      onDiscard={discard}
    />
  );
  return (
    <PostForm
      mode="edit"
      fields={fields}
      choices={choices}
      suggestedCategories={suggestedCategories}
      descriptionMax={DESCRIPTION_MAX}
      banner={isRestored && note}
      note={!isRestored && note}
      loading={isSubmitting}
      onSubmit={submitForm('editPost', save)}
    />
  );
}
